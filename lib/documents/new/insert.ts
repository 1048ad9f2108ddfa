import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import { Prisma } from '@/lib/platform/db/generated/client'
import { columnsSql, rowsSql } from '@/lib/platform/db/record'
import type { storedContent } from '../columns'
import { invoiceSelect } from '../rows'

type Content = ReturnType<typeof storedContent> & { businessId: BusinessId }

/** What is read of an invoice's own row; relations are read elsewhere. */
const READ = columnsSql(
  Object.entries(invoiceSelect).flatMap(([name, wanted]) => (wanted === true ? [name] : [])),
)

/** The parts of a statement that write a new invoice, where `condition` holds, and its lines: `"invoice"` is its row. */
export function insertInvoiceSql(
  { lines, ...content }: Content,
  condition: Prisma.Sql,
  now: Date,
): Prisma.Sql {
  const row = { ...content, createdAt: now, updatedAt: now }
  const columns = columnsSql(Object.keys(row))
  const own = ['position', 'description', 'quantity', 'unit', 'unitPrice', 'amount']
  return Prisma.sql`"invoice" AS (
    INSERT INTO "Invoice" (${columns})
    SELECT ${columns} FROM ${rowsSql('Invoice', [row])} WHERE ${condition}
    RETURNING ${READ}),
  "lines" AS (
    INSERT INTO "LineItem" ("businessId", "invoiceId", ${columnsSql(own)})
    SELECT "invoice"."businessId", "invoice"."id", ${columnsSql(own)}
    FROM "invoice", ${rowsSql('LineItem', lines.create)})`
}
