import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { Tax } from '@/lib/core/tax/categories'

export interface TaxOption extends Tax {
  name: string
}

export const toTaxOptions = (rates: TaxRate[]): TaxOption[] =>
  rates.map(({ name, rate, category, reason, parts }) => ({ name, rate, category, reason, parts }))
