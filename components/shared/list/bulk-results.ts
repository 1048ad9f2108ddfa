import type { BulkResult } from '@/lib/core/lists/bulk'

const SHOWN = 3

/** Returns the ids of the changed rows. */
export const getChangedIds = (results: BulkResult[]): number[] =>
  results.filter(({ ok }) => ok).map(({ id }) => id)

/** Returns the names and reasons of the unchanged rows. `getName`: returns a row's name. */
export const getFailureReasons = (
  results: BulkResult[],
  getName: (id: number) => string,
): [string, string][] =>
  results.filter(({ ok }) => !ok).map(({ id, message }) => [getName(id), message ?? ''])

/** Formats a count: `1 invoice`, `12 invoices`. */
export const formatItemCount = (some: number, what: string): string =>
  `${some} ${what}${some === 1 ? '' : 's'}`

/** Returns the names of unchanged rows by reason; undefined if there are none. */
export function formatSkippedRows(some: [name: string, reason: string][]): string | undefined {
  if (some.length === 0) return undefined
  const reasons = new Map<string, string[]>()
  for (const [name, reason] of some) reasons.set(reason, [...(reasons.get(reason) ?? []), name])
  const texts = [...reasons].map(([reason, names]) => {
    const more = names.length - SHOWN
    const shownNames = names.slice(0, SHOWN).join(', ')
    return `${shownNames}${more > 0 ? ` and ${more} more` : ''}: ${reason.replace(/\.$/, '').toLowerCase()}`
  })
  return `${some.length} left out. ${texts.join('; ')}.`
}
