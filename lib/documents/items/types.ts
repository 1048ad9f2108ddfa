/** A line item the user has billed before, to be billed again. */
export interface SavedItem {
  description: string
  /** What it was counted in last; null for a plain count. */
  unit: string | null
  /** What it cost last, in `currency`. */
  unitPrice: number
  currency: string
  /** On how many lines it stands. */
  uses: number
}

/** What is typed so far, and the currency of the invoice it is typed into. */
export interface ItemFilter {
  search: string
  currency: string
  /** Only what this client was billed. */
  clientId: number | null
}
