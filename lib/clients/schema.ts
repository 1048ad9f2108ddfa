import { z } from 'zod'
import { createIdsSchema } from '@/lib/core/lists/ids-schema'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import {
  optionalChoice,
  optionalEmail,
  optionalProse,
  optionalText,
  requiredChoice,
  requiredText,
} from '@/lib/core/validation'
import { languageChoice } from '@/lib/core/validation/language'

/** The client dialog, `POST /api/clients` and `PATCH /api/clients/{id}` (specification, section 5). */
export const clientSchema = z.strictObject({
  name: requiredText('Client name is required'),
  companyName: optionalText(),
  email: optionalEmail('Invalid email address'),
  phone: optionalText(50),
  address: optionalProse(500),
  city: optionalText(),
  state: optionalText(),
  postalCode: optionalText(30),
  country: optionalText(),
  vatNumber: optionalText(50),
  notes: optionalProse(),
  currency: optionalChoice(ALL_CURRENCIES),
  ...languageChoice,
})

/** A change of some fields: what is absent stays. */
export const clientPatchSchema = clientSchema.partial()

/** What `POST /api/clients/bulk` takes. What was deleted can be restored: the row stays. */
export const clientBulkSchema = z.strictObject({
  action: requiredChoice(['delete', 'restore'], 'Action is required'),
  ids: createIdsSchema('client'),
})
export type ClientBulkInput = z.output<typeof clientBulkSchema>

export type ClientFormValues = z.input<typeof clientSchema>
export type ClientInput = z.output<typeof clientSchema>
