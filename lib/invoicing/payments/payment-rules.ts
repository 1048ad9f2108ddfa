import 'server-only'
import { addDays, type Day } from '@/lib/core/dates'
import { decimal, type Amount, type Decimal } from '@/lib/core/money'
import { sumWithheldByNotes } from '@/lib/documents/credit-notes/queries'
import { sumPayments, computeWithheld } from '@/lib/documents/payments/reconcile'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import { findDecimalsReason } from '@/lib/documents/payments/payment-decimals'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict, invalid, notFound } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import type { ReasonCode } from '@/lib/i18n/reason-codes'

// Rules for all changes of the payments of a locked invoice.

/** Returns a payment of a locked invoice. Throws 404. */
export function getPayment({ payments }: InvoiceRow, paymentId: number): PaymentRow {
  const payment = payments.find(({ id }) => id === paymentId)
  if (!payment) throw notFound('payment')
  return payment
}

/** Throws 409 for a payment by a credit note: it depends on that. */
export function assertNotByCreditNote({ creditNoteId, reference }: PaymentRow): void {
  if (creditNoteId !== null) throw conflict(reason('pay.by-credit-note', { number: reference ?? '' }))
}

/**
 * Throws 422 for a date after tomorrow. Tomorrow is allowed: it may be that day already where the money was received.
 */
export function assertDayNotAhead(paidOn: Day, today: Day, field: string): void {
  const last = addDays(today, 1)
  if (paidOn > last) throw invalid(reason('pay.day-ahead', { day: { day: last } }), field)
}

/**
 * Returns the balance of a locked invoice after some payments. Throws 422 if a payment is recorded as not withheld
 * although the invoice withholds nothing.
 * @param notWithheld true if the next payment is recorded as not withheld
 */
export async function getAmountLeftToPay(
  tx: Transaction,
  row: InvoiceRow,
  payments: PaymentRow[],
  notWithheld: boolean,
): Promise<Decimal> {
  const stated = decimal(row.withheldAmount).plus(decimal(row.notWithheldAmount))
  if (notWithheld && stated.eq(0)) throw invalid('pay.nothing-withheld', 'notWithheld')
  const withNext = notWithheld ? [...payments, { amount: 0, notWithheld }] : payments
  const { withheldAmount } = computeWithheld(row, withNext, await sumWithheldByNotes(tx, row))
  return getBalance({ ...row, withheldAmount, amountPaid: sumPayments(payments) })
}

/** What is split, which decides how to word an excess. Client credit can't exceed the balance, so it has no way out. */
type SplitSource = 'NEW_PAYMENT' | 'CHANGED_PAYMENT' | 'CREDIT'

const EXCESS_CODES = {
  NEW_PAYMENT: 'pay.too-much',
  CHANGED_PAYMENT: 'pay.too-much-changed',
  CREDIT: 'pay.too-much-from-credit',
} as const satisfies Record<SplitSource, ReasonCode>

interface PaymentSplit {
  /** Amount applied to the invoice. */
  amount: Decimal
  /** Excess, which becomes credit of the client. */
  credited: Decimal
}

/**
 * Splits a received amount between an invoice and its client's credit. Throws 422 for too many decimals, and for more
 * than the balance unless the excess becomes credit.
 * @param left balance of the invoice
 */
export function splitPayment(
  received: Amount,
  { currency, left, source }: { currency: string; left: Decimal; source: SplitSource },
  creditExcess = false,
): PaymentSplit {
  const decimalsReason = findDecimalsReason(received, { currency, left })
  if (decimalsReason) throw invalid(decimalsReason, 'amount')
  const credited = decimal(received).minus(left)
  if (credited.lte(0)) return { amount: decimal(received), credited: decimal(0) }
  if (!creditExcess)
    throw invalid(reason(EXCESS_CODES[source], { left: { amount: left.toFixed(), currency } }), 'amount')
  return { amount: left, credited }
}
