'use client'

import { useAsyncData } from '@/components/shared/browser/use-async-data'
import type { BusinessView } from '@/lib/business/members/member-response'
import type { listBusinesses } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'

export type Businesses =
  { is: 'loading' } | { is: 'failed'; message: string } | { is: 'there'; list: BusinessView[] }

const load = (signal: AbortSignal) =>
  callApi<typeof listBusinesses>({ method: 'GET', path: '/api/businesses', signal })

/** Loads the user's businesses when first rendered. */
export function useBusinesses(): { businesses: Businesses; retry: () => void } {
  const { loaded, problem, retry } = useAsyncData(load)
  if (loaded) return { businesses: { is: 'there', list: loaded }, retry }
  return { businesses: problem === null ? { is: 'loading' } : { is: 'failed', message: problem }, retry }
}
