import type { Metadata } from 'next'
import { SamplePreview } from '@/components/invoices/sample-preview'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { parseTab } from '@/components/users/settings/settings-tabs'
import { requireOnboardedUser } from '@/lib/auth/session'
import { formatDay, todayIn } from '@/lib/dates'
import { getGmail } from '@/lib/gmail/queries'
import type { Gmail } from '@/lib/gmail/types'
import { mailTransport } from '@/lib/mail/send'
import { getReminders } from '@/lib/reminders/queries'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage({ searchParams }: { searchParams: Promise<{ tab?: string }> }) {
  const [user, { tab }] = await Promise.all([requireOnboardedUser(), searchParams])
  const [gmail, reminders] = await Promise.all([getGmail(user.id), getReminders(user.id)])
  return (
    <SettingsForm
      user={user}
      startTab={parseTab(tab)}
      gmail={gmail && shown(gmail, user.timeZone)}
      mailTransport={gmail ? 'gmail' : mailTransport()}
      reminders={reminders}
      preview={<SamplePreview today={todayIn(user.timeZone)} />}
    />
  )
}

/** With its texts final: the browser needs no calendar for them. */
const shown = ({ address, connectedAt, problem }: Gmail, timeZone: string) => ({
  address,
  since: formatDay(todayIn(timeZone, new Date(connectedAt))),
  problem,
})
