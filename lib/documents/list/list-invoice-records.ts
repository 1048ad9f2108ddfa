import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { SizedRows } from '@/lib/core/lists/paging'
import { db } from '@/lib/platform/db/client'
import { invoiceSelect, toInvoice } from '@/lib/documents/rows'
import type { Invoice, InvoiceRecord } from '@/lib/documents/types'
import type { InvoiceFilter } from './filter'
import { getNextPageKey, listInvoiceRows, toRowSummary, type InvoiceListRow } from './list-invoices'

interface RecordPage {
  invoices: InvoiceRecord[]
  /** Value of `before` for the next page; null on the last. */
  next: string | null
}

/** Batch sizes, which limit how many long documents are in memory. */
const INVOICES_PER_BATCH = 100
const LINES_PER_BATCH = 2000

/**
 * Returns one page of the list with every documented field: at most `limit` invoices, and only as many as fit into a
 * response.
 */
export async function listInvoiceRecords(
  actor: Actor,
  filter: InvoiceFilter,
  limit: number,
): Promise<RecordPage> {
  const rows = await listInvoiceRows(actor, filter, limit)
  const page = rows.slice(0, limit)
  const records = new SizedRows<InvoiceRecord>()
  let last: InvoiceListRow | null = null
  for await (const [row, record] of readRecords(actor, page)) {
    // Skip invoices that were deleted meanwhile.
    if (record && !records.take(record))
      return { invoices: records.rows, next: getNextPageKey(filter, last!) }
    last = row
  }
  return { invoices: records.rows, next: last && rows.length > limit ? getNextPageKey(filter, last) : null }
}

async function* readRecords(
  actor: Actor,
  rows: InvoiceListRow[],
): AsyncGenerator<[InvoiceListRow, InvoiceRecord | undefined]> {
  for (const batch of await splitIntoBatches(actor, rows)) {
    const invoices = await db.invoice.findMany({
      where: { businessId: actor.businessId, id: { in: batch.map(({ id }) => id) } },
      select: invoiceSelect,
      relationLoadStrategy: 'join',
    })
    const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
    for (const row of batch) {
      const invoice = byId.get(row.id)
      yield [row, invoice && toRecord(row, toInvoice(invoice))]
    }
  }
}

/** Splits the rows, in order, into batches with a limited number of invoices and lines. */
async function splitIntoBatches({ businessId }: Actor, rows: InvoiceListRow[]): Promise<InvoiceListRow[][]> {
  const counts = await db.lineItem.groupBy({
    by: ['invoiceId'],
    where: { businessId, invoiceId: { in: rows.map(({ id }) => id) } },
    _count: true,
  })
  const countById = new Map(counts.map(({ invoiceId, _count }) => [invoiceId, _count]))
  const batches: InvoiceListRow[][] = []
  let lines = Infinity
  for (const row of rows) {
    const count = countById.get(row.id) ?? 0
    if (lines + count > LINES_PER_BATCH || batches.at(-1)!.length >= INVOICES_PER_BATCH) {
      batches.push([])
      lines = 0
    }
    batches.at(-1)!.push(row)
    lines += count
  }
  return batches
}

function toRecord(row: InvoiceListRow, invoice: Invoice): InvoiceRecord {
  const { notes, termsAndConditions, publicToken, lineItems, client, user } = invoice
  return { ...toRowSummary(row), notes, termsAndConditions, publicToken, lineItems, client, user }
}
