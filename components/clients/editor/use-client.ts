'use client'

import { useEffect, useState } from 'react'
import type { Client } from '@/lib/clients/types'
import { ApiError, apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'

interface Loaded {
  client?: Client
  /** Why it could not be read, in words for the user; trying again does not help when it is gone. */
  failure?: { message: string; gone: boolean }
}

const failureOf = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? { message: "The client you're looking for doesn't exist or has been deleted.", gone: true }
    : { message: getErrorMessage(error), gone: false }

/** Reads one client with all its fields, which the list does not hold. */
export function useClient(id: number): Loaded & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const abort = new AbortController()
    apiFetch<Client>(`/api/clients/${id}`, { signal: abort.signal }).then(
      (client) => setLoaded({ client }),
      (error: unknown) => {
        if (!abort.signal.aborted) setLoaded({ failure: failureOf(error) })
      },
    )
    return () => abort.abort()
  }, [id, attempt])

  const retry = () => {
    setLoaded({})
    setAttempt((count) => count + 1)
  }
  return { ...loaded, retry }
}
