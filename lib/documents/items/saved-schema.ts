import { z } from 'zod'
import { ALL_CURRENCIES } from '@/lib/core/currencies/currencies'
import { requiredChoice } from '@/lib/core/validation'
import { pricedFields } from '@/lib/documents/schema'
import { lineChargeFields } from '@/lib/documents/totals/schema'
import { parseTaxKey } from '@/lib/documents/totals/parse-charges'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { parseAmount } from '@/lib/core/money/parse'
import { parseUnit } from '@/lib/core/money/units'

/** Body of `POST /api/items/saved`, and of `PATCH /api/items/saved/{id}`, which replaces all fields. */
export const savedItemSchema = z.strictObject({
  ...pricedFields,
  currency: requiredChoice(ALL_CURRENCIES, 'business.currency-required'),
  tax: lineChargeFields.tax,
})

export type SavedItemInput = z.output<typeof savedItemSchema>

/** Fields of the item dialog, as typed; `tax` is a key of `toTaxKey`. */
export interface SavedItemFields {
  description: string
  unit: string
  unitPrice: string
  currency: string
  tax: string
}

/**
 * Creates the schema of the item dialog: parses numbers by the user's decimal sign and units in the language of the
 * interface, and validates like the API.
 */
export const savedItemFormSchema = (sign: DecimalSign, language: string) =>
  z.preprocess(
    (typed: SavedItemFields) => ({
      ...typed,
      unit: parseUnit(typed.unit, language) ?? typed.unit,
      unitPrice: parseAmount(typed.unitPrice, sign),
      tax: parseTaxKey(typed.tax),
    }),
    savedItemSchema,
  )
