import { daysBetween, type Day } from '@/lib/core/dates'
import { decimal, type Amount, type Decimal } from '@/lib/core/money'
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
import type { DocumentMessages } from '@/lib/i18n/message-types'

/** Amounts of a document. An unsaved form has no payments. */
interface Sums {
  totalAmount: Amount
  withheldAmount?: Amount
  amountPaid?: Amount
  /** Part of the amount paid that credit notes settled. */
  amountCredited?: Amount
}

/** A payment, or a credit note that pays like one. */
export interface Settlement {
  method: string
  amount: Amount
  /** Number of the credit note. */
  reference: string | null
}

export interface PaymentStatusInput extends HasStatus, Sums {
  dueDate: Day
}

export interface PaymentStatus {
  /**
   * A sent invoice is DUE until its due date has passed, then OVERDUE; a sent quote is EXPIRED once its date has
   * passed. Otherwise the status.
   */
  kind: InvoiceStatus | 'DUE' | 'OVERDUE' | 'EXPIRED'
  /** Exact balance due: the balance of a sent invoice, 0 for any other status. */
  owed: Decimal
  /** True if something was paid and something is still due, whether DUE or OVERDUE. */
  isPartiallyPaid: boolean
  overdue: boolean
  /** Days until the due date; negative when it has passed. */
  daysLeft: number
}

/** Returns payment status and balance due: the single source for every screen, email and document. */
export function getPaymentStatus(document: PaymentStatusInput, today: Day): PaymentStatus {
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
    owed: getBalanceDue(document),
    isPartiallyPaid: isPartiallyPaid(document),
    overdue,
    daysLeft,
  }
}

// Rules for one document, or for the sums of several with one status and currency. payment-status-sql.ts has the same
// rules for columns; a test compares the two over random rows.

/** Returns what the client pays in total: the total amount less withholding tax. */
export const getPayableAmount = ({ totalAmount, withheldAmount = 0 }: Sums): Decimal =>
  decimal(totalAmount).minus(decimal(withheldAmount))

/** Returns the balance, whatever the status. */
export const getBalance = (sums: Sums): Decimal => getPayableAmount(sums).minus(decimal(sums.amountPaid ?? 0))

/** Returns the balance due: 0 for drafts and cancelled documents. */
export const getBalanceDue = (document: HasStatus & Sums): Decimal =>
  isOwed(document) ? getBalance(document) : decimal(0)

/** Returns the balance of a draft; 0 for other statuses. */
export const getDraftAmount = (document: HasStatus & Sums): Decimal =>
  isDraft(document) ? getBalance(document) : decimal(0)

export const hasBalanceDue = (document: HasStatus & Sums): boolean => getBalanceDue(document).gt(0)

/** Lists the credit notes that reduced what is to be paid. */
export const listAppliedNotes = <One extends Pick<Settlement, 'method'>>(payments: One[]): One[] =>
  payments.filter(({ method }) => method === 'CREDIT_NOTE')

/** Returns what the client paid, without credit notes. */
export const getMoneyPaid = ({ amountPaid = 0, amountCredited = 0 }: Omit<Sums, 'totalAmount'>): Decimal =>
  decimal(amountPaid).minus(decimal(amountCredited))

/** True if something was paid and something is still due. */
export const isPartiallyPaid = (document: HasStatus & Sums): boolean =>
  hasBalanceDue(document) && getMoneyPaid(document).gt(0)

/** True if credit notes settled an invoice and the client paid nothing. */
export const isSettledByNotes = (document: HasStatus & Sums): boolean =>
  isPaid(document) && decimal(document.amountCredited ?? 0).gt(0) && getMoneyPaid(document).lte(0)

/** Returns the balance due if payments or credit notes have reduced it, otherwise null. */
export const findReducedBalance = (document: HasStatus & Sums): Decimal | null =>
  hasBalanceDue(document) && decimal(document.amountPaid ?? 0).gt(0) ? getBalanceDue(document) : null

/** Returns the status that a document really gets: PAID instead of SENT for an invoice with nothing to pay. */
export const getEffectiveStatus = (
  status: InvoiceStatus,
  document: Pick<HasStatus, 'kind'> & Sums,
): InvoiceStatus =>
  isOwed({ kind: getDocumentKind(document), status }) && getPayableAmount(document).lte(0) ? 'PAID' : status

/** True for a sent invoice with a balance due whose due date has passed. Never stored. */
export const isOverdue = (document: PaymentStatusInput, today: Day): boolean =>
  hasBalanceDue(document) && document.dueDate < today

/** True for a sent quote whose validity has ended: it can't be accepted any more. */
export const isQuoteExpired = (document: HasStatus & { dueDate: Day }, today: Day): boolean =>
  isOffered(document) && document.dueDate < today

/** What the due date says about a document that waits for its client. */
export type DueState = 'OVERDUE' | 'DUE_TODAY' | 'EXPIRED'

/** Returns what is shown as a badge beside the status, or null. Never stored. */
export function findDueState(document: PaymentStatusInput, today: Day): DueState | null {
  if (isQuoteExpired(document, today)) return 'EXPIRED'
  if (isOverdue(document, today)) return 'OVERDUE'
  return hasBalanceDue(document) && document.dueDate === today ? 'DUE_TODAY' : null
}

/**
 * Formats what a heading says beside the badges: the payment status, unless "Due today" or "Expired" is a badge. How
 * long an invoice is overdue is on no badge.
 */
export function formatDueNote(
  document: PaymentStatusInput,
  today: Day,
  words: Pick<DocumentMessages, 'paymentStatus' | 'formatDays'>,
): string {
  const badge = findDueState(document, today)
  return badge === null || badge === 'OVERDUE' ? formatPaymentStatus(document, today, words) : ''
}

/**
 * Formats the payment status: "Paid", "Cancelled", "Due today", "Due in 5 days", "Overdue by 3 days" (specification,
 * section 4); for a quote "Valid for 5 days" or "Expired"; empty if no date applies.
 */
export function formatPaymentStatus(
  document: HasStatus & { dueDate: Day },
  today: Day,
  { paymentStatus, formatDays }: Pick<DocumentMessages, 'paymentStatus' | 'formatDays'>,
): string {
  if (isPaid(document)) return paymentStatus.paid
  if (isCancelled(document)) return paymentStatus.cancelled
  if (isAccepted(document)) return paymentStatus.accepted
  if (isDeclined(document)) return paymentStatus.declined
  const kind = getDocumentKind(document)
  if (kind === 'CREDIT_NOTE') return ''
  const daysLeft = daysBetween(today, document.dueDate)
  if (kind === 'QUOTE') {
    if (daysLeft < 0) return paymentStatus.expired
    return daysLeft === 0 ? paymentStatus.validToday : formatDays('validFor', daysLeft)
  }
  // Nothing is due on a pro forma invoice.
  if (daysLeft < 0 && kind === 'PROFORMA') return ''
  if (daysLeft < 0) return formatDays('overdueBy', -daysLeft)
  return daysLeft === 0 ? paymentStatus.dueToday : formatDays('dueIn', daysLeft)
}
