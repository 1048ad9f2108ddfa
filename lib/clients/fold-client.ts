import { foldTexts } from '@/lib/core/lists/search-folding'
import type { Client } from './client-response'

/** Separates a client's names from email and phone. */
export const CONTACT_SEPARATOR = '\t'

/** Searched fields of a client. */
export type SearchedFields = Pick<Client, 'name' | 'companyName' | 'email' | 'phone'>
export const SEARCHED_FIELDS = ['name', 'companyName', 'email', 'phone'] as const

/** Returns the folded search text of a client. */
export const foldClient = ({ name, companyName, email, phone }: SearchedFields): string =>
  foldTexts([name, companyName]) + CONTACT_SEPARATOR + foldTexts([email, phone])
