'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Finding } from '@/lib/presend-check/types'
import { apiFetch } from '@/lib/platform/http/api-client'

const read = (invoiceId: number, signal?: AbortSignal) =>
  apiFetch<Finding[]>(`/api/invoices/${invoiceId}/check`, { signal })

/** What there is to look at before an invoice is sent; null where nobody knows, which stops nothing. */
export function usePresendCheck(invoiceId: number, isWanted: boolean) {
  const [findings, setFindings] = useState<Finding[] | 'loading' | null>(isWanted ? 'loading' : null)

  useEffect(() => {
    if (!isWanted) return
    const aborted = new AbortController()
    read(invoiceId, aborted.signal)
      .then(setFindings)
      .catch(() => !aborted.signal.aborted && setFindings(null))
    return () => aborted.abort()
  }, [invoiceId, isWanted])

  /** Looks again; what was found before stays until then. */
  const again = useCallback(async () => {
    try {
      setFindings(await read(invoiceId))
    } catch {
      setFindings(null)
    }
  }, [invoiceId])
  return { findings, again }
}
