import 'server-only'
import { fromDateColumn } from '@/lib/kernel/dates'
import { exact } from '@/lib/kernel/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import { enterCredit, isSpent, tooMuch } from './ledger'

type Sums = Pick<PaymentRow, 'method' | 'amount' | 'credited'>

/** What a payment stands for in its client's credit: what came in beyond its invoice, or what it took. */
const inCredit = ({ method, amount, credited }: Sums) =>
  method === 'CREDIT' ? exact(amount).neg() : exact(credited)

/**
 * Brings a client's credit in line with a payment of a locked invoice that is made, changed or taken away: the difference is entered, so that
 * the entries of a payment always come to what it stands for. Throws 409 where credit of it was spent already, and 422 for the use of more
 * than there is.
 * @param before null for one that is new
 * @param after null for one that is gone
 */
export async function creditFollows(
  tx: Transaction,
  { businessId, id: invoiceId, clientId, currency }: InvoiceRow,
  before: PaymentRow | null,
  after: PaymentRow | null,
): Promise<void> {
  const payment = (after ?? before)!
  const amount = (after ? inCredit(after) : exact(0)).minus(before ? inCredit(before) : 0)
  if (amount.eq(0)) return
  const uses = payment.method === 'CREDIT'
  const grows = uses ? amount.lt(0) : amount.gt(0)
  const kind = grows ? (uses ? 'USED' : 'OVERPAID') : 'REVERSED'
  await enterCredit(
    tx,
    { businessId },
    { clientId, currency },
    { kind, amount, day: fromDateColumn(payment.paidOn), invoiceId, paymentId: payment.id },
    uses ? tooMuch : isSpent,
  )
}

/** Gives back what a locked invoice took of its client's credit, as it goes. What came in beyond it stays theirs. */
export async function giveCreditBack(tx: Transaction, row: InvoiceRow): Promise<void> {
  for (const payment of row.payments)
    if (payment.method === 'CREDIT') await creditFollows(tx, row, payment, null)
}
