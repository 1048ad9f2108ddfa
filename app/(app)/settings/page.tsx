import type { Metadata } from 'next'
import { SamplePreview } from '@/components/documents/sheet/sample-preview'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { parseTab } from '@/components/users/settings/settings-tabs'
import { requireOnboardedUser } from '@/lib/api/session'
import { getSilenced } from '@/lib/check/queries'
import { proseDay, todayIn } from '@/lib/kernel/dates'
import { getGmail } from '@/lib/delivery/gmail/queries'
import type { Gmail } from '@/lib/delivery/gmail/types'
import { getAutomation } from '@/lib/actions/jobs/queries'
import { automationWords } from '@/lib/platform/jobs/words'
import { mailTransport } from '@/lib/platform/mail/send'
import { getNotices } from '@/lib/business/events/choice'
import { NUMBERED_AS } from '@/lib/documents/lifecycle/kinds'
import { getNumbering } from '@/lib/business/numbering/settings'
import { sendsReceipts } from '@/lib/documents/payments/receipts'
import { mailWords } from '@/lib/words/english/mail'
import { getReminders } from '@/lib/reminders/queries'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage({ searchParams }: { searchParams: Promise<{ tab?: string }> }) {
  const [user, { tab }] = await Promise.all([requireOnboardedUser(), searchParams])
  const [gmail, reminders, numbering, silenced, notices, receipts, automation] = await Promise.all([
    getGmail(user.id),
    getReminders(user.id),
    getNumbering(user.id, NUMBERED_AS.INVOICE),
    getSilenced(user.id),
    getNotices(user.id),
    sendsReceipts(user.id),
    getAutomation(user.id),
  ])
  return (
    <SettingsForm
      user={user}
      startTab={parseTab(tab)}
      numbering={numbering}
      gmail={gmail && shown(gmail, user.timeZone)}
      mailTransport={gmail ? 'gmail' : mailTransport()}
      reminders={reminders}
      standardReminders={mailWords.reminder}
      silenced={silenced}
      notices={notices}
      receipts={receipts}
      automation={automationWords(automation, user.timeZone)}
      preview={<SamplePreview today={todayIn(user.timeZone)} />}
    />
  )
}

/** With its texts final: the browser needs no calendar for them. */
const shown = ({ address, connectedAt, problem }: Gmail, timeZone: string) => ({
  address,
  since: proseDay(todayIn(timeZone, new Date(connectedAt))),
  problem,
})
