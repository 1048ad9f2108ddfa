'use client'

import dynamic from 'next/dynamic'
import { useEffect, type ReactNode } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { whenIdle } from '@/components/shared/browser/when-idle'
import { Allowed } from '@/components/shared/permissions'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { TabsContent } from '@/components/ui/tabs'
import type { RuleId } from '@/lib/check/names'
import type { NoticeId } from '@/lib/business/events/notices'
import type { Day } from '@/lib/kernel/dates'
import type { MailTransport } from '@/lib/platform/queue/types'
import { DEFAULT_CURRENCY } from '@/lib/kernel/site'
import type { CurrentUser } from '@/lib/business/types'
import type { GuessedAddress } from '@/lib/kernel/places/guess-address'
import { isTextOnly } from '../address/address-values'
import { BankFields } from '../bank-fields'
import { CompanyFields } from '../company-fields'
import { ProfileFields } from '../profile-fields'
import type { BankValues, SettingsValues } from '../user-values'
import type { ShownMembers } from '../members/shown-members'
import type { ShownAutomation } from './automation-card'
import type { ShownBankRequest } from '../bank/bank-request-card'
import { ChecksCard } from './checks-card'
import { DefaultsFields } from './defaults-fields'
import { DesignCard } from './design-card'
import type { ShownGmail } from '@/components/users/settings/gmail/gmail-card'
import { NumberingCard } from './numbering-card'
import { RemindersCard, type Reminders, type StandardReminders } from './reminders-card'
import type { TabName } from './settings-tabs'
import { TimeZoneField } from './time-zone-field'

// The other tabs are one form; these stand by themselves, and come when they are looked at.
const loadIntegrations = () => import('./integrations-panel').then((module) => module.IntegrationsPanel)
const IntegrationsPanel = dynamic(loadIntegrations)
const loadMembers = () => import('../members/members-panel').then((module) => module.MembersPanel)
const MembersPanel = dynamic(loadMembers)

// It draws nothing, and has nothing to do before something is typed.
const AddressText = dynamic(() => import('../address/address-text').then((module) => module.AddressText), {
  ssr: false,
})

// Seldom there.
const BankRequestCard = dynamic(() =>
  import('../bank/bank-request-card').then((module) => module.BankRequestCard),
)

const ASKS_OWNER = 'An owner confirms changes to bank details before clients see them.'

interface SettingsPanelsProps {
  form: UseFormReturn<SettingsValues, unknown, Record<string, unknown>>
  user: CurrentUser
  guess: GuessedAddress | null
  /** The user's day. */
  today: Day
  gmail: ShownGmail | null
  mailTransport: MailTransport
  reminders: Reminders
  standardReminders: StandardReminders
  silenced: RuleId[]
  notices: NoticeId[]
  receipts: boolean
  automation: ShownAutomation
  members: ShownMembers
  bankRequest: ShownBankRequest | null
}

export function SettingsPanels(props: SettingsPanelsProps) {
  const { form, user, guess, today, gmail, mailTransport, silenced, notices, receipts, automation } = props
  useEffect(
    () => whenIdle(() => void Promise.all([loadIntegrations(), loadMembers()]).catch(() => undefined)),
    [],
  )
  // Each part knows only its own fields, all of which the whole form has.
  const country = useWatch({ control: form.control, name: 'country' }) ?? ''
  const part = { register: form.register as never, errors: form.formState.errors as never }

  return (
    <>
      <AddressText
        {...{ control: form.control as never, setValue: form.setValue as never, country }}
        storedCountry={user.country}
        isGuess={isTextOnly(user)}
      />
      <Panel name="profile" title="Profile" description="Your name, location and currency.">
        <ProfileFields
          {...part}
          getValues={form.getValues as never}
          setValue={form.setValue as never}
          currency={user.currency}
          email={user.email}
          began={DEFAULT_CURRENCY}
        >
          <TimeZoneField control={form.control as never} />
        </ProfileFields>
      </Panel>
      <Panel name="company" title="Company" description="Shown at the top of every invoice.">
        <CompanyFields
          {...part}
          control={form.control as never}
          user={user}
          guess={guess}
          country={country}
        />
      </Panel>
      <Panel
        name="bank"
        title="Bank"
        description="Where your clients pay you. Shown on invoices paid by bank transfer."
        above={
          props.bankRequest && (
            <BankRequestCard
              request={props.bankRequest}
              present={user}
              onTaken={(details) => {
                for (const [field, value] of Object.entries(details))
                  form.resetField(field as keyof BankValues, { defaultValue: value ?? '' })
              }}
            />
          )
        }
      >
        <Allowed to="bank" otherwise={<p className="ui-field-hint mb-5">{ASKS_OWNER}</p>}>
          {null}
        </Allowed>
        <BankFields {...part} />
      </Panel>
      <Panel
        name="invoices"
        title="Invoice Defaults"
        description="Used to fill in new invoices."
        keeps
        below={
          <>
            <NumberingCard
              {...part}
              control={form.control as never}
              setValue={form.setValue as never}
              today={today}
            />
            <RemindersCard reminders={props.reminders} standard={props.standardReminders} />
            <ChecksCard silenced={silenced} />
            <DesignCard register={part.register} control={form.control as never} saved={user.accentColor} />
          </>
        }
      >
        <DefaultsFields {...part} paymentTerms={user.defaultPaymentTerms} />
      </Panel>
      <TabsContent value="integrations" className="grid gap-5 max-xl:max-w-2xl">
        <IntegrationsPanel {...{ gmail, mailTransport, receipts, notices, automation }} email={user.email} />
      </TabsContent>
      <TabsContent value="members" className="grid max-w-4xl gap-5">
        <MembersPanel members={props.members} />
      </TabsContent>
    </>
  )
}

interface PanelProps {
  name: TabName
  title: string
  description: string
  children: ReactNode
  /** More cards. */
  above?: ReactNode
  below?: ReactNode
  /** Stays while another tab is looked at: it holds words that the form around all tabs does not know. */
  keeps?: true
}

const Panel = ({ name, title, description, children, above, below, keeps }: PanelProps) => (
  <TabsContent
    value={name}
    forceMount={keeps}
    className="grid gap-5 data-[state=inactive]:hidden max-xl:max-w-2xl"
  >
    {above}
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{title}</CardTitle>
          <CardDescription>{description}</CardDescription>
        </div>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
    {below}
  </TabsContent>
)
