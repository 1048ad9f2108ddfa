import type { Day } from '@/lib/core/dates'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { Supply } from './charges'

/** The parts of a document that decide about an intra-Community supply; of a form, with unvalidated values. */
export interface TaxableInput {
  taxCategory?: unknown
  lineItems?: unknown
}

/** True for an intra-Community supply (category K), which requires the date of supply (EN 16931, BR-IC-11). */
export function isWithinEu({ taxCategory, lineItems }: TaxableInput): boolean {
  const lines = Array.isArray(lineItems) ? lineItems.filter((line) => typeof line === 'object' && line) : []
  const items = filterItems(lines as { kind?: 'ITEM'; tax?: { category?: unknown } | null }[])
  return items.some(({ tax }) => (tax ? tax.category : taxCategory) === 'K')
}

export const NO_SUPPLY_DAY = 'Say when it was supplied: within the EU an invoice has to'

/** Creates the date of supply of a copied document: its issue date if one is required, else none. */
export const createSupply = (document: TaxableInput, issueDate: Day): Supply => ({
  serviceFrom: isWithinEu(document) ? issueDate : null,
  serviceUntil: null,
})
