import 'server-only'
import { fromDateColumn } from '@/lib/core/dates'
import { decimal } from '@/lib/core/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import { addCreditEntry, createCreditSpentError, createTooMuchError } from './ledger'

type Sums = Pick<PaymentRow, 'method' | 'amount' | 'credited'>

/** Returns the effect of a payment on the client's credit: the excess over its invoice, or the credit it used. */
const getCreditEffect = ({ method, amount, credited }: Sums) =>
  method === 'CREDIT' ? decimal(amount).neg() : decimal(credited)

/**
 * Updates a client's credit when a payment of a locked invoice is created, changed or deleted. Adds the difference,
 * so that the entries of a payment always add up to its effect. Throws 409 if credit from it was spent already, 422
 * if it uses more than there is.
 * @param before null for a new payment
 * @param after null for a deleted payment
 */
export async function syncPaymentCredit(
  tx: Transaction,
  { businessId, id: invoiceId, clientId, currency }: InvoiceRow,
  before: PaymentRow | null,
  after: PaymentRow | null,
): Promise<void> {
  const payment = (after ?? before)!
  const amount = (after ? getCreditEffect(after) : decimal(0)).minus(before ? getCreditEffect(before) : 0)
  if (amount.eq(0)) return
  const usesCredit = payment.method === 'CREDIT'
  const isIncrease = usesCredit ? amount.lt(0) : amount.gt(0)
  const kind = isIncrease ? (usesCredit ? 'USED' : 'OVERPAID') : 'REVERSED'
  await addCreditEntry(
    tx,
    { businessId },
    { clientId, currency },
    { kind, amount, day: fromDateColumn(payment.paidOn), invoiceId, paymentId: payment.id },
    usesCredit ? createTooMuchError : createCreditSpentError,
  )
}

/** Returns the client credit that paid a locked invoice, before the invoice is deleted. Overpayments stay credit. */
export async function returnUsedCredit(tx: Transaction, row: InvoiceRow): Promise<void> {
  for (const payment of row.payments)
    if (payment.method === 'CREDIT') await syncPaymentCredit(tx, row, payment, null)
}
