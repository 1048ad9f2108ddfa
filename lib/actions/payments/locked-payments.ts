import 'server-only'
import { addDays, type Day } from '@/lib/kernel/dates'
import { exact, type Amount, type Exact } from '@/lib/kernel/money'
import { sumWithheldByNotes } from '@/lib/documents/credit-notes/notes'
import { paidBy } from '@/lib/documents/settle'
import { balanceOf } from '@/lib/documents/standing'
import { withheldBy } from '@/lib/documents/payments/withheld'
import { decimalsReason } from '@/lib/documents/payments/decimals'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict, invalid, notFound } from '@/lib/words/errors'
import { reason, type Reason } from '@/lib/words/reason'

// What all that changes the payments of a locked invoice has in common.

/** A payment of a locked invoice. Throws 404. */
export function paymentOf({ payments }: InvoiceRow, paymentId: number): PaymentRow {
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw notFound('payment')
  return payment
}

/** Throws 409 for what a credit note paid: it stands and goes with that. */
export function refuseByNote({ creditNoteId, reference }: PaymentRow): void {
  if (creditNoteId !== null) throw conflict(reason('pay.by-credit-note', { number: reference ?? '' }))
}

/** It may be tomorrow already where the money came in, but no later. Throws 422. */
export function checkDay(paidOn: Day, today: Day, field: string): void {
  const last = addDays(today, 1)
  if (paidOn > last) throw invalid(reason('pay.day-ahead', { day: { day: last } }), field)
}

/**
 * Returns the balance of a locked invoice after some payments. Throws 422 if a payment is recorded as not withheld although the invoice
 * withholds nothing.
 * @param notWithheld whether the next payment is recorded so
 */
export async function getLeftToPay(
  tx: Transaction,
  row: InvoiceRow,
  payments: PaymentRow[],
  notWithheld: boolean,
): Promise<Exact> {
  const stated = exact(row.withheldAmount).plus(exact(row.notWithheldAmount))
  if (notWithheld && stated.eq(0)) throw invalid('pay.nothing-withheld', 'notWithheld')
  const withToCome = notWithheld ? [...payments, { amount: 0, notWithheld }] : payments
  const { withheldAmount } = withheldBy(row, withToCome, await sumWithheldByNotes(tx, row))
  return balanceOf({ ...row, withheldAmount, amountPaid: paidBy(payments) })
}

interface Split {
  /** What it pays of the invoice. */
  amount: Exact
  /** What is left over, and becomes the client's credit. */
  credited: Exact
}

/**
 * Divides what came in between an invoice and its client's credit. Throws 422 for more decimals than fit, and for more than what is left
 * to pay where nobody said that the rest becomes credit.
 * @param left what is to be paid yet
 */
export function split(
  received: Amount,
  { currency, left }: { currency: string; left: Exact },
  creditExcess = false,
): Split {
  const tooFine = decimalsReason(received, { currency, left })
  if (tooFine) throw invalid(tooFine, 'amount')
  const credited = exact(received).minus(left)
  if (credited.lte(0)) return { amount: exact(received), credited: exact(0) }
  if (!creditExcess) throw invalid(tooMuchFor(left, currency), 'amount')
  return { amount: left, credited }
}

const tooMuchFor = (left: Exact, currency: string): Reason =>
  reason('pay.too-much', { left: { amount: left.toFixed(), currency } })
