import { z } from 'zod'
import { isTimeZone } from '@/lib/core/dates/time-zone'
import { newBusinessSchema, optionalCountry } from '@/lib/business/new-business'
import { HEX_COLOR, INVOICE_TEMPLATES } from '@/lib/business/design'
import { RESET_INTERVALS } from '@/lib/business/numbering/pattern'
import { nextNumberText, patternText } from '@/lib/business/numbering/schema'
import { DEFAULT_REMINDER_HOUR, REMINDER_PLACEHOLDERS } from '@/lib/business/reminder-choices'
import { MAX_PART_LENGTH } from '@/lib/core/geo/address-parts'
import { LETTER_WINDOWS } from '@/lib/core/geo/letter-window'
import { PAPERS } from '@/lib/core/geo/paper'
import { ALL_LANGUAGES } from '@/lib/core/languages'
import { DEFAULT_PAYMENT_TERMS, INDUSTRIES } from '@/lib/core/site'
import {
  ALWAYS_RUN,
  patchProse,
  patchText,
  formatAllowedValues,
  optionalChoice,
  optionalName,
  optionalProse,
  optionalText,
  requiredName,
  requiredText,
} from '@/lib/core/validation'
import { fieldMessage } from '@/lib/core/validation/field-message'
import { percentage } from '@/lib/core/validation/percentage'
import { languageChoice } from '@/lib/core/validation/language'
import { INTERFACE_LANGUAGE_CODES } from '@/lib/i18n/interface-language'
import { findUnknownPlaceholder } from '@/lib/i18n/texts'
import { isMultiline, isBankLabel, getMaxLabelLength, MAX_MULTILINE_LENGTH } from '@/lib/i18n/custom-labels'

export const profileSchema = z.strictObject({
  fullName: requiredName('auth.full-name-required'),
  country: optionalCountry(),
  currency: newBusinessSchema.shape.currency,
  industry: optionalChoice(INDUSTRIES),
})

const companyAddressParts = {
  street: optionalProse(MAX_PART_LENGTH.street),
  city: optionalText(MAX_PART_LENGTH.city),
  state: optionalText(MAX_PART_LENGTH.state),
  postalCode: optionalText(MAX_PART_LENGTH.postalCode),
}
const company = {
  companyAddress: optionalProse(500),
  ...companyAddressParts,
  /** File reference returned by the logo upload; null removes the logo. */
  companyLogo: optionalText(300),
  companyVat: optionalText(50),
  companyNumber: optionalText(50),
  companyTaxNumber: optionalText(50),
}
/** Onboarding's second step, where the name is required. */
export const companySchema = z.strictObject({
  companyName: newBusinessSchema.shape.companyName,
  ...company,
})
/** Settings form, where every company field is optional. */
export const companySettingsSchema = z.strictObject({ companyName: optionalName(), ...company })

export const bankSchema = z.strictObject({
  bankName: requiredText('business.bank-name-required'),
  accountNumber: requiredText('business.account-number-required', 50),
  sortCode: requiredText('business.sort-code-required', 20),
  accountHolderName: requiredText('business.account-holder-required'),
  swiftCode: optionalText(20),
  iban: optionalText(50),
})

/**
 * `bankSchema` for countries that know accounts by their IBAN: that is enough, and so are account number and sort code.
 */
export const ibanBankSchema = z
  .strictObject({
    ...bankSchema.shape,
    accountNumber: optionalText(50),
    sortCode: optionalText(20),
  })
  .refine(({ iban, accountNumber, sortCode }) => Boolean(iban || (accountNumber && sortCode)), {
    ...ALWAYS_RUN,
    path: ['iban'],
    error: fieldMessage('business.iban-required'),
  })

export const designSchema = z.strictObject({
  invoiceTemplate: z.enum(INVOICE_TEMPLATES, { error: fieldMessage('business.template') }),
  accentColor: z.string().toLowerCase().regex(HEX_COLOR, fieldMessage('business.colour')),
  ...languageChoice,
  paper: z.enum(PAPERS, { error: fieldMessage('business.paper') }).optional(),
  letterWindow: z.enum(LETTER_WINDOWS, { error: fieldMessage('business.letter-window') }).optional(),
  foldMarks: z.boolean({ error: fieldMessage('business.fold-marks') }).optional(),
})

const HOUR = fieldMessage('business.hour')

/** Days. */
const MAX_TERMS = 365

export const defaultsSchema = z.strictObject({
  defaultPaymentTerms: z
    .number({ error: fieldMessage('terms.number') })
    .int(fieldMessage('terms.whole'))
    .min(0, fieldMessage('terms.min'))
    .max(MAX_TERMS, fieldMessage('terms.max', { max: MAX_TERMS }))
    .default(DEFAULT_PAYMENT_TERMS),
  defaultTaxRate: percentage('taxRate').default(0),
  defaultNotes: optionalProse(),
  defaultTerms: optionalProse(),
  /** Hour from which invoices of recurring schedules are sent automatically, in the business's time zone. */
  sendingHour: z.number({ error: HOUR }).int(HOUR).min(0, HOUR).max(23, HOUR).default(DEFAULT_REMINDER_HOUR),
})

