import { useTranslations } from 'next-intl'
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

/** Returns a function that lists the names of unchanged rows by reason; it returns undefined if there are none. */
export function useSkippedRowsText() {
  const t = useTranslations('common.skipped')
  return (rows: [name: string, reason: string][]): string | undefined => {
    if (rows.length === 0) return undefined
    const reasons = new Map<string, string[]>()
    for (const [name, reason] of rows) reasons.set(reason, [...(reasons.get(reason) ?? []), name])
    const groups = [...reasons].map(([reason, names]) =>
      t('group', {
        names: names.slice(0, SHOWN).join(', '),
        more: Math.max(names.length - SHOWN, 0),
        reason: (reason.charAt(0).toLowerCase() + reason.slice(1)).replace(/\.$/, ''),
      }),
    )
    return t('text', { count: rows.length, groups: groups.join('; ') })
  }
}
