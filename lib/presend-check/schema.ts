import { z } from 'zod'
import { SILENCEABLE_RULES } from './rule-registry'

/** Body of `PATCH /api/user/checks`. */
export const silenceSchema = z.strictObject({
  rule: z.enum(SILENCEABLE_RULES, { error: 'Only a rule that does not stop an invoice can be silenced' }),
  silenced: z.boolean(),
})
export type SilenceInput = z.output<typeof silenceSchema>
