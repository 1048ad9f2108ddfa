'use client'

import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { SendFields, SendInput } from '@/lib/mail/sending/schema'
import type { MailDraftKind, MailDraft } from '@/lib/mail/outbox/types'
import { fetchMailDraft } from './use-mail-draft'

/** What a form about the mail starts with. */
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
 * A mail tells of the invoice's number, amount and days. Once one of them is mended, what the user has left as it came is
 * read again; what they have written stays, and `isOutdated` says that it may tell of how the invoice was.
 */
export function useMailDraftRefresh(
  { invoiceId, letter, start }: { invoiceId: number; letter: MailDraftKind; start: MailDraft },
  { reset, getFieldState }: UseFormReturn<SendFields, unknown, SendInput>,
) {
  const prepared = useRef(start.message)
  const reading = useRef<Promise<void>>(undefined)
  const [isOutdated, setOutdated] = useState(false)

  const read = async () => {
    const fresh = await fetchMailDraft(invoiceId, letter).catch(() => null)
    // Where nobody knows the new words, the old ones are to be looked at.
    if (!fresh) return setOutdated(true)
    if (fresh.message !== prepared.current && getFieldState('message').isDirty) setOutdated(true)
    prepared.current = fresh.message
    // The form counts as changed if it did before: it asks before it is left.
    reset(toSendFields(fresh), { keepDirtyValues: true, keepDirty: true })
  }
  const freshen = () => {
    // One after the other: the words of the last change are the ones that stay.
    reading.current = Promise.resolve(reading.current).then(read)
  }
  /** Resolves when the form holds the words of the invoice as it is now. */
  const settled = () => reading.current
  return { isOutdated, freshen, settled }
}
