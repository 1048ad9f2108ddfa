import { z } from 'zod'
import { ROLES, type BusinessId, type UserId } from '@/lib/core/access/actor'
import { LETTER_WINDOWS } from '@/lib/core/geo/letter-window'
import { PAPERS } from '@/lib/core/geo/paper'
import { currency, hour, id, languages, percent, text, textOrNull } from '@/lib/core/response-fields'
import { INTERFACE_LANGUAGE_CODES } from '@/lib/i18n/interface-language'
import { HEX_COLOR, INVOICE_TEMPLATES } from './design'

export const template = z.enum(INVOICE_TEMPLATES).meta({ id: 'InvoiceTemplate' })
export const accentColor = z.string().regex(HEX_COLOR)

export const userResponse = z
  .strictObject({
    id,
    email: text,
    username: text,
    fullName: text,
    /** Image URL; null shows initials. */
    avatar: textOrNull,
    /** Business that the fields below describe; null for a user without one. */
    businessId: id.nullable(),
    role: z.enum(ROLES).nullable(),
    /** True if staff may delete and cancel documents. */
    staffMayDelete: z.boolean(),
    /** True if issued invoices and credit notes can't go back to draft or be deleted. */
    protectIssued: z.boolean(),
    /** ISO 3166-1 alpha-2. */
    country: textOrNull,
    currency,
    industry: textOrNull,
    companyName: textOrNull,
    /** As printed; formatted from the address parts if there are any. */
    companyAddress: textOrNull,
    street: textOrNull,
    city: textOrNull,
    state: textOrNull,
    postalCode: textOrNull,
    /** Logo URL on this origin. */
    companyLogo: textOrNull,
    companyVat: textOrNull,
    companyNumber: textOrNull,
    /** For other taxes than VAT, or for a second sales tax: Steuernummer, codice fiscale, QST number. */
    companyTaxNumber: textOrNull,
    bankName: textOrNull,
    accountNumber: textOrNull,
    sortCode: textOrNull,
    accountHolderName: textOrNull,
    swiftCode: textOrNull,
    iban: textOrNull,
    /** Language of the interface and of emails to the user; null follows the browser. */
    interfaceLanguage: z.enum(INTERFACE_LANGUAGE_CODES).nullable(),
    isOnboarded: z.boolean(),
    /** IANA name; decides which day "today" is. */
    timeZone: text,
    invoiceTemplate: template,
    accentColor,
    /** Document language; null for English. */
    ...languages,
    /** Paper size of documents. */
    paper: z.enum(PAPERS),
    /** Window of envelopes that the address of documents is printed for. */
    letterWindow: z.enum(LETTER_WINDOWS),
    /** True if pages of a letter have fold marks. */
    foldMarks: z.boolean(),
    /** Days. */
    defaultPaymentTerms: z.number().int(),
    defaultTaxRate: percent,
    defaultNotes: textOrNull,
    defaultTerms: textOrNull,
    /** Hour from which invoices of recurring schedules are sent automatically, in the business's time zone. */
    sendingHour: hour,
  })
  .meta({ id: 'User' })

/**
 * Signed-in user with the business they currently work in: the response of `GET /api/auth/me` (specification,
 * section 3).
 */
export type CurrentUser = Omit<z.infer<typeof userResponse>, 'id' | 'businessId'> & {
  id: UserId
  businessId: BusinessId | null
}
