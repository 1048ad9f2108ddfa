import { formatDay, type Day } from '@/lib/dates'
import type { InvoiceStatus, InvoiceSummary } from '@/lib/invoices/types'
import { formatMoney } from '@/lib/money'

/** One row of an invoice list with every text final, so that no formatting library reaches the browser. */
export interface InvoiceRow {
  id: number
  number: string
  client: string
  issued: string
  due: string
  /** The due date lies before the user's today. */
  pastDue: boolean
  amount: string
  status: InvoiceStatus
}

/** @param today the user's day */
export function invoiceRow(invoice: InvoiceSummary, today: Day): InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    client: invoice.clientName || 'Unknown Client',
    issued: formatDay(invoice.issueDate),
    due: formatDay(invoice.dueDate),
    pastDue: invoice.dueDate < today,
    amount: formatMoney(invoice.totalAmount, invoice.currency),
    status: invoice.status,
  }
}
