import type { Owned } from '@/lib/kernel/access/actor'

/** What stands before the name of every invoice that a browser keeps until it is saved. */
export const KEPT_PREFIX = 'sheaf:invoice:'

/** Where the sheet that somebody wrote on the landing page lies, until an account takes it over. */
export const TRIED_KEY = 'sheaf:tried'

/** Where one lies in the browser, and the key it is sealed with there (`browserKey`), which its user alone is given. */
export interface DraftPlace {
  name: string
  key: string
}

/** @param which the invoice and its version, or what tells a new one from others */
export const keptName = (of: Owned, which: string): string => `${KEPT_PREFIX}${of.businessId}:${which}`
