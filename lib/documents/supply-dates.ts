import { getOwnProperty, mapFields } from '@/lib/core/object'
import type { Day } from '@/lib/core/dates'
import { filterItems } from '@/lib/documents/line-items/line-kinds'

/**
 * Dates of a document besides issue and due date. An entry here is all it takes to validate, store, return, archive and
 * edit a date, and to copy it to invoices and credit notes; CONTRIBUTING.md lists what else a new date needs.
 */
const OPTIONAL_DATES = ['serviceFrom', 'serviceUntil', 'exchangeRateDate'] as const
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

/**
 * Countries whose invoices always state the date of supply, even if it is the issue date. Elsewhere in the EU and in the
 * UK one date is enough if they are the same (Directive 2006/112/EC, art. 226(7); VAT Notice 700 on VAT Regulations
 * 1995, reg. 14(1)(b) and (c)).
 */
const SUPPLY_DATE_LAWS: Record<string, { smallUpTo: number }> = {
  /** § 14 Abs. 4 Satz 1 Nr. 6 UStG. Invoices up to 250 euros, tax included, don't need it (§ 33 UStDV). */
  DE: { smallUpTo: 250 },
  /** § 11 Abs. 1 Z 3 lit. d UStG. Small invoices need it, too (§ 11 Abs. 6 Z 4 UStG). */
  AT: { smallUpTo: 0 },
}

const findSupplyDateLaw = (country: string | null | undefined) =>
  getOwnProperty(SUPPLY_DATE_LAWS, country ?? '')

/** True if every invoice of a seller in this country (ISO 3166-1 alpha-2) states the date of supply. */
export const requiresSupplyDate = (country: string | null | undefined): boolean =>
  findSupplyDateLaw(country) !== undefined

/** True if an invoice is small enough not to state the date of supply. */
export function isSmallInvoice(
  country: string | null,
  { totalAmount, currency }: { totalAmount: number; currency: string },
): boolean {
  const limit = findSupplyDateLaw(country)?.smallUpTo ?? 0
  return limit > 0 && currency === 'EUR' && totalAmount <= limit
}

interface DatedDocument {
  issueDate: string
  serviceFrom: string | null
  serviceUntil: string | null
}

/** True if the document was supplied on its issue date: the date of supply then follows the issue date. */
export const isSuppliedOnIssue = ({ issueDate, serviceFrom, serviceUntil }: DatedDocument): boolean =>
  Boolean(serviceFrom) && serviceFrom === issueDate && (!serviceUntil || serviceUntil === issueDate)

/** Returns the last day of supply, or else the issue date. An empty text is no date. */
export const getSupplyDay = ({ issueDate, serviceFrom, serviceUntil }: DatedDocument): Day =>
  serviceUntil || serviceFrom || issueDate

/**
 * Creates the optional dates of a copied document: none, except for the date of supply where one is required.
 * @param period what the document bills, if its texts say so; by default the issue date
 */
export function createCopyDates(
  document: TaxableInput,
  issueDate: Day,
  country?: string | null,
  period: [from: Day, to: Day] = [issueDate, issueDate],
): Record<OptionalDate, Day | null> {
  const none = mapOptionalDates((): Day | null => null)
  if (requiresSupplyDate(country)) {
    const [from, to] = period
    return { ...none, serviceFrom: from, serviceUntil: to === from ? null : to }
  }
  return { ...none, serviceFrom: isWithinEu(document) ? issueDate : null }
}
