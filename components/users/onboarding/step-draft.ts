import { ONBOARDING_DRAFT_PREFIX } from '@/components/shared/browser/stored-drafts'
import type { CurrentUser } from '@/lib/business/user-response'

/* Unsaved input of an onboarding step. Stored in this tab only, until it is closed, because it may be bank details. */

type Values = Record<string, unknown>

/** Returns the storage key for a user, business and step. */
export const getStepDraftKey = (user: Pick<CurrentUser, 'id' | 'businessId'>, step: number): string =>
  `${ONBOARDING_DRAFT_PREFIX}${user.id}:${user.businessId}:${step}`

export function readStepDraft(name: string): Values {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Values
  } catch {
    return {}
  }
}

/** Returns the values that differ from the stored ones. */
export const pickChangedValues = (values: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]))

export const hasChangedValues = (values: Values, stored: Values): boolean =>
  Object.keys(pickChangedValues(values, stored)).length > 0

/** Returns a function that checks for a stored draft and caches the result. */
export function createStepDraftCheck(name: string): () => boolean {
  let hasTyped: boolean | undefined
  return () => (hasTyped ??= hasChangedValues(readStepDraft(name), {}))
}

export function saveStepDraft(name: string, typed: Values): void {
  try {
    if (Object.keys(typed).length > 0) sessionStorage.setItem(name, JSON.stringify(typed))
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: a reload starts the step over.
  }
}

export function deleteStepDraft(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
