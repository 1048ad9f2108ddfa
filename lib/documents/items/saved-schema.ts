import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/kernel/currencies/table'
import { requiredChoice } from '@/lib/kernel/validation'
import { pricedFields } from '@/lib/documents/schema'
import { lineChargeFields } from '@/lib/documents/totals/schema'

/** What `POST /api/items/saved` takes, and `PATCH /api/items/saved/{id}` in place of what there is. */
export const savedItemSchema = z.strictObject({
  ...pricedFields,
  currency: requiredChoice(ALL_CURRENCIES, 'Currency is required'),
  tax: lineChargeFields.tax,
})

export type SavedItemInput = z.output<typeof savedItemSchema>
