import { formatPlain, toNumber, type Amount, type Decimal, decimal } from '@/lib/core/money'
import { normalizeTax, type Tax, type TaxCategory, isCharged } from '@/lib/core/tax/categories'
import { getPartsKey, readChargedParts, readTaxParts } from '@/lib/core/tax/parts'
import type { ChargedPart, ChargedTax, KeyedTax } from './types'
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
  /** JSON; empty without parts. */
  taxParts: unknown
  pricesIncludeTax: boolean
  withholdingLabel: string | null
  withholdingRate: Amount | null
}

/** Maps columns of a document to its settings. */
export function toCharges(row: ChargeColumns): Charges {
  const taxParts = readTaxParts(row.taxParts)
  return {
    taxRate: Number(row.taxRate),
    taxCategory: row.taxCategory,
    taxReason: row.taxReason,
    ...(taxParts && { taxParts }),
    pricesIncludeTax: row.pricesIncludeTax,
    discount: toDiscount(row),
    withholding:
      row.withholdingRate === null
        ? null
        : { label: row.withholdingLabel ?? '', rate: Number(row.withholdingRate) },
  }
}

/** Maps settings of a document to columns. */
export const toChargeColumns = ({
  discount,
  withholding,
  taxRate,
  taxCategory,
  taxReason,
  taxParts,
  ...rest
}: Charges) => {
  const tax = normalizeTax({ rate: taxRate, category: taxCategory, reason: taxReason, parts: taxParts })
  return {
    taxRate: tax.rate,
    taxCategory,
    taxReason: tax.reason,
    taxParts: tax.parts ?? [],
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
  taxParts: unknown
}
/** Columns of a line's discount and tax. */
export type LineChargeColumns = DiscountColumns & TaxColumns

export function toTax({ taxRate, taxCategory, taxReason, taxParts }: TaxColumns): LineCharges['tax'] {
  if (taxRate === null) return null
  const parts = readTaxParts(taxParts)
  return { rate: Number(taxRate), category: taxCategory, reason: taxReason, ...(parts && { parts }) }
}

export function toTaxColumns(tax: Tax | null) {
  const normalized = tax && normalizeTax(tax)
  return {
    taxRate: normalized?.rate ?? null,
    taxCategory: normalized?.category ?? null,
    taxReason: normalized?.reason ?? null,
    taxParts: normalized?.parts ?? [],
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
  taxParts: true,
  pricesIncludeTax: true,
  discountKind: true,
  discountValue: true,
  withholdingLabel: true,
  withholdingRate: true,
} as const

type TaxKeyColumns = Pick<TaxColumns, 'taxRate' | 'taxCategory' | 'taxParts'>

/** Returns the tax of a stored line: its own, or else its document's. */
export function getStoredTax(line: TaxKeyColumns, document: TaxKeyColumns): KeyedTax {
  const { taxRate, taxCategory, taxParts } = line.taxRate === null ? document : line
  return { category: taxCategory, rate: taxRate ?? 0, parts: readTaxParts(taxParts) }
}

/** Row of a tax total; `parts` is JSON. */
export type StoredTax = Omit<ChargedTax, 'parts'> & { parts: unknown }
type StoredCharge = Omit<ChargedTax, 'parts'> & { parts?: ChargedPart<number>[] }

/** Reads the parts of stored tax totals from their JSON. */
export const toChargedTaxes = (rows: StoredTax[]): StoredCharge[] =>
  rows.map(({ parts: stored, ...row }) => {
    const parts = readChargedParts(stored)
    return { ...row, ...(parts && { parts }) }
  })

/** Columns of stored tax totals. */
export const taxTotalSelect = {
  category: true,
  rate: true,
  taxable: true,
  tax: true,
  reason: true,
  parts: true,
} as const

/**
 * Key of lines with the same tax rate, category and parts. In untaxed categories only the category matters; with parts,
 * these and the category.
 */
export function getRateKey({ category = null, rate, parts }: KeyedTax): string {
  if (!isCharged(category)) return `${category} 0`
  return `${category} ${parts && parts.length > 0 ? getPartsKey(parts) : decimal(rate).toFixed()}`
}
