'use client'

import { useEffect, useState, useRef } from 'react'
import type { getMailDraft } from '@/lib/api/definitions/mails'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { callApi } from '@/lib/platform/http/api-client'
import type { UseFormReturn } from 'react-hook-form'
import type { SendFields, SendInput } from '@/lib/mail/sending/schema'

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

export function toSendFields(start: MailDraft): SendFields {
  const { to, cc, replyTo, subject, message } = start
  return {
    to: to.join(', '),
    cc: cc.join(', '),
    bcc: '',
    replyTo: replyTo ?? '',
    subject,
    message,
    attachPdf: true,
  }
}

/**
 * Refreshes the email draft after a fix, because the text contains the invoice's number, amount and dates. Edited
 * fields stay; `isOutdated` warns that an edited message may no longer match.
 */
export function useMailDraftRefresh(
  { invoiceId, draftKind, start }: { invoiceId: number; draftKind: MailDraftKind; start: MailDraft },
  { reset, getFieldState }: UseFormReturn<SendFields, unknown, SendInput>,
) {
  const prepared = useRef(start.message)
  const pendingRead = useRef<Promise<void>>(undefined)
  const [isOutdated, setOutdated] = useState(false)

  const read = async () => {
    const latest = await fetchMailDraft(invoiceId, draftKind).catch(() => null)
    // The new draft couldn't be loaded, so the old one needs a review.
    if (!latest) return setOutdated(true)
    if (latest.message !== prepared.current && getFieldState('message').isDirty) setOutdated(true)
    prepared.current = latest.message
    // Stays dirty if it was, so that leaving still asks.
    reset(toSendFields(latest), { keepDirtyValues: true, keepDirty: true })
  }
  const refresh = () => {
    // One after the other, so that the last change wins.
    pendingRead.current = Promise.resolve(pendingRead.current).then(read)
  }
  /** Resolves when the form holds the current draft. */
  const whenRefreshed = () => pendingRead.current
  return { isOutdated, refresh, whenRefreshed }
}
