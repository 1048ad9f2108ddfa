import { z } from 'zod'
import { id, text } from '@/lib/core/response-fields'
import { reasonCode, reasonResponse, reasonValues } from '@/lib/i18n/reason-response'

export const errorResponse = z
  .strictObject({
    message: text.min(1).meta({ description: 'English sentence for the user' }),
    code: reasonCode.meta({
      description:
        'Stable reason code for programs, which doesn’t change with the message. `invalid` for fields',
    }),
    values: reasonValues,
    errors: z.record(z.string(), z.array(z.string())).optional(),
    reasons: z.record(z.string(), z.array(reasonResponse)).optional().meta({
      description: 'The messages of `errors` as codes and values. `as-written` for a message without a code',
    }),
  })
  .meta({ id: 'Error' })

export const messageResponse = z.strictObject({ message: text }).meta({ id: 'Message' })

/** Result of a bulk change for each id. */
export const bulkResponse = z
  .strictObject({
    results: z
      .strictObject({
        id,
        ok: z.boolean(),
        message: text.min(1).optional(),
        code: reasonCode.optional(),
        values: reasonValues,
      })
      .array(),
  })
  .meta({ id: 'BulkResults' })
