import type { LanguageChoice } from '@/lib/core/languages'
import type { Client } from './client-response'

export type { BillTo, Client } from './client-response'

/** Client fields needed by a picker and printed in a preview. */
export type ClientOption = Omit<Client, 'notes' | keyof LanguageChoice> &
  Partial<LanguageChoice> & { countryName?: string | null }

/** Row of the client list. */
export type ClientRow = Omit<Client, 'vatNumber' | 'notes' | 'currency' | keyof LanguageChoice> & {
  countryName?: string | null
  /** Formatted unused credit: `€50.00, $20.00`. */
  credit?: string | null
}
