import { decimal, type Amount } from '@/lib/core/money'
import type { TaxCategory } from '@/lib/core/tax/categories'
import type { ChargedTax } from './tax-lines'

/** Columns needed to read a document's deductions. */
export const deductionSelect = {
  pricesIncludeTax: true,
  taxRate: true,
  taxCategory: true,
  lines: {
    select: {
      depositId: true,
      depositTax: true,
      quantity: true,
      unitPrice: true,
      taxRate: true,
      taxCategory: true,
    },
  },
} as const

interface TaxedLine {
  taxRate: Amount | null
  taxCategory: TaxCategory | null
}

interface DeductingDocument extends TaxedLine {
  pricesIncludeTax: boolean
  taxRate: Amount
  lines: (TaxedLine & {
    depositId: number | null
    depositTax: Amount | null
    quantity: Amount | null
    unitPrice: Amount | null
  })[]
}

/**
 * Lists what the lines of a document deduct for other invoices.
 * @param sign 1 for a final invoice, -1 for a credit note, which returns deductions
 */
export const listDeductions = (
  document: DeductingDocument,
  sign: 1 | -1,
): { depositId: number; charged: ChargedTax }[] =>
  document.lines.flatMap(({ depositId, ...line }) => {
    if (depositId === null) return []
    const times = (amount: Amount | null) =>
      decimal(amount ?? 0)
        .times(decimal(line.quantity ?? 0))
        .times(-sign)
    const { taxRate: rate, taxCategory: category } = line.taxRate === null ? document : line
    const [price, tax] = [times(line.unitPrice), times(line.depositTax)]
    const taxable = document.pricesIncludeTax ? price.minus(tax) : price
    return [{ depositId, charged: { category, rate: rate ?? 0, reason: null, taxable, tax } }]
  })
