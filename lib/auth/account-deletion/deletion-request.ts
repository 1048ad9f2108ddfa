import { z } from 'zod'
import { utc } from '@date-fns/utc'
import { addDays } from 'date-fns'
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

/** Days between request and deletion, in which the user can sign in and cancel. */
const GRACE_DAYS = 14

/** Returns the time at which an account is deleted if that is requested now. */
export const getGraceEnd = (now = new Date()): Date => addDays(now, GRACE_DAYS, { in: utc })
