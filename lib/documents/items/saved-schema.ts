import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { requiredChoice } from '@/lib/core/validation'
import { pricedFields } from '@/lib/documents/schema'
import { lineChargeFields } from '@/lib/documents/totals/schema'
import { parseTaxKey } from '@/lib/documents/totals/parse-charges'
import type { DecimalSign } from '@/lib/core/money/decimal-sign'
import { parseAmount } from '@/lib/core/money/parse'

/** What `POST /api/items/saved` takes, and `PATCH /api/items/saved/{id}` in place of what there is. */
export const savedItemSchema = z.strictObject({
  ...pricedFields,
  currency: requiredChoice(ALL_CURRENCIES, 'Currency is required'),
  tax: lineChargeFields.tax,
})

export type SavedItemInput = z.output<typeof savedItemSchema>

/** The item dialog's fields, as typed; `tax` is a key of `toTaxKey`. */
export interface SavedItemFields {
  description: string
  unit: string
  unitPrice: string
  currency: string
  tax: string
}

/** Reads the item dialog's fields by the user's decimal sign and validates them as the API does. */
export const savedItemFormSchema = (sign: DecimalSign) =>
  z.preprocess(
    (typed: SavedItemFields) => ({
      ...typed,
      unitPrice: parseAmount(typed.unitPrice, sign),
      tax: parseTaxKey(typed.tax),
    }),
    savedItemSchema,
  )
