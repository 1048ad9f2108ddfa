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

/** The parts of a statement that write a new invoice, where `condition` holds, its lines, one at least, and what it charges: `"invoice"` is its row. */
export function insertInvoiceSql(
  { lines, taxes, ...content }: Content,
  condition: Prisma.Sql,
  now: Date,
): Prisma.Sql {
  const row = { ...content, createdAt: now, updatedAt: now }
  const columns = columnsSql(Object.keys(row))
  const parts = (name: string, table: Prisma.ModelName, rows: object[]) => {
    const own = Object.keys(rows[0] ?? {})
    const read = Prisma.raw(own.map((column) => `r."${column}"`).join(', '))
    return Prisma.sql`${columnsSql([name])} AS (
    INSERT INTO ${columnsSql([table])} ("businessId", "invoiceId", ${columnsSql(own)})
    SELECT "invoice"."businessId", "invoice"."id", ${read} FROM "invoice", ${rowsSql(table, rows)} r)`
  }
  return Prisma.sql`"invoice" AS (
    INSERT INTO "Invoice" (${columns})
    SELECT ${columns} FROM ${rowsSql('Invoice', [row])} WHERE ${condition}
    RETURNING ${READ}),
  ${parts('lines', 'LineItem', lines.create)}, ${parts('taxes', 'InvoiceTax', taxes.create)}`
}
