import { daysBetween, type Day } from '@/lib/core/dates'
import { decimal, formatMoney, type Amount, type Decimal } from '@/lib/core/money'
import {
  isAccepted,
  isCancelled,
  isDeclined,
  isDraft,
  isOffered,
  isOwed,
  isPaid,
  getDocumentKind,
  type InvoiceStatus,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { LabelMessages } from '@/lib/i18n/message-types'
import { labels } from '@/lib/i18n/messages/en/labels'
import { formatPlural } from '@/lib/i18n/interpolate'
/** What a document comes to. A form that was never saved has received nothing. */
interface Sums {
  totalAmount: Amount
  withheldAmount?: Amount
  amountPaid?: Amount
}

/** What its standing is judged by. */
export interface PaymentStatusInput extends HasStatus, Sums {
  dueDate: Day
}

export interface PaymentStatus {
  /**
   * What is owed is DUE until its due date has passed, then OVERDUE, and what is offered EXPIRED once its day has; the others stand as
   * their status says.
   */
  kind: InvoiceStatus | 'DUE' | 'OVERDUE' | 'EXPIRED'
  /**
   * "Paid", "Cancelled", "Due today", "Due in 5 days", "Overdue by 3 days" (specification, section 4); of a quote "Valid for 5 days" or
   * "Expired"; empty where no day counts.
   */
  text: string
  /** What the client has to pay, exactly: the balance of what was sent, nothing for any other status. */
  owed: Decimal
  /** Something came in and something is still owed. Holds beside DUE and OVERDUE alike. */
  partPaid: boolean
  overdue: boolean
  /** Days until the due date; negative when it has passed. */
  daysLeft: number
}

/** How a document stands and what is owed on it: the one place that decides, for every screen, mail and document. */
export function getPaymentStatus(
  document: PaymentStatusInput,
  today: Day,
  words: LabelMessages = labels,
): PaymentStatus {
  const daysLeft = daysBetween(today, document.dueDate)
  const overdue = isOverdue(document, today)
  return {
    kind: isOwed(document)
      ? overdue
        ? 'OVERDUE'
        : 'DUE'
      : isQuoteExpired(document, today)
        ? 'EXPIRED'
        : document.status,
    text: formatPaymentStatus(document, daysLeft, words),
    owed: getBalanceDue(document),
    partPaid: isPartiallyPaid(document),
    overdue,
    daysLeft,
  }
}

// The rules for one document, or for several of one status and currency added up. sql.ts has the same rules for columns;
// standing-sql.test.ts compares the two over random rows.

/** Returns what the client pays in all: the total less what is withheld for a tax office. */
export const getPayableAmount = ({ totalAmount, withheldAmount = 0 }: Sums): Decimal =>
  decimal(totalAmount).minus(decimal(withheldAmount))

/** Returns what is left to pay of a document once it is owed. */
export const getBalance = (sums: Sums): Decimal => getPayableAmount(sums).minus(decimal(sums.amountPaid ?? 0))

/** Returns what the client has to pay: nothing of a draft or of what was cancelled. */
export const getBalanceDue = (document: HasStatus & Sums): Decimal =>
  isOwed(document) ? getBalance(document) : decimal(0)

/** Returns what a draft comes to, and nothing for what was issued. */
export const getDraftAmount = (document: HasStatus & Sums): Decimal =>
  isDraft(document) ? getBalance(document) : decimal(0)

/** Whether the client has something to pay. */
export const hasBalanceDue = (document: HasStatus & Sums): boolean => getBalanceDue(document).gt(0)

/** Whether something came in and something is still owed. */
export const isPartiallyPaid = (document: HasStatus & Sums): boolean =>
  hasBalanceDue(document) && decimal(document.amountPaid ?? 0).gt(0)

/** `£361.00 left` on what is partly paid, null on everything else. Stands beneath the total. */
export const formatBalanceLeft = (sums: HasStatus & Sums, currency: string): string | null =>
  isPartiallyPaid(sums) ? `${formatMoney(getBalanceDue(sums), currency)} left` : null

/** Returns the status that a document really gets: PAID instead of SENT for an invoice with nothing to pay. */
export const getEffectiveStatus = (
  status: InvoiceStatus,
  document: Pick<HasStatus, 'kind'> & Sums,
): InvoiceStatus =>
  isOwed({ kind: getDocumentKind(document), status }) && getPayableAmount(document).lte(0) ? 'PAID' : status

/** Overdue is what was sent, has something left to pay and is past its day; never stored. */
export const isOverdue = (document: PaymentStatusInput, today: Day): boolean =>
  hasBalanceDue(document) && document.dueDate < today

/** Whether nobody can accept it any more: what was offered until a day that has passed. */
export const isQuoteExpired = (document: HasStatus & { dueDate: Day }, today: Day): boolean =>
  isOffered(document) && document.dueDate < today

function formatPaymentStatus(
  document: HasStatus,
  daysLeft: number,
  { standing, locale }: LabelMessages,
): string {
  if (isPaid(document)) return standing.paid
  if (isCancelled(document)) return standing.cancelled
  if (isAccepted(document)) return standing.accepted
  if (isDeclined(document)) return standing.declined
  const kind = getDocumentKind(document)
  if (kind === 'CREDIT_NOTE') return ''
  if (kind === 'QUOTE') {
    if (daysLeft < 0) return standing.expired
    return daysLeft === 0 ? standing.validToday : formatPlural(standing.validFor, daysLeft, locale)
  }
  // Nothing is owed on it.
  if (daysLeft < 0 && kind === 'PROFORMA') return ''
  if (daysLeft < 0) return formatPlural(standing.overdueBy, -daysLeft, locale)
  return daysLeft === 0 ? standing.dueToday : formatPlural(standing.dueIn, daysLeft, locale)
}
