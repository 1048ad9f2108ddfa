import { STEPS } from './step-list'

/** Cookie with the step a business has reached, read by the page so that a reload continues there. */
export const STEP_COOKIE = 'onboarding-step'
const WEEK = 7 * 24 * 60 * 60

export function storeReachedStep(businessId: number | null, step: number): void {
  document.cookie = `${STEP_COOKIE}=${businessId}.${step}; path=/; max-age=${WEEK}; samesite=lax`
}

/** Returns the step in the cookie, or null if it is missing or belongs to another business. */
export function parseReachedStep(cookie: string | undefined, businessId: number | null): number | null {
  const [owner, step] = (cookie ?? '').split('.')
  const index = [...STEPS.keys()].find((one) => String(one) === step)
  return owner === String(businessId) ? (index ?? null) : null
}
