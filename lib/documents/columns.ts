import 'server-only'
import { toDateColumn } from '@/lib/kernel/dates'
import { formatPlain, plainMoney, type Amount } from '@/lib/kernel/money'
import { savedTexts } from './fill-texts'
import { searchText } from './search-text'
import { derivedPaymentMethod } from './limits'
import type { InvoiceUpdate } from './schema'
import { REFERENCE_FIELDS, textsOf } from './texts'
import { computeTotals } from './totals'
import type { Writing } from '@/lib/words/document-words'
import { languagesOf } from '@/lib/kernel/languages'

/** How an invoice repeats that does not. */
const SINGLE = { recurringDate: null, schedule: { frequency: null, every: null } }

/**
 * What is stored of an input: the invoice's own columns and its lines, with texts as they are saved and totals computed here. @param writing of the
 * language it speaks
 */
export function storedContent(typed: Omit<InvoiceUpdate, 'version'>, writing: Writing) {
  const input = savedTexts(typed, writing)
  const { amounts, subtotal, taxAmount, totalAmount } = computeTotals(
    input.lineItems,
    input.taxRate,
    input.currency,
  )
  const money = (value: Amount) => plainMoney(value, input.currency)
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
    subtotal: money(subtotal),
    taxRate: input.taxRate,
    taxAmount: money(taxAmount),
    totalAmount: money(totalAmount),
    ...textsOf(input),
    // What a change leaves out stays.
    ...(input.language !== undefined && languagesOf(input)),
    paymentMethod: input.paymentMethod ?? derivedPaymentMethod(input.invoiceType),
    searchText: searchText(input.invoiceNumber, money(totalAmount), [
      ...REFERENCE_FIELDS.map((field) => input[field] ?? ''),
      ...input.lineItems.map(({ description }) => description),
    ]),
    lines: {
      create: input.lineItems.map((line, index) => ({
        ...line,
        unitPrice: formatPlain(line.unitPrice),
        position: index + 1,
        amount: money(amounts[index]!),
      })),
    },
  }
}
