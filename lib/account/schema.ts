import { z } from 'zod'
import { MAX_PASSWORD } from '@/lib/auth/rules'

/** What proves that it is the owner who asks: the password, or the address of an account without one. */
export const deletionSchema = z.strictObject({
  password: z.string().max(MAX_PASSWORD).optional(),
  email: z.string().max(254).optional(),
})
export type DeletionProof = z.output<typeof deletionSchema>
