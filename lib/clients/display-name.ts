import { isSameName } from '@/lib/core/lists/search-folding'

/** Name and company of a client. */
export interface ClientName {
  name: string
  companyName: string | null
}

/**
 * Returns the display name of a client: the company, otherwise the name. The database computes the same in
 * `Client.title`, which lists are sorted by.
 */
export const getClientTitle = ({ name, companyName }: ClientName): string => companyName || name

/** Returns the contact person of a company; null without a company, or if both names are the same. */
export const findClientContact = ({ name, companyName }: ClientName): string | null =>
  companyName && companyName !== name ? name : null

/** True if the name equals the client's name or company, ignoring case, accents and punctuation. */
export const hasClientName = ({ name, companyName }: ClientName, typed: string): boolean =>
  isSameName(name, typed) || (companyName !== null && isSameName(companyName, typed))
