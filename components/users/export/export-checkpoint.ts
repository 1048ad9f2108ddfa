import { utc } from '@date-fns/utc'
import { differenceInDays } from 'date-fns'
import { EXPORT_PATH } from '@/lib/exports/paths'

/** Progress of an export. */
export interface ExportCheckpoint {
  /** Number of downloaded parts. */
  done: number
  /** URL of the next part. */
  next: string
}

/** Days after which an export starts over, because its tables would no longer match its invoices. */
const LASTS = 7

const getStorageKey = (userId: number) => `sheaf:export:${userId}`

/** Returns the stored checkpoint as JSON; empty if there is none. */
export function getStoredCheckpoint(userId: number): string {
  try {
    const stored = localStorage.getItem(getStorageKey(userId)) ?? ''
    if (!stored) return ''
    const { at } = JSON.parse(stored) as { at: number }
    return differenceInDays(Date.now(), at, { in: utc }) < LASTS ? stored : ''
  } catch {
    return ''
  }
}

/** Stores the checkpoint; null deletes it. */
export function storeCheckpoint(userId: number, checkpoint: ExportCheckpoint | null): void {
  try {
    if (checkpoint)
      localStorage.setItem(getStorageKey(userId), JSON.stringify({ ...checkpoint, at: Date.now() }))
    else localStorage.removeItem(getStorageKey(userId))
  } catch {
    // Storage is blocked: the progress is lost when the page is left.
  }
}

export function parseCheckpoint(stored: string): ExportCheckpoint | null {
  if (!stored) return null
  const { done, next } = JSON.parse(stored) as ExportCheckpoint
  return done > 0 && next.startsWith(`${EXPORT_PATH}?`) ? { done, next } : null
}
