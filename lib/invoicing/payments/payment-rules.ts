import 'server-only'
import { addDays, type Day } from '@/lib/core/dates'
import { decimal, type Amount, type Decimal } from '@/lib/core/money'
import { sumWithheldByNotes } from '@/lib/documents/credit-notes/list-credit-notes'
import { sumPayments } from '@/lib/documents/payments/reconcile'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import { computeWithheld } from '@/lib/documents/payments/withholding'
import { findDecimalsReason } from '@/lib/documents/payments/payment-decimals'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict, invalid, notFound } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'

// What all that changes the payments of a locked invoice has in common.

/** A payment of a locked invoice. Throws 404. */
export function getPayment({ payments }: InvoiceRow, paymentId: number): PaymentRow {
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw notFound('payment')
  return payment
}

/** Throws 409 for what a credit note paid: it stands and goes with that. */
export function assertNotByCreditNote({ creditNoteId, reference }: PaymentRow): void {
  if (creditNoteId !== null) throw conflict(reason('pay.by-credit-note', { number: reference ?? '' }))
}

/** It may be tomorrow already where the money came in, but no later. Throws 422. */
export function assertDayNotAhead(paidOn: Day, today: Day, field: string): void {
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
): Promise<Decimal> {
  const stated = decimal(row.withheldAmount).plus(decimal(row.notWithheldAmount))
  if (notWithheld && stated.eq(0)) throw invalid('pay.nothing-withheld', 'notWithheld')
  const withToCome = notWithheld ? [...payments, { amount: 0, notWithheld }] : payments
  const { withheldAmount } = computeWithheld(row, withToCome, await sumWithheldByNotes(tx, row))
  return getBalance({ ...row, withheldAmount, amountPaid: sumPayments(payments) })
}

interface PaymentSplit {
  /** What it pays of the invoice. */
  amount: Decimal
  /** What is left over, and becomes the client's credit. */
  credited: Decimal
}

/**
 * Divides what came in between an invoice and its client's credit. Throws 422 for more decimals than fit, and for more than what is left
 * to pay where nobody said that the rest becomes credit.
 * @param left what is to be paid yet
 */
export function splitPayment(
  received: Amount,
  { currency, left }: { currency: string; left: Decimal },
  creditExcess = false,
): PaymentSplit {
  const tooFine = findDecimalsReason(received, { currency, left })
  if (tooFine) throw invalid(tooFine, 'amount')
  const credited = decimal(received).minus(left)
  if (credited.lte(0)) return { amount: decimal(received), credited: decimal(0) }
  if (!creditExcess) throw invalid(createTooMuchReason(left, currency), 'amount')
  return { amount: left, credited }
}

const createTooMuchReason = (left: Decimal, currency: string): Reason =>
  reason('pay.too-much', { left: { amount: left.toFixed(), currency } })
