import { useLocale, useTranslations } from 'next-intl'
import { groupByReason } from '@/components/shared/list/group-by-reason'
import { toInlineReason } from '@/components/shared/list/inline-reason'
import type { SuggestedAction, SkippedReminder, SkipReason } from '@/lib/reports/dashboard/suggested-actions'
import { formatDayInline, type Day } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'

const SHOWN = 3

/** Description of a suggested action and label of its button. */
interface ActionLabels {
  description: string
  buttonLabel: string
  /** True if nothing is prepared, so that the link opens the document. */
  isLinkOnly?: boolean
}

/** Returns the labels of a suggested action. `today`: the user's date. */
export function useActionLabels(action: SuggestedAction, today: Day): ActionLabels {
  const t = useTranslations('dashboard.actions')
  const { kind, daysOverdue, dueDate, isSeries, credit, currency, isCovered } = action
  const isToday = dueDate === today
  switch (kind) {
    case 'FAILED':
      return { description: t('emailFailed'), buttonLabel: t('sendAgain') }
    case 'OVERDUE': {
      const facts = [t('daysOverdue', { days: daysOverdue })]
      if (credit > 0) facts.push(t('unusedCredit', { amount: formatMoney(credit, currency) }))
      return { description: facts.join(' · '), buttonLabel: t(isCovered ? 'applyCredit' : 'reviewReminder') }
    }
    case 'DRAFT':
      return { description: t(isSeries ? 'recurringInvoice' : 'draft'), buttonLabel: t('reviewAndSend') }
    case 'ACCEPTED':
      return { description: t('quoteAccepted'), buttonLabel: t('convert') }
    case 'SOON':
      return {
        description: t(isToday ? 'dueToday' : 'dueTomorrow'),
        buttonLabel: t('open'),
        isLinkOnly: true,
      }
    case 'ENDS':
      return {
        description: t(isToday ? 'quoteEndsToday' : 'quoteEndsTomorrow'),
        buttonLabel: t('open'),
        isLinkOnly: true,
      }
  }
}

/** Returns the query parameter that opens the action's dialog on the document's screen. */
function getDialogParam({ kind, isCovered }: SuggestedAction): string {
  if (kind === 'DRAFT') return '?send=1'
  if (kind === 'ACCEPTED') return '?convert=1'
  return isCovered ? '?credit=1' : ''
}

/** Returns the URL of an action without a dialog here. */
export const getActionHref = (action: SuggestedAction): string =>
  `/invoices/${action.invoiceId}${getDialogParam(action)}`

/**
 * Returns a function that lists skipped invoices in one sentence per reason; undefined if there are none. `tense`:
 * before the reminders are sent, or afterwards. `failed`: numbers and messages of invoices that the server rejected.
 */
export function useSkippedReminders(tense: 'planned' | 'done') {
  const t = useTranslations('dashboard.skipped')
  const locale = useLocale()

  const formatReason = (reason: SkipReason): string => {
    switch (reason.kind) {
      case 'REMINDED':
        return t('reasons.REMINDED', {
          when: reason.when,
          day: reason.day === null ? '' : formatDayInline(reason.day),
        })
      case 'COVERED':
        return t('reasons.COVERED', { amount: formatMoney(reason.credit, reason.currency) })
      default:
        return t(`reasons.${reason.kind}`)
    }
  }
  const formatNumbers = (numbers: string[]): string => {
    const count = numbers.length - SHOWN
    if (count > 0) return t('moreNumbers', { numbers: numbers.slice(0, SHOWN).join(', '), count })
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
