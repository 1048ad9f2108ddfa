import { z } from 'zod'
import { isTimeZone } from '@/lib/core/dates/time-zone'
import { email, requiredName, requiredText, tooLong } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { MAX_CODE, MAX_PASSWORD, MIN_PASSWORD } from './messages'

const address = email('field.valid-email-address')
const PASSWORD_SHORT = fieldMessage('auth.password-short', { min: MIN_PASSWORD })
const PASSWORD_LONG = tooLong(MAX_PASSWORD)

const newPassword = z
  .string({ error: PASSWORD_SHORT })
  .min(MIN_PASSWORD, PASSWORD_SHORT)
  .max(MAX_PASSWORD, PASSWORD_LONG)

const knownPassword = z.string().max(MAX_PASSWORD, PASSWORD_LONG)

const NO_TOKEN = fieldMessage('api.link-incomplete')
/** Secret of a link in an email. */
export const linkToken = z.string({ error: NO_TOKEN }).min(1, NO_TOKEN).max(200)

export const registerSchema = z.strictObject({
  username: requiredText('api.username-required', 100).optional(),
  email: address,
  fullName: requiredName('auth.full-name-required'),
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
export const invitedSchema = registerSchema.omit({ username: true, email: true }).extend({ token: linkToken })

export const addressSchema = z.strictObject({ email: address })

/** Verification link, with the password chosen at registration, or a new one if another browser registered. */
export const verificationSchema = z
  .strictObject({ token: linkToken, password: knownPassword.optional(), newPassword: newPassword.optional() })
  .refine(({ password, newPassword: chosen }) => !(password && chosen), {
    path: ['newPassword'],
    message: fieldMessage('api.one-password'),
  })
export type Verification = z.output<typeof verificationSchema>
export const resetSchema = z.strictObject({ token: linkToken, password: newPassword })

export const passwordChangeSchema = z.strictObject({
  currentPassword: z
    .string({ error: fieldMessage('auth.current-password-required') })
    .min(1, fieldMessage('auth.current-password-required'))
    .max(MAX_PASSWORD, PASSWORD_LONG),
  password: newPassword,
})
export type PasswordChange = z.output<typeof passwordChangeSchema>

const CODE_REQUIRED = fieldMessage('auth.code-required')
const codeText = z.string({ error: CODE_REQUIRED }).trim().max(MAX_CODE, fieldMessage('auth.code-wrong'))

/** An account that only ever signed in with Google has no password. */
export const twoStepBeginSchema = z.strictObject({ password: knownPassword.optional() })
export const twoStepConfirmSchema = z.strictObject({ code: codeText.min(1, CODE_REQUIRED) })

/** The password, or a code from the app or the recovery codes. */
export const twoStepProofSchema = z
  .strictObject({ password: knownPassword.optional(), code: codeText.optional() })
  .refine(({ password, code }) => Boolean(password) !== Boolean(code), {
    path: ['code'],
    message: fieldMessage('api.password-or-code'),
  })
export type TwoStepProof = z.output<typeof twoStepProofSchema>

/** User that the client believes is signed in. Only compared with the cookie, never trusted. */
export const syncSchema = z.strictObject({
  userId: z.union([z.number(), z.string().max(40)], { error: fieldMessage('api.user-missing') }),
  email: z.string({ error: fieldMessage('api.email-missing') }).max(254),
})
