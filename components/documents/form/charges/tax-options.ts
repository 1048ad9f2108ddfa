import type { TaxRate } from '@/lib/business/taxes/types'
import type { Tax } from '@/lib/core/tax/categories'

/** A tax to choose. */
export interface TaxOption extends Tax {
  name: string
}

/** The taxes of a business as a form needs them. */
export const toTaxOptions = (rates: TaxRate[]): TaxOption[] =>
  rates.map(({ name, rate, category, reason }) => ({ name, rate, category, reason }))
