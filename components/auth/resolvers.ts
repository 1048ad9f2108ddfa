import { zodResolver } from '@hookform/resolvers/zod'
import {
  addressFormSchema,
  invitedFormSchema,
  loginFormSchema,
  newPasswordFormSchema,
  passwordFormSchema,
  registerFormSchema,
  repeatedPasswordSchema,
} from '@/lib/auth/rules/forms'
import { twoStepConfirmSchema } from '@/lib/auth/rules/schema'

/** Resolvers of the sign-in and registration forms, loaded after their page. */
export const resolvers = {
  address: zodResolver(addressFormSchema),
  code: zodResolver(twoStepConfirmSchema),
  invited: zodResolver(invitedFormSchema),
  login: zodResolver(loginFormSchema),
  newPassword: zodResolver(newPasswordFormSchema),
  password: zodResolver(passwordFormSchema),
  register: zodResolver(registerFormSchema),
  repeatedPassword: zodResolver(repeatedPasswordSchema),
}
