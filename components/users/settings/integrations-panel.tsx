'use client'

import { useTranslations } from 'next-intl'
import type { NotificationId } from '@/lib/activity/email-notifications'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { CurrentUser } from '@/lib/business/user-response'
import type { MailTransport } from '@/lib/mail/outbox/types'
import { GmailCard, type GmailSummary } from '@/components/users/settings/gmail/gmail-card'
import { DefaultsCard } from './invoices/defaults-card'
import { MailCard } from './mail-card'
import { EmailNotificationsCard } from './email-notifications-card'
import { Card, CardContent, CardHeader, CardTitle, CardDescription } from '@/components/ui/card'
import { Checkbox } from '@/components/ui/checkbox'
import type { updateReceiptSetting } from '@/lib/api/definitions/settings/preferences'
import { callApi } from '@/lib/platform/http/api-client'
import { useInstantSwitch } from '@/components/shared/use-instant-switch'

interface IntegrationsPanelProps {
  user: CurrentUser
  taxes: TaxRate[]
  gmail: GmailSummary | null
  mailTransport: MailTransport
  receipts: boolean
  notices: NotificationId[]
  automation: AutomationSummary
}

/** Gmail and Invoice Defaults (specification, section 2), then other email and automation settings. */
export function IntegrationsPanel({
  user,
  taxes,
  gmail,
  mailTransport,
  receipts,
  notices,
  automation,
}: IntegrationsPanelProps) {
  return (
    <>
      <GmailCard gmail={gmail} />
      <DefaultsCard user={user} taxes={taxes} />
      <MailCard transport={mailTransport} isGmailExpired={gmail?.problem != null} />
      <ReceiptsCard enabled={receipts} />
      <EmailNotificationsCard enabled={notices} email={user.email} />
      <AutomationCard {...automation} />
    </>
  )
}

const saveReceiptSetting = (isOn: boolean) =>
  callApi<typeof updateReceiptSetting>({ method: 'PATCH', path: '/api/user/receipts', body: { isOn } })

/** Switch for payment receipts to clients. Saved at once. */
function ReceiptsCard({ enabled }: { enabled: boolean }) {
  const t = useTranslations('settings.receipts')
  const [isOn, change] = useInstantSwitch(enabled, saveReceiptSetting)

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <label className="touch-target flex items-center gap-2.5">
          <Checkbox checked={isOn} onCheckedChange={(checked) => change(checked === true)} />
          {t('label')}
        </label>
      </CardContent>
    </Card>
  )
}

/** State of the scheduled jobs, formatted as text. */
export interface AutomationSummary {
  state: string
  waiting: string
  /** Command that runs the jobs once. */
  curlCommand: string
}

/**
 * Last run of the scheduled jobs (recurring invoices, reminders, delayed emails), pending work, and how to run them
 * more often.
 */
function AutomationCard({ state, waiting, curlCommand }: AutomationSummary) {
  const t = useTranslations('settings.automation')
  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('description')}</CardDescription>
      </CardHeader>
      <CardContent className="grid gap-3">
        <p>
          {state} {waiting}
        </p>
        <details>
          <summary className="text-caption text-primary touch-target w-fit cursor-pointer underline-offset-4 hover:underline">
            {t('moreOften')}
          </summary>
          <div className="mt-3 grid gap-2 text-sm">
            <p>{t('scheduler')}</p>
            <Command text={curlCommand} />
            <p>{t('crontab')}</p>
            <Command text={`*/5 * * * * CRON_SECRET=… ; ${curlCommand}`} />
          </div>
        </details>
      </CardContent>
    </Card>
  )
}

const Command = ({ text }: { text: string }) => (
  <pre tabIndex={0} className="bg-muted overflow-x-auto rounded-md p-3 text-xs">
    <code>{text}</code>
  </pre>
)
