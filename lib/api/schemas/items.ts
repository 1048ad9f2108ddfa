import { z } from 'zod'
import type { SavedItem, SuggestedItem } from '@/lib/documents/items/types'
import { currency, id, lineTax, text, textOrNull, unitPrice } from './fields'

const priced = { description: text, unit: textOrNull, unitPrice, currency, tax: lineTax }

export const suggestedItemAnswer = z
  .strictObject({ ...priced, uses: z.number().int().nonnegative(), isSaved: z.boolean() })
  .meta({ id: 'SuggestedItem' }) satisfies z.ZodType<SuggestedItem>

export const savedItemAnswer = z.strictObject({ id, ...priced }).meta({
  id: 'SavedItem',
  description: 'Without a tax of its own it has the invoice’s',
}) satisfies z.ZodType<SavedItem>
