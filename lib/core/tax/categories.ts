import { getCombinedRate } from './parts'
import type { TaxPart } from './part-schema'

/**
 * Tax categories, by the codes of EN 16931 (UNCL 5305), in order: standard rate, zero rate, exempt, reverse charge,
 * intra-EU supply, export, outside the scope of tax.
 */
export const TAX_CATEGORIES = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const
export type TaxCategory = (typeof TAX_CATEGORIES)[number]

/** Maximum number of characters of a printed exemption reason. */
export const MAX_TAX_REASON = 300

export interface Tax {
  /** Percent; of all parts together. */
  rate: number
  /** Null if only a rate was given. */
  category: TaxCategory | null
  /** Printed exemption reason; null for the category's default text. */
  reason: string | null
  /** Named taxes that it consists of; none for a plain rate. */
  parts?: TaxPart[]
}

/** True if tax is charged at a rate. The rate of every other category is zero, whatever is stored. */
export const isCharged = (category: TaxCategory | null): category is null | 'S' =>
  category === null || category === 'S'

/** True if documents print an exemption reason: a zero rate is a rate and has none (EN 16931, BR-Z-10). */
export const hasReason = (category: TaxCategory | null): category is Exclude<TaxCategory, 'S' | 'Z'> =>
  !isCharged(category) && category !== 'Z'

/**
 * Normalises a tax for calculation: without a charge no rate and no parts, with a charge no exemption reason. The rate
 * of parts is theirs together.
 */
export function normalizeTax({ rate, category, reason, parts }: Tax): Tax {
  const charged = isCharged(category)
  const named = charged && parts && parts.length > 0 ? parts : null
  return {
    rate: named ? getCombinedRate(named) : charged ? rate : 0,
    category,
    reason: hasReason(category) ? reason : null,
    ...(named && { parts: named }),
  }
}
