import { KEPT_PREFIX, TRIED_KEY } from '@/lib/documents/kept'

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEPT_PREFIX) || key === TRIED_KEY)
  } catch {
    return []
  }
}

/** Keys of what was typed into onboarding steps in this tab. */
export const ONBOARDING_PREFIX = 'sheaf:onboarding:'

function onboardingKeys(): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(ONBOARDING_PREFIX))
  } catch {
    return []
  }
}

export const hasKeptWords = (): boolean => keys().length > 0

/** Whoever signs out leaves nothing behind, not even sealed. */
export function removeKeptWords(): void {
  for (const key of keys()) localStorage.removeItem(key)
  forgetOnboardingWords()
}

/** Called when onboarding is completed or abandoned. */
export function forgetOnboardingWords(): void {
  for (const key of onboardingKeys()) sessionStorage.removeItem(key)
}
