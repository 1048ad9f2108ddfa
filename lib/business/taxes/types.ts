import type { TaxCategory } from '@/lib/core/tax/categories'

/** Maximum tax rates per business: more than any country has, and few enough to choose from. */
export const MAX_TAX_RATES = 50
export const MAX_TAX_NAME = 40

/** Labels of the tax categories in forms. */
export const CATEGORY_NAMES: Record<TaxCategory, string> = {
  S: 'Charged at a rate',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Supply within the EU',
  G: 'Export outside the EU',
  O: 'Outside the tax',
}
