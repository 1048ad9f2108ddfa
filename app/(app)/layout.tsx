import type { ReactNode } from 'react'
import { AppShell } from '@/components/layout/shell/app-shell'
import { ProofFollower } from '@/components/users/proof/proof-follower'
import { SessionKeeper } from '@/components/users/session-keeper'
import { getSigned, requireOnboardedUser } from '@/lib/api/session'
import { countUnread } from '@/lib/notifications/queries'
import { initials } from '@/lib/business/initials'

/** The app: signed in and onboarded. */
export default async function AppLayout({ children }: { children: ReactNode }) {
  const user = await requireOnboardedUser()
  const claims = (await getSigned())?.claims
  const unread = await countUnread(user)
  const { id, email, fullName, avatar } = user
  return (
    <AppShell user={{ email, fullName, avatar, initials: initials(fullName), unread }}>
      {children}
      <ProofFollower />
      <SessionKeeper userId={id} email={email} expiresAt={claims?.exp ?? 0} isStale={!claims?.onboarded} />
    </AppShell>
  )
}
