import { filterItems } from '@/lib/documents/line-items/line-kinds'
import { createCreditContent, computeCreditTotals } from '@/lib/documents/credit-notes/credit-content'
import type {
  CreditableInvoice,
  CreditableAmounts,
  CreditableResponse,
  CreditQuantity,
} from '@/lib/documents/credit-notes/creditable-response'
import type { Totals } from '@/lib/documents/totals/types'
import { decimal, type Decimal } from '@/lib/core/money'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { formatMeasure, parseQuantity } from '@/lib/core/money/quantity'
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'

/** Line item of the invoice to be credited. */
export interface CreditableLine {
  line: number
  description: string
  unit: string | null
  /** Remaining quantity, positive for deduction lines too. */
  remaining: number
  isDeduction: boolean
  /** Decimal sign that the quantity is typed with. */
  decimalSign: DecimalSign
  /** Initial value of the field: the remaining quantity. */
  remainingText: string
  /** Quantity of the invoice. */
  fullText: string
  /** Unit price; null for a deduction line. */
  price: string | null
}

/** Returns the line items to list, in the invoice's order. */
export const listCreditableLines = (
  { lineItems, currency }: CreditableInvoice,
  left: CreditableResponse,
  decimalSign: DecimalSign,
  formats: InterfaceFormats,
  language?: string,
): CreditableLine[] =>
  filterItems(lineItems).flatMap(({ id: line, quantity, unit, unitPrice }) => {
    const rest = left.lines.find((one) => one.line === line)
    if (!rest) return []
    const remaining = Math.abs(rest.quantity)
    const [remainingText, fullText] = [remaining, Math.abs(quantity)].map((amount) =>
      formatMeasure(amount, unit, decimalSign, language),
    )
    const isDeduction = quantity < 0
    return {
      line,
      description: rest.description,
      unit,
      remaining,
      isDeduction,
      remainingText: remainingText!,
      fullText: fullText!,
      price: isDeduction ? null : formats.unitPrice(unitPrice, currency),
      decimalSign,
    }
  })

/** Values of the dialog as typed, in the order of `listCreditableLines`. */
export interface CreditFields {
  lines: { quantity: string }[]
}
export type TypedQuantities = CreditFields['lines']

/** Returns the remaining quantity of each line. */
export const fillRemainingQuantities = (lines: CreditableLine[]): TypedQuantities =>
  lines.map(({ remaining, remainingText }) => ({ quantity: remaining > 0 ? remainingText : '' }))
export const clearQuantities = (lines: CreditableLine[]): TypedQuantities =>
  lines.map(() => ({ quantity: '' }))

/** Returns the selected quantity of a line: 0 for an empty field, NaN if invalid. */
export function getChosenQuantity(
  { decimalSign }: Pick<CreditableLine, 'decimalSign'>,
  typed: string,
): number {
  const text = typed.trim()
  return text ? (parseQuantity(text, decimalSign) ?? NaN) : 0
}

/** Returns the problem of a typed quantity, or null. */
export function findQuantityError(one: CreditableLine, typed: string): 'invalid' | 'tooMuch' | null {
  const chosen = getChosenQuantity(one, typed)
  if (Number.isNaN(chosen) || chosen < 0) return 'invalid'
  return chosen > one.remaining ? 'tooMuch' : null
}

/** Returns the API's input: the selected quantities by line. */
export const toCreditParts = (lines: CreditableLine[], typed: TypedQuantities): CreditQuantity[] =>
  lines.flatMap((one, index) => {
    const quantity = getChosenQuantity(one, typed[index]?.quantity ?? '')
    return quantity > 0 ? [{ line: one.line, quantity }] : []
  })

/** Returns the totals of the credit note, or null while a quantity is invalid. */
export function computeCreditNoteTotals(
  invoice: CreditableInvoice,
  left: CreditableAmounts,
  lines: CreditableLine[],
  typed: TypedQuantities,
): Totals | null {
  if (lines.some((one, index) => findQuantityError(one, typed[index]?.quantity ?? '') !== null)) return null
  const parts = toCreditParts(lines, typed).map(({ line, quantity }) => {
    const isDeduction = lines.some((one) => one.line === line && one.isDeduction)
    return { line, quantity: isDeduction ? decimal(quantity).neg().toNumber() : quantity }
  })
  return computeCreditTotals(createCreditContent(invoice, left, parts), left)
}

/** Returns the amount of each selected line by line id. */
export function getLineAmounts({ amounts }: Totals, parts: CreditQuantity[]): Map<number, Decimal> {
  const items = amounts.filter((amount) => amount !== null)
  return new Map(parts.map(({ line }, index) => [line, items[index]!]))
}
