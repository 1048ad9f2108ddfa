import type { BusinessId, Role, UserId } from '@/lib/core/access/actor'
import type { Paper } from '@/lib/core/geo/paper'
import type { Language } from '@/lib/core/languages'
import type { InvoiceTemplate } from '@/lib/business/design'

/**
 * Signed-in user with the business they currently work in. Answer of `GET /api/auth/me`, and used by pages
 * (specification, section 3).
 */
export interface CurrentUser {
  id: UserId
  email: string
  username: string
  fullName: string
  /** Image URL; null shows initials. */
  avatar: string | null
  /** Business of all fields below; null for a user who belongs to none. */
  businessId: BusinessId | null
  role: Role | null
  /** True if staff may delete and cancel documents. */
  staffMayDelete: boolean
  /** ISO 3166-1 alpha-2. */
  country: string | null
  currency: string
  industry: string | null
  companyName: string | null
  /** As printed; formatted from the address parts if there are any. */
  companyAddress: string | null
  street: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  /** Logo URL on this origin. */
  companyLogo: string | null
  companyVat: string | null
  companyNumber: string | null
  bankName: string | null
  accountNumber: string | null
  sortCode: string | null
  accountHolderName: string | null
  swiftCode: string | null
  iban: string | null
  isOnboarded: boolean
  /** IANA name; decides which day "today" is. */
  timeZone: string
  invoiceTemplate: InvoiceTemplate
  /** `#rrggbb`. */
  accentColor: string
  /** Document language; null for English. */
  language: Language | null
  secondLanguage: Language | null
  /** Paper size of documents. */
  paper: Paper
  /** Days. */
  defaultPaymentTerms: number
  /** Percent. */
  defaultTaxRate: number
  defaultNotes: string | null
  defaultTerms: string | null
  /** Hour from which invoices of recurring schedules are sent automatically, in the business's time zone. */
  sendingHour: number
}
