import { loadPage } from '@/components/shared/browser/load-page'
import { discardUnsavedInput, isThisTabSigningOut } from '@/components/shared/session/sign-out'
import { getSessionEndedPath } from '@/lib/auth/rules/paths'
import { ApiError, apiFetch } from '@/lib/platform/http/api-client'

/**
 * Leaves for sign-in when the session is over. next-auth's client takes a call that failed for the same, so the current-user call
 * decides: its 401 means that there is no user (specification, section 7).
 */
export async function redirectIfSignedOut(): Promise<void> {
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
