import type { SettingsInput } from '@/lib/business/schema'
import type { Person } from './account'

/** The demo account; the README lists its email and password. */
export const DEMO_EMAIL = 'demo@example.com'
export const demoOwner: Person = { email: DEMO_EMAIL, password: 'demo1234', fullName: 'Alex Morgan' }

/** The demo business: a one-person studio with international clients. */
export const business = {
  country: 'GB',
  currency: 'GBP',
  industry: 'design',
  timeZone: 'Europe/London',
  companyName: 'Fernhill Studio',
  companyAddress: 'Unit 4, The Printworks\n22 Canal Street\nManchester\nM1 3HE',
  street: 'Unit 4, The Printworks\n22 Canal Street',
  city: 'Manchester',
  postalCode: 'M1 3HE',
  companyVat: 'GB 284 1937 34',
  companyNumber: '11482093',
  bankName: 'Calder Bank',
  accountHolderName: 'Fernhill Studio Ltd',
  accountNumber: '12345678',
  sortCode: '20-10-19',
  iban: 'GB45 CALD 2010 1912 3456 78',
  swiftCode: 'CALDGB2L',
  defaultPaymentTerms: 14,
  defaultTaxRate: 20,
  defaultNotes: 'Thank you for working with us.',
  defaultTerms: 'Payment is due within 14 days. Please quote the invoice number with your transfer.',
} satisfies Partial<SettingsInput>
