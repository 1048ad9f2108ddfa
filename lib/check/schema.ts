import { z } from 'zod'
import { SILENCEABLE } from './names'

/** What `PATCH /api/user/checks` takes. */
export const silenceSchema = z.strictObject({
  rule: z.enum(SILENCEABLE, { error: 'Only a rule that does not stop an invoice can be silenced' }),
  silenced: z.boolean(),
})
export type SilenceInput = z.output<typeof silenceSchema>
