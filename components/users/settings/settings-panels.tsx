'use client'

import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { TabsContent } from '@/components/ui/tabs'
import type { MailTransport } from '@/lib/outbox/types'
import type { CurrentUser } from '@/lib/users/types'
import { BankFields } from '../bank-fields'
import { CompanyFields } from '../company-fields'
import { ProfileFields } from '../profile-fields'
import type { SettingsValues } from '../user-values'
import { DefaultsFields } from './defaults-fields'
import { DesignCard } from './design-card'
import { GmailCard, type ShownGmail } from './gmail-card'
import { MailCard } from './mail-card'
import { RemindersCard, type Reminders } from './reminders-card'
import type { TabName } from './settings-tabs'

interface SettingsPanelsProps {
  form: UseFormReturn<SettingsValues, unknown, Record<string, unknown>>
  user: CurrentUser
  gmail: ShownGmail | null
  mailTransport: MailTransport
  reminders: Reminders
}

export function SettingsPanels(props: SettingsPanelsProps) {
  const { form, user, gmail, mailTransport, reminders } = props
  // Each part knows only its own fields, all of which the whole form has.
  const part = { register: form.register as never, errors: form.formState.errors as never }

  return (
    <>
      <Panel name="profile" title="Profile" description="Who you are.">
        <ProfileFields {...part} currency={user.currency} email={user.email} />
      </Panel>
      <Panel
        name="company"
        title="Company"
        description="What stands at the top of every invoice."
        below={
          <DesignCard register={part.register} control={form.control as never} saved={user.accentColor} />
        }
      >
        <CompanyFields {...part} control={form.control as never} />
      </Panel>
      <Panel
        name="bank"
        title="Bank"
        description="Where your clients send the money. Shown on invoices that are paid by bank transfer."
      >
        <BankFields {...part} />
      </Panel>
      <TabsContent value="integrations" className="grid gap-5 max-xl:max-w-2xl">
        <GmailCard gmail={gmail} />
        <MailCard transport={mailTransport} isStopped={gmail?.problem != null} />
        <RemindersCard reminders={reminders} />
        <Card>
          <CardHeader>
            <div>
              <CardTitle>Invoice Defaults</CardTitle>
              <CardDescription>What a new invoice starts with.</CardDescription>
            </div>
          </CardHeader>
          <CardContent>
            <DefaultsFields {...part} paymentTerms={user.defaultPaymentTerms} />
          </CardContent>
        </Card>
      </TabsContent>
    </>
  )
}

interface PanelProps {
  name: TabName
  title: string
  description: string
  children: ReactNode
  /** Another card. */
  below?: ReactNode
}

const Panel = ({ name, title, description, children, below }: PanelProps) => (
  <TabsContent value={name} className="grid gap-5 max-xl:max-w-2xl">
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
