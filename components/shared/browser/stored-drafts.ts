import {
  DRAFT_KEY_PREFIX,
  DEMO_INVOICE_KEY,
  ONBOARDING_DRAFT_PREFIX,
} from '@/lib/documents/draft-storage-key'

function findKeys(...prefixes: string[]): string[] {
  try {
    return Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix)))
  } catch {
    return []
  }
}

/** True if an invoice was begun and not saved. */
export const hasStoredDrafts = (): boolean => findKeys(DRAFT_KEY_PREFIX, DEMO_INVOICE_KEY).length > 0

/** Deletes all drafts on signing out, including encrypted ones. */
export function deleteStoredDrafts(): void {
  for (const key of findKeys(DRAFT_KEY_PREFIX, DEMO_INVOICE_KEY, ONBOARDING_DRAFT_PREFIX))
    localStorage.removeItem(key)
}
