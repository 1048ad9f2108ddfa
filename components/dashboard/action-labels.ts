import type { SuggestedAction, SkippedReminder } from '@/lib/reports/dashboard/suggested-actions'
import type { Day } from '@/lib/core/dates'
import { formatMoney } from '@/lib/core/money'

const SHOWN = 3

/** Description of a suggested action and label of its button. */
interface ActionLabels {
  description: string
  buttonLabel: string
  /** True if nothing is prepared, so that the link opens the document. */
  isLinkOnly?: boolean
}

export const formatDaysOverdue = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} overdue`

export const formatUnusedCredit = (credit: number, currency: string): string =>
  `${formatMoney(credit, currency)} of credit is unused`

/** Returns the labels of a suggested action. `today`: the user's date. */
export function getActionLabels(action: SuggestedAction, today: Day): ActionLabels {
  const { kind, dueDate, isSeries, credit, currency, isCovered } = action
  if (kind === 'FAILED') return { description: 'e-mail failed', buttonLabel: 'Send again' }
  if (kind === 'OVERDUE') {
    const overdue = formatDaysOverdue(action.daysOverdue)
    return {
      description: credit > 0 ? `${overdue} · ${formatUnusedCredit(credit, currency)}` : overdue,
      buttonLabel: isCovered ? 'Apply credit' : 'Review reminder',
    }
  }
  if (kind === 'DRAFT')
    return { description: isSeries ? 'recurring invoice ready' : 'draft', buttonLabel: 'Review & send' }
  if (kind === 'ACCEPTED') return { description: 'quote accepted', buttonLabel: 'Convert' }
  const day = dueDate === today ? 'today' : 'tomorrow'
  return {
    description: `${kind === 'ENDS' ? 'quote ends' : 'due'} ${day}`,
    buttonLabel: 'Open',
    isLinkOnly: true,
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

/** Lists the skipped invoices in one sentence per reason; undefined if there are none. */
export function formatSkippedReminders(
  skipped: SkippedReminder[],
  verbs = { one: 'was', other: 'were' },
): string | undefined {
  const numbers = new Map<string, string[]>()
  for (const [number, reason] of skipped) numbers.set(reason, [...(numbers.get(reason) ?? []), number])
  const sentences = [...numbers].map(
    ([reason, named]) =>
      `${listText(named)} ${named.length === 1 ? verbs.one : verbs.other} skipped: ${reason}.`,
  )
  return sentences.length > 0 ? sentences.join(' ') : undefined
}

/** `INV-1, INV-2 and INV-3`, `INV-1, INV-2, INV-3 and 4 more`. */
function listText(names: string[]): string {
  const more = names.length - SHOWN
  const parts = more > 0 ? [...names.slice(0, SHOWN), `${more} more`] : names
  return parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

/** Converts a message from the server for use inside a sentence. */
export const toInlineReason = (message: string): string =>
  message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
