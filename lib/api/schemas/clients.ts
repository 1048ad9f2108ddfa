import { z } from 'zod'
import type { Client } from '@/lib/clients/types'
import { address, currency, id, languages, text, textOrNull } from './fields'

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
