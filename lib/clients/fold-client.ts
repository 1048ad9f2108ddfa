import { foldTexts } from '@/lib/core/lists/search-folding'
import type { Client } from './types'

/** Separates a client's names from e-mail and phone. */
export const CONTACT_SEPARATOR = '\t'

/** The fields of a client that are searched. */
export type SearchedFields = Pick<Client, 'name' | 'companyName' | 'email' | 'phone'>
export const SEARCHED_FIELDS = ['name', 'companyName', 'email', 'phone'] as const

/** The folded text of a client. */
export const foldClient = ({ name, companyName, email, phone }: SearchedFields): string =>
  foldTexts([name, companyName]) + CONTACT_SEPARATOR + foldTexts([email, phone])
