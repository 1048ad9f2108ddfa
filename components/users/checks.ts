import { zodResolver } from '@hookform/resolvers/zod'
import { bankSchema, companySchema, profileSchema, settingsSchema } from '@/lib/users/schema'

/** The API's own schemas, as the forms ask them. The time zone is never typed. */
export const checks = {
  profile: zodResolver(profileSchema),
  company: zodResolver(companySchema),
  bank: zodResolver(bankSchema),
  settings: zodResolver(settingsSchema.omit({ timeZone: true })),
}
