import type Decimal from 'decimal.js'
import { daysBetween, type Day } from '@/lib/kernel/dates'
import { Exact, formatMoney, type Amount } from '@/lib/kernel/money'
import type { InvoiceStatus } from './types'
import type { DocumentWords } from '@/lib/words/document-words'
import { english } from '@/lib/words/english'
import { countOf } from '@/lib/words/fill'

/** What its standing is judged by. A form that was never saved has received nothing. */
export interface Judged {
  status: InvoiceStatus
  dueDate: Day
  totalAmount: Amount
  amountPaid?: Amount
}

export interface Standing {
  /** A sent invoice is DUE until its due date has passed, then OVERDUE; the others stand as their status says. */
  kind: 'DRAFT' | 'DUE' | 'OVERDUE' | 'PAID' | 'CANCELLED'
  /** "Paid", "Cancelled", "Due today", "Due in 5 days", "Overdue by 3 days" (specification, section 4). */
  text: string
  /** What the client has to pay, exactly: the balance of what was sent, nothing for any other status. */
  owed: Decimal
  /** Something came in and something is still owed. Holds beside DUE and OVERDUE alike. */
  partPaid: boolean
  overdue: boolean
  /** Days until the due date; negative when it has passed. */
  daysLeft: number
}

/** How an invoice stands and what is owed on it: the one place that decides, for every screen, mail and document. */
export function standingOf(invoice: Judged, today: Day, words: DocumentWords = english): Standing {
  const daysLeft = daysBetween(today, invoice.dueDate)
  const overdue = isOverdue(invoice, today)
  const owed = owedOf(invoice)
  return {
    kind: invoice.status === 'SENT' ? (overdue ? 'OVERDUE' : 'DUE') : invoice.status,
    text: standingText(invoice.status, daysLeft, words),
    owed,
    partPaid: isPartPaid(invoice),
    overdue,
    daysLeft,
  }
}

type Sums = Pick<Judged, 'status' | 'totalAmount' | 'amountPaid'>

/** What is owed on an invoice, or on several of one status and currency added up: a draft owes nothing. */
export const owedOf = (sums: Sums): Decimal => (sums.status === 'SENT' ? balanceOf(sums) : new Exact(0))

/** What the drafts among them come to. */
export const draftedOf = (sums: Sums): Decimal => (sums.status === 'DRAFT' ? balanceOf(sums) : new Exact(0))

const balanceOf = ({ totalAmount, amountPaid = 0 }: Sums) => new Exact(totalAmount).minus(amountPaid)

export const isPartPaid = (sums: Sums): boolean => owedOf(sums).gt(0) && new Exact(sums.amountPaid ?? 0).gt(0)

/** `£361.00 left` on what is partly paid, null on everything else. Stands beneath the total. */
export const leftText = (sums: Sums, currency: string): string | null =>
  isPartPaid(sums) ? `${formatMoney(owedOf(sums), currency)} left` : null

/** Overdue is what was sent, is not yet paid and is past its day; never stored. */
export const isOverdue = ({ status, dueDate }: Pick<Judged, 'status' | 'dueDate'>, today: Day): boolean =>
  status === 'SENT' && dueDate < today

/** Whether an invoice is in the specification's sums of Unpaid and Outstanding. Drafts are: whoever shows one says so. */
export const isOutstanding = (status: InvoiceStatus): boolean => status !== 'PAID' && status !== 'CANCELLED'

function standingText(status: InvoiceStatus, daysLeft: number, { standing, locale }: DocumentWords): string {
  if (status === 'PAID') return standing.paid
  if (status === 'CANCELLED') return standing.cancelled
  if (daysLeft < 0) return countOf(standing.overdueBy, -daysLeft, locale)
  return daysLeft === 0 ? standing.dueToday : countOf(standing.dueIn, daysLeft, locale)
}
