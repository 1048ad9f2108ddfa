import { useTranslations } from 'next-intl'
import type { SuggestedAction } from '@/lib/reports/dashboard/suggested-actions'
import type { Day } from '@/lib/core/dates'
import { useFormats } from '@/components/shared/formats'

/** Description of a suggested action and label of its button. */
interface ActionLabels {
  description: string
  buttonLabel: string
  /** True if nothing is prepared, so that the link opens the document. */
  isLinkOnly?: boolean
}

/** Returns the labels of a suggested action. `today`: the user's date. */
export function useActionLabels(action: SuggestedAction, today: Day): ActionLabels {
  const formats = useFormats()
  const t = useTranslations('dashboard.actions')
  const { kind, daysOverdue, dueDate, isSeries, credit, currency, isCovered } = action
  const isToday = dueDate === today
  switch (kind) {
    case 'FAILED':
      return { description: t('emailFailed'), buttonLabel: t('sendAgain') }
    case 'OVERDUE': {
      const facts = [t('daysOverdue', { days: daysOverdue })]
      if (credit > 0) facts.push(t('unusedCredit', { amount: formats.money(credit, currency) }))
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
