import { toNumber, type Amount } from '@/lib/core/money'
import type { Charges } from '@/lib/documents/totals/charges'
import { getRateKey } from '@/lib/documents/totals/rate-key'
import { MAX_TAX_REASON, type Tax, type TaxCategory } from '@/lib/core/tax/categories'

/** What a document charges at one rate, exactly or as it is stored. */
export interface ChargedTax {
  category: TaxCategory | null
  /** Percent. */
  rate: Amount
  reason: string | null
  taxable: Amount
  tax: Amount
}

/** How it is taxed, as a line names it. */
export const toLineTax = ({ category, rate, reason }: ChargedTax): Tax => ({
  rate: toNumber(rate),
  category,
  reason: reason && reason.slice(0, MAX_TAX_REASON),
})

/** The same; null where the document says so already. */
export const findOwnLineTax = (
  charged: ChargedTax,
  { taxRate, taxCategory }: Pick<Charges, 'taxRate' | 'taxCategory'>,
) =>
  getRateKey(charged) === getRateKey({ category: taxCategory, rate: taxRate }) ? null : toLineTax(charged)
