import { formatPlain, type Amount } from '@/lib/core/money'
import { normalizeTax, type Tax, type TaxCategory } from '@/lib/core/tax/categories'
import { readChargedParts, readTaxParts } from '@/lib/core/tax/part-schema'
import type { ChargedPart, ChargedTax, KeyedTax } from './types'
import type { Charges, Discount, LineCharges } from './content-response'

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
