import { z } from 'zod'
import { id, text } from '@/lib/core/response-fields'

export const errorResponse = z
  .strictObject({
    message: text.min(1).meta({ description: 'English sentence for the user' }),
    code: text.min(1).meta({
      description:
        'Stable reason code for programs, which doesn’t change with the message. `invalid` for fields',
    }),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Error' })

export const messageResponse = z.strictObject({ message: text }).meta({ id: 'Message' })

/** Result of a bulk change for each id. */
export const bulkResponse = z
  .strictObject({
    results: z.strictObject({ id, ok: z.boolean(), message: text.min(1).optional() }).array(),
  })
  .meta({ id: 'BulkResults' })
