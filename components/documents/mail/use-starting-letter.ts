'use client'

import { useEffect, useState } from 'react'
import { apiFetch } from '@/lib/platform/http/client'
import type { Letter, StartingLetter } from '@/lib/platform/queue/types'

export const readLetter = (invoiceId: number, letter: Letter, signal?: AbortSignal) =>
  apiFetch<StartingLetter>(`/api/invoices/${invoiceId}/mails/letter?letter=${letter}`, { signal })

/** To whom and with which words a mail about an invoice starts. */
export function useStartingLetter(invoiceId: number, letter: Letter) {
  const [start, setStart] = useState<StartingLetter | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const aborted = new AbortController()
    const { signal } = aborted
    readLetter(invoiceId, letter, signal)
      .then(setStart)
      .catch(() => !signal.aborted && setStart('failed'))
    return () => aborted.abort()
  }, [invoiceId, letter, attempt])

  const retry = () => {
    setStart('loading')
    setAttempt((count) => count + 1)
  }
  return { start, retry }
}
