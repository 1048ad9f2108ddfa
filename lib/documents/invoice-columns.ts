import 'server-only'
import { toDateColumn } from '@/lib/core/dates'
import { formatPlain, formatPlainMoney, toNumber, type Amount } from '@/lib/core/money'
import type { Formatters } from '@/lib/i18n/message-types'
import { pickLanguages } from '@/lib/core/languages'
import { foldTexts } from '@/lib/core/lists/search-folding'
import { interpolateOnSave } from './interpolate-texts'
import { getDefaultPaymentMethod } from './limits'
import { mapOptionalDates } from './supply-dates'
import type { InvoiceUpdate } from './schema'
import { REFERENCE_FIELDS, pickTexts } from './texts'
import { isItem } from './line-items/line-kinds'
import { computeTotals } from './totals/compute-totals'
import { toChargeColumns } from './totals/charge-columns'
import type { RoundingCap } from './totals/types'
import { toLineColumns, toLineSourceColumns } from './totals/line-content'

/**
 * Characters of references and line descriptions that are searched: enough for any invoice that people read, and
 * small enough for the index.
 */
const MAX_TEXT_LENGTH = 2000

/**
 * Builds the search text of a document, in lower case, one entry a line: number, total both plain (1234.50) and
 * grouped (1,234.50), references and line descriptions. The client's name is not included: it would go stale when the
 * client is renamed.
 * @param total without sign and grouping (`formatPlainMoney`)
 */
export function buildSearchText(invoiceNumber: string, total: string, texts: string[]): string {
  const [whole = '', ...fraction] = total.split('.')
  const grouped = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.')
  const joined = texts.map((text) => text.trim().replace(/\s+/g, ' ')).join('\n')
  // Cut by code point, so that no surrogate pair is split.
  const limited = [...joined.slice(0, 2 * MAX_TEXT_LENGTH).toLowerCase()]
    .slice(0, MAX_TEXT_LENGTH)
    .join('')
    .toWellFormed()
  return [...new Set([invoiceNumber.toLowerCase(), total, grouped, limited])].filter(Boolean).join('\n')
}

export const foldSearchText = (text: string): string => foldTexts(text.split('\n'))

/** Recurrence fields of an invoice that doesn't recur. */
const SINGLE = { recurringDate: null, schedule: { frequency: null, every: null } }

/**
 * Maps validated input to the database columns of an invoice and its lines. Computes all totals.
 * @param formatters for the document's language
 * @param roundingCap for credit notes: fits the rounding to what is left of the invoice
 */
export function toInvoiceColumns(
  values: Omit<InvoiceUpdate, 'version'>,
  formatters: Formatters,
  roundingCap?: RoundingCap,
) {
  const input = interpolateOnSave(values, formatters)
  const totals = computeTotals({ ...input, ...(roundingCap && { roundingCap }) })
  const money = (value: Amount) => formatPlainMoney(value, input.currency)
  const optionalMoney = (value: Amount | null) => (value === null ? null : money(value))
  const searched = buildSearchText(input.invoiceNumber, money(totals.totalAmount), [
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
    // Omitted fields keep their value.
    ...(schedule && { frequency: schedule.frequency, every: schedule.every }),
    currency: input.currency,
    ...toChargeColumns(input),
    subtotal: money(totals.subtotal),
    discountAmount: money(totals.discountAmount),
    taxAmount: money(totals.taxAmount),
    totalAmount: money(totals.totalAmount),
    withheldAmount: money(totals.withheldAmount),
    ...mapOptionalDates((field) => input[field] && toDateColumn(input[field])),
    exchangeRate: input.exchangeRate && formatPlain(input.exchangeRate),
    // A day without a rate says nothing.
    ...(input.exchangeRate === null && { exchangeRateDate: null }),
    ...pickTexts(input),
    // Omitted fields keep their value.
    ...(input.language !== undefined && pickLanguages(input)),
    paymentMethod: input.paymentMethod ?? getDefaultPaymentMethod(input.invoiceType),
    searchText: searched,
    foldedText: foldSearchText(searched),
    lines: {
      create: input.lineItems.map((line, index) => ({
        ...toLineColumns(line),
        ...toLineSourceColumns(isItem(line) ? line : {}),
        position: index + 1,
        amount: optionalMoney(totals.amounts[index]!),
        netAmount: optionalMoney(totals.nets[index]!),
      })),
    },
    taxes: {
      create: totals.taxes.map(({ category, rate, reason, taxable, tax, parts = [] }, index) => ({
        position: index + 1,
        category,
        rate: rate.toNumber(),
        reason,
        taxable: money(taxable),
        tax: money(tax),
        parts: parts.map(({ amount, ...part }) => ({ ...part, amount: toNumber(amount) })),
      })),
    },
  }
}
