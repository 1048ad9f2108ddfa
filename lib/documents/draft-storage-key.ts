import type { BusinessScope } from '@/lib/core/access/actor'

/** Prefix of the browser storage keys of unsaved invoices. */
export const DRAFT_KEY_PREFIX = 'sheaf:invoice:'

/** Prefix of the browser storage keys of unsaved onboarding steps. */
export const ONBOARDING_DRAFT_PREFIX = 'sheaf:onboarding:'

/** Browser storage key of the invoice from the landing page, until an account imports it. */
export const DEMO_INVOICE_KEY = 'sheaf:tried'

/**
 * Storage key of a draft in the browser, and the key it is encrypted with (`deriveDraftKey`), which only its user
 * gets.
 */
export interface DraftStorage {
  name: string
  key: string
}

/**
 * Returns the storage key of a draft.
 * @param version id and version of the invoice, or a token that tells new ones apart
 */
export const getDraftKey = (scope: BusinessScope, version: string): string =>
  `${DRAFT_KEY_PREFIX}${scope.businessId}:${version}`
