import { z } from 'zod'
import { MAX_CODE, MAX_PASSWORD } from '@/lib/auth/rules/messages'

/** What proves that it is the owner who asks: the password, or the address of an account without one; and a code of two-step sign-in. */
export const deletionSchema = z.strictObject({
  password: z.string().max(MAX_PASSWORD).optional(),
  email: z.string().max(254).optional(),
  code: z.string().max(MAX_CODE).optional(),
})
export type DeletionProof = z.output<typeof deletionSchema>
