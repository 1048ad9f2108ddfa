import { useLocale, useTranslations } from 'next-intl'
import type { BulkResult } from '@/lib/core/lists/bulk'
import { withTranslation } from '@/lib/platform/http/translate-error'
import { groupByReason } from './group-by-reason'
import { toInlineReason } from './inline-reason'

/** Translates the reasons of failures into the page's language. */
export function translateResults(results: BulkResult[]): Promise<BulkResult[]> {
  const reasons = results.flatMap(({ code }) => (code ? [{ code }] : []))
  return withTranslation(reasons, results, (translate) =>
    results.map((result) => {
      const { message, code, values } = result
      return message && code ? { ...result, message: translate({ code, values }, message) } : result
    }),
  )
}

/** Number of rows named for each reason. */
const MAX_NAMES = 3

/** Returns the ids of the changed rows. */
export const getChangedIds = (results: BulkResult[]): number[] =>
  results.filter(({ ok }) => ok).map(({ id }) => id)

/** Returns the names and reasons of the unchanged rows. `getName`: returns a row's name. */
export const getFailureReasons = (
  results: BulkResult[],
  getName: (id: number) => string,
): [string, string][] =>
  results.filter(({ ok }) => !ok).map(({ id, message }) => [getName(id), message ?? ''])

/** Returns a function that lists the names of unchanged rows by reason; it returns undefined if there are none. */
export function useSkippedRowsText() {
  const t = useTranslations('common.skipped')
  const locale = useLocale()
  return (rows: [name: string, reason: string][]): string | undefined => {
    if (rows.length === 0) return undefined
    const groups = groupByReason(rows).map(({ reason, names }) =>
      t('group', {
        names: names.slice(0, MAX_NAMES).join(', '),
        more: Math.max(names.length - MAX_NAMES, 0),
        reason: toInlineReason(reason, locale),
      }),
    )
    return t('text', { count: rows.length, groups: groups.join('; ') })
  }
}
