import type { NotificationId } from '@/lib/activity/email-notifications'
import type { TaxRate } from '@/lib/business/taxes/types'
import type { CurrentUser } from '@/lib/business/user-response'
import type { MailTransport } from '@/lib/mail/outbox/types'
import { AutomationCard, type AutomationSummary } from './automation-card'
import { GmailCard, type GmailSummary } from '@/components/users/settings/gmail/gmail-card'
import { DefaultsCard } from './invoices/defaults-card'
import { MailCard } from './mail-card'
import { EmailNotificationsCard } from './email-notifications-card'
import { ReceiptsCard } from './receipts-card'

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
      <ReceiptsCard isOn={receipts} />
      <EmailNotificationsCard enabled={notices} email={user.email} />
      <AutomationCard {...automation} />
    </>
  )
}
