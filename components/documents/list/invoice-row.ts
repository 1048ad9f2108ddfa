import { formatDay, type Day } from '@/lib/core/dates'
import { withSentStatus, isInvoice } from '@/lib/documents/lifecycle/kinds'
import { isQuoteExpired, isOverdue, formatBalanceLeft } from '@/lib/documents/payment-status/payment-status'
import type { DocumentKind, InvoiceStatus, InvoiceSummary, Obstacles } from '@/lib/documents/types'
import { formatMoney } from '@/lib/core/money'

/** One row of an invoice list with every text final, so that no formatting library reaches the browser. */
export interface InvoiceRow {
  id: number
  number: string
  client: string
  /** The person at that company. */
  contact: string | null
  issued: string
  due: string
  /** It is overdue on the user's day wherever it is owed, or has expired where it is offered. */
  pastDue: boolean
  amount: string
  /** What is left of the amount where part of it is paid; shown while the invoice is owed. */
  left: string | null
  /** What does not say is an invoice. */
  kind?: DocumentKind
  status: InvoiceStatus
  /** Whether a series began with it. */
  recurs: boolean
  /** The amount received; absent if there is none. */
  received?: string
  /** Reasons why a status can't be set, because of payments or credit notes. */
  obstacles?: Obstacles
}

/** @param today the user's day */
export function toInvoiceRow(invoice: InvoiceSummary, today: Day, obstacles?: Obstacles): InvoiceRow {
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    client: invoice.clientName || 'Unknown Client',
    contact: invoice.clientContact,
    issued: formatDay(invoice.issueDate),
    due: formatDay(invoice.dueDate),
    // As if it were owed: an undone change of status brings both back without asking the server.
    pastDue: isOverdue(withSentStatus(invoice), today) || isQuoteExpired(withSentStatus(invoice), today),
    amount: formatMoney(invoice.totalAmount, invoice.currency),
    left: formatBalanceLeft(withSentStatus(invoice), invoice.currency),
    ...(!isInvoice(invoice) && { kind: invoice.kind }),
    status: invoice.status,
    recurs: invoice.invoiceType === 'RECURRING' && invoice.recurringDate !== null,
    ...(invoice.amountPaid > 0 && { received: formatMoney(invoice.amountPaid, invoice.currency) }),
    ...(obstacles && { obstacles }),
  }
}
