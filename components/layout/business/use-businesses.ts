'use client'

import { useEffect, useState } from 'react'
import type { BusinessView } from '@/lib/business/members/types'
import type { listBusinesses } from '@/lib/api/definitions/people/members'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

export type Businesses =
  { is: 'loading' } | { is: 'failed'; message: string } | { is: 'there'; list: BusinessView[] }

/** Loads the user's businesses when first rendered. */
export function useBusinesses(): { businesses: Businesses; retry: () => void } {
  const [businesses, setBusinesses] = useState<Businesses>({ is: 'loading' })
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const leaving = new AbortController()
    callApi<typeof listBusinesses>({ method: 'GET', path: '/api/businesses', signal: leaving.signal }).then(
      (list) => setBusinesses({ is: 'there', list }),
      (error: unknown) => {
        if (!leaving.signal.aborted) setBusinesses({ is: 'failed', message: getErrorMessage(error) })
      },
    )
    return () => leaving.abort()
  }, [attempt])

  const retry = () => {
    setBusinesses({ is: 'loading' })
    setAttempt(attempt + 1)
  }
  return { businesses, retry }
}
