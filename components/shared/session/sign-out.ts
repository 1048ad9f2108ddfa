import { deleteStoredDrafts } from '@/components/shared/browser/stored-drafts'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { ApiError, OFFLINE, SOMETHING_WENT_WRONG } from '@/lib/platform/http/api-client'

let isSigningOut = false

/** Whether this tab signs out by itself, and leaves for a page of its own choice. */
export const isThisTabSigningOut = (): boolean => isSigningOut

/** Ends the session of this browser, of which next-auth tells the other tabs, and discards what was typed. Throws ApiError. */
export async function signOutThisBrowser(): Promise<void> {
  isSigningOut = true
  try {
    // Loaded when it is needed: no screen waits for it.
    const { signOut } = await import('next-auth/react')
    const { url, message }: { url?: string; message?: string } = await signOut({ redirect: false })
    // Sent back to next-auth's own page: the cookie with the form's token did not come back.
    if (!url || new URL(url).searchParams.has('csrf')) throw new ApiError(0, message ?? SOMETHING_WENT_WRONG)
  } catch (error) {
    isSigningOut = false
    throw error instanceof TypeError ? new ApiError(0, OFFLINE) : error
  }
  discardUnsavedInput()
}

/** Discards what was typed and not saved: this browser may be somebody else's next. */
export function discardUnsavedInput(): void {
  discardChanges()
  deleteStoredDrafts()
}
