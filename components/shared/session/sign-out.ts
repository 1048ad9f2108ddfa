import { deleteStoredDrafts } from '@/components/shared/browser/stored-drafts'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { ApiError } from '@/lib/platform/http/api-client'
import { getConnectionTexts } from '@/lib/platform/http/connection-texts'
import { translateError, type ErrorBody } from '@/lib/platform/http/translate-error'

let isSigningOut = false

/** Returns true if this tab is signing out, and therefore redirects itself. */
export const isThisTabSigningOut = (): boolean => isSigningOut

/**
 * Ends the session of this browser, of which next-auth informs the other tabs, and discards unsaved input. Throws
 * ApiError.
 */
export async function signOutThisBrowser(): Promise<void> {
  isSigningOut = true
  try {
    // Loaded on demand, so that no screen waits for it.
    const { signOut } = await import('next-auth/react')
    const response: { url?: string } & Partial<ErrorBody> = await signOut({ redirect: false })
    // Redirected to next-auth's own page because the CSRF cookie was missing.
    if (!response.url || new URL(response.url).searchParams.has('csrf')) {
      const { message = getConnectionTexts().somethingWentWrong } = await translateError(response)
      throw new ApiError(0, message)
    }
  } catch (error) {
    isSigningOut = false
    throw error instanceof TypeError ? new ApiError(0, getConnectionTexts().offline) : error
  }
  discardUnsavedInput()
}

/** Discards unsaved input: another person may use this browser next. */
export function discardUnsavedInput(): void {
  discardChanges()
  deleteStoredDrafts()
}
