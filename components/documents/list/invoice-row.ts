import { formatDay, type Day } from '@/lib/kernel/dates'
import { leftText } from '@/lib/documents/standing'
import type { InvoiceStatus, InvoiceSummary } from '@/lib/documents/types'
import { formatMoney } from '@/lib/kernel/money'

/** One row of an invoice list with every text final, so that no formatting library reaches the browser. */
export interface InvoiceRow {
  id: number
  number: string
  client: string
  /** The person at that company. */
  contact: string | null
  issued: string
  due: string
  /** The due date lies before the user's today. */
  pastDue: boolean
  amount: string
  /** What is left of the amount where part of it is paid; shown while the invoice is SENT. */
  left: string | null
  status: InvoiceStatus
  /** Whether a series began with it. */
  recurs: boolean
}

/** @param today the user's day */
export function invoiceRow(invoice: InvoiceSummary, today: Day): InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    client: invoice.clientName || 'Unknown Client',
    contact: invoice.clientContact,
    issued: formatDay(invoice.issueDate),
    due: formatDay(invoice.dueDate),
    pastDue: invoice.dueDate < today,
    amount: formatMoney(invoice.totalAmount, invoice.currency),
    // As if it were sent: an undone change of status brings it back without asking the server.
    left: leftText({ ...invoice, status: 'SENT' }, invoice.currency),
    status: invoice.status,
    recurs: invoice.invoiceType === 'RECURRING' && invoice.recurringDate !== null,
  }
}
