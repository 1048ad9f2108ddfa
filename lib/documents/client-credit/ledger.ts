import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { toDateColumn, type Day } from '@/lib/core/dates'
import { decimal, formatPlain, type Amount, type Decimal } from '@/lib/core/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { conflict, invalid, type AppError } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import type { CreditKind } from './types'

/** A client's credit in one currency; currencies are never added up. */
export interface CreditAccount {
  clientId: number
  currency: string
}

type Columns = Omit<
  Prisma.CreditEntryUncheckedCreateInput,
  'businessId' | 'clientId' | 'currency' | 'kind' | 'amount' | 'balance' | 'day' | 'id'
>
export interface NewCreditEntry extends Columns {
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
