import { z } from 'zod'
import { text } from '@/lib/core/response-fields'

const values = z.record(z.string(), z.unknown()).meta({
  description:
    'What the sentence fills in: text or a number, `{ day }`, `{ number }`, `{ amount, currency }`, a reason or a list ' +
    'of reasons. `kind` is the kind of document it is about',
})

export const reasonCode = text.min(1).meta({
  description: 'Stable reason code for programs, which doesn’t change with the message',
})
export const reasonValues = values.optional()

export const reasonResponse = z
  .strictObject({ code: reasonCode, values: reasonValues })
  .meta({ id: 'Reason', description: 'A sentence as a code and values, for clients that translate it' })

/** Reason in a response of the API. */
export type ReasonResponse = z.infer<typeof reasonResponse>
