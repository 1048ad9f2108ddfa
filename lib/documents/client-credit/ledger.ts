import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { toDateColumn, type Day, fromDateColumn } from '@/lib/core/dates'
import { decimal, formatPlain, type Amount, type Decimal } from '@/lib/core/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { conflict, invalid, type AppError } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import type { InvoiceRow, PaymentRow } from '@/lib/documents/rows'
import type { CreditKind } from './credit-response'

/** A client's credit in one currency; currencies are never added up. */
interface CreditAccount {
  clientId: number
  currency: string
}

type Columns = Omit<
  Prisma.CreditEntryUncheckedCreateInput,
  'businessId' | 'clientId' | 'currency' | 'kind' | 'amount' | 'balance' | 'day' | 'id'
>
interface NewCreditEntry extends Columns {
  kind: CreditKind
  /** Negative if it reduces the credit. */
  amount: Amount
  day: Day
}

/**
 * Creates the error for too little credit, from what is left: `createTooMuchError` for an amount entered by a user,
 * `createCreditSpentError` for a payment whose credit was spent.
 */
export type ShortageError = (left: { amount: string; currency: string }) => AppError
export const createTooMuchError: ShortageError = (left) =>
  invalid(
    decimal(left.amount).gt(0)
      ? reason('credit.too-much', { left })
      : reason('credit.none', { currency: left.currency }),
    'amount',
  )
export const createCreditSpentError: ShortageError = (left) => conflict(reason('credit.spent', { left }))

/** Returns the credit balance of a client, locked until the transaction ends. */
export async function lockCredit(
  tx: Transaction,
  { businessId }: BusinessScope,
  account: CreditAccount,
): Promise<Decimal> {
  // Raw SQL: row lock.
  const [row] = await tx.$queryRaw<{ balance: Prisma.Decimal }[]>`
    SELECT "balance" FROM "ClientCredit"
    WHERE "businessId" = ${businessId} AND "clientId" = ${account.clientId} AND "currency" = ${account.currency} FOR UPDATE`
  return decimal(row?.balance ?? 0)
}

/**
 * Adds an entry to a client's credit in the caller's transaction; a database trigger updates the balance. Callers
 * lock the invoice, if there is one, before the credit, never after.
 * @param createError creates the error to throw if less is left than is taken
 */
export async function addCreditEntry(
  tx: Transaction,
  actor: BusinessScope,
  account: CreditAccount,
  { amount, day, ...entry }: NewCreditEntry,
  createError: ShortageError,
): Promise<void> {
  if (decimal(amount).lt(0)) {
    const left = await lockCredit(tx, actor, account)
    if (left.plus(decimal(amount)).lt(0))
      throw createError({ amount: left.toFixed(), currency: account.currency })
  }
  const { businessId } = actor
  await tx.creditEntry.create({
    data: { businessId, ...account, ...entry, amount: formatPlain(amount), day: toDateColumn(day) },
    select: { id: true },
  })
}

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
