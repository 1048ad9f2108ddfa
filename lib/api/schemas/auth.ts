import { z } from 'zod'
import { id, text } from '@/lib/core/response-fields'

export const registeredAnswer = z
  .strictObject({ id, email: text, username: text, fullName: text })
  .meta({ id: 'RegisteredUser' })
export const syncedAnswer = z
  .strictObject({
    userId: id,
    email: text,
    isOnboarded: z.boolean(),
    /** Expiry of the cookie, in seconds since the epoch. */
    expiresAt: z.number().int(),
  })
  .meta({ id: 'SyncedSession' })
export const verifiedAnswer = z
  .strictObject({ email: text, isSignedIn: z.boolean() })
  .meta({ id: 'VerifiedAddress' })

export const proofWaysAnswer = z
  .strictObject({ password: z.boolean(), code: z.boolean(), mail: z.boolean() })
  .meta({ id: 'ProofWays' })
/** `qr` is an SVG. */
export const twoStepSecretAnswer = z.strictObject({ secret: text, qr: text }).meta({ id: 'TwoStepSecret' })
export const recoveryCodesAnswer = z.strictObject({ codes: z.array(text) }).meta({ id: 'RecoveryCodes' })
