import { useLocale, useTranslations } from 'next-intl'
import { groupByReason } from '@/components/shared/list/group-by-reason'
import { toInlineReason } from '@/components/shared/list/inline-reason'
import type { SkippedReminder, SkipReason } from '@/lib/reports/dashboard/suggested-actions'
import { useFormats } from '@/components/shared/formats'

/** Number of invoices named for each reason. */
const MAX_NUMBERS = 3

/**
 * Returns a function that lists skipped invoices in one sentence per reason; undefined if there are none. `tense`:
 * before the reminders are sent, or afterwards. `failed`: numbers and messages of invoices that the server rejected.
 */
export function useSkippedReminders(tense: 'planned' | 'done') {
  const formats = useFormats()
  const t = useTranslations('dashboard.skipped')
  const locale = useLocale()

  const formatReason = (reason: SkipReason): string => {
    switch (reason.kind) {
      case 'REMINDED':
        return t('reasons.REMINDED', {
          when: reason.when,
          day: reason.day === null ? '' : formats.inlineDay(reason.day),
        })
      case 'COVERED':
        return t('reasons.COVERED', { amount: formats.money(reason.credit, reason.currency) })
      default:
        return t(`reasons.${reason.kind}`)
    }
  }
  const formatNumbers = (numbers: string[]): string => {
    const count = numbers.length - MAX_NUMBERS
    if (count > 0) return t('moreNumbers', { numbers: numbers.slice(0, MAX_NUMBERS).join(', '), count })
    const last = numbers.at(-1) ?? ''
    return numbers.length > 1 ? t('numbers', { numbers: numbers.slice(0, -1).join(', '), last }) : last
  }

  return (skipped: SkippedReminder[], failed: [number: string, message: string][] = []) => {
    const sentences = groupByReason([
      ...failed.map(([number, message]): [string, string] => [number, toInlineReason(message, locale)]),
      ...skipped.map(({ invoiceNumber, reason }): [string, string] => [invoiceNumber, formatReason(reason)]),
    ]).map(({ reason, names }) => t(tense, { count: names.length, numbers: formatNumbers(names), reason }))
    return sentences.length > 0 ? sentences.join(' ') : undefined
  }
}
