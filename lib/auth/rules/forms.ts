import { z } from 'zod'
import { requiredName } from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { toLoginEmail } from './messages'
import { addressSchema, passwordChangeSchema, registerSchema, twoStepConfirmSchema } from './schema'

// Form schemas: the API's rules, plus rules for fields that only forms have.

const knownPassword = z.string().min(1, fieldMessage('auth.password-required'))
const { email, password: newPassword } = registerSchema.shape

/** Accepts a login name without @, which `toLoginEmail` completes. */
export const loginFormSchema = z.object({
  email: z
    .string()
    .refine((name) => email.safeParse(toLoginEmail(name)).success, fieldMessage('auth.login-email')),
  password: knownPassword,
})
export type LoginFields = z.input<typeof loginFormSchema>

export const invitedFormSchema = z.object({
  firstName: requiredName('auth.first-name-required'),
  lastName: requiredName('auth.last-name-required'),
  password: newPassword,
})
export const registerFormSchema = invitedFormSchema.extend({ email })

export const addressFormSchema = addressSchema
export const passwordFormSchema = z.object({ password: knownPassword })
export const newPasswordFormSchema = z.object({ newPassword })

/** Form that asks for a password or a code, whichever is shown. */
export const proofFormSchemas = {
  password: passwordFormSchema.extend({ code: z.string() }),
  code: twoStepConfirmSchema.extend({ password: z.string() }),
}

const repeated = { password: newPassword, confirmation: z.string() }
const isRepeated = ({ password, confirmation }: { password: string; confirmation: string }) =>
  password === confirmation
const REPEATED = {
  path: ['confirmation'],
  message: fieldMessage('auth.passwords-differ'),
  // Only once the password itself is valid.
  when: ({ issues }: z.core.ParsePayload) => issues.every(({ path }) => path?.[0] !== 'password'),
}

/** The confirmation catches typing errors. */
export const repeatedPasswordSchema = z.object(repeated).refine(isRepeated, REPEATED)
export const passwordChangeFormSchema = passwordChangeSchema.extend(repeated).refine(isRepeated, REPEATED)
