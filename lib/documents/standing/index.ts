import { daysBetween, type Day } from '@/lib/kernel/dates'
import { exact, formatMoney, type Amount, type Exact } from '@/lib/kernel/money'
import {
  isAccepted,
  isCancelled,
  isDeclined,
  isDraft,
  isOffered,
  isOwed,
  isPaid,
  kindOf,
  type InvoiceStatus,
  type Stated,
} from '@/lib/documents/lifecycle/kinds'
import type { LabelWords } from '@/lib/words/document-words'
import { labels } from '@/lib/words/english/labels'
import { countOf } from '@/lib/words/fill'
/** What a document comes to. A form that was never saved has received nothing. */
interface Sums {
  totalAmount: Amount
  withheldAmount?: Amount
  amountPaid?: Amount
}

/** What its standing is judged by. */
export interface Judged extends Stated, Sums {
  dueDate: Day
}

export interface Standing {
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
  owed: Exact
  /** Something came in and something is still owed. Holds beside DUE and OVERDUE alike. */
  partPaid: boolean
  overdue: boolean
  /** Days until the due date; negative when it has passed. */
  daysLeft: number
}

/** How a document stands and what is owed on it: the one place that decides, for every screen, mail and document. */
export function standingOf(document: Judged, today: Day, words: LabelWords = labels): Standing {
  const daysLeft = daysBetween(today, document.dueDate)
  const overdue = isOverdue(document, today)
  return {
    kind: isOwed(document)
      ? overdue
        ? 'OVERDUE'
        : 'DUE'
      : isExpired(document, today)
        ? 'EXPIRED'
        : document.status,
    text: standingText(document, daysLeft, words),
    owed: owedOf(document),
    partPaid: isPartPaid(document),
    overdue,
    daysLeft,
  }
}

// The rules for one document, or for several of one status and currency added up. sql.ts has the same rules for columns;
// standing-sql.test.ts compares the two over random rows.

/** Returns what the client pays in all: the total less what is withheld for a tax office. */
export const payableOf = ({ totalAmount, withheldAmount = 0 }: Sums): Exact =>
  exact(totalAmount).minus(exact(withheldAmount))

/** Returns what is left to pay of a document once it is owed. */
export const balanceOf = (sums: Sums): Exact => payableOf(sums).minus(exact(sums.amountPaid ?? 0))

/** Returns what the client has to pay: nothing of a draft or of what was cancelled. */
export const owedOf = (document: Stated & Sums): Exact => (isOwed(document) ? balanceOf(document) : exact(0))

/** Returns what a draft comes to, and nothing for what was issued. */
export const draftedOf = (document: Stated & Sums): Exact =>
  isDraft(document) ? balanceOf(document) : exact(0)

/** Whether the client has something to pay. */
export const isToPay = (document: Stated & Sums): boolean => owedOf(document).gt(0)

/** Whether something came in and something is still owed. */
export const isPartPaid = (document: Stated & Sums): boolean =>
  isToPay(document) && exact(document.amountPaid ?? 0).gt(0)

/** `£361.00 left` on what is partly paid, null on everything else. Stands beneath the total. */
export const leftText = (sums: Stated & Sums, currency: string): string | null =>
  isPartPaid(sums) ? `${formatMoney(owedOf(sums), currency)} left` : null

/** Returns the status that a document really gets: PAID instead of SENT for an invoice with nothing to pay. */
export const settledStatus = (status: InvoiceStatus, document: Pick<Stated, 'kind'> & Sums): InvoiceStatus =>
  isOwed({ kind: kindOf(document), status }) && payableOf(document).lte(0) ? 'PAID' : status

/** Overdue is what was sent, has something left to pay and is past its day; never stored. */
export const isOverdue = (document: Judged, today: Day): boolean =>
  isToPay(document) && document.dueDate < today

/** Whether nobody can accept it any more: what was offered until a day that has passed. */
export const isExpired = (document: Stated & { dueDate: Day }, today: Day): boolean =>
  isOffered(document) && document.dueDate < today

function standingText(document: Stated, daysLeft: number, { standing, locale }: LabelWords): string {
  if (isPaid(document)) return standing.paid
  if (isCancelled(document)) return standing.cancelled
  if (isAccepted(document)) return standing.accepted
  if (isDeclined(document)) return standing.declined
  const kind = kindOf(document)
  if (kind === 'CREDIT_NOTE') return ''
  if (kind === 'QUOTE') {
    if (daysLeft < 0) return standing.expired
    return daysLeft === 0 ? standing.validToday : countOf(standing.validFor, daysLeft, locale)
  }
  // Nothing is owed on it.
  if (daysLeft < 0 && kind === 'PROFORMA') return ''
  if (daysLeft < 0) return countOf(standing.overdueBy, -daysLeft, locale)
  return daysLeft === 0 ? standing.dueToday : countOf(standing.dueIn, daysLeft, locale)
}
