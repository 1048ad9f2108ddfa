import type { SuggestedAction } from '@/lib/reports/dashboard/suggested-actions'
import type { Day } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'

/** What is to be known of an act, and what its button says. */
interface ActWords {
  what: string
  button: string
  /** Nothing is prepared: its link opens the document. */
  isTold?: boolean
}

/** `1 day overdue`, `47 days overdue`. */
export const formatDaysOverdue = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} overdue`

/** `€500.00 of credit is unused`. */
export const formatUnusedCredit = (credit: number, currency: string): string =>
  `${formatMoney(credit, currency)} of credit is unused`

/** @param today the user's day */
export function getActionLabels(act: SuggestedAction, today: Day): ActWords {
  const { kind, dueDate, isSeries, credit, currency, isCovered } = act
  if (kind === 'FAILED') return { what: 'e-mail failed', button: 'Send again' }
  if (kind === 'OVERDUE') {
    const overdue = formatDaysOverdue(act.daysOverdue)
    return {
      what: credit > 0 ? `${overdue} · ${formatUnusedCredit(credit, currency)}` : overdue,
      button: isCovered ? 'Apply credit' : 'Review reminder',
    }
  }
  if (kind === 'DRAFT')
    return { what: isSeries ? 'recurring invoice ready' : 'draft', button: 'Review & send' }
  if (kind === 'ACCEPTED') return { what: 'quote accepted', button: 'Convert' }
  const day = dueDate === today ? 'today' : 'tomorrow'
  return { what: `${kind === 'ENDS' ? 'quote ends' : 'due'} ${day}`, button: 'Open', isTold: true }
}

/** The query parameter that opens the dialog for an act on the document's screen. */
function wishOf({ kind, isCovered }: SuggestedAction): string {
  if (kind === 'DRAFT') return '?send=1'
  if (kind === 'ACCEPTED') return '?convert=1'
  return isCovered ? '?credit=1' : ''
}

/** The link for an act that opens no dialog here. */
export const getActionHref = (act: SuggestedAction): string => `/invoices/${act.invoiceId}${wishOf(act)}`
