import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { toDateColumn, type Day } from '@/lib/core/dates'
import { decimal, formatPlain, type Amount, type Decimal } from '@/lib/core/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { conflict, invalid, type AppError } from '@/lib/i18n/errors'
import { reason } from '@/lib/i18n/reason'
import type { CreditKind } from './types'

/** Whose credit, and in which currency: sums of two currencies have nothing in common. */
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
  /** What it adds; below zero for what it takes. */
  amount: Amount
  day: Day
}

/** Why no more can be taken, by what is left: of an amount that somebody asked for, or of a payment whose credit was spent. */
export type ShortageError = (left: { amount: string; currency: string }) => AppError
export const createTooMuchError: ShortageError = (left) =>
  invalid(
    decimal(left.amount).gt(0)
      ? reason('credit.too-much', { left })
      : reason('credit.none', { currency: left.currency }),
    'amount',
  )
export const createCreditSpentError: ShortageError = (left) => conflict(reason('credit.spent', { left }))

/** Reads what a client has to their credit, locked until the transaction ends. */
export async function lockCredit(
  tx: Transaction,
  { businessId }: BusinessScope,
  of: CreditAccount,
): Promise<Decimal> {
  // Raw SQL: row lock.
  const [row] = await tx.$queryRaw<{ balance: Prisma.Decimal }[]>`
    SELECT "balance" FROM "ClientCredit"
    WHERE "businessId" = ${businessId} AND "clientId" = ${of.clientId} AND "currency" = ${of.currency} FOR UPDATE`
  return decimal(row?.balance ?? 0)
}

/**
 * Enters what adds to a client's credit or takes from it, in the caller's transaction, which holds the invoice it is about where there is
 * one: an invoice is locked before credit is, never after. The database brings the balance up to date. Throws what `short` says where less
 * is left than is to be taken.
 */
export async function addCreditEntry(
  tx: Transaction,
  actor: BusinessScope,
  of: CreditAccount,
  { amount, day, ...entry }: NewCreditEntry,
  short: ShortageError,
): Promise<void> {
  if (decimal(amount).lt(0)) {
    const left = await lockCredit(tx, actor, of)
    if (left.plus(decimal(amount)).lt(0)) throw short({ amount: left.toFixed(), currency: of.currency })
  }
  const { businessId } = actor
  await tx.creditEntry.create({
    data: { businessId, ...of, ...entry, amount: formatPlain(amount), day: toDateColumn(day) },
    select: { id: true },
  })
}
