import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { exact, sum, toNumber } from '@/lib/kernel/money'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isCancelled, isInvoice } from '@/lib/documents/lifecycle/kinds'
import { titleOf } from '@/lib/documents/titles'
import type { Relation } from '@/lib/documents/types'
import { notFound } from '@/lib/words/errors'
import { MAX_RELATED, type Related, type RelatedDocument } from './types'

interface Row extends Omit<RelatedDocument, 'title' | 'totalAmount'> {
  relation: Relation | null
  sourceId: number | null
  totalAmount: Prisma.Decimal
  credited: Prisma.Decimal
}

/**
 * What a document was made from, what else was made from that, and what was made from itself with what that was credited by, in one look at
 * `Invoice_made_from_idx`. For one that stands by itself there is nothing. Throws 404.
 */
export async function listRelated(actor: Actor, id: number): Promise<Related> {
  const { businessId } = actor
  const rows = await db.$queryRaw<Row[]>`
    WITH root AS (
      SELECT coalesce("sourceId", "id") AS "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "id" = ${id}
    ), family AS (
      SELECT "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "id" IN ((SELECT "id" FROM root), ${id})
      UNION SELECT "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "sourceId" = (SELECT "id" FROM root)
      UNION SELECT "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "sourceId" = ${id}
      UNION SELECT n."id" FROM "Invoice" m JOIN "Invoice" n ON n."businessId" = ${businessId} AND n."sourceId" = m."id"
        WHERE m."businessId" = ${businessId} AND m."sourceId" = ${id}
      ORDER BY "id" LIMIT ${MAX_RELATED}
    )
    SELECT i."id", i."kind", i."relation", i."sourceId", i."invoiceNumber", i."status", i."currency", i."totalAmount",
      (SELECT coalesce(sum(n."totalAmount"), 0) FROM "Invoice" n WHERE n."businessId" = ${businessId} AND n."sourceId" = i."id"
        AND n."kind" = 'CREDIT_NOTE' AND n."status" = 'SENT') AS "credited"
    FROM family JOIN "Invoice" i ON i."businessId" = ${businessId} AND i."id" = family."id"
    ORDER BY i."id"`
  if (rows.length === 0) throw notFound('invoice')
  if (rows.length < 2) return { documents: [], billing: null }
  return {
    documents: rows.map(({ relation, sourceId: _source, credited: _credited, ...row }) => ({
      ...row,
      title: titleOf({ ...row, relation }),
      totalAmount: Number(row.totalAmount),
    })),
    billing: billingOf(rows, id),
  }
}

function billingOf(rows: Row[], id: number): Related['billing'] {
  const quote = rows.find((row) => row.id === id)
  if (quote?.kind !== 'QUOTE') return null
  const made = rows.filter((row) => row.sourceId === id && isInvoice(row) && !isCancelled(row))
  const billed = sum(made.map(({ totalAmount, credited }) => exact(totalAmount).minus(exact(credited))))
  const left = exact(quote.totalAmount).minus(billed)
  return { billed: toNumber(billed), left: left.lt(0) ? 0 : toNumber(left) }
}
