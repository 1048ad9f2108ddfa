'use client'

import type { Session } from 'next-auth'
import { SessionProvider, useSession } from 'next-auth/react'
import { useEffect, useRef } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import type { getMe, syncSession } from '@/lib/api/definitions/auth'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import { SESSION_UPDATE_AGE, getSessionEndedPath } from '@/lib/auth/rules/paths'
import { discardUnsavedInput, isThisTabSigningOut } from '@/components/shared/session/sign-out'

export interface SessionSyncProps {
  /** Undefined if the provider has to fetch it, which renews the cookie. */
  session: Session | undefined
  /** User the page was rendered for. */
  userId: number
}

/** Renews the session while the app is open, and reacts to sign-in and sign-out in other tabs. Renders nothing. */
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

/** Posts the session to the server whenever it changes (specification, section 4). */
function SessionChanges({ userId }: Pick<SessionSyncProps, 'userId'>) {
  const { data: session } = useSession({ required: true, onUnauthenticated: redirectIfSignedOut })
  const lastSession = useRef(session)
  useEffect(() => {
    if (!session || session === lastSession.current) return
    lastSession.current = session
    // Another user signed in in another tab and must not see this page.
    if (session.user.id !== String(userId)) return loadPage('/')
    const body = { userId, email: session.user.email }
    callApi<typeof syncSession>({ method: 'POST', path: '/api/auth/sync-session', body }).catch(
      redirectIfSignedOut,
    )
  }, [session, userId])
  return null
}

/**
 * Redirects to sign-in if the session has ended. next-auth's client can't tell that from a failed request, so the
 * current-user call decides: 401 means there is no user (specification, section 7).
 */
async function redirectIfSignedOut(): Promise<void> {
  if (isThisTabSigningOut()) return
  try {
    await callApi<typeof getMe>({ method: 'GET', path: '/api/auth/me' })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) return
    if (!isSignedOutByUser()) return loadPage(getSessionEndedPath(location.pathname + location.search))
    discardUnsavedInput()
    loadPage('/login')
  }
}

/** True if the user signed out in another tab, according to next-auth's last message in local storage. */
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
