import type { Tax } from '@/lib/core/tax/categories'

/** An item with its price. */
export interface PricedItem {
  description: string
  /** Unit of measure; null for a plain count. */
  unit: string | null
  unitPrice: number
  currency: string
  /** For an earlier line item, the tax charged; for a saved item its own, or null for the invoice's. */
  tax: Tax | null
}

/** An item suggested while a line is typed. */
export interface SuggestedItem extends PricedItem {
  /** Number of lines with it. */
  uses: number
  isSaved: boolean
}

/** An item that the business saved for reuse. */
export interface SavedItem extends PricedItem {
  id: number
}

/** Per business. */
export const MAX_SAVED_ITEMS = 500

/** Search text, and the currency of the invoice. */
export interface ItemFilter {
  search: string
  currency: string
  /** Limits the search to what this client was billed. */
  clientId: number | null
}
