import { foldTexts } from '@/lib/kernel/lists/fold'
import type { Client } from './types'

/** Between what a client is called and where they are reached. */
export const CONTACT = '\t'

/** What of a client is searched. */
export type SearchedFields = Pick<Client, 'name' | 'companyName' | 'email' | 'phone'>
export const SEARCHED_FIELDS = ['name', 'companyName', 'email', 'phone'] as const

/** A client as the search looks for them. */
export const foldedClient = ({ name, companyName, email, phone }: SearchedFields): string =>
  foldTexts([name, companyName]) + CONTACT + foldTexts([email, phone])
