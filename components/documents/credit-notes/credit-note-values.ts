import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { createCreditContent, computeCreditTotals } from '@/lib/documents/credit-notes/credit-content'
import type { CreditableInvoice, CreditableAmounts, CreditQuantity } from '@/lib/documents/credit-notes/types'
import type { Totals } from '@/lib/documents/totals/types'
import { decimal, formatUnitPrice, type Decimal } from '@/lib/core/money'
import type { DecimalSign } from '@/lib/core/money/decimal-sign'
import { formatMeasure, parseQuantity } from '@/lib/core/money/quantity'

/** A line of an invoice that is to be credited. */
export interface CreditableLine {
  line: number
  description: string
  unit: string | null
  /** How much of it is left; more than nothing also of a line that takes off. */
  left: number
  isBelow: boolean
  /** The decimal sign its quantity is typed with. */
  decimalSign: DecimalSign
  /** As its field starts: all that is left. */
  all: string
  /** "5 h left at £40.00", "2 h of 5 h left at £40.00"; that it is credited already where nothing is. */
  hint: string
}

/** What the dialog lists, in the invoice's order. */
export const listCreditableLines = (
  { lineItems, currency }: CreditableInvoice,
  left: CreditableAmounts,
  decimalSign: DecimalSign,
): CreditableLine[] =>
  filterItems(lineItems).map(({ id: line, description, quantity, unit, unitPrice }) => {
    const rest = Math.abs(left.lines.find((one) => one.line === line)?.quantity ?? 0)
    const [some, whole] = [rest, Math.abs(quantity)].map((some) => formatMeasure(some, unit, decimalSign))
    const isBelow = quantity < 0
    // What a line takes off has no price of its own: its amount says it.
    const price = isBelow ? '' : ` at ${formatUnitPrice(unitPrice, currency)}`
    const hint =
      rest === 0 ? 'Credited already' : `${some === whole ? some : `${some} of ${whole}`} left${price}`
    return { line, description, unit, left: rest, isBelow, all: some!, decimalSign, hint }
  })

/** The dialog as it is typed: how much of each line, in the order of `listCreditableLines`. */
export interface CreditFields {
  lines: { quantity: string }[]
}
export type TypedQuantities = CreditFields['lines']

/** All that is left of each line. */
export const fillRemainingQuantities = (lines: CreditableLine[]): TypedQuantities =>
  lines.map(({ left, all }) => ({ quantity: left > 0 ? all : '' }))
export const noneTyped = (lines: CreditableLine[]): TypedQuantities => lines.map(() => ({ quantity: '' }))

/** How much of a line is chosen; nothing for an empty field, NaN for what is no quantity. */
export function getChosenQuantity(
  { decimalSign }: Pick<CreditableLine, 'decimalSign'>,
  typed: string,
): number {
  const text = typed.trim()
  return text ? (parseQuantity(text, decimalSign) ?? NaN) : 0
}

/** What is wrong with what is typed of a line; null where nothing is. */
export function findQuantityError(one: CreditableLine, typed: string): string | null {
  const chosen = getChosenQuantity(one, typed)
  if (Number.isNaN(chosen) || chosen < 0) return 'Enter a quantity'
  return chosen > one.left ? `Only ${one.all} is left` : null
}

/** What the API takes: how much of which lines. */
export const toCreditParts = (lines: CreditableLine[], typed: TypedQuantities): CreditQuantity[] =>
  lines.flatMap((one, index) => {
    const quantity = getChosenQuantity(one, typed[index]?.quantity ?? '')
    return quantity > 0 ? [{ line: one.line, quantity }] : []
  })

/** What a credit note of it comes to; null where something typed is wrong. */
export function computeCreditNoteTotals(
  invoice: CreditableInvoice,
  left: CreditableAmounts,
  lines: CreditableLine[],
  typed: TypedQuantities,
): Totals | null {
  if (lines.some((one, index) => findQuantityError(one, typed[index]?.quantity ?? '') !== null)) return null
  const parts = toCreditParts(lines, typed).map(({ line, quantity }) => {
    const isBelow = lines.some((one) => one.line === line && one.isBelow)
    return { line, quantity: isBelow ? decimal(quantity).neg().toNumber() : quantity }
  })
  return computeCreditTotals(createCreditContent(invoice, left, parts), left)
}

/** What each chosen line comes to, by line. */
export function getLineAmounts({ amounts }: Totals, parts: CreditQuantity[]): Map<number, Decimal> {
  const items = amounts.filter((amount) => amount !== null)
  return new Map(parts.map(({ line }, index) => [line, items[index]!]))
}
