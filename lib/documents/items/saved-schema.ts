import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/kernel/currencies/table'
import { requiredChoice } from '@/lib/kernel/validation'
import { pricedFields } from '@/lib/documents/schema'
import { lineChargeFields } from '@/lib/documents/totals/schema'
import { parseTaxKey } from '@/lib/documents/totals/typed'
import type { DecimalSign } from '@/lib/kernel/money/decimal-sign'
import { parseAmount } from '@/lib/kernel/money/parse'

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
