import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import { fromDateColumn } from '@/lib/core/dates'
import { parsePageKey, formatPageKey } from '@/lib/core/lists/paging'
import type { PaymentKind } from '@/lib/documents/payments/types'
import { db, type Db } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { afterKeySql } from '@/lib/platform/db/list-sql'
import { notFound } from '@/lib/i18n/errors'
import { paymentStatusSql } from '@/lib/documents/payment-status/payment-status-sql'
import { decimal, toNumber } from '@/lib/core/money'
import type { ClientCredit, CreditBalance, CreditEntry, CreditKind } from './credit-response'

const CREDIT_PAGE = 20

interface Row {
  id: number
  kind: CreditKind
  currency: string
  amount: Prisma.Decimal
  balance: Prisma.Decimal
  day: Date
  invoiceId: number | null
  invoiceNumber: string | null
  paymentId: number | null
  method: PaymentKind | null
  note: string | null
  reversesId: number | null
  isReversed: boolean
}

const toEntry = (row: Row): CreditEntry => ({
  ...row,
  day: fromDateColumn(row.day),
  amount: Number(row.amount),
  balance: Number(row.balance),
})

/**
 * Returns a client's credit balances and a page of entries, newest first. Throws 404.
 * @param before key of the page
 */
export async function getClientCredit(
  actor: Actor,
  clientId: number,
  before: string | null = null,
  tx: Db = db,
): Promise<ClientCredit & { next: string | null }> {
  const key = before === null ? null : parsePageKey([], before)
  const [client, rows] = await Promise.all([
    tx.client.findUnique({
      where: { own: { businessId: actor.businessId, id: clientId } },
      select: { credits: { select: { currency: true, balance: true }, orderBy: { currency: 'asc' } } },
      relationLoadStrategy: 'join',
    }),
    // Raw SQL: joins without a relation: entries outlive their invoices.
    tx.$queryRaw<Row[]>`
      SELECT e."id", e."kind", e."currency", e."amount", e."balance", e."day", e."invoiceId", i."invoiceNumber", e."paymentId", e."method", e."note",
        e."reversesId", EXISTS (
          SELECT 1 FROM "CreditEntry" r WHERE r."businessId" = ${actor.businessId} AND r."reversesId" = e."id"
        ) AS "isReversed"
      FROM "CreditEntry" e
      LEFT JOIN "Invoice" i ON i."businessId" = e."businessId" AND i."id" = e."invoiceId"
      WHERE e."businessId" = ${actor.businessId} AND e."clientId" = ${clientId} ${afterKeySql([], 'e."id"', 'desc', key)}
      ORDER BY e."id" DESC LIMIT ${CREDIT_PAGE + 1}`,
  ])
  if (!client) throw notFound('client')
  const page = rows.slice(0, CREDIT_PAGE)
  return {
    balances: toBalances(client.credits),
    entries: page.map(toEntry),
    next: rows.length > CREDIT_PAGE ? formatPageKey({ id: page.at(-1)!.id, values: [] }) : null,
  }
}

/** Returns balances by currency, without those of 0. */
const toBalances = (rows: { currency: string; balance: Prisma.Decimal }[]): CreditBalance[] =>
  rows
    .map(({ currency, balance }) => ({ currency, amount: Number(balance) }))
    .filter(({ amount }) => amount > 0)

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

interface UnusedCredit {
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
