/**
 * How something is taxed, by the codes of EN 16931 (UNCL 5305): at a rate, at a rate of zero, exempt, owed by the buyer, supplied within the
 * EU, exported, or outside the tax.
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** Characters of a printed reason. */
export const MAX_TAX_REASON = 300

/** How one thing is taxed. */
export interface Tax {
  /** Percent. */
  rate: number
  /** Null where nobody said more than the rate. */
  category: TaxCategory | null
  /** Why none is charged, as it is printed; null for the words of the category. */
  reason: string | null
}

/** Whether a rate is charged. Of every other category the rate is zero, whatever else is said. */
export const isCharged = (category: TaxCategory | null): boolean => category === null || category === 'S'

/** Whether a document says why it charges none: a rate of zero is a rate, and has no reason (EN 16931, BR-Z-10). */
export const hasReason = (category: TaxCategory | null): category is Exclude<TaxCategory, 'S' | 'Z'> =>
  !isCharged(category) && category !== 'Z'

/** A tax as it is reckoned with: what is not charged has no rate, and what is charged no reason. */
export function normalizeTax({ rate, category, reason }: Tax): Tax {
  return {
    rate: isCharged(category) ? rate : 0,
    category,
    reason: hasReason(category) ? reason : null,
  }
}
