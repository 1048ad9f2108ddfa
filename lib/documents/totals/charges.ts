import { decimal, toNumber, type Decimal } from '@/lib/core/money'
import { isCharged } from '@/lib/core/tax/categories'
import { getPartsKey } from '@/lib/core/tax/parts'
import type { KeyedTax } from './types'
import type { Charges, Discount, LineCharges } from './content-response'

/** Returns a fixed discount; null for 0 or less. */
export const toAmountDiscount = (value: Decimal): Discount | null =>
  value.gt(0) ? { kind: 'AMOUNT', value: toNumber(value) } : null

/** Creates the settings of a document with nothing but a tax rate. */
export const createCharges = (taxRate: number): Charges => ({
  taxRate,
  taxCategory: null,
  taxReason: null,
  pricesIncludeTax: false,
  discount: null,
  withholding: null,
})

/** A line without discount or tax of its own. */
export const PLAIN_LINE: LineCharges = { discount: null, tax: null }

/** Picks the settings from an object that has more. */
export const pickCharges = (source: Charges): Charges => ({
  taxRate: source.taxRate,
  taxCategory: source.taxCategory,
  taxReason: source.taxReason,
  ...(source.taxParts && { taxParts: source.taxParts }),
  pricesIncludeTax: source.pricesIncludeTax,
  discount: source.discount,
  withholding: source.withholding,
})

/**
 * Key of lines with the same tax rate, category and parts. In untaxed categories only the category matters; with parts,
 * these and the category.
 */
export function getRateKey({ category = null, rate, parts }: KeyedTax): string {
  if (!isCharged(category)) return `${category} 0`
  return `${category} ${parts && parts.length > 0 ? getPartsKey(parts) : decimal(rate).toFixed()}`
}
