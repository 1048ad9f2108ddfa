import type { NoticeId } from '@/lib/business/events/notices'
import type { MailTransport } from '@/lib/platform/queue/types'
import { AutomationCard, type ShownAutomation } from './automation-card'
import { GmailCard, type ShownGmail } from '@/components/users/settings/gmail/gmail-card'
import { MailCard } from './mail-card'
import { NoticesCard } from './notices-card'
import { ReceiptsCard } from './receipts-card'

interface IntegrationsPanelProps {
  gmail: ShownGmail | null
  mailTransport: MailTransport
  receipts: boolean
  notices: NoticeId[]
  email: string
  automation: ShownAutomation
}

/** What goes out by mail, through what, and when by itself. */
export function IntegrationsPanel({
  gmail,
  mailTransport,
  receipts,
  notices,
  email,
  automation,
}: IntegrationsPanelProps) {
  return (
    <>
      <GmailCard gmail={gmail} />
      <MailCard transport={mailTransport} isStopped={gmail?.problem != null} />
      <ReceiptsCard isOn={receipts} />
      <NoticesCard on={notices} email={email} />
      <AutomationCard {...automation} />
    </>
  )
}
