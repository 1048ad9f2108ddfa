import { z } from 'zod'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { SILENCEABLE_RULES } from './rule-registry'

/** Body of `PATCH /api/user/checks`. */
export const silenceSchema = z.strictObject({
  rule: z.enum(SILENCEABLE_RULES, { error: fieldMessage('api.silenceable') }),
  silenced: z.boolean(),
})
export type SilenceInput = z.output<typeof silenceSchema>
