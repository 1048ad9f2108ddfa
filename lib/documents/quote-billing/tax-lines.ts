import { toNumber, type Amount } from '@/lib/core/money'
import { type Charges, getRateKey } from '@/lib/documents/totals/charges'
import { MAX_TAX_REASON, type Tax, type TaxCategory } from '@/lib/core/tax/categories'

/** Amounts of a document at one tax rate, exact or as stored. */
export interface ChargedTax {
  category: TaxCategory | null
  /** Percent. */
  rate: Amount
  reason: string | null
  taxable: Amount
  tax: Amount
}

/** Returns the tax as a line stores it. */
export const toLineTax = ({ category, rate, reason }: ChargedTax): Tax => ({
  rate: toNumber(rate),
  category,
  reason: reason && reason.slice(0, MAX_TAX_REASON),
})

/** Returns the tax of a line; null if it is the document's own. */
export const findOwnLineTax = (
  charged: ChargedTax,
  { taxRate, taxCategory }: Pick<Charges, 'taxRate' | 'taxCategory'>,
) =>
  getRateKey(charged) === getRateKey({ category: taxCategory, rate: taxRate }) ? null : toLineTax(charged)
