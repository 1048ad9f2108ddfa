import type { Day } from '@/lib/core/dates'
import { withSentStatus, isInvoice } from '@/lib/documents/lifecycle/kinds'
import {
  findDueState,
  findReducedBalance,
  isPartiallyPaid,
  type DueState,
} from '@/lib/documents/payment-status/payment-status'
import type { DocumentKind, InvoiceStatus, InvoiceSummary, Obstacles } from '@/lib/documents/types'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Row of an invoice list. Dates and amounts are formatted on the server, so that no library for it reaches the browser. */
export interface InvoiceRow {
  id: number
  number: string
  /** Empty if the client is unknown. */
  client: string
  /** Contact person at the client's company. */
  contact: string | null
  issued: string
  due: string
  /** The due date without the current year, for a phone. */
  dueShort: string
  /** What the due date would say on the user's date while the invoice is owed, or the quote offered. */
  dueState: DueState | null
  amount: string
  /** Balance due if payments or credit notes have reduced it: `£361.00`; shown while the invoice is owed. */
  balanceText: string | null
  /** Like `dueState`: shown while the invoice is owed. */
  isPartiallyPaid: boolean
  /** Undefined means an invoice. */
  kind?: DocumentKind
  status: InvoiceStatus
  /** Series that it belongs to; null if there is none. */
  seriesId: number | null
  /** Amount received; absent if there is none. */
  received?: string
  /** Reasons why a status can't be set, because of payments or credit notes. */
  obstacles?: Obstacles
}

/** Formats an invoice as a row. `today`: the user's date. */
export function toInvoiceRow(
  invoice: InvoiceSummary,
  today: Day,
  formats: InterfaceFormats,
  { seriesId = null, obstacles }: { seriesId?: number | null; obstacles?: Obstacles } = {},
): InvoiceRow {
  const sent = withSentStatus(invoice)
  const left = findReducedBalance(sent)
  return {
    id: invoice.id,
    number: invoice.invoiceNumber,
    client: invoice.clientName,
    contact: invoice.clientContact,
    issued: formats.day(invoice.issueDate),
    due: formats.day(invoice.dueDate),
    dueShort:
      invoice.dueDate.slice(0, 4) === today.slice(0, 4)
        ? formats.dayOfYear(invoice.dueDate)
        : formats.day(invoice.dueDate),
    // Computed as if sent, so that undoing a status change in the browser shows both again.
    dueState: findDueState(sent, today),
    amount: formats.money(invoice.totalAmount, invoice.currency),
    balanceText: left && formats.money(left, invoice.currency),
    isPartiallyPaid: isPartiallyPaid(sent),
    ...(!isInvoice(invoice) && { kind: invoice.kind }),
    status: invoice.status,
    seriesId,
    ...(invoice.amountPaid > 0 && { received: formats.money(invoice.amountPaid, invoice.currency) }),
    ...(obstacles && { obstacles }),
  }
}
