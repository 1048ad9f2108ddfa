'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Finding } from '@/lib/presend-check/finding-response'
import type { checkInvoice } from '@/lib/api/definitions/invoices'
import { callApi } from '@/lib/platform/http/api-client'

const fetchFindings = (invoiceId: number, signal?: AbortSignal) =>
  callApi<typeof checkInvoice>({ method: 'GET', path: `/api/invoices/${invoiceId}/check`, signal })

/** Runs the pre-send check. `findings` is null if it fails, which doesn't block sending. */
export function usePresendCheck(invoiceId: number, isEnabled: boolean) {
  const [findings, setFindings] = useState<Finding[] | 'loading' | null>(isEnabled ? 'loading' : null)

  useEffect(() => {
    if (!isEnabled) return
    const aborted = new AbortController()
    fetchFindings(invoiceId, aborted.signal)
      .then(setFindings)
      .catch(() => !aborted.signal.aborted && setFindings(null))
    return () => aborted.abort()
  }, [invoiceId, isEnabled])

  /** Runs the check again; the previous findings stay until then. */
  const recheck = useCallback(async () => {
    try {
      setFindings(await fetchFindings(invoiceId))
    } catch {
      setFindings(null)
    }
  }, [invoiceId])
  return { findings, recheck }
}
