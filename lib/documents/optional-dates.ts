import { mapFields } from '@/lib/core/object'

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
