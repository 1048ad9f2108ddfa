/** Per business. */
export const MAX_SAVED_ITEMS = 500

/** Search text, and the currency of the invoice. */
export interface ItemFilter {
  search: string
  currency: string
  /** Limits the search to what this client was billed. */
  clientId: number | null
}
