'use client'

import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SendFields, SendInput } from '@/lib/mail/sending/schema'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { fetchMailDraft } from './use-mail-draft'

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
