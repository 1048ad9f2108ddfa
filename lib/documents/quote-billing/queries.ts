import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import { decimal, toNumber } from '@/lib/core/money'
import { db, type Db } from '@/lib/platform/db/client'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { getInvoiceRow } from '@/lib/documents/queries'
import { getTitle } from '@/lib/documents/titles'
import { toChargedTaxes, toCharges, type StoredTax } from '@/lib/documents/totals/charge-columns'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { toLineContent } from '@/lib/documents/totals/line-content'
import { getRemainingAmount } from '@/lib/documents/quote-billing/quote-share'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Relation } from '@/lib/documents/types'
import { notFound } from '@/lib/i18n/errors'
import { isCancelled } from '@/lib/documents/lifecycle/kinds'
import {
  sumBilled,
  sumQuantityByLine,
  listDeductedTaxes,
  isBilled,
  billedSelect,
  billedNoteSelect,
  type BilledInvoice,
  listDeductions,
} from './billed-invoices'
import type { ConversionStart } from './conversion-response'
import { type Related, type RelatedDocument, MAX_RELATED } from './related-response'

/** Maximum number of invoices created from one quote, cancelled ones included. */
export const MAX_DERIVED_INVOICES = 49

/**
 * Lists the invoices created from a quote or pro forma invoice, oldest first, with their credit notes: drafts
 * included, cancelled ones excluded. Lock the quote first if a change depends on the result (`withQuoteGuard`).
 */
export async function listBilledInvoices(
  tx: Db,
  { businessId }: BusinessScope,
  sourceId: number,
): Promise<BilledInvoice[]> {
  const all = await tx.invoice.findMany({
    where: { businessId, sourceId, kind: 'INVOICE' },
    select: billedSelect,
    orderBy: { id: 'asc' },
    take: MAX_DERIVED_INVOICES,
  })
  const rows = all.filter((row) => !isCancelled(row)).map(withTaxes)
  if (rows.length === 0) return []
  const noteRows = await tx.invoice.findMany({
    where: {
      businessId,
      kind: 'CREDIT_NOTE',
      status: 'SENT',
      relation: 'CREDITS',
      sourceId: { in: rows.map(({ id }) => id) },
    },
    select: billedNoteSelect,
  })
  const notes = noteRows.map(withTaxes)
  const withNotes = rows.map((row) => {
    const own = notes.filter(({ sourceId }) => sourceId === row.id)
    const deducts = [...listDeductions(row, 1), ...own.flatMap((note) => listDeductions(note, -1))]
    return { ...row, notes: own, credited: own.flatMap(({ taxes }) => taxes), deducts }
  })
  const deducted = withNotes.filter(isBilled).flatMap(({ deducts }) => deducts)
  return withNotes.map((row) => ({ ...row, deductedTaxes: listDeductedTaxes(deducted, row.id) }))
}

const withTaxes = <Row extends { taxes: StoredTax[] }>({ taxes, ...row }: Row) => ({
  ...row,
  taxes: toChargedTaxes(taxes),
})

/** Returns what can be billed of a quote or a pro forma invoice. Throws 404, and 409 if it can't be converted. */
export async function getConversion(actor: Actor, id: number): Promise<ConversionStart> {
  const source = await getInvoiceRow(db, actor, id)
  assertAllowed('convert', source)
  const rows = await listBilledInvoices(db, actor, id)
  const [billed, billedQuantities] = [sumBilled(rows), sumQuantityByLine(rows)]
  const left = getRemainingAmount(source, rows)
  const { withholding: _withholding, ...charges } = toCharges(source)
  return {
    ...charges,
    currency: source.currency,
    totalAmount: Number(source.totalAmount),
    billed: toNumber(billed),
    left: left.lt(0) ? 0 : toNumber(left),
    lineItems: source.lines.flatMap((row) => {
      const line = toLineContent(row)
      if (!isItem(line)) return []
      const unbilled = decimal(line.quantity).minus(billedQuantities.get(row.position) ?? 0)
      return [{ ...line, line: row.position, left: unbilled.lt(0) ? 0 : toNumber(unbilled) }]
    }),
    made: rows.map((row) => ({
      id: row.id,
      title: getTitle(row),
      invoiceNumber: row.invoiceNumber,
      status: row.status,
      totalAmount: Number(row.totalAmount),
      charged: toNumber(sumBilled([row])),
    })),
  }
}

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
