import { exact, exactOrNull, sum, toNumber, type Exact } from '@/lib/kernel/money'
import type { DecimalSign } from '@/lib/kernel/money/decimal-sign'
import { numberText, parseAmount, parsePercent } from '@/lib/kernel/money/parse'
import { parseQuantity } from '@/lib/kernel/money/quantity'
import { stands } from '@/lib/documents/billed/relations'
import { depositOf } from '@/lib/documents/convert/deposit'
import { discountOf, partOf } from '@/lib/documents/convert/parts'
import type { ConvertInput } from '@/lib/documents/convert/schema'
import type { Conversion, ConversionStart, Made } from '@/lib/documents/convert/types'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { computeTotals } from '@/lib/documents/totals'

/** The dialog as it is typed. */
export interface ConvertFields {
  decimalSign: DecimalSign
  to: Conversion
  /** The lines of the quote in their order: whether each is billed, and how much of it. */
  lines: { line: number; chosen: boolean; quantity: string }[]
  by: 'percent' | 'amount'
  percent: string
  amount: string
  again: boolean
}

/** What was billed before, and can be taken off by a final invoice. */
export const partsOf = ({ made }: ConversionStart): Made[] =>
  made.filter((one) => remains(one) && (one.title === 'DEPOSIT' || one.title === 'PARTIAL'))

/** The invoice that billed all of it already. */
export const wholeOf = ({ made }: ConversionStart): Made | undefined =>
  made.find((one) => remains(one) && (one.title === 'INVOICE' || one.title === 'FINAL'))

const remains = (one: Made): boolean => stands(one.charged, one)

/** The first part that is still a draft: a final invoice waits for it. */
export const waitsFor = (start: ConversionStart): Made | undefined => partsOf(start).find(isDraft)

/** What is offered, the usual step first; nothing where all of it is billed and no part is to be taken off. */
export function choicesOf(start: ConversionStart, isQuote: boolean): Conversion[] {
  if (!isQuote) return ['INVOICE']
  const begun = partsOf(start).length > 0
  const isOpen = start.left > 0 || wholeOf(start) !== undefined
  const isFinal = begun && !restOf(start).lt(0)
  return [
    ...(isFinal ? (['FINAL'] as const) : begun ? [] : (['INVOICE'] as const)),
    ...(isOpen && start.lineItems.some(({ left }) => left > 0) ? (['PARTIAL'] as const) : []),
    ...(start.left > 0 ? (['DEPOSIT'] as const) : []),
  ]
}

/** What a final invoice comes to: less than nothing where more was billed than there is. */
const restOf = (start: ConversionStart): Exact =>
  exact(start.totalAmount).minus(sum(partsOf(start).map(({ charged }) => charged)))

export function startFields(
  start: ConversionStart,
  isQuote: boolean,
  decimalSign: DecimalSign,
): ConvertFields {
  const [first = 'INVOICE', ...others] = choicesOf(start, isQuote)
  return {
    decimalSign,
    to: first === 'FINAL' && waitsFor(start) ? (others[0] ?? first) : first,
    lines: start.lineItems.map(({ line, left }) => ({
      line,
      chosen: left > 0,
      quantity: left > 0 ? numberText(left, decimalSign) : '',
    })),
    by: 'percent',
    percent: '30',
    amount: '',
    again: false,
  }
}

const chosenIn = ({ lines, decimalSign }: ConvertFields) =>
  lines
    .filter(({ chosen }) => chosen)
    .map(({ line, quantity }) => ({ line, quantity: parseQuantity(quantity, decimalSign) ?? Number.NaN }))

/** What the API is asked for. */
export function toInput(fields: ConvertFields): Partial<ConvertInput> {
  const { to, by } = fields
  const share =
    by === 'percent' ? parsePercent(fields.percent) : parseAmount(fields.amount, fields.decimalSign)
  return {
    to,
    ...(to === 'PARTIAL' && { lines: chosenIn(fields) }),
    ...(to === 'DEPOSIT' && { [by]: share ?? Number.NaN }),
    ...(fields.again && { again: true }),
  }
}

/** Whether chosen lines, or a deposit, come to more than what is left; what is billed again may. */
export const isTooMuch = (fields: ConvertFields, start: ConversionStart, sum: Exact | null): boolean =>
  (fields.to === 'PARTIAL' || fields.to === 'DEPOSIT') && !fields.again && sum !== null && sum.gt(start.left)

/** What the invoice comes to, as typed so far; null where that can't be said. */
export function sumIn(fields: ConvertFields, start: ConversionStart): Exact | null {
  const { currency, totalAmount } = start
  if (fields.to === 'INVOICE') return exact(totalAmount)
  if (fields.to === 'FINAL') return restOf(start)
  if (fields.to === 'DEPOSIT') {
    if (fields.by === 'amount') return exactOrNull(parseAmount(fields.amount, fields.decimalSign))
    const percent = parsePercent(fields.percent)
    return percent !== undefined && percent > 0 && percent <= 100
      ? depositOf(totalAmount, percent, currency)
      : null
  }
  const chosen = new Map(chosenIn(fields).map(({ line, quantity }) => [line, quantity]))
  if ([...chosen.values()].some((quantity) => !Number.isFinite(quantity) || quantity <= 0)) return null
  const parts = start.lineItems.map((line) => ({
    line,
    before: exact(toNumber(exact(line.quantity).minus(line.left))),
    quantity: exact(chosen.get(line.line) ?? 0),
  }))
  return computeTotals({
    ...start,
    discount: discountOf(start.discount, parts, currency),
    lineItems: parts.filter(({ quantity }) => quantity.gt(0)).map((part) => partOf(part, currency)),
  }).totalAmount
}
