import { mapFields } from '@/lib/core/object'
import type { Day } from '@/lib/core/dates'
import { filterItems } from '@/lib/documents/line-items/line-kinds'

/**
 * Dates of a document besides issue and due date. An entry here is all it takes to validate, store, return, archive and
 * edit a date, and to copy it to invoices and credit notes; CONTRIBUTING.md lists what else a new date needs.
 */
const OPTIONAL_DATES = ['serviceFrom', 'serviceUntil'] as const
export type OptionalDate = (typeof OPTIONAL_DATES)[number]

export const mapOptionalDates = <T>(create: (field: OptionalDate) => T): Record<OptionalDate, T> =>
  mapFields(OPTIONAL_DATES, create)

export const pickOptionalDates = <T>(source: Record<OptionalDate, T>): Record<OptionalDate, T> =>
  mapOptionalDates((field) => source[field])

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

/** Creates the optional dates of a copied document: none, except for the date of supply where one is required. */
export const createCopyDates = (
  document: TaxableInput,
  issueDate: Day,
): Record<OptionalDate, Day | null> => ({
  ...mapOptionalDates(() => null),
  serviceFrom: isWithinEu(document) ? issueDate : null,
})
