import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { InvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'
import { statusLabel, typeLabel } from '@/lib/documents/status'
import { DOCUMENT_TEXTS, REFERENCE_FIELDS } from '@/lib/documents/texts'
import type { DocumentKind, Invoice, InvoiceSummary } from '@/lib/documents/types'
import { nameOf, titleOf } from '@/lib/documents/titles'
import { english } from '@/lib/words/english/document'
import { kindName } from '@/lib/words/kind-nouns'
import { hasReason } from '@/lib/kernel/tax/categories'
import { db } from '@/lib/platform/db/client'
import { everyRow } from '@/lib/kernel/lists/pages'
import type { CsvStyle } from './csv'
import { csvTable, money, rateOfAll, type Columns } from './tables'

/** Rows read at a time. */
const PAGE = 500

type Charged = Pick<Invoice['taxes'][number], 'category' | 'rate'>
type TaxedSummary = InvoiceSummary & { taxes: Charged[] }

/** With what each of them is charged by, in one query. */
async function withTaxes({ businessId }: Actor, rows: InvoiceSummary[]): Promise<TaxedSummary[]> {
  const taxes = await db.invoiceTax.findMany({
    where: { businessId, invoiceId: { in: rows.map(({ id }) => id) } },
    orderBy: [{ invoiceId: 'asc' }, { position: 'asc' }],
    select: { invoiceId: true, category: true, rate: true },
  })
  const byId = new Map<number, Charged[]>()
  for (const { invoiceId, category, rate } of taxes)
    byId.set(invoiceId, [...(byId.get(invoiceId) ?? []), { category, rate: Number(rate) }])
  return rows.map((row) => ({ ...row, taxes: byId.get(row.id) ?? [] }))
}

/** `19%`, or what it is that is not charged. */
const taxName = ({ category, rate }: Charged): string =>
  hasReason(category) ? english.categories[category] : `${rate}%`

/** The list's columns under its own headings, and what a bookkeeper adds up beside them. Days are YYYY-MM-DD. */
const columnsOf = (kind: DocumentKind): Columns<TaxedSummary> => ({
  [`${kindName(kind)} #`]: ({ invoiceNumber }) => invoiceNumber,
  Client: ({ clientName }) => clientName,
  'Issue Date': ({ issueDate }) => issueDate,
  [kind === 'QUOTE' ? 'Valid Until' : 'Due Date']: ({ dueDate }) => dueDate,
  Amount: ({ totalAmount, currency }) => money(totalAmount, currency),
  Status: ({ status }) => statusLabel(status),
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal, currency }) => money(subtotal, currency),
  'Tax Rate (%)': rateOfAll,
  Tax: ({ taxAmount, currency }) => money(taxAmount, currency),
  Paid: ({ amountPaid, currency }) => money(amountPaid, currency),
  Balance: ({ balance, currency }) => money(balance, currency),
  'Invoice Type': ({ invoiceType }) => typeLabel(invoiceType),
  ...Object.fromEntries(
    REFERENCE_FIELDS.map((field) => [DOCUMENT_TEXTS[field].label, (row: TaxedSummary) => row[field]]),
  ),
  Document: (row) => nameOf(english, titleOf(row)),
  Withheld: ({ withheldAmount, currency }) => money(withheldAmount, currency),
  // Several rates have no place in one number.
  Taxes: ({ taxes }) => taxes.map(taxName).join('; '),
})

/** The list, all pages of it, as a CSV table, piece by piece. */
export const invoiceTable = (actor: Actor, filter: InvoiceFilter, style: CsvStyle): AsyncGenerator<string> =>
  csvTable(
    columnsOf(filter.kind ?? 'INVOICE'),
    everyRow(async (before) => {
      const { invoices, next } = await listInvoices(actor, { ...filter, before }, PAGE)
      return { rows: await withTaxes(actor, invoices), next }
    }),
    style,
  )
