import type { Day } from '@/lib/core/dates'
import { filterItems } from '@/lib/documents/line-items/line-kinds'
import type { Supply } from './charges'

/** What tells whether a document supplies goods within the EU: of a form, whatever was typed there. */
export interface TaxableInput {
  taxCategory?: unknown
  lineItems?: unknown
}

/** Whether something is supplied free of tax to a business elsewhere in the EU (category K), so that its day has to be said (EN 16931, BR-IC-11). */
export function isWithinEu({ taxCategory, lineItems }: TaxableInput): boolean {
  const lines = Array.isArray(lineItems) ? lineItems.filter((line) => typeof line === 'object' && line) : []
  const items = filterItems(lines as { kind?: 'ITEM'; tax?: { category?: unknown } | null }[])
  return items.some(({ tax }) => (tax ? tax.category : taxCategory) === 'K')
}

/** What is said of one without that day. */
export const NO_SUPPLY_DAY = 'Say when it was supplied: within the EU an invoice has to'

/** When it was supplied, of a document that is written like another: nobody has said so yet, so it is the day it is dated where one is wanted. */
export const createSupply = (document: TaxableInput, issueDate: Day): Supply => ({
  serviceFrom: isWithinEu(document) ? issueDate : null,
  serviceUntil: null,
})
