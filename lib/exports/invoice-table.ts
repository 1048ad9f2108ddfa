import 'server-only'
import type { InvoiceFilter } from '@/lib/documents/list/filter'
import { listInvoices } from '@/lib/documents/list/list'
import { statusLabel, typeLabel } from '@/lib/documents/status'
import { DOCUMENT_TEXTS, REFERENCE_FIELDS } from '@/lib/documents/texts'
import type { InvoiceSummary } from '@/lib/documents/types'
import { everyRow } from '@/lib/kernel/lists/pages'
import type { CsvStyle } from './csv'
import { cents, csvTable, type Columns } from './tables'

/** Rows read at a time. */
const PAGE = 500

/** The list's columns under its own headings, and what a bookkeeper adds up beside them. Days are YYYY-MM-DD. */
const COLUMNS: Columns<InvoiceSummary> = {
  'Invoice #': ({ invoiceNumber }) => invoiceNumber,
  Client: ({ clientName }) => clientName,
  'Issue Date': ({ issueDate }) => issueDate,
  'Due Date': ({ dueDate }) => dueDate,
  Amount: ({ totalAmount }) => cents(totalAmount),
  Status: ({ status }) => statusLabel(status),
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal }) => cents(subtotal),
  'Tax Rate (%)': ({ taxRate }) => taxRate,
  Tax: ({ taxAmount }) => cents(taxAmount),
  Paid: ({ amountPaid }) => cents(amountPaid),
  Balance: ({ balance }) => cents(balance),
  'Invoice Type': ({ invoiceType }) => typeLabel(invoiceType),
  ...Object.fromEntries(
    REFERENCE_FIELDS.map((field) => [DOCUMENT_TEXTS[field].label, (row: InvoiceSummary) => row[field]]),
  ),
}

/** The list, all pages of it, as a CSV table, piece by piece. */
export const invoiceTable = (
  userId: number,
  filter: InvoiceFilter,
  style: CsvStyle,
): AsyncGenerator<string> =>
  csvTable(
    COLUMNS,
    everyRow(async (before) => {
      const { invoices, next } = await listInvoices(userId, { ...filter, before }, PAGE)
      return { rows: invoices, next }
    }),
    style,
  )
