import { z } from 'zod'
import { currency, id, languages, text, textOrNull } from '@/lib/core/response-fields'

/** The street is the field that the specification calls address. */
export const clientAddressFields = {
  address: textOrNull,
  city: textOrNull,
  state: textOrNull,
  postalCode: textOrNull,
  country: textOrNull,
  vatNumber: textOrNull,
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

/** A customer as the user sees it (specification, section 3). */
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
    /** The country as it is printed. */
    countryName: textOrNull.optional(),
    /** The lines of the address as they were printed when the document was issued. */
    printedAddress: text.optional(),
  })
  .meta({ id: 'BillTo' })

/** Whom the invoice is addressed to, as printed on it. */
export type BillTo = Omit<z.infer<typeof billToResponse>, 'id' | 'deleted'>
