import { STEPS } from './step-list'

/** The step that a business has reached. The page reads it, so that a reload continues there. */
export const STEP_COOKIE = 'onboarding-step'
const WEEK = 7 * 24 * 60 * 60

export function storeReachedStep(businessId: number | null, step: number): void {
  document.cookie = `${STEP_COOKIE}=${businessId}.${step}; path=/; max-age=${WEEK}; samesite=lax`
}

/** The step in the cookie; null if it belongs to another business or is missing. */
export function parseReachedStep(cookie: string | undefined, businessId: number | null): number | null {
  const [of, step] = (cookie ?? '').split('.')
  const index = [...STEPS.keys()].find((one) => String(one) === step)
  return of === String(businessId) ? (index ?? null) : null
}
