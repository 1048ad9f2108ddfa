import 'server-only'
import { toDateColumn } from '@/lib/kernel/dates'
import { savedTexts } from './fill-texts'
import { searchText } from './search-text'
import { derivedPaymentMethod } from './limits'
import type { InvoiceUpdate } from './schema'
import { REFERENCE_FIELDS, textsOf } from './texts'
import { computeTotals } from './totals'

/** What is stored of an input: the invoice's own columns and its lines, with texts as they are saved and totals computed here. */
export function storedContent(typed: Omit<InvoiceUpdate, 'version'>) {
  const input = savedTexts(typed)
  const { amounts, subtotal, taxAmount, totalAmount } = computeTotals(input.lineItems, input.taxRate)
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
    lines: {
      create: input.lineItems.map((line, index) => ({
        ...line,
        position: index + 1,
        amount: amounts[index]!,
      })),
    },
  }
}

/** How an invoice repeats; what a change leaves out stays. */
function rhythmColumns({ invoiceType, schedule }: Pick<InvoiceUpdate, 'invoiceType' | 'schedule'>) {
  if (invoiceType !== 'RECURRING') return { frequency: null, every: null }
  return schedule && { frequency: schedule.frequency, every: schedule.every }
}
