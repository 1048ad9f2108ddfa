'use client'

import { useEffect, useState } from 'react'
import type { getMailDraft } from '@/lib/api/definitions/mails'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { callApi } from '@/lib/platform/http/api-client'

export const fetchMailDraft = (invoiceId: number, draftKind: MailDraftKind, signal?: AbortSignal) =>
  callApi<typeof getMailDraft>({
    method: 'GET',
    path: `/api/invoices/${invoiceId}/mails/letter?letter=${draftKind}`,
    signal,
  })

/** Loads the initial recipients and text of an email about an invoice. */
export function useMailDraft(invoiceId: number, draftKind: MailDraftKind) {
  const [start, setStart] = useState<MailDraft | 'loading' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const aborted = new AbortController()
    const { signal } = aborted
    fetchMailDraft(invoiceId, draftKind, signal)
      .then(setStart)
      .catch(() => !signal.aborted && setStart('failed'))
    return () => aborted.abort()
  }, [invoiceId, draftKind, attempt])

  const retry = () => {
    setStart('loading')
    setAttempt((count) => count + 1)
  }
  return { start, retry }
}
