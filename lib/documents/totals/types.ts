import type { Amount, Exact } from '@/lib/kernel/money'
import type { SaidKind } from '@/lib/documents/lines/kinds'
import type { TaxCategory } from '@/lib/kernel/tax/categories'

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

type Typed = Amount | null | undefined

/** A tax as far as it is typed. */
export interface PricedTax {
  /** Percent. */
  rate: Typed
  category?: TaxCategory | null
  reason?: string | null
}

type PricedDiscount = { kind: Discount['kind']; value: Typed } | null

/** An item as far as it is typed. */
export interface PricedLine {
  kind?: 'ITEM'
  quantity: Typed
  unitPrice: Typed
  discount?: PricedDiscount
  /** Its own; without one the document's. */
  tax?: PricedTax | null
  /** The invoice billed before that it takes off, and the tax that one charged on it. */
  depositId?: number | null
  depositTax?: Typed
}

/** What a document is added up from: stored, sent, or as far as it is typed. */
export interface Priced {
  currency: string
  /** Those that are no items come to nothing. */
  lineItems: (PricedLine | { kind: SaidKind })[]
  /** Percent. */
  taxRate: Typed
  taxCategory?: TaxCategory | null
  taxReason?: string | null
  pricesIncludeTax?: boolean
  discount?: PricedDiscount
  withholding?: { rate: Typed } | null
  /** Of a document that takes a part of another one back: how its cents fit what is left of that. */
  within?: Within
}

/**
 * What is left of a whole for a document that takes a part of it. Each of the parts is rounded by itself, so all of them may come to a cent more or
 * less than the whole: tax and what is withheld are fitted to what is left.
 */
export interface Within {
  /** The tax of a rate. @param base what its lines come to less their share of the discount */
  tax: (of: Pick<TaxGroup, 'category' | 'rate'>, base: Exact, rounded: Exact) => Exact
  withheld: (total: Exact, rounded: Exact) => Exact
}

/** What is charged at one rate of one category. */
export interface TaxGroup {
  category: TaxCategory | null
  /** Percent. */
  rate: Exact
  /** Why none is charged, each of its lines' once. */
  reason: string | null
  /** What it is charged on, without it and less the discount. */
  taxable: Exact
  tax: Exact
}

export interface Totals {
  /** Per line, as listed: quantity x unit price less its discount; null where it is no item. */
  amounts: (Exact | null)[]
  /** Per line without tax, so that those of a rate add up to what it is charged on and its part of the discount; null where amounts are, and where it is no item. */
  nets: (Exact | null)[]
  /** What the lines add up to. */
  listed: Exact
  discountAmount: Exact
  /** In the order in which the lines first name them. */
  taxes: TaxGroup[]
  /** Without tax. */
  subtotal: Exact
  taxAmount: Exact
  totalAmount: Exact
  /** No part of the total: what of it the client does not pay to the seller. */
  withheldAmount: Exact
}
