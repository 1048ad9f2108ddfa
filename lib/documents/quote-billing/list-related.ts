import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { decimal, toNumber } from '@/lib/core/money'
import { db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { sumBilled } from '@/lib/documents/quote-billing/billed-invoices'
import { listBilledInvoices } from '@/lib/documents/quote-billing/list-billed-invoices'
import { getRemainingAmount } from '@/lib/documents/quote-billing/quote-share'
import { getTitle } from '@/lib/documents/titles'
import type { Relation } from '@/lib/documents/types'
import { notFound } from '@/lib/i18n/errors'
import type { Related, RelatedDocument } from './related-response'
import { MAX_RELATED } from './related-types'

interface Row extends Omit<RelatedDocument, 'title' | 'totalAmount'> {
  relation: Relation | null
  totalAmount: Prisma.Decimal
}

/**
 * Lists the relatives of a document: its source, other documents of that source, the documents created from it, and
 * their credit notes. Returns at most `MAX_RELATED`, always including the document and its source, and none if it has
 * no relatives.
 * One query on `Invoice_made_from_idx`. Throws 404.
 */
export async function listRelated(actor: Actor, id: number): Promise<Related> {
  const { businessId } = actor
  // Raw SQL: UNION of self joins, which Prisma can't express.
  const rows = await db.$queryRaw<Row[]>`
    WITH root AS (
      SELECT coalesce("sourceId", "id") AS "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "id" = ${id}
    ), family AS (
      SELECT "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "id" IN ((SELECT "id" FROM root), ${id})
      UNION SELECT "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "sourceId" = (SELECT "id" FROM root)
      UNION SELECT "id" FROM "Invoice" WHERE "businessId" = ${businessId} AND "sourceId" = ${id}
      UNION SELECT n."id" FROM "Invoice" m JOIN "Invoice" n ON n."businessId" = ${businessId} AND n."sourceId" = m."id"
        WHERE m."businessId" = ${businessId} AND m."sourceId" = ${id}
    ), shown AS (
      SELECT "id" FROM family ORDER BY "id" NOT IN ((SELECT "id" FROM root), ${id}), "id" LIMIT ${MAX_RELATED}
    )
    SELECT i."id", i."kind", i."relation", i."invoiceNumber", i."status", i."currency", i."totalAmount"
    FROM shown JOIN "Invoice" i ON i."businessId" = ${businessId} AND i."id" = shown."id"
    ORDER BY i."id"`
  const shown = rows.find((row) => row.id === id)
  if (!shown) throw notFound('invoice')
  if (rows.length < 2) return { documents: [], billing: null }
  return {
    documents: rows.map(({ relation, ...row }) => ({
      ...row,
      title: getTitle({ ...row, relation }),
      totalAmount: Number(row.totalAmount),
    })),
    billing: shown.kind === 'QUOTE' ? await findBilling(actor, shown) : null,
  }
}

async function findBilling(actor: Actor, quote: Row): Promise<Related['billing']> {
  const rows = await listBilledInvoices(db, actor, quote.id)
  const left = getRemainingAmount(quote, rows)
  return { billed: toNumber(sumBilled(rows)), left: toNumber(left.lt(0) ? decimal(0) : left) }
}
