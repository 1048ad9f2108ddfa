import { KEPT_PREFIX, TRIED_KEY } from '@/lib/documents/kept'

function keys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(KEPT_PREFIX) || key === TRIED_KEY)
  } catch {
    return []
  }
}

export const hasKeptWords = (): boolean => keys().length > 0

/** Whoever signs out leaves nothing behind, not even sealed. */
export function removeKeptWords(): void {
  for (const key of keys()) localStorage.removeItem(key)
}
