import { utc } from '@date-fns/utc'
import { differenceInDays } from 'date-fns'
import { EXPORT_PATH } from '@/lib/exports/paths'

/** How far an export has come. */
export interface ExportCheckpoint {
  /** How many parts there are already. */
  done: number
  /** The address of the part that comes next. */
  next: string
}

/** Days after which an export is a new one: its tables would no longer be those of its invoices. */
const LASTS = 7

const keyOf = (userId: number) => `sheaf:export:${userId}`

/** The place where a user stopped in this browser, as it is kept; empty for none. */
export function getStoredCheckpoint(userId: number): string {
  try {
    const kept = localStorage.getItem(keyOf(userId)) ?? ''
    if (!kept) return ''
    const { at } = JSON.parse(kept) as { at: number }
    return differenceInDays(Date.now(), at, { in: utc }) < LASTS ? kept : ''
  } catch {
    return ''
  }
}

/** Keeps the place, or forgets it where the export is done. */
export function storeCheckpoint(userId: number, place: ExportCheckpoint | null): void {
  try {
    if (place) localStorage.setItem(keyOf(userId), JSON.stringify({ ...place, at: Date.now() }))
    else localStorage.removeItem(keyOf(userId))
  } catch {
    // Storage is blocked: it is known until the page is left.
  }
}

export function parseCheckpoint(kept: string): ExportCheckpoint | null {
  if (!kept) return null
  const { done, next } = JSON.parse(kept) as ExportCheckpoint
  return done > 0 && next.startsWith(`${EXPORT_PATH}?`) ? { done, next } : null
}
