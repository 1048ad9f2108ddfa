'use client'

import type { Session } from 'next-auth'
import { SessionProvider, useSession } from 'next-auth/react'
import { useEffect, useRef } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { apiFetch, ApiError } from '@/lib/platform/http/api-client'
import { SESSION_UPDATE_AGE, getSessionEndedPath } from '@/lib/auth/rules/paths'
import { discardUnsavedInput, isThisTabSigningOut } from '@/components/shared/session/sign-out'

export interface SessionSyncProps {
  /** Undefined where the provider has to ask for it, which renews the cookie. */
  session: Session | undefined
  /** Whose page this is. */
  userId: number
}

/** Renews the session while the app is open, and follows other tabs that sign in or out. Shows nothing. */
export default function SessionSync({ session, userId }: SessionSyncProps) {
  return (
    <SessionProvider
      session={session}
      refetchInterval={SESSION_UPDATE_AGE}
      refetchOnWindowFocus={false}
      refetchWhenOffline={false}
    >
      <SessionChanges userId={userId} />
    </SessionProvider>
  )
}

/** Posts the session to the server whenever it changed (specification, section 4). */
function SessionChanges({ userId }: Pick<SessionSyncProps, 'userId'>) {
  const { data: session } = useSession({ required: true, onUnauthenticated: redirectIfSignedOut })
  const known = useRef(session)
  useEffect(() => {
    if (!session || session === known.current) return
    known.current = session
    // Somebody else signed in in another tab: what is on the screen is not theirs to see.
    if (session.user.id !== String(userId)) return loadPage('/')
    const body = { userId, email: session.user.email }
    apiFetch('/api/auth/sync-session', { method: 'POST', body }).catch(redirectIfSignedOut)
  }, [session, userId])
  return null
}

/**
 * Leaves for sign-in when the session is over. next-auth's client takes a call that failed for the same, so the current-user call
 * decides: its 401 means that there is no user (specification, section 7).
 */
async function redirectIfSignedOut(): Promise<void> {
  if (isThisTabSigningOut()) return
  try {
    await apiFetch('/api/auth/me')
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return
    if (!isSignedOutByUser()) return loadPage(getSessionEndedPath(location.pathname + location.search))
    discardUnsavedInput()
    loadPage('/login')
  }
}

/** Whether somebody signed out in another tab: next-auth's last message to the tabs of this browser says so. */
function isSignedOutByUser(): boolean {
  try {
    const message: { data?: { trigger?: string } } = JSON.parse(
      localStorage.getItem('nextauth.message') ?? '{}',
    )
    return message.data?.trigger === 'signout'
  } catch {
    return false
  }
}
