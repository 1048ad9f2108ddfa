import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { decimal, toNumber } from '@/lib/core/money'
import { db, type Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'

const { sql, raw } = Prisma

/** The unused credit of an invoice's client in the currency of that invoice, as SQL; null where there is none. */
export function unusedCreditSql(alias = 'i'): Prisma.Sql {
  const i = raw(alias)
  return sql`(SELECT k."balance" FROM "ClientCredit" k
    WHERE k."businessId" = ${i}."businessId" AND k."clientId" = ${i}."clientId" AND k."currency" = ${i}."currency" AND k."balance" > 0)`
}

/** True if that credit covers all open invoices of the client in that currency, as SQL. */
export function isCoveredSql(alias = 'i'): Prisma.Sql {
  const i = raw(alias)
  const { balance, isToPay } = paymentStatusSql('o')
  return sql`EXISTS (
    SELECT FROM "ClientCredit" k
    WHERE k."businessId" = ${i}."businessId" AND k."clientId" = ${i}."clientId" AND k."currency" = ${i}."currency" AND k."balance" > 0
      AND k."balance" >= (
        SELECT sum(${balance}) FROM "Invoice" o
        WHERE o."businessId" = k."businessId" AND o."clientId" = k."clientId" AND o."currency" = k."currency" AND ${isToPay}))`
}

export interface UnusedCredit {
  /** In the invoice's currency; 0 if there is none. */
  amount: number
  /** True if it covers everything that the client still owes in that currency. */
  isEnough: boolean
}

/** Returns the unused credit of an invoice's client; none for an unknown invoice. */
export async function getUnusedCredit(
  { businessId }: BusinessScope,
  invoiceId: number,
  tx: Db = db,
): Promise<UnusedCredit> {
  // Raw SQL: compares a sum with a column of another table.
  const [row] = await tx.$queryRaw<{ amount: Prisma.Decimal | null; isEnough: boolean }[]>`
    SELECT ${unusedCreditSql()} AS "amount", ${isCoveredSql()} AS "isEnough"
    FROM "Invoice" i WHERE i."businessId" = ${businessId} AND i."id" = ${invoiceId}`
  return { amount: toNumber(decimal(row?.amount ?? 0)), isEnough: row?.isEnough ?? false }
}
