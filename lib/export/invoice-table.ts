import 'server-only'
import type { InvoiceFilter } from '@/lib/invoices/filter'
import { listInvoices } from '@/lib/invoices/list'
import { statusLabel, typeLabel } from '@/lib/invoices/status'
import type { InvoiceSummary } from '@/lib/invoices/types'
import { everyRow } from '@/lib/lists/pages'
import { csvTable, type Columns } from './tables'

/** Rows read at a time. */
const PAGE = 500

/** The list's columns under its own headings, and what a bookkeeper adds up beside them. Days are YYYY-MM-DD. */
const COLUMNS: Columns<InvoiceSummary> = {
  'Invoice #': ({ invoiceNumber }) => invoiceNumber,
  Client: ({ clientName }) => clientName,
  'Issue Date': ({ issueDate }) => issueDate,
  'Due Date': ({ dueDate }) => dueDate,
  Amount: ({ totalAmount }) => totalAmount.toFixed(2),
  Status: ({ status }) => statusLabel(status),
  Currency: ({ currency }) => currency,
  Subtotal: ({ subtotal }) => subtotal.toFixed(2),
  'Tax Rate (%)': ({ taxRate }) => taxRate,
  Tax: ({ taxAmount }) => taxAmount.toFixed(2),
  Paid: ({ amountPaid }) => amountPaid.toFixed(2),
  Balance: ({ balance }) => balance.toFixed(2),
  'Invoice Type': ({ invoiceType }) => typeLabel(invoiceType),
}

/** The list, all pages of it, as a CSV table, piece by piece. */
export const invoiceTable = (userId: number, filter: InvoiceFilter): AsyncGenerator<string> =>
  csvTable(
    COLUMNS,
    everyRow(async (before) => {
      const { invoices, next } = await listInvoices(userId, { ...filter, before }, PAGE)
      return { rows: invoices, next }
    }),
  )
