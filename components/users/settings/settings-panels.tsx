'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { usePreload } from '@/components/shared/browser/run-when-idle'
import { useHasPermission } from '@/components/shared/permissions'
import { TabsContent } from '@/components/ui/tabs'
import type { RuleId } from '@/lib/presend-check/rule-registry'
import type { NotificationId } from '@/lib/activity/email-notifications'
import type { Day } from '@/lib/core/dates'
import type { MailTransport } from '@/lib/mail/outbox/types'
import { DEFAULT_CURRENCY } from '@/lib/core/site'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { SavedItem } from '@/lib/documents/items/item-response'
import { isUnstructuredAddress } from '../address/address-values'
import { ProfileFields } from '../profile-fields'
import type { ParsedFields } from '../lazy-resolver'
import type { BankValues, SettingsValues, SettingsUser } from '../user-values'
import type { MembersData } from '../members/members-data'
import type { AutomationSummary } from './integrations-panel'
import type { BankRequestSummary } from '../bank/bank-request-card'
import type { GmailSummary } from '@/components/users/settings/gmail/gmail-card'
import { PanelCard } from './panel-card'
import type { TextLanguages } from './invoices/invoices-panel'
import type { Reminders } from '@/lib/reminders/reminders-response'
import type { KindNumbering } from './invoices/number-sequence-card'
import type { InvoiceSection, SettingsTab } from './settings-tabs'
import { TimeZoneField } from './time-zone-field'

// Tabs loaded when opened, or preloaded.
const loadIntegrations = () => import('./integrations-panel').then((module) => module.IntegrationsPanel)
const IntegrationsPanel = dynamic(loadIntegrations)
const loadMembers = () => import('../members/members-panel').then((module) => module.MembersPanel)
const MembersPanel = dynamic(loadMembers)
const loadCompany = () => import('../company-fields').then((module) => module.CompanyFields)
const CompanyFields = dynamic(loadCompany)
const loadBank = () => import('../bank-fields').then((module) => module.BankFields)
const BankFields = dynamic(loadBank)
const loadInvoices = () => import('./invoices/invoices-panel').then((module) => module.InvoicesPanel)
const InvoicesPanel = dynamic(loadInvoices)
const loadTabs = () =>
  Promise.all([loadCompany(), loadBank(), loadInvoices(), loadIntegrations(), loadMembers()])

// Renders nothing and has nothing to do before the first input.
const AddressTextSync = dynamic(
  () => import('../address/address-text-sync').then((module) => module.AddressTextSync),
  {
    ssr: false,
  },
)

// Loaded on demand: rarely shown.
const BankRequestCard = dynamic(() =>
  import('../bank/bank-request-card').then((module) => module.BankRequestCard),
)

const PANEL = 'grid gap-5 data-[state=inactive]:hidden max-xl:max-w-2xl'

export interface SettingsPanelsProps {
  form: UseFormReturn<SettingsValues, unknown, ParsedFields<'settings'>>
  /** Open tab. */
  tab: SettingsTab
  /** Open section of the Invoices tab. */
  section: InvoiceSection
  onSectionChange: (section: InvoiceSection) => void
  user: SettingsUser
  /** User's date. */
  today: Day
  /** Numbering of the document kinds other than invoices. */
  otherNumbering?: KindNumbering[]
  gmail: GmailSummary | null
  mailTransport: MailTransport
  reminders: Reminders
  texts: TextLanguages
  silenced: RuleId[]
  taxes: TaxRate[]
  items: SavedItem[]
  notices: NotificationId[]
  receipts: boolean
  automation: AutomationSummary
  members: MembersData
  bankRequest: BankRequestSummary | null
}

export function SettingsPanels(props: SettingsPanelsProps) {
  const t = useTranslations('settings')
  const { form, user, today, gmail, mailTransport, notices, receipts, automation } = props
  const { silenced, taxes, items, reminders, texts, otherNumbering = [] } = props
  // These tabs stay mounted once opened: they have forms of their own with unsaved input.
  const [opened, setOpened] = useState<SettingsTab[]>([])
  if (!opened.includes(props.tab)) setOpened([...opened, props.tab])
  const keepMounted = (tab: SettingsTab) => opened.includes(tab) || undefined
  usePreload(loadTabs)
  const mayChangeBank = useHasPermission('bank')
  const country = useWatch({ control: form.control, name: 'country' }) ?? ''

  return (
    <>
      <AddressTextSync
        country={country}
        storedCountry={user.country}
        isTextOnly={isUnstructuredAddress(user)}
      />
      <TabsContent value="profile" className={PANEL}>
        <PanelCard title={t('profile.title')} description={t('profile.description')}>
          <ProfileFields
            currency={user.currency}
            countryName={user.countryName}
            email={user.email}
            initialCurrency={DEFAULT_CURRENCY}
          >
            <TimeZoneField />
          </ProfileFields>
        </PanelCard>
      </TabsContent>
      <TabsContent value="company" className={PANEL}>
        <PanelCard title={t('company.title')} description={t('company.description')}>
          <CompanyFields user={user} country={country} />
        </PanelCard>
      </TabsContent>
      <TabsContent value="bank" className={PANEL}>
        {props.bankRequest && (
          <BankRequestCard
            request={props.bankRequest}
            current={user}
            onConfirmed={(details) => {
              for (const [field, value] of Object.entries(details))
                form.resetField(field as keyof BankValues, { defaultValue: value ?? '' })
            }}
          />
        )}
        <PanelCard title={t('bank.title')} description={t('bank.description')}>
          {!mayChangeBank && (
            <p className="text-caption text-muted-foreground mb-5">
              {user.role === 'OWNER' ? t('bank.otherOwnerConfirms') : t('bank.ownerConfirms')}
            </p>
          )}
          <BankFields country={country} />
        </PanelCard>
      </TabsContent>
      <TabsContent
        value="invoices"
        forceMount={keepMounted('invoices')}
        className="data-[state=inactive]:hidden"
      >
        <InvoicesPanel
          isOpen={props.tab === 'invoices'}
          section={props.section}
          onSectionChange={props.onSectionChange}
          receipts={receipts}
          user={user}
          today={today}
          otherNumbering={otherNumbering}
          silenced={silenced}
          taxes={taxes}
          items={items}
          reminders={reminders}
          texts={texts}
        />
      </TabsContent>
      <TabsContent value="integrations" forceMount={keepMounted('integrations')} className={PANEL}>
        <IntegrationsPanel
          isOpen={props.tab === 'integrations'}
          user={user}
          taxes={taxes}
          gmail={gmail}
          mailTransport={mailTransport}
          notices={notices}
          automation={automation}
        />
      </TabsContent>
      <TabsContent
        value="members"
        forceMount={keepMounted('members')}
        className="grid gap-5 data-[state=inactive]:hidden"
      >
        <MembersPanel members={props.members} />
      </TabsContent>
    </>
  )
}
