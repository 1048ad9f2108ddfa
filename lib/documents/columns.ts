import 'server-only'
import { toDateColumn } from '@/lib/kernel/dates'
import { plainMoney, type Amount } from '@/lib/kernel/money'
import { savedTexts } from './fill-texts'
import { foldedSearchText, searchText } from './search-text'
import { derivedPaymentMethod } from './limits'
import type { InvoiceUpdate } from './schema'
import { REFERENCE_FIELDS, textsOf } from './texts'
import { isItem } from './lines/kinds'
import { computeTotals } from './totals'
import { chargeColumns } from './totals/charges'
import type { Within } from './totals/types'
import { lineColumns } from './totals/line-content'
import { lineSourceColumns } from './totals/line-source'
import type { Writing } from '@/lib/words/document-words'
import { languagesOf } from '@/lib/kernel/languages'

/** How an invoice repeats that does not. */
const SINGLE = { recurringDate: null, schedule: { frequency: null, every: null } }

/**
 * What is stored of an input: the invoice's own columns and its lines, with texts as they are saved and totals computed here. @param writing of the
 * language it speaks @param within of a credit note, which its cents fit
 */
export function storedContent(typed: Omit<InvoiceUpdate, 'version'>, writing: Writing, within?: Within) {
  const input = savedTexts(typed, writing)
  const totals = computeTotals({ ...input, ...(within && { within }) })
  const money = (value: Amount) => plainMoney(value, input.currency)
  const optionalMoney = (value: Amount | null) => (value === null ? null : money(value))
  const searched = searchText(input.invoiceNumber, money(totals.totalAmount), [
    ...REFERENCE_FIELDS.map((field) => input[field] ?? ''),
    ...input.lineItems.map(({ description }) => description),
  ])
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
    ...chargeColumns(input),
    subtotal: money(totals.subtotal),
    discountAmount: money(totals.discountAmount),
    taxAmount: money(totals.taxAmount),
    totalAmount: money(totals.totalAmount),
    withheldAmount: money(totals.withheldAmount),
    serviceFrom: input.serviceFrom && toDateColumn(input.serviceFrom),
    serviceUntil: input.serviceUntil && toDateColumn(input.serviceUntil),
    ...textsOf(input),
    // What a change leaves out stays.
    ...(input.language !== undefined && languagesOf(input)),
    paymentMethod: input.paymentMethod ?? derivedPaymentMethod(input.invoiceType),
    searchText: searched,
    foldedText: foldedSearchText(searched),
    lines: {
      create: input.lineItems.map((line, index) => ({
        ...lineColumns(line),
        ...lineSourceColumns(isItem(line) ? line : {}),
        position: index + 1,
        amount: optionalMoney(totals.amounts[index]!),
        netAmount: optionalMoney(totals.nets[index]!),
      })),
    },
    taxes: {
      create: totals.taxes.map(({ category, rate, reason, taxable, tax }, index) => ({
        position: index + 1,
        category,
        rate: rate.toNumber(),
        reason,
        taxable: money(taxable),
        tax: money(tax),
      })),
    },
  }
}
