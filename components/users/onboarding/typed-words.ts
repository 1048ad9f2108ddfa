import { ONBOARDING_PREFIX } from '@/components/shared/browser/kept-words'
import type { CurrentUser } from '@/lib/business/types'

/*
 * What was typed into a step of onboarding and is not saved yet. Kept in this tab alone and until it is closed: it may be bank details.
 */

type Values = Record<string, unknown>

/** Whose words they are, and of which step. */
export const typedName = (user: Pick<CurrentUser, 'id' | 'businessId'>, step: number): string =>
  `${ONBOARDING_PREFIX}${user.id}:${user.businessId}:${step}`

export function readTyped(name: string): Values {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Values
  } catch {
    return {}
  }
}

/** Those values that differ from the stored ones. */
export const changedFrom = (values: Values, stored: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== stored[field]))

export const hasChanged = (values: Values, stored: Values): boolean =>
  Object.keys(changedFrom(values, stored)).length > 0

/** Asks whether something was typed before; the answer stays as it was the first time. */
export function askTyped(name: string): () => boolean {
  let hasTyped: boolean | undefined
  return () => (hasTyped ??= hasChanged(readTyped(name), {}))
}

export function keepTyped(name: string, typed: Values): void {
  try {
    if (Object.keys(typed).length > 0) sessionStorage.setItem(name, JSON.stringify(typed))
    else sessionStorage.removeItem(name)
  } catch {
    // Storage is blocked: then a reload begins the step anew.
  }
}

export function forgetTyped(name: string): void {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // There was nothing to forget.
  }
}
