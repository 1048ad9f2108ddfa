import 'server-only'
import { toDateColumn } from '@/lib/kernel/dates'
import { savedTexts } from './fill-texts'
import { searchText } from './search-text'
import { derivedPaymentMethod } from './limits'
import type { InvoiceUpdate } from './schema'
import { REFERENCE_FIELDS, textsOf } from './texts'
import { computeTotals } from './totals'

/** How an invoice repeats that does not. */
const SINGLE = { recurringDate: null, schedule: { frequency: null, every: null } }

/** What is stored of an input: the invoice's own columns and its lines, with texts as they are saved and totals computed here. */
export function storedContent(typed: Omit<InvoiceUpdate, 'version'>) {
  const input = savedTexts(typed)
  const { amounts, subtotal, taxAmount, totalAmount } = computeTotals(input.lineItems, input.taxRate)
  const { recurringDate, schedule } = input.invoiceType === 'RECURRING' ? input : SINGLE
  return {
    clientId: input.clientId,
    invoiceNumber: input.invoiceNumber,
    issueDate: toDateColumn(input.issueDate),
    dueDate: toDateColumn(input.dueDate),
    invoiceType: input.invoiceType,
    recurringDate: recurringDate ? toDateColumn(recurringDate) : null,
    // What a change leaves out stays.
    ...(schedule && { frequency: schedule.frequency, every: schedule.every }),
    currency: input.currency,
    subtotal: subtotal.toFixed(2),
    taxRate: input.taxRate,
    taxAmount: taxAmount.toFixed(2),
    totalAmount: totalAmount.toFixed(2),
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
        amount: amounts[index]!.toFixed(2),
      })),
    },
  }
}
