import { z } from 'zod'
import { isTimeZone } from '@/lib/dates'
import { HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/invoices/design'
import { ALL_CURRENCIES, COUNTRIES, DEFAULT_PAYMENT_TERMS, INDUSTRIES, type Country } from '@/lib/site'
import { decimals, optionalProse, optionalText, requiredText } from '@/lib/validation'

const optionalChoice = <T extends string>(choices: readonly [T, ...T[]]) =>
  z
    .union([z.literal('').transform(() => null), z.enum(choices)])
    .nullish()
    .transform((value) => value ?? null)

const countries = Object.keys(COUNTRIES) as [Country, ...Country[]]

export const profileSchema = z.strictObject({
  fullName: requiredText('Full name is required'),
  country: optionalChoice(countries),
  currency: z.enum(ALL_CURRENCIES, { error: 'Currency is required' }),
  industry: optionalChoice(INDUSTRIES),
})

const company = {
  companyAddress: optionalProse(500),
  /** The file reference a logo upload answered with; null removes the logo. */
  companyLogo: optionalText(300),
  companyVat: optionalText(50),
  companyNumber: optionalText(50),
}
/** Onboarding's second step: the name is required there. */
export const companySchema = z.strictObject({
  companyName: requiredText('Company name is required'),
  ...company,
})
/** Settings, where every company field is optional. */
export const companySettingsSchema = z.strictObject({ companyName: optionalText(), ...company })

export const bankSchema = z.strictObject({
  bankName: requiredText('Bank name is required'),
  accountNumber: requiredText('Account number is required', 50),
  sortCode: requiredText('Sort code is required', 20),
  accountHolderName: requiredText('Account holder name is required'),
  swiftCode: optionalText(20),
  iban: optionalText(50),
})

export const designSchema = z.strictObject({
  invoiceTemplate: z.enum(INVOICE_TEMPLATES, { error: 'Please choose a template' }),
  accentColor: z.string().toLowerCase().regex(HEX_COLOR, 'Please choose a colour, such as #005c67'),
})

export const defaultsSchema = z.strictObject({
  defaultPaymentTerms: z
    .number({ error: 'Payment terms are a number of days' })
    .int('Payment terms are a whole number of days')
    .min(0, 'Payment terms must be at least 0 days')
    .max(365, 'Payment terms must be at most 365 days')
    .default(DEFAULT_PAYMENT_TERMS),
  defaultTaxRate: z
    .number({ error: 'Tax rate must be a number' })
    .min(0, 'Tax rate must be at least 0')
    .max(100, 'Tax rate must be at most 100')
    .refine(decimals(3), 'Tax rate can have at most 3 decimals')
    .default(0),
  defaultNotes: optionalProse(),
  defaultTerms: optionalProse(),
})

/** Everything `PATCH /api/user/settings` takes; what is absent stays. */
export const settingsSchema = z.strictObject({
  ...profileSchema.shape,
  ...companySettingsSchema.shape,
  // Bank details can be emptied again later, so only their length and characters are checked here.
  bankName: optionalText(),
  accountNumber: optionalText(50),
  sortCode: optionalText(20),
  accountHolderName: optionalText(),
  swiftCode: optionalText(20),
  iban: optionalText(50),
  ...designSchema.shape,
  ...defaultsSchema.shape,
  timeZone: z.string().refine(isTimeZone, 'Unknown time zone'),
})

export type SettingsInput = Partial<z.output<typeof settingsSchema>>

export const onboardingSchema = z.strictObject({
  isOnboarded: z.literal(true, { error: 'Only true can be set here' }),
})
