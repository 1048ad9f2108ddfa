import { reason, type Reason } from '@/lib/i18n/reason'
import { decimal, sum, toNumber, type Amount } from '@/lib/core/money'
import { getRateKey } from '@/lib/documents/totals/charges'
import type { ChargedPart, ChargedTax } from '@/lib/documents/totals/types'
import type { CreditableAmounts, CreditQuantity } from './creditable-response'
import { getRemainingBase } from './rounding-cap'

type TaxTotal = Omit<ChargedTax, 'reason'>

interface CreditedContent {
  /** Null for headings and texts. */
  lines: { position: number; quantity: Amount | null; amount: Amount | null; sourceLine: number | null }[]
  discountAmount: Amount
  taxes: TaxTotal[]
  withheldAmount: Amount
  totalAmount: Amount
}

/** Subtracts amounts; 0 if nothing is left. Amounts may be negative. */
function subtract(total: Amount, taken: Amount[]): number {
  const left = decimal(total).minus(sum(taken))
  return left.times(decimal(total)).lte(0) ? 0 : toNumber(left)
}

const subtractParts = (parts: ChargedPart[], credited: TaxTotal[]) =>
  parts.map((part, index) => {
    const amounts = credited.map((one) => one.parts?.[index]?.amount ?? 0)
    return { ...part, amount: subtract(part.amount, amounts) }
  })

/**
 * Computes what is left to credit of an invoice.
 * @param notes its credit notes that are not cancelled
 */
export function computeCreditable(invoice: CreditedContent, notes: CreditedContent[]): CreditableAmounts {
  const getRemaining = (field: 'discountAmount' | 'withheldAmount' | 'totalAmount') => {
    const taken = notes.map((note) => note[field])
    return subtract(invoice[field], taken)
  }
  return {
    lines: invoice.lines.flatMap(({ position, quantity, amount }) => {
      if (quantity === null || amount === null) return []
      const credited = notes.flatMap(({ lines }) => lines.filter(({ sourceLine }) => sourceLine === position))
      const quantities = credited.map((line) => line.quantity ?? 0)
      const amounts = credited.map((line) => line.amount ?? 0)
      return { line: position, quantity: subtract(quantity, quantities), amount: subtract(amount, amounts) }
    }),
    taxes: invoice.taxes.map((tax) => {
      const credited = notes.flatMap(({ taxes }) =>
        taxes.filter((one) => getRateKey(one) === getRateKey(tax)),
      )
      const taxables = credited.map(({ taxable }) => taxable)
      const charged = credited.map((one) => one.tax)
      return {
        category: tax.category,
        rate: toNumber(tax.rate),
        taxable: subtract(tax.taxable, taxables),
        tax: subtract(tax.tax, charged),
        ...(tax.parts && { parts: subtractParts(tax.parts, credited) }),
      }
    }),
    discountAmount: getRemaining('discountAmount'),
    withheldAmount: getRemaining('withheldAmount'),
    totalAmount: getRemaining('totalAmount'),
    notes: notes.length,
  }
}

/** Error for crediting too much, and the field to show it at. */
export interface CreditExcess {
  why: Reason
  field: string
}

/**
 * Finds the first part that is more than what is left of its line; null if all fit.
 * @param getField returns the field of a part
 */
export function findLineExcess(
  parts: CreditQuantity[],
  left: CreditableAmounts,
  number: string,
  getField: (index: number) => string,
): CreditExcess | null {
  for (const [index, { line }] of parts.entries()) {
    const rest = left.lines.find((one) => one.line === line)
    if (!rest) return { why: reason('credit.no-such-line', { number }), field: getField(index) }
    const requested = sum(parts.filter((part) => part.line === line).map(({ quantity }) => quantity))
    const remaining = decimal(rest.quantity)
    // Lines that deduct, such as a deposit, have a negative quantity.
    if (requested.abs().gt(remaining.abs()) || requested.times(remaining).lt(0))
      return {
        why: reason('credit.only-left-of-line', { left: { number: remaining.abs().toFixed() } }),
        field: getField(index),
      }
  }
  return null
}

interface Sums {
  totalAmount: Amount
  withheldAmount: Amount
  pricesIncludeTax: boolean
  taxes: TaxTotal[]
}

/** Finds out if a credit note exceeds what is left, in total or at one tax rate; null if it fits. */
export function findTotalExcess(
  { totalAmount, withheldAmount, taxes, pricesIncludeTax }: Sums,
  left: CreditableAmounts,
  { number, currency }: { number: string; currency: string },
): CreditExcess | null {
  const field = 'lineItems'
  const [total, remaining] = [decimal(totalAmount), decimal(left.totalAmount)]
  const payable = remaining.minus(decimal(left.withheldAmount))
  if (total.lt(0)) return { why: reason('credit.below-zero', { number }), field }
  if (total.gt(remaining) || total.minus(decimal(withheldAmount)).gt(payable))
    return {
      why: reason('credit.only-left', { left: { amount: remaining.toFixed(), currency }, number }),
      field,
    }
  for (const tax of taxes) {
    const one = left.taxes.find((rest) => getRateKey(rest) === getRateKey(tax))
    const base = pricesIncludeTax ? decimal(tax.taxable).plus(decimal(tax.tax)) : decimal(tax.taxable)
    const rest = one ? getRemainingBase(one, pricesIncludeTax) : decimal(0)
    // Negative amounts are credited only where negative amounts were charged.
    if (base.lt(0) && rest.gte(0)) return { why: reason('credit.below-zero', { number }), field }
    if (base.lte(rest) && decimal(tax.tax).lte(decimal(one?.tax ?? 0)) && partsFit(tax, one)) continue
    const rate = { number: decimal(tax.rate).toFixed() }
    const amount = { amount: rest.toFixed(), currency }
    return { why: reason('credit.only-left-at', { left: amount, number, rate }), field }
  }
  return null
}

/** True if every part of a tax is at most what is left of it. */
const partsFit = ({ parts }: TaxTotal, left?: TaxTotal): boolean =>
  (parts ?? []).every(({ amount }, index) => decimal(amount).lte(decimal(left?.parts?.[index]?.amount ?? 0)))
