import type { Amount, Decimal } from '@/lib/core/money'
import type { TextLineKind } from '@/lib/documents/line-items/line-kinds'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import type { Discount } from './content-response'

type TypedAmount = Amount | null | undefined

/** A tax, possibly half-typed. */
export interface PricedTax {
  /** Percent; ignored if there are parts. */
  rate: TypedAmount
  category?: TaxCategory | null
  reason?: string | null
  parts?: TaxPart[] | null
}

type PricedDiscount = { kind: Discount['kind']; value: TypedAmount } | null

/** An item, possibly half-typed. */
export interface PricedLine {
  kind?: 'ITEM'
  quantity: TypedAmount
  unitPrice: TypedAmount
  discount?: PricedDiscount
  /** Defaults to the document's tax. */
  tax?: PricedTax | null
  /** The invoice that it deducts, and the tax charged there. */
  depositId?: number | null
  depositTax?: TypedAmount
  /** The same tax by part, if its tax has parts. */
  depositTaxes?: Amount[]
}

/** Input of `computeTotals`: stored, sent, or half-typed. */
export interface PricedDocument {
  currency: string
  /** Headings and texts have no amount. */
  lineItems: (PricedLine | { kind: TextLineKind })[]
  /** Percent. */
  taxRate: TypedAmount
  taxCategory?: TaxCategory | null
  taxReason?: string | null
  taxParts?: TaxPart[] | null
  pricesIncludeTax?: boolean
  discount?: PricedDiscount
  withholding?: { rate: TypedAmount } | null
  /** Fits the rounding of a credit note to what is left of its invoice. */
  roundingCap?: RoundingCap
}

/**
 * Limits for a document that is a part of another one. Each part is rounded by itself, so all of them may differ from
 * the whole by a cent: tax and withholding are fitted to what is left.
 */
export interface RoundingCap {
  /**
   * Returns the tax of a rate, by part if it has parts.
   * @param base total of its lines less their share of the discount
   */
  taxes: (of: KeyedTax, base: Decimal, rounded: Decimal[]) => Decimal[]
  withheld: (total: Decimal, rounded: Decimal) => Decimal
}

/** What tells one tax from another. */
export interface KeyedTax {
  category?: TaxCategory | null
  /** Percent. */
  rate: Amount
  parts?: TaxPart[] | null
}

/** Tax charged for one part of a tax. */
export interface ChargedPart<T extends Amount = Amount> extends TaxPart {
  amount: T
}

/** Amounts charged at one tax rate and category, exact or as stored. */
export interface ChargedTax {
  category: TaxCategory | null
  /** Percent. */
  rate: Amount
  reason: string | null
  taxable: Amount
  tax: Amount
  /** The tax by part, if it has parts; they add up to `tax`. */
  parts?: ChargedPart[] | null
}

/** Amounts of one tax rate and category. */
export interface TaxGroup extends ChargedTax {
  /** Percent. */
  rate: Decimal
  /** Reasons for charging no tax, each once. */
  reason: string | null
  /** Net amount less the discount. */
  taxable: Decimal
  tax: Decimal
  parts?: ChargedPart<Decimal>[]
}

export interface Totals {
  /** Per line, as listed: quantity x unit price less its discount; null for headings and texts. */
  amounts: (Decimal | null)[]
  /**
   * Net amounts per line, which add up to the taxable amount of their rate plus its share of the discount; null if
   * prices are net, and for headings and texts.
   */
  nets: (Decimal | null)[]
  /** Sum of the lines. */
  listed: Decimal
  discountAmount: Decimal
  /** In the order of their first use. */
  taxes: TaxGroup[]
  /** Net. */
  subtotal: Decimal
  taxAmount: Decimal
  totalAmount: Decimal
  /** Not deducted from the total: the part that the client pays to a tax office. */
  withheldAmount: Decimal
}
