import 'server-only'
import { fromDateColumn } from '@/lib/core/dates'
import { decimal } from '@/lib/core/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import { addCreditEntry, createCreditSpentError, createTooMuchError } from './ledger'

type Sums = Pick<PaymentRow, 'method' | 'amount' | 'credited'>

/** What a payment stands for in its client's credit: what came in beyond its invoice, or what it took. */
const getCreditEffect = ({ method, amount, credited }: Sums) =>
  method === 'CREDIT' ? decimal(amount).neg() : decimal(credited)

/**
 * Brings a client's credit in line with a payment of a locked invoice that is made, changed or taken away: the difference is entered, so that
 * the entries of a payment always come to what it stands for. Throws 409 where credit of it was spent already, and 422 for the use of more
 * than there is.
 * @param before null for one that is new
 * @param after null for one that is gone
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
  const uses = payment.method === 'CREDIT'
  const grows = uses ? amount.lt(0) : amount.gt(0)
  const kind = grows ? (uses ? 'USED' : 'OVERPAID') : 'REVERSED'
  await addCreditEntry(
    tx,
    { businessId },
    { clientId, currency },
    { kind, amount, day: fromDateColumn(payment.paidOn), invoiceId, paymentId: payment.id },
    uses ? createTooMuchError : createCreditSpentError,
  )
}

/** Gives back what a locked invoice took of its client's credit, as it goes. What came in beyond it stays theirs. */
export async function returnUsedCredit(tx: Transaction, row: InvoiceRow): Promise<void> {
  for (const payment of row.payments)
    if (payment.method === 'CREDIT') await syncPaymentCredit(tx, row, payment, null)
}
