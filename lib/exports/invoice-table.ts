import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { InvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list-invoices'
import { getStatusLabel, getTypeLabel } from '@/lib/documents/labels'
import { DOCUMENT_TEXTS, REFERENCE_FIELDS } from '@/lib/documents/texts'
import type { DocumentKind, Invoice, InvoiceSummary } from '@/lib/documents/types'
import { formatTitle, getTitle } from '@/lib/documents/titles'
import { english } from '@/lib/i18n/documents/en'
import { getKindName } from '@/lib/i18n/document-nouns'
import { readChargedParts } from '@/lib/core/tax/part-schema'
import { hasReason } from '@/lib/core/tax/categories'
import { db } from '@/lib/platform/db/client'
import { iterateRows } from '@/lib/core/lists/paging'
import type { CsvStyle } from './csv'
import { createCsvTable, formatTaxParts, money, findSingleRate, type Columns } from './tables'

const PAGE_SIZE = 500

type TaxOfInvoice = Pick<Invoice['taxes'][number], 'category' | 'rate' | 'parts'>
type SummaryWithTaxes = InvoiceSummary & { taxes: TaxOfInvoice[] }

/** Adds the taxes of each invoice, in one query. */
async function addTaxes({ businessId }: Actor, rows: InvoiceSummary[]): Promise<SummaryWithTaxes[]> {
  const taxes = await db.invoiceTax.findMany({
    where: { businessId, invoiceId: { in: rows.map(({ id }) => id) } },
    orderBy: [{ invoiceId: 'asc' }, { position: 'asc' }],
    select: { invoiceId: true, category: true, rate: true, parts: true },
  })
  const byId = new Map<number, TaxOfInvoice[]>()
  for (const { invoiceId, category, rate, parts: stored } of taxes) {
    const parts = readChargedParts(stored) ?? undefined
    byId.set(invoiceId, [...(byId.get(invoiceId) ?? []), { category, rate: Number(rate), parts }])
  }
  return rows.map((row) => ({ ...row, taxes: byId.get(row.id) ?? [] }))
}

/** `19%`, `GST 5% + QST 9.975%`, or the name of a category that is not charged. */
function formatTaxName({ category, rate, parts }: TaxOfInvoice): string {
  if (parts) return formatTaxParts(parts)
  return hasReason(category) ? english.categories[category] : `${rate}%`
}

/** Returns the columns of the invoice list under the same headings, then others for bookkeeping. Dates are YYYY-MM-DD. */
const getColumns = (kind: DocumentKind): Columns<SummaryWithTaxes> => ({
  [`${getKindName(kind)} #`]: ({ invoiceNumber }) => invoiceNumber,
  Client: ({ clientName }) => clientName,
  'Issue Date': ({ issueDate }) => issueDate,
  [kind === 'QUOTE' ? 'Valid Until' : 'Due Date']: ({ dueDate }) => dueDate,
  Amount: ({ totalAmount, currency }) => money(totalAmount, currency),
  Status: ({ status }) => getStatusLabel(status),
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal, currency }) => money(subtotal, currency),
  'Tax Rate (%)': findSingleRate,
  Tax: ({ taxAmount, currency }) => money(taxAmount, currency),
  Paid: ({ amountPaid, currency }) => money(amountPaid, currency),
  Balance: ({ balance, currency }) => money(balance, currency),
  'Invoice Type': ({ invoiceType }) => getTypeLabel(invoiceType),
  ...Object.fromEntries(
    REFERENCE_FIELDS.map((field) => [DOCUMENT_TEXTS[field].label, (row: SummaryWithTaxes) => row[field]]),
  ),
  Document: (row) => formatTitle(english, getTitle(row)),
  Withheld: ({ withheldAmount, currency }) => money(withheldAmount, currency),
  // Several rates don't fit into the single number of `Tax Rate`.
  Taxes: ({ taxes }) => taxes.map(formatTaxName).join('; '),
})

/** Streams the whole filtered list as a CSV table. */
export const createInvoiceTable = (
  actor: Actor,
  filter: InvoiceFilter,
  style: CsvStyle,
): AsyncGenerator<string> =>
  createCsvTable(
    getColumns(filter.kind ?? 'INVOICE'),
    iterateRows(async (before) => {
      const { invoices, next } = await listInvoices(actor, { ...filter, before }, PAGE_SIZE)
      return { rows: await addTaxes(actor, invoices), next }
    }),
    style,
  )
