import { z } from 'zod'
import { createIdsSchema } from '@/lib/core/lists/bulk'
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

/** Validates the client dialog, `POST /api/clients` and `PATCH /api/clients/{id}` (specification, section 5). */
export const clientSchema = z.strictObject({
  name: requiredText('clients.name-required'),
  companyName: optionalText(),
  email: optionalEmail('field.email-address'),
  phone: optionalText(50),
  address: optionalProse(500),
  city: optionalText(),
  state: optionalText(),
  postalCode: optionalText(30),
  country: optionalText(),
  vatNumber: optionalText(50),
  taxNumber: optionalText(50),
  companyNumber: optionalText(50),
  notes: optionalProse(),
  currency: optionalChoice(ALL_CURRENCIES),
  ...languageChoice,
})

/** Body of an update; omitted fields stay unchanged. */
export const clientPatchSchema = clientSchema.partial()

/** Body of `POST /api/clients/bulk`. Deleted clients can be restored, since their rows stay. */
export const clientBulkSchema = z.strictObject({
  action: requiredChoice(['delete', 'restore'], 'api.action-required'),
  ids: createIdsSchema('client'),
})
export type ClientBulkInput = z.output<typeof clientBulkSchema>

export type ClientFormValues = z.input<typeof clientSchema>
export type ClientInput = z.output<typeof clientSchema>
