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

/** Legal forms that show a company's name: Japanese ones, and common ones at the end of a Latin name. */
const LEGAL_FORM =
  /会社|法人|組合|[(（][株有][)）]|[㈱㈲]|[\s,.](inc|ltd|limited|llc|llp|plc|corp|corporation|company|k\.?k|gmbh|ag|s\.?a|s\.?a\.?s|sarl|s\.?r\.?l|s\.?p\.?a|b\.?v|ab|oy)\.?$/i

/**
 * True if documents and emails address a company rather than a person: it has no contact, or its name, in the field for a
 * person's, has a legal form.
 */
export const isAddressedAsCompany = ({ name, companyName }: ClientName): boolean =>
  companyName ? companyName === name : LEGAL_FORM.test(name)

/** True if the name equals the client's name or company, ignoring case, accents and punctuation. */
export const hasClientName = ({ name, companyName }: ClientName, typed: string): boolean =>
  isSameName(name, typed) || (companyName !== null && isSameName(companyName, typed))
