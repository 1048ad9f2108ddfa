import type { BusinessId, Role, UserId } from '@/lib/core/access/actor'
import type { Paper } from '@/lib/core/geo/paper'
import type { Language } from '@/lib/core/languages'
import type { InvoiceTemplate } from '@/lib/business/design'

/** The signed-in user in the business that they work in, as `GET /api/auth/me` answers and pages use (specification, section 3). */
export interface CurrentUser {
  id: UserId
  email: string
  username: string
  fullName: string
  /** Address of a picture; null shows initials. */
  avatar: string | null
  /** The business that everything below is of; null for whoever belongs to none. */
  businessId: BusinessId | null
  role: Role | null
  /** Whether staff may delete and cancel documents. */
  staffMayDelete: boolean
  /** ISO 3166-1 alpha-2. */
  country: string | null
  currency: string
  industry: string | null
  companyName: string | null
  /** As it is printed; composed of the parts where there are any. */
  companyAddress: string | null
  street: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  /** File reference: the logo's address on this origin. */
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
  /** How their invoices look. */
  invoiceTemplate: InvoiceTemplate
  /** `#rrggbb`. */
  accentColor: string
  /** What their documents speak; null for English. */
  language: Language | null
  secondLanguage: Language | null
  /** What their documents are printed on. */
  paper: Paper
  /** Days. */
  defaultPaymentTerms: number
  /** Percent. */
  defaultTaxRate: number
  defaultNotes: string | null
  defaultTerms: string | null
  /** From which hour on invoices of series are sent by themselves, by the user's clock. */
  sendingHour: number
}
