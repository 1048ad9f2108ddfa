import 'server-only'
import { toDateColumn } from '@/lib/kernel/dates'
import { searchText } from './search-text'
import { derivedPaymentMethod } from './limits'
import type { InvoiceUpdate } from './schema'
import { REFERENCE_FIELDS, textsOf } from './texts'
import { computeTotals } from './totals'

/** What of the form an invoice's own row holds, with the totals computed here. */
export function columns(input: Omit<InvoiceUpdate, 'version'>) {
  const { subtotal, taxAmount, totalAmount } = computeTotals(input.lineItems, input.taxRate)
  const recurrenceDate = input.invoiceType === 'RECURRING' && input.recurringDate
  return {
    clientId: input.clientId,
    invoiceNumber: input.invoiceNumber,
    issueDate: toDateColumn(input.issueDate),
    dueDate: toDateColumn(input.dueDate),
    invoiceType: input.invoiceType,
    recurringDate: recurrenceDate ? toDateColumn(recurrenceDate) : null,
    ...rhythmColumns(input),
    currency: input.currency,
    subtotal,
    taxRate: input.taxRate,
    taxAmount,
    totalAmount,
    ...textsOf(input),
    paymentMethod: input.paymentMethod ?? derivedPaymentMethod(input.invoiceType),
    searchText: searchText(input.invoiceNumber, totalAmount, [
      ...REFERENCE_FIELDS.map((field) => input[field] ?? ''),
      ...input.lineItems.map(({ description }) => description),
    ]),
  }
}

/** How an invoice repeats; what a change leaves out stays. */
function rhythmColumns({ invoiceType, schedule }: Pick<InvoiceUpdate, 'invoiceType' | 'schedule'>) {
  if (invoiceType !== 'RECURRING') return { frequency: null, every: null }
  return schedule && { frequency: schedule.frequency, every: schedule.every }
}

/** The rows of its line items, in the form's order. */
export function lines(input: Pick<InvoiceUpdate, 'lineItems' | 'taxRate'>) {
  const { amounts } = computeTotals(input.lineItems, input.taxRate)
  return input.lineItems.map((line, index) => ({ ...line, position: index + 1, amount: amounts[index]! }))
}
