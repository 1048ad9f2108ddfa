import { DRAFT_KEY_PREFIX, DEMO_INVOICE_KEY } from '@/lib/documents/draft-storage-key'

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter(
      (key) => key.startsWith(DRAFT_KEY_PREFIX) || key === DEMO_INVOICE_KEY,
    )
  } catch {
    return []
  }
}

/** Key prefix of the onboarding drafts in this tab. */
export const ONBOARDING_DRAFT_PREFIX = 'sheaf:onboarding:'

function onboardingKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(ONBOARDING_DRAFT_PREFIX))
  } catch {
    return []
  }
}

export const hasStoredDrafts = (): boolean => keys().length > 0

/** Deletes all drafts on signing out, including encrypted ones. */
export function deleteStoredDrafts(): void {
  for (const key of keys()) localStorage.removeItem(key)
  deleteOnboardingDrafts()
}

/** Deletes the drafts when onboarding is completed or abandoned. */
export function deleteOnboardingDrafts(): void {
  for (const key of onboardingKeys()) sessionStorage.removeItem(key)
}
