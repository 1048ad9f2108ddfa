import type { BusinessScope } from '@/lib/core/access/actor'

/** What stands before the name of every invoice that a browser keeps until it is saved. */
export const DRAFT_KEY_PREFIX = 'sheaf:invoice:'

/** Where the sheet that somebody wrote on the landing page lies, until an account takes it over. */
export const DEMO_INVOICE_KEY = 'sheaf:tried'

/** Where one lies in the browser, and the key it is sealed with there (`deriveBrowserKey`), which its user alone is given. */
export interface DraftStorage {
  name: string
  key: string
}

/** @param which the invoice and its version, or what tells a new one from others */
export const getDraftKey = (of: BusinessScope, which: string): string =>
  `${DRAFT_KEY_PREFIX}${of.businessId}:${which}`
