'use client'

import { useTranslations } from 'next-intl'
import { notificationIds, type NotificationId } from '@/lib/activity/email-notifications'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { CurrentUser } from '@/lib/business/user-response'
import type { MailTransport } from '@/lib/mail/outbox/types'
import { GmailCard, type GmailSummary } from '@/components/users/settings/gmail/gmail-card'
import { DefaultsCard } from './invoices/defaults-card'
import { MailCard } from './mail-card'
import { EmailNotificationsCard } from './email-notifications-card'
import { saveNotification } from './save-notification'
import { usePartValue } from './settings-parts'
import { Card, CardContent, CardHeader, CardTitle, CardDescription } from '@/components/ui/card'

interface IntegrationsPanelProps {
  /** True if its tab is open. Invoice Defaults are registered on the open tab only. */
  isOpen: boolean
  user: CurrentUser
  taxes: TaxRate[]
  gmail: GmailSummary | null
  mailTransport: MailTransport
  notices: NotificationId[]
  automation: AutomationSummary
}

/** Gmail and Invoice Defaults (specification, section 2), then how emails are sent and how often jobs run. */
export function IntegrationsPanel({
  isOpen,
  user,
  taxes,
  gmail,
  mailTransport,
  notices,
  automation,
}: IntegrationsPanelProps) {
  return (
    <>
      <GmailCard gmail={gmail} />
      {isOpen && <DefaultsCard user={user} taxes={taxes} />}
      <MailCard transport={mailTransport} isGmailExpired={gmail?.problem != null} />
      <NotificationSettings notices={notices} email={user.email} />
      <AutomationCard {...automation} />
    </>
  )
}

const PLACE = { tab: 'integrations', section: 'defaults' } as const

async function saveNotices(notices: NotificationId[], saved: NotificationId[]): Promise<void> {
  for (const id of notificationIds)
    if (notices.includes(id) !== saved.includes(id)) await saveNotification(id, notices.includes(id))
}

function NotificationSettings({ notices, email }: { notices: NotificationId[]; email: string }) {
  const { value, change } = usePartValue(PLACE, notices, saveNotices)
  return <EmailNotificationsCard enabled={value} email={email} onChange={change} />
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
