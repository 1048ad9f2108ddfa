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
  // A browser may know a time zone that this server doesn't: fall back to UTC.
  timeZone: z
    .string()
    .max(100)
    .optional()
    .transform((zone) => (zone && isTimeZone(zone) ? zone : 'UTC')),
})
export type RegisterInput = z.output<typeof registerSchema>

/** Registration by an invitation; the link determines the address. */
export const invitedSchema = registerSchema.omit({ username: true, email: true }).extend({ token })

export const addressSchema = z.strictObject({ email: address })

/** Verification link, with the password chosen at registration, or a new one if another browser registered. */
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

/** An account that only ever signed in with Google has no password. */
export const twoStepBeginSchema = z.strictObject({ password: knownPassword.optional() })
export const twoStepConfirmSchema = z.strictObject({ code: codeText.min(1, AUTH_MESSAGES.codeRequired) })

/** The password, or a code from the app or the recovery codes. */
export const twoStepProofSchema = z
  .strictObject({ password: knownPassword.optional(), code: codeText.optional() })
  .refine(({ password, code }) => Boolean(password) !== Boolean(code), {
    path: ['code'],
    message: 'Send your password or a code',
  })
export type TwoStepProof = z.output<typeof twoStepProofSchema>

/** User that the client believes is signed in. Only compared with the cookie, never trusted. */
export const syncSchema = z.strictObject({
  userId: z.union([z.number(), z.string().max(40)], { error: 'The user is missing' }),
  email: z.string({ error: 'The email is missing' }).max(254),
})
