import type { LanguageChoice } from '@/lib/core/languages'

/** A customer as the user sees it (specification, section 3). */
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

/** What a customer picker needs and what a preview prints. */
export type ClientOption = Omit<Client, 'notes' | keyof LanguageChoice> &
  Partial<LanguageChoice> & { countryName?: string | null }

/** One row of the list. */
export type ClientRow = Omit<Client, 'vatNumber' | 'notes' | 'currency' | keyof LanguageChoice> & {
  countryName?: string | null
  /** What they have to their credit, as it is read: `€50.00, $20.00`. */
  credit?: string | null
}

/** Whom the invoice is addressed to, as printed on it. */
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
  /** The country as it is printed. */
  countryName?: string | null
  /** The lines of the address as they were printed when the document was issued. */
  printedAddress?: string
}
