import type { TaxCategory } from '@/lib/core/tax/categories'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import type { Charges } from './content-response'

/** Tax of a document; without parts for a plain rate. */
export interface DocumentTax extends Pick<Charges, 'taxRate' | 'taxCategory' | 'taxReason'> {
  taxParts: TaxPart[] | undefined
}

interface TaxPatch {
  taxRate?: number
  taxCategory?: TaxCategory | null
  taxReason: string | null
  /** Null for a plain rate. */
  taxParts?: TaxPart[] | null
}

/** Completes the tax of an update: one that isn't mentioned stays, and its parts stay as long as its rate does. */
export function completeTax(patch: TaxPatch, stored: Charges): DocumentTax {
  const { taxRate, taxCategory, taxReason, taxParts } = patch
  const isMentioned =
    taxRate !== undefined || taxCategory !== undefined || taxReason !== null || taxParts !== undefined
  if (!isMentioned)
    return {
      taxRate: stored.taxRate,
      taxCategory: stored.taxCategory,
      taxReason: stored.taxReason,
      taxParts: stored.taxParts,
    }
  const keepsParts = taxParts === undefined && taxRate === stored.taxRate
  return {
    taxRate: taxRate ?? 0,
    taxCategory: taxCategory ?? null,
    taxReason,
    taxParts: (keepsParts ? stored.taxParts : taxParts) ?? undefined,
  }
}
