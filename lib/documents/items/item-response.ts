import { z } from 'zod'
import { currency, id, text, textOrNull, unitPrice } from '@/lib/core/response-fields'
import { lineTax } from '@/lib/documents/totals/content-response'

const pricedItem = z.strictObject({
  description: text,
  /** Unit of measure; null for a plain count. */
  unit: textOrNull,
  unitPrice,
  currency,
  /** For an earlier line item, the tax charged; for a saved item, its own tax, or null for the invoice's. */
  tax: lineTax,
})

export const suggestedItemResponse = z
  .strictObject({
    ...pricedItem.shape,
    /** Number of lines with it. */
    uses: z.number().int().nonnegative(),
    isSaved: z.boolean(),
  })
  .meta({ id: 'SuggestedItem' })

/** An item suggested while a line is typed. */
export type SuggestedItem = z.infer<typeof suggestedItemResponse>

export const savedItemResponse = z.strictObject({ id, ...pricedItem.shape }).meta({
  id: 'SavedItem',
  description: 'Without a tax of its own it has the invoice’s',
})

/** An item that the business saved for reuse. */
export type SavedItem = z.infer<typeof savedItemResponse>
