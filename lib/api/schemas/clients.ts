import { z } from 'zod'
import type { Client } from '@/lib/parties/types'
import type { SavedItem } from '@/lib/documents/items/types'
import { address, currency, id, languages, text, textOrNull, unitPrice } from './fields'

export const clientAnswer = z
  .strictObject({
    id,
    name: text,
    companyName: textOrNull,
    email: textOrNull,
    phone: textOrNull,
    ...address,
    notes: textOrNull,
    currency: currency.nullable(),
    ...languages,
  })
  .meta({ id: 'Client' }) satisfies z.ZodType<Client>

export const savedItemAnswer = z
  .strictObject({
    description: text,
    unit: textOrNull,
    unitPrice,
    currency,
    uses: z.number().int().positive(),
  })
  .meta({ id: 'SavedItem' }) satisfies z.ZodType<SavedItem>