/** The user's own fields. No language follows the browser. */
export const personSchema = z.strictObject({
  fullName: profileSchema.shape.fullName,
  interfaceLanguage: optionalChoice(INTERFACE_LANGUAGE_CODES),
})

/** Body of `PATCH /api/user/settings`; omitted fields stay unchanged. */
export const settingsSchema = z.strictObject({
  ...profileSchema.shape,
  ...personSchema.shape,
  ...companySettingsSchema.shape,
  // Bank details may be emptied later, so only length and characters are checked.
  bankName: optionalText(),
  accountNumber: optionalText(50),
  sortCode: optionalText(20),
  accountHolderName: optionalText(),
  swiftCode: optionalText(20),
  iban: optionalText(50),
  ...designSchema.shape,
  ...defaultsSchema.shape,
  /** Allows staff to delete and cancel documents. */
  staffMayDelete: z.boolean({ error: fieldMessage('api.on-or-off') }),
  /** Keeps issued invoices and credit notes from going back to draft and from being deleted. Only owners turn it off. */
  protectIssued: z.boolean({ error: fieldMessage('api.on-or-off') }),
  timeZone: z.string().refine(isTimeZone, fieldMessage('business.time-zone')),
  /** Invoice number pattern: `INV-{YYYY}-{0000}`. */
  numberPattern: patternText,
  /** Interval after which the counter restarts at 1. */
  numberResets: z.enum(RESET_INTERVALS),
  /** Number of the next invoice; later ones count on from it. */
  nextInvoiceNumber: nextNumberText,
})

export type SettingsInput = Partial<z.output<typeof settingsSchema>>

const language = z.enum(ALL_LANGUAGES, { error: formatAllowedValues(ALL_LANGUAGES) })
const lines = optionalProse(MAX_MULTILINE_LENGTH)
/** Body of `PATCH /api/user/words`: the changed labels; an empty one resets to the default. */
export const customLabelsSchema = z.strictObject({
  language,
  words: z.record(z.string().max(60), lines).superRefine((words, context) => {
    // Document labels and email subjects are single-line.
    for (const [key, text] of Object.entries(words)) {
      const { error } =
        isMultiline(key) || !lines.safeParse(text).success
          ? {}
          : optionalText(getMaxLabelLength(key)).safeParse(text)
      if (error) context.addIssue({ code: 'custom', path: [key], message: error.issues[0]!.message })
      if (!error && text && isBankLabel(key) && /\p{N}/u.test(text))
        context.addIssue({
          code: 'custom',
          path: [key],
          message: fieldMessage('business.label-digits'),
        })
    }
  }),
})
export type CustomLabelsInput = z.output<typeof customLabelsSchema>

const RELOAD = fieldMessage('api.bank-request')
/** Body that confirms or declines bank details: the id of the request the user saw. */
export const bankAnswerSchema = z.strictObject({ id: z.string({ error: RELOAD }).max(100, RELOAD) })

/** Rejects a mistyped placeholder, which the client would get as it stands. */
function validatePlaceholders(text: string | null | undefined, context: z.RefinementCtx) {
  const unknown = findUnknownPlaceholder(text ?? '', REMINDER_PLACEHOLDERS)
  if (!unknown) return
  const message = fieldMessage('business.unknown-placeholder', {
    text: unknown,
    placeholders: REMINDER_PLACEHOLDERS.join(', '),
  })
  context.addIssue({ code: 'custom', message })
}

/** Reminder texts. Null or empty restores the default text; omitted fields stay unchanged. */
export const reminderTextsSchema = z.strictObject({
  subject: patchText(200).superRefine(validatePlaceholders),
  message: patchProse(5000)
    .superRefine(validatePlaceholders)
    .refine((text) => !text || text.includes('{link}'), { error: fieldMessage('business.link-placeholder') }),
})
const { subject, message } = reminderTextsSchema.shape
/** Body of `PATCH /api/user/texts`: changed texts of one language; an empty one is deleted. */
export const defaultTextsSchema = z.strictObject({
  language,
  texts: z.strictObject({
    notes: patchProse(),
    terms: patchProse(),
    beforeSubject: subject,
    beforeMessage: message,
    afterSubject: subject,
    afterMessage: message,
  }),
})
export type DefaultTextsInput = z.output<typeof defaultTextsSchema>

export const onboardingSchema = z.strictObject({
  isOnboarded: z.literal(true, { error: fieldMessage('api.only-true') }),
})
