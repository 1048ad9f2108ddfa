import { TRIED_KEY } from '@/lib/documents/kept'
import { blankSheet, isWritten, reviveSheet, type TriedSheet } from '@/lib/tried/sheet'

// The sheet of the landing page, in this browser. Where storage is blocked or full, there is none.

/** What was written, if anything. What is missing is as on a blank sheet of that day and currency. */
export function peekTriedSheet(today: string, currency: string): TriedSheet | null {
  try {
    return reviveSheet(localStorage.getItem(TRIED_KEY), blankSheet(today, currency))
  } catch {
    return null
  }
}

/** The same, handed over for good. */
export function takeTriedSheet(today: string, currency: string): TriedSheet | null {
  const sheet = peekTriedSheet(today, currency)
  if (sheet) localStorage.removeItem(TRIED_KEY)
  return sheet
}

export function keepTriedSheet(sheet: TriedSheet): void {
  try {
    if (isWritten(sheet)) localStorage.setItem(TRIED_KEY, JSON.stringify(sheet))
    else localStorage.removeItem(TRIED_KEY)
  } catch {
    // The sheet lives as long as the page.
  }
}
