import type { Tax } from '@/lib/core/tax/categories'

/** Something a business charges: what it is, by what it is counted, and for how much. */
export interface PricedItem {
  description: string
  /** What it is counted in; null for a plain count. */
  unit: string | null
  /** In `currency`. */
  unitPrice: number
  currency: string
  /** Of an item that was billed: what it was taxed with. Of a saved one: its own, null for the invoice's. */
  tax: Tax | null
}

/** An item that is offered while a line is typed. */
export interface SuggestedItem extends PricedItem {
  /** On how many lines it stands. */
  uses: number
  /** Whether the business keeps it itself. */
  isSaved: boolean
}

/** An item that the business keeps, to be billed again. */
export interface SavedItem extends PricedItem {
  id: number
}

/** How many a business may keep. */
export const MAX_SAVED_ITEMS = 500

/** What is typed so far, and the currency of the invoice it is typed into. */
export interface ItemFilter {
  search: string
  currency: string
  /** Only what this client was billed. */
  clientId: number | null
}
