import { isSameName } from '@/lib/core/lists/search-folding'

/** How a client is told from others. */
export interface ClientName {
  name: string
  companyName: string | null
}

/**
 * What a client is called on every screen: the company, else the name. The database works the same out in `Client.title`,
 * which lists are sorted by.
 */
export const getClientTitle = ({ name, companyName }: ClientName): string => companyName || name

/** The person at a company, who comes second; null where there is no company, or it bears their name. */
export const findClientContact = ({ name, companyName }: ClientName): string | null =>
  companyName && companyName !== name ? name : null

/** Whether a name is this client's name or company, apart from case, accents and punctuation. */
export const hasClientName = ({ name, companyName }: ClientName, typed: string): boolean =>
  isSameName(name, typed) || (companyName !== null && isSameName(companyName, typed))
