import type { Day } from '@/lib/core/dates'
import { formatPlain, toNumber, type Amount, type Decimal } from '@/lib/core/money'
import { normalizeTax, type Tax, type TaxCategory } from '@/lib/core/tax/categories'
import type { Discount, Withholding } from './types'

/** How a document charges, beside its lines. */
export interface Charges {
  /** The tax of every line that names none of its own, in percent. */
  taxRate: number
  taxCategory: TaxCategory | null
  taxReason: string | null
  /** Whether what is listed is what the client pays, the tax in it. */
  pricesIncludeTax: boolean
  discount: Discount | null
  withholding: Withholding | null
}

/** A discount of this amount; none where there is nothing to take off. */
export const toAmountDiscount = (value: Decimal): Discount | null =>
  value.gt(0) ? { kind: 'AMOUNT', value: toNumber(value) } : null

/** How one line charges, beside its price. */
export interface LineCharges {
  discount: Discount | null
  /** Null for the document's. */
  tax: Tax | null
}

/** When what is billed was supplied: on a day, or from one to another. */
export interface Supply {
  serviceFrom: Day | null
  serviceUntil: Day | null
}

/** How a document charges at one rate and no other way. */
export const createCharges = (taxRate: number): Charges => ({
  taxRate,
  taxCategory: null,
  taxReason: null,
  pricesIncludeTax: false,
  discount: null,
  withholding: null,
})

/** How a line charges that says nothing of it. */
export const PLAIN_LINE: LineCharges = { discount: null, tax: null }

/** How a document charges, out of what holds more. */
export const pickCharges = (source: Charges): Charges => ({
  taxRate: source.taxRate,
  taxCategory: source.taxCategory,
  taxReason: source.taxReason,
  pricesIncludeTax: source.pricesIncludeTax,
  discount: source.discount,
  withholding: source.withholding,
})

interface DiscountColumns {
  discountKind: Discount['kind'] | null
  discountValue: Amount | null
}

const toDiscount = ({ discountKind, discountValue }: DiscountColumns): Discount | null =>
  discountKind && discountValue !== null ? { kind: discountKind, value: Number(discountValue) } : null

const toDiscountColumns = (discount: Discount | null) => ({
  discountKind: discount?.kind ?? null,
  discountValue: discount && formatPlain(discount.value),
})

interface ChargeColumns extends DiscountColumns {
  taxRate: Amount
  taxCategory: TaxCategory | null
  taxReason: string | null
  pricesIncludeTax: boolean
  withholdingLabel: string | null
  withholdingRate: Amount | null
}

/** How a stored document charges. */
export const toCharges = (row: ChargeColumns): Charges => ({
  taxRate: Number(row.taxRate),
  taxCategory: row.taxCategory,
  taxReason: row.taxReason,
  pricesIncludeTax: row.pricesIncludeTax,
  discount: toDiscount(row),
  withholding:
    row.withholdingRate === null
      ? null
      : { label: row.withholdingLabel ?? '', rate: Number(row.withholdingRate) },
})

/** The same as it is stored. */
export const toChargeColumns = ({
  discount,
  withholding,
  taxRate,
  taxCategory,
  taxReason,
  ...rest
}: Charges) => {
  const tax = normalizeTax({ rate: taxRate, category: taxCategory, reason: taxReason })
  return {
    taxRate: tax.rate,
    taxCategory,
    taxReason: tax.reason,
    pricesIncludeTax: rest.pricesIncludeTax,
    ...toDiscountColumns(discount),
    withholdingLabel: withholding?.label ?? null,
    withholdingRate: withholding?.rate ?? null,
  }
}

interface TaxColumns {
  taxRate: Amount | null
  taxCategory: TaxCategory | null
  taxReason: string | null
}
type LineChargeColumns = DiscountColumns & TaxColumns

/** A tax that may be stored with something. */
export const toTax = ({ taxRate, taxCategory, taxReason }: TaxColumns): Tax | null =>
  taxRate === null ? null : { rate: Number(taxRate), category: taxCategory, reason: taxReason }

/** The same as it is stored. */
export function toTaxColumns(tax: Tax | null) {
  const plain = tax && normalizeTax(tax)
  return {
    taxRate: plain?.rate ?? null,
    taxCategory: plain?.category ?? null,
    taxReason: plain?.reason ?? null,
  }
}

/** How a stored line charges. */
export const toLineCharges = (row: LineChargeColumns): LineCharges => ({
  discount: toDiscount(row),
  tax: toTax(row),
})

/** The same as it is stored. */
export const toLineChargeColumns = ({ discount, tax }: LineCharges) => ({
  ...toDiscountColumns(discount),
  ...toTaxColumns(tax),
})

/** The names of those columns, for what reads them. */
export const CHARGE_COLUMNS = {
  taxRate: true,
  taxCategory: true,
  taxReason: true,
  pricesIncludeTax: true,
  discountKind: true,
  discountValue: true,
  withholdingLabel: true,
  withholdingRate: true,
} as const
