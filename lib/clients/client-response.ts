import { z } from 'zod'
import { currency, id, languages, text, textOrNull } from '@/lib/core/response-fields'
import type { LanguageChoice } from '@/lib/core/languages'

/** `address` is the street, as the specification names it. */
export const clientAddressFields = {
  address: textOrNull,
  city: textOrNull,
  state: textOrNull,
  postalCode: textOrNull,
  country: textOrNull,
  vatNumber: textOrNull,
  taxNumber: textOrNull,
  companyNumber: textOrNull,
}

export const clientResponse = z
  .strictObject({
    id,
    name: text,
    companyName: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    ...clientAddressFields,
    notes: textOrNull,
    currency: currency.nullable(),
    ...languages,
  })
  .meta({ id: 'Client' })

/** Client as shown to the user (specification, section 3). */
export type Client = z.infer<typeof clientResponse>

export const billToResponse = z
  .strictObject({
    id,
    deleted: z.boolean(),
    name: text,
    companyName: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    ...clientAddressFields,
    /** Country name as printed. */
    countryName: textOrNull.optional(),
    /** Address as printed when the document was issued, with line breaks. */
    printedAddress: text.optional(),
  })
  .meta({ id: 'BillTo' })

/** Client as printed on the document. */
export type BillTo = Omit<z.infer<typeof billToResponse>, 'id' | 'deleted'>

/** Client fields needed by a picker and printed in a preview. */
export type ClientOption = Omit<Client, 'notes' | keyof LanguageChoice> &
  Partial<LanguageChoice> & { countryName?: string | null }

/** Row of the client list. */
export type ClientRow = Omit<
  Client,
  'vatNumber' | 'taxNumber' | 'companyNumber' | 'notes' | 'currency' | keyof LanguageChoice
> & {
  countryName?: string | null
  /** Formatted unused credit: `€50.00, $20.00`. */
  credit?: string | null
  /** Number of active recurring schedules. */
  activeSchedules?: number
  /** Formatted amounts due, one for each currency. */
  owed?: string[]
}
