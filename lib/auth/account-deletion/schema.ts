import { z } from 'zod'
import { MAX_CODE, MAX_PASSWORD } from '@/lib/auth/rules/messages'

/**
 * Proof that the owner requests the deletion: the password, or the address of an account without one, plus a two-step
 * code if required.
 */
export const deletionSchema = z.strictObject({
  password: z.string().max(MAX_PASSWORD).optional(),
  email: z.string().max(254).optional(),
  code: z.string().max(MAX_CODE).optional(),
})
export type DeletionProof = z.output<typeof deletionSchema>
