import { STEPS } from './step-list'

/** Which step of which business was reached. Read by the page, so that a reload of any address goes on there. */
export const STEP_COOKIE = 'onboarding-step'
const WEEK = 7 * 24 * 60 * 60

export function keepReachedStep(businessId: number | null, step: number): void {
  document.cookie = `${STEP_COOKIE}=${businessId}.${step}; path=/; max-age=${WEEK}; samesite=lax`
}

/** The step in the cookie; null where it is of another business, or of none. */
export function readReachedStep(cookie: string | undefined, businessId: number | null): number | null {
  const [of, step] = (cookie ?? '').split('.')
  const index = [...STEPS.keys()].find((one) => String(one) === step)
  return of === String(businessId) ? (index ?? null) : null
}
