import { z } from 'zod'
import { isTimeZone } from '@/lib/core/dates'
import { email, requiredName, requiredText } from '@/lib/core/validation'
import { AUTH_MESSAGES, MAX_CODE, MAX_PASSWORD, MIN_PASSWORD } from './messages'

const address = email(AUTH_MESSAGES.email)

const newPassword = z
  .string({ error: AUTH_MESSAGES.passwordShort })
  .min(MIN_PASSWORD, AUTH_MESSAGES.passwordShort)
  .max(MAX_PASSWORD, AUTH_MESSAGES.passwordLong)

const knownPassword = z.string().max(MAX_PASSWORD, AUTH_MESSAGES.passwordLong)

const token = z.string({ error: 'The link is incomplete' }).min(1, 'The link is incomplete').max(200)

export const registerSchema = z.strictObject({
  username: requiredText('Username is required', 100).optional(),
  email: address,
  fullName: requiredName('Full name is required'),
  password: newPassword,
  // A browser may know a zone that this server does not: then UTC it is, rather than no account.
  timeZone: z
    .string()
    .max(100)
    .optional()
    .transform((zone) => (zone && isTimeZone(zone) ? zone : 'UTC')),
})
export type RegisterInput = z.output<typeof registerSchema>

/** What whoever was invited by mail opens an account with: the link names the address. */
export const invitedSchema = registerSchema.omit({ username: true, email: true }).extend({ token })
export type InvitedInput = z.output<typeof invitedSchema>

export const addressSchema = z.strictObject({ email: address })

/**
 * The link of a verification mail, with the password chosen at registration or with a new one where the browser is another one
 * than that which registered.
 */
export const verificationSchema = z
  .strictObject({ token, password: knownPassword.optional(), newPassword: newPassword.optional() })
  .refine(({ password, newPassword: chosen }) => !(password && chosen), {
    path: ['newPassword'],
    message: 'Send the password you chose, or a new one',
  })
export type Verification = z.output<typeof verificationSchema>
export const resetSchema = z.strictObject({ token, password: newPassword })

export const passwordChangeSchema = z.strictObject({
  currentPassword: z
    .string({ error: AUTH_MESSAGES.currentPassword })
    .min(1, AUTH_MESSAGES.currentPassword)
    .max(MAX_PASSWORD, AUTH_MESSAGES.passwordLong),
  password: newPassword,
})
export type PasswordChange = z.output<typeof passwordChangeSchema>

const codeText = z.string({ error: AUTH_MESSAGES.codeRequired }).trim().max(MAX_CODE, AUTH_MESSAGES.codeWrong)

/** An account that only ever signed in with Google has no password to send. */
export const twoStepBeginSchema = z.strictObject({ password: knownPassword.optional() })
export const twoStepConfirmSchema = z.strictObject({ code: codeText.min(1, AUTH_MESSAGES.codeRequired) })

/** The password, or a code of the app or of the recovery codes. */
export const twoStepProofSchema = z
  .strictObject({ password: knownPassword.optional(), code: codeText.optional() })
  .refine(({ password, code }) => Boolean(password) !== Boolean(code), {
    path: ['code'],
    message: 'Send your password or a code',
  })
export type TwoStepProof = z.output<typeof twoStepProofSchema>

/** Who the client believes to be. Only compared with the cookie, never trusted. */
export const syncSchema = z.strictObject({
  userId: z.union([z.number(), z.string().max(40)], { error: 'The user is missing' }),
  email: z.string({ error: 'The email is missing' }).max(254),
})
