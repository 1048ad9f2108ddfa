import type { Amount, Decimal } from '@/lib/core/money'
import type { TextLineKind } from '@/lib/documents/line-items/line-kinds'
import type { TaxCategory } from '@/lib/core/tax/categories'

export const DISCOUNT_KINDS = ['PERCENT', 'AMOUNT'] as const

/** Off a line, or off the sum of all lines: percent, or money in the document's currency. */
export interface Discount {
  kind: (typeof DISCOUNT_KINDS)[number]
  value: number
}

/** What the client keeps of the sum without tax, and pays to a tax office in the seller's name: IRPF, ritenuta d'acconto. */
export interface Withholding {
  label: string
  /** Percent. */
  rate: number
}

type TypedAmount = Amount | null | undefined

/** A tax as far as it is typed. */
export interface PricedTax {
  /** Percent. */
  rate: TypedAmount
  category?: TaxCategory | null
  reason?: string | null
}

type PricedDiscount = { kind: Discount['kind']; value: TypedAmount } | null

/** An item as far as it is typed. */
export interface PricedLine {
  kind?: 'ITEM'
  quantity: TypedAmount
  unitPrice: TypedAmount
  discount?: PricedDiscount
  /** Its own; without one the document's. */
  tax?: PricedTax | null
  /** The invoice billed before that it takes off, and the tax that one charged on it. */
  depositId?: number | null
  depositTax?: TypedAmount
}

/** What a document is added up from: stored, sent, or as far as it is typed. */
export interface PricedDocument {
  currency: string
  /** Those that are no items come to nothing. */
  lineItems: (PricedLine | { kind: TextLineKind })[]
  /** Percent. */
  taxRate: TypedAmount
  taxCategory?: TaxCategory | null
  taxReason?: string | null
  pricesIncludeTax?: boolean
  discount?: PricedDiscount
  withholding?: { rate: TypedAmount } | null
  /** Of a document that takes a part of another one back: how its cents fit what is left of that. */
  within?: RoundingCap
}

/**
 * What is left of a whole for a document that takes a part of it. Each of the parts is rounded by itself, so all of them may come to a cent more or
 * less than the whole: tax and what is withheld are fitted to what is left.
 */
export interface RoundingCap {
  /** The tax of a rate. @param base what its lines come to less their share of the discount */
  tax: (of: Pick<TaxGroup, 'category' | 'rate'>, base: Decimal, rounded: Decimal) => Decimal
  withheld: (total: Decimal, rounded: Decimal) => Decimal
}

/** What is charged at one rate of one category. */
export interface TaxGroup {
  category: TaxCategory | null
  /** Percent. */
  rate: Decimal
  /** Why none is charged, each of its lines' once. */
  reason: string | null
  /** What it is charged on, without it and less the discount. */
  taxable: Decimal
  tax: Decimal
}

export interface Totals {
  /** Per line, as listed: quantity x unit price less its discount; null where it is no item. */
  amounts: (Decimal | null)[]
  /** Per line without tax, so that those of a rate add up to what it is charged on and its part of the discount; null where amounts are, and where it is no item. */
  nets: (Decimal | null)[]
  /** What the lines add up to. */
  listed: Decimal
  discountAmount: Decimal
  /** In the order in which the lines first name them. */
  taxes: TaxGroup[]
  /** Without tax. */
  subtotal: Decimal
  taxAmount: Decimal
  totalAmount: Decimal
  /** No part of the total: what of it the client does not pay to the seller. */
  withheldAmount: Decimal
}
