import type { Metadata } from 'next'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { parseTab } from '@/components/users/settings/settings-tabs'
import { isGoogleConfigured } from '@/lib/auth/google'
import { requireOnboardedUser } from '@/lib/auth/session'
import { mailTransport } from '@/lib/mail/send'
import { getReminders } from '@/lib/reminders/queries'

export const metadata: Metadata = { title: 'Settings' }

export default async function SettingsPage({ searchParams }: { searchParams: Promise<{ tab?: string }> }) {
  const [user, { tab }] = await Promise.all([requireOnboardedUser(), searchParams])
  return (
    <SettingsForm
      user={user}
      startTab={parseTab(tab)}
      isGoogleConfigured={isGoogleConfigured()}
      mailTransport={mailTransport()}
      reminders={await getReminders(user.id)}
    />
  )
}
