import type { Unpaid } from '@/lib/invoices/unpaid'

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

/** What is outstanding in one currency, and of what it consists. */
export interface Outstanding extends Unpaid {
  currency: string
}

export interface ClientSummary {
  totalInvoices: number
  paidInvoices: number
  /** In the client's own currency, else the user's. */
  outstanding: Outstanding
  /** Outstanding in every other currency. */
  otherOutstanding: Outstanding[]
}
