/** A customer as the user sees it (specification, section 3). */
export interface Client {
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
export type ClientOption = Omit<Client, 'notes'>

/** One row of the list. */
export type ClientRow = Omit<Client, 'vatNumber' | 'notes' | 'currency'>

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
}
