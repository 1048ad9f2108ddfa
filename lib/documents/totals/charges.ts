import { formatPlain, toNumber, type Amount, type Decimal, decimal } from '@/lib/core/money'
import { normalizeTax, type Tax, type TaxCategory, isCharged } from '@/lib/core/tax/categories'
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

/** Maps columns of a document to its settings. */
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

/** Maps settings of a document to columns. */
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
/** Columns of a line's discount and tax. */
export type LineChargeColumns = DiscountColumns & TaxColumns

export const toTax = ({ taxRate, taxCategory, taxReason }: TaxColumns): Tax | null =>
  taxRate === null ? null : { rate: Number(taxRate), category: taxCategory, reason: taxReason }

export function toTaxColumns(tax: Tax | null) {
  const normalized = tax && normalizeTax(tax)
  return {
    taxRate: normalized?.rate ?? null,
    taxCategory: normalized?.category ?? null,
    taxReason: normalized?.reason ?? null,
  }
}

export const toLineCharges = (row: LineChargeColumns): LineCharges => ({
  discount: toDiscount(row),
  tax: toTax(row),
})

export const toLineChargeColumns = ({ discount, tax }: LineCharges) => ({
  ...toDiscountColumns(discount),
  ...toTaxColumns(tax),
})

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

/** Key of lines with the same tax rate and category. The rate doesn't matter in untaxed categories. */
export const getRateKey = ({ category, rate }: { category?: TaxCategory | null; rate: Amount }): string =>
  `${category ?? null} ${isCharged(category ?? null) ? decimal(rate).toFixed() : '0'}`
