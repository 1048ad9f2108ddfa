import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { AUTH_MESSAGES } from '@/lib/identity/rules/messages'
import { passwordChangeSchema } from '@/lib/identity/rules/schema'
import { bankSchema, companySchema, profileSchema, settingsSchema } from '@/lib/business/schema'

/** The repetition is the form's alone: it catches a slip of the hand. */
const passwordForm = passwordChangeSchema
  .extend({ confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: AUTH_MESSAGES.passwordsDiffer,
  })

/** The API's own schemas, as the forms ask them. */
export const checks = {
  name: zodResolver(profileSchema.pick({ fullName: true })),
  password: zodResolver(passwordForm),
  profile: zodResolver(profileSchema),
  company: zodResolver(companySchema),
  bank: zodResolver(bankSchema),
  // What staff may do is a switch of its own, beside the members.
  settings: zodResolver(settingsSchema.omit({ staffMayDelete: true })),
}
