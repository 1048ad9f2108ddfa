import type { Tax, TaxCategory } from '@/lib/core/tax/categories'

/** A tax that a business charges, offered on its documents. They keep what they were written with, whatever becomes of it here. */
export interface TaxRate extends Tax {
  id: number
  name: string
  category: TaxCategory
  /** The one a new document starts with. */
  isDefault: boolean
}

/** How many a business may have: more than any country's, and few enough to choose from. */
export const MAX_TAX_RATES = 50
export const MAX_TAX_NAME = 40

/** What the categories are called where one is chosen. */
export const CATEGORY_NAMES: Record<TaxCategory, string> = {
  S: 'Charged at a rate',
  Z: 'Zero rate',
  E: 'Exempt',
  AE: 'Reverse charge',
  K: 'Supply within the EU',
  G: 'Export outside the EU',
  O: 'Outside the tax',
}
