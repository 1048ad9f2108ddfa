import type { LanguageChoice } from '@/lib/core/languages'

/** Client as shown to the user (specification, section 3). */
export interface Client extends LanguageChoice {
  id: number
  name: string
  companyName: string | null
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
  vatNumber: string | null
  notes: string | null
  currency: string | null
}

/** Client fields needed by a picker and printed in a preview. */
export type ClientOption = Omit<Client, 'notes' | keyof LanguageChoice> &
  Partial<LanguageChoice> & { countryName?: string | null }

/** Row of the client list. */
export type ClientRow = Omit<Client, 'vatNumber' | 'notes' | 'currency' | keyof LanguageChoice> & {
  countryName?: string | null
  /** Formatted unused credit: `€50.00, $20.00`. */
  credit?: string | null
}

/** Invoice recipient, as printed. */
export interface BillTo {
  name: string
  companyName: string | null
  email: string | null
  phone: string | null
  address: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  country: string | null
  vatNumber: string | null
  /** Country name as printed. */
  countryName?: string | null
  /** Address lines as printed when the document was issued. */
  printedAddress?: string
}
