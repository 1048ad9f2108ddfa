import { zodResolver } from '@hookform/resolvers/zod'
import { passwordChangeFormSchema } from '@/lib/auth/rules/forms'
import {
  bankSchema,
  companySchema,
  defaultTextsSchema,
  ibanBankSchema,
  personSchema,
  profileSchema,
  settingsSchema,
} from '@/lib/business/schema'
import { remindersSchema } from '@/lib/reminders/schema'

const texts = defaultTextsSchema.shape.texts
const { days, hour } = remindersSchema.shape
const reminderTexts = texts.omit({ notes: true, terms: true })

/** Resolvers of the settings forms, with the API's schemas. */
export const resolvers = {
  person: zodResolver(personSchema),
  password: zodResolver(passwordChangeFormSchema),
  profile: zodResolver(profileSchema),
  company: zodResolver(companySchema),
  bank: zodResolver(bankSchema),
  ibanBank: zodResolver(ibanBankSchema),
  // Switches save themselves, and the language is in the profile.
  settings: zodResolver(
    settingsSchema.omit({ staffMayDelete: true, protectIssued: true, interfaceLanguage: true }),
  ),
  numbering: zodResolver(
    settingsSchema.pick({ numberPattern: true, numberResets: true, nextInvoiceNumber: true }),
  ),
  texts: zodResolver(texts),
  reminders: zodResolver(reminderTexts.extend({ days, hour })),
}
