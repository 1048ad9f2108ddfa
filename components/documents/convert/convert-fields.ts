import { decimal, tryDecimal, sum, toNumber, type Decimal } from '@/lib/core/money'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { formatDecimal, parseAmount, parsePercent } from '@/lib/core/money/parse'
import { parseQuantity } from '@/lib/core/money/quantity'
import { isNotFullyCredited } from '@/lib/documents/quote-billing/relations'
import { getDepositAmount, getBilledDiscount, toBilledItem } from '@/lib/documents/quote-billing/billed-lines'
import { convertSchema, type ConvertInput } from '@/lib/documents/quote-billing/convert-schema'
import type { ConversionStart, DerivedInvoice } from '@/lib/documents/quote-billing/conversion-response'
import type { Conversion } from '@/lib/documents/quote-billing/conversion-types'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { z } from 'zod'

/** Values of the dialog as typed. */
export interface ConvertFields {
  decimalSign: DecimalSign
  to: Conversion
  /** Line items of the quote in order: selected or not, and the quantity to bill. */
  lines: { line: number; chosen: boolean; quantity: string }[]
  by: 'percent' | 'amount'
  percent: string
  amount: string
  again: boolean
}

/** Returns the deposits and partial invoices that a final invoice can deduct. */
export const listDeductibleInvoices = ({ made }: ConversionStart): DerivedInvoice[] =>
  made.filter((one) => hasUncreditedRest(one) && (one.title === 'DEPOSIT' || one.title === 'PARTIAL'))

/** Returns the invoice that already bills the whole quote. */
export const findFullInvoice = ({ made }: ConversionStart): DerivedInvoice | undefined =>
  made.find((one) => hasUncreditedRest(one) && (one.title === 'INVOICE' || one.title === 'FINAL'))

const hasUncreditedRest = (one: DerivedInvoice): boolean => isNotFullyCredited(one.charged, one)

/** Returns the first deductible invoice that is still a draft; it has to be issued before a final invoice. */
export const findBlockingDraft = (start: ConversionStart): DerivedInvoice | undefined =>
  listDeductibleInvoices(start).find(isDraft)

/**
 * Returns the available conversions, the most likely first; empty if everything is billed and nothing can be deducted.
 */
export function listConversionOptions(start: ConversionStart, isQuote: boolean): Conversion[] {
  if (!isQuote) return ['INVOICE']
  const hasDeductible = listDeductibleInvoices(start).length > 0
  const isOpen = start.left > 0 || findFullInvoice(start) !== undefined
  const isFinal = hasDeductible && !getRemainder(start).lt(0)
  return [
    ...(isFinal ? (['FINAL'] as const) : hasDeductible ? [] : (['INVOICE'] as const)),
    ...(isOpen && start.lineItems.some(({ left }) => left > 0) ? (['PARTIAL'] as const) : []),
    ...(start.left > 0 ? (['DEPOSIT'] as const) : []),
  ]
}

/** Total of a final invoice; negative if more was billed than the quote's total. */
const getRemainder = (start: ConversionStart): Decimal =>
  decimal(start.totalAmount).minus(sum(listDeductibleInvoices(start).map(({ charged }) => charged)))

export function createConvertFields(
  start: ConversionStart,
  isQuote: boolean,
  decimalSign: DecimalSign,
): ConvertFields {
  const [first = 'INVOICE', ...others] = listConversionOptions(start, isQuote)
  return {
    decimalSign,
    to: first === 'FINAL' && findBlockingDraft(start) ? (others[0] ?? first) : first,
    lines: start.lineItems.map(({ line, left }) => ({
      line,
      chosen: left > 0,
      quantity: left > 0 ? formatDecimal(left, decimalSign) : '',
    })),
    by: 'percent',
    percent: '30',
    amount: '',
    again: false,
  }
}

const getChosenLines = ({ lines, decimalSign }: ConvertFields) =>
  lines
    .filter(({ chosen }) => chosen)
    .map(({ line, quantity }) => ({ line, quantity: parseQuantity(quantity, decimalSign) ?? Number.NaN }))

export function toConvertInput(fields: ConvertFields): Partial<ConvertInput> {
  const { to, by } = fields
  const share =
    by === 'percent' ? parsePercent(fields.percent) : parseAmount(fields.amount, fields.decimalSign)
  return {
    to,
    ...(to === 'PARTIAL' && { lines: getChosenLines(fields) }),
    ...(to === 'DEPOSIT' && { [by]: share ?? Number.NaN }),
    ...(fields.again && { again: true }),
  }
}

/** True if selected lines or a deposit exceed the remaining amount, unless billing again was confirmed. */
export const exceedsRemaining = (
  fields: ConvertFields,
  start: ConversionStart,
  sum: Decimal | null,
): boolean =>
  (fields.to === 'PARTIAL' || fields.to === 'DEPOSIT') && !fields.again && sum !== null && sum.gt(start.left)

/** Returns the total of the new invoice, or null while it can't be computed. */
export function computeConversionTotal(fields: ConvertFields, start: ConversionStart): Decimal | null {
  const { currency, totalAmount } = start
  if (fields.to === 'INVOICE') return decimal(totalAmount)
  if (fields.to === 'FINAL') return getRemainder(start)
  if (fields.to === 'DEPOSIT') {
    if (fields.by === 'amount') return tryDecimal(parseAmount(fields.amount, fields.decimalSign))
    const percent = parsePercent(fields.percent)
    return percent !== undefined && percent > 0 && percent <= 100
      ? getDepositAmount(totalAmount, percent, currency)
      : null
  }
  const chosen = new Map(getChosenLines(fields).map(({ line, quantity }) => [line, quantity]))
  if ([...chosen.values()].some((quantity) => !Number.isFinite(quantity) || quantity <= 0)) return null
  const parts = start.lineItems.map((line) => ({
    line,
    before: decimal(toNumber(decimal(line.quantity).minus(line.left))),
    quantity: decimal(chosen.get(line.line) ?? 0),
  }))
  return computeTotals({
    ...start,
    discount: getBilledDiscount(start.discount, parts, currency),
    lineItems: parts.filter(({ quantity }) => quantity.gt(0)).map((part) => toBilledItem(part, currency)),
  }).totalAmount
}

/**
 * Validates the dialog as the API does, and requires a confirmation before a billed quote is billed again, whose error
 * is `againMessage`.
 */
export const createConvertFormSchema = (start: ConversionStart, againMessage: string) =>
  z.custom<ConvertFields>().transform((fields, context) => {
    if (findFullInvoice(start) && !fields.again)
      context.addIssue({ code: 'custom', path: ['again'], message: againMessage })
    const { data, error } = convertSchema.safeParse(toConvertInput(fields))
    if (data) return data
    for (const { path, message } of error.issues)
      context.addIssue({ code: 'custom', path: toFieldName(path.join('.'), fields).split('.'), message })
    return z.NEVER
  })

/** Returns the form field of an API error. The API's indexes count the selected lines only. */
export function toFieldName(path: string, { lines }: Pick<ConvertFields, 'lines'>): string {
  const position = /^lines\.(\d+)/.exec(path)?.[1]
  if (position === undefined) return path
  const chosen = lines.filter((one) => one.chosen)[Number(position)]
  return chosen ? `lines.${lines.indexOf(chosen)}.quantity` : 'lines'
}
