import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { insertEventSql } from '@/lib/business/events/mutations'
import { notifyMembers } from '@/lib/business/events/notify'
import type { EventType } from '@/lib/business/events/types'
import { entryOf, giveNumberSql, isNobodysSql } from '@/lib/business/numbering/give'
import { refuseTaken } from '@/lib/business/numbering/given'
import type { Settled } from '@/lib/business/numbering/settle'
import type { storedContent } from '@/lib/documents/columns'
import { insertInvoiceSql } from '@/lib/documents/new/insert'
import type { Parties } from '@/lib/documents/new/parties'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceRow } from '@/lib/documents/rows'

const decimalOrNull = (value: string | number | null) => (value === null ? null : new Prisma.Decimal(value))

/** The document that a new one is made from, and what it is to that. */
export type MadeFrom = Pick<InvoiceRow, 'sourceId' | 'sourceNumber' | 'sourceDate' | 'relation'>

interface NewRows {
  content: ReturnType<typeof storedContent> & { kind: DocumentKind } & Partial<MadeFrom>
  parties: Parties
  settled: Settled
  /** What is written down of how it came about. */
  event: { type: EventType; data?: Prisma.InputJsonObject }
}

/**
 * Writes a new draft with its lines, its number, the counter and the event in one statement. Answers null, with nothing of it written,
 * where somebody has the number.
 */
export async function insertRows(
  tx: Transaction,
  actor: Actor,
  { content, parties, settled, event }: NewRows,
): Promise<InvoiceRow | null> {
  const { number } = settled
  const data = { invoiceNumber: number, ...event.data }
  const now = new Date()
  const entry = await entryOf(tx, actor, settled)
  const [row] = await tx.$queryRaw<(InvoiceRow & { eventId: number })[]>`
    WITH ${insertInvoiceSql({ businessId: actor.businessId, ...content }, isNobodysSql(entry), now)}, ${giveNumberSql(actor, entry, now)},
      ${insertEventSql(actor, { type: event.type, data }, now)}
    SELECT "invoice".*, "event"."id" AS "eventId" FROM "invoice", "event"`.catch(refuseTaken(number))
  if (!row) return null
  const { eventId, ...invoice } = row
  await notifyMembers(tx, actor, { id: eventId, type: event.type }, { invoiceId: row.id, data })
  const lines = content.lines.create.map((line) => ({
    ...line,
    quantity: decimalOrNull(line.quantity),
    unitPrice: decimalOrNull(line.unitPrice),
    amount: decimalOrNull(line.amount),
    discountValue: decimalOrNull(line.discountValue),
    taxRate: decimalOrNull(line.taxRate),
    depositTax: decimalOrNull(line.depositTax),
  }))
  const taxes = content.taxes.create.map(({ position: _position, ...tax }) => ({
    ...tax,
    rate: new Prisma.Decimal(tax.rate),
    taxable: new Prisma.Decimal(tax.taxable),
    tax: new Prisma.Decimal(tax.tax),
  }))
  return { ...invoice, ...parties, logo: null, lines, taxes, payments: [] }
}
