'use client'

import { useTranslations } from 'next-intl'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from '@/components/hooks/use-toast'
import type { listMails, sendInvoice } from '@/lib/api/definitions/mails'
import type { sendReminder } from '@/lib/api/definitions/reminders'
import { ApiError, callApi } from '@/lib/platform/http/api-client'
import type { SendFields, SendInput } from '@/lib/mail/sending/schema'
import { translateReason } from '@/lib/platform/http/translate-error'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { toastError } from '@/components/shared/toast-error'
import type { Translator } from '@/lib/i18n/translator'

/** Polling interval in milliseconds, and number of polls. */
const POLL_INTERVAL = 700
const MAX_POLLS = 12

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface SendOptions {
  draftKind: MailDraftKind
  /** True to send a reminder within a day of the last one. */
  needsConfirmation: boolean
  /** True if it is delayed so that it can be undone; then no toast is shown. */
  isDelayed: boolean
  /** Idempotency key: a retry sends no second email. */
  key: string
}

/** Returns a function that queues the email, polls briefly until it is sent, and shows the result. */
export function useSendMail(
  invoiceId: number,
  { draftKind, needsConfirmation, isDelayed, key }: SendOptions,
  { setError }: UseFormReturn<SendFields, unknown, SendInput>,
  onSent: () => void,
) {
  const t = useTranslations('sending.result')
  return async (input: SendInput): Promise<void> => {
    let mail: InvoiceMail
    try {
      mail =
        draftKind === 'reminder'
          ? await callApi<typeof sendReminder>({
              method: 'POST',
              path: `/api/invoices/${invoiceId}/reminders`,
              body: isDelayed
                ? { ...input, again: needsConfirmation, hold: true }
                : { ...input, again: needsConfirmation },
              key,
            })
          : await callApi<typeof sendInvoice>({
              method: 'POST',
              path: `/api/invoices/${invoiceId}/mails`,
              body: input,
              key,
            })
    } catch (error) {
      toastError(t('requestFailed'), error)
      if (!(error instanceof ApiError)) return
      for (const [field, [message]] of Object.entries(error.errors))
        setError(field.split('.')[0] as keyof SendFields, { message })
      return
    }
    if (!isDelayed) {
      const result = await pollResult(invoiceId, mail)
      announce(t, result, result.error && (await translateReason(result.reason, result.error)))
    }
    onSent()
  }
}

/** Returns the email once it is sent or failed, or its state after the last poll. */
async function pollResult(invoiceId: number, queued: InvoiceMail): Promise<InvoiceMail> {
  let mail = queued
  for (let polls = 0; polls < MAX_POLLS && isSending(mail); polls++) {
    await sleep(POLL_INTERVAL)
    const mails = await callApi<typeof listMails>({
      method: 'GET',
      path: `/api/invoices/${invoiceId}/mails`,
    }).catch(() => [])
    mail = mails.find(({ id }) => id === queued.id) ?? mail
  }
  return mail
}

/** False after a temporary rejection: the next attempt comes too late to wait for. */
const isSending = ({ status, error }: InvoiceMail) =>
  status === 'SENDING' || (status === 'QUEUED' && error === null)

function announce(
  t: Translator<'sending.result'>,
  { kind, status, to }: InvoiceMail,
  error: string | null,
): void {
  if (status === 'SENT')
    toast({
      title: kind === 'REMINDER' ? t('reminderSent') : t('sent'),
      description: t('sentTo', { recipients: to.join(', ') }),
    })
  else if (status === 'FAILED')
    toast({ title: t('failed'), description: error ?? undefined, variant: 'destructive' })
  else
    toast({
      title: t('queued'),
      description: error ? t('retrying', { error }) : t('queuedText'),
    })
}
