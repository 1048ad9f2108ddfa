'use client'

import dynamic from 'next/dynamic'
import { useEffect, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { whenIdle } from '@/components/shared/browser/when-idle'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { TabsContent } from '@/components/ui/tabs'
import type { RuleId } from '@/lib/check/names'
import type { NoticeId } from '@/lib/business/events/notices'
import type { Day } from '@/lib/kernel/dates'
import type { MailTransport } from '@/lib/platform/queue/types'
import { DEFAULT_CURRENCY } from '@/lib/kernel/site'
import type { CurrentUser } from '@/lib/business/types'
import { BankFields } from '../bank-fields'
import { CompanyFields } from '../company-fields'
import { ProfileFields } from '../profile-fields'
import type { SettingsValues } from '../user-values'
import type { ShownAutomation } from './automation-card'
import { ChecksCard } from './checks-card'
import { DefaultsFields } from './defaults-fields'
import { DesignCard } from './design-card'
import type { ShownGmail } from '@/components/users/settings/gmail/gmail-card'
import { NumberingCard } from './numbering-card'
import { RemindersCard, type Reminders, type StandardReminders } from './reminders-card'
import type { TabName } from './settings-tabs'
import { TimeZoneField } from './time-zone-field'

// The other tabs are one form; this one stands by itself, and comes when it is looked at.
const loadIntegrations = () => import('./integrations-panel').then((module) => module.IntegrationsPanel)
const IntegrationsPanel = dynamic(loadIntegrations)

interface SettingsPanelsProps {
  form: UseFormReturn<SettingsValues, unknown, Record<string, unknown>>
  user: CurrentUser
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
}

export function SettingsPanels(props: SettingsPanelsProps) {
  const { form, user, today, gmail, mailTransport, silenced, notices, receipts, automation } = props
  useEffect(() => whenIdle(() => void loadIntegrations().catch(() => undefined)), [])
  // Each part knows only its own fields, all of which the whole form has.
  const part = { register: form.register as never, errors: form.formState.errors as never }

  return (
    <>
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
        <CompanyFields {...part} control={form.control as never} />
      </Panel>
      <Panel
        name="bank"
        title="Bank"
        description="Where your clients pay you. Shown on invoices paid by bank transfer."
      >
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
    </>
  )
}

interface PanelProps {
  name: TabName
  title: string
  description: string
  children: ReactNode
  /** More cards. */
  below?: ReactNode
  /** Stays while another tab is looked at: it holds words that the form around all tabs does not know. */
  keeps?: true
}

const Panel = ({ name, title, description, children, below, keeps }: PanelProps) => (
  <TabsContent
    value={name}
    forceMount={keeps}
    className="grid gap-5 data-[state=inactive]:hidden max-xl:max-w-2xl"
  >
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
