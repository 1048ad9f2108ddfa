import type { ReactNode } from 'react'
import { AppShell } from '@/components/layout/app-shell'
import { SessionKeeper } from '@/components/users/session-keeper'
import { getSigned, requireOnboardedUser } from '@/lib/auth/session'
import { initials } from '@/lib/users/initials'

/** The app: signed in and onboarded. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const user = await requireOnboardedUser()
  const claims = (await getSigned())?.claims
  const { id, email, fullName, avatar } = user
  return (
    <AppShell user={{ email, fullName, avatar, initials: initials(fullName) }}>
      {children}
      <SessionKeeper userId={id} email={email} expiresAt={claims?.exp ?? 0} isStale={!claims?.onboarded} />
    </AppShell>
  )
}
