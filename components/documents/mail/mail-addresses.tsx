'use client'

import { useTranslations } from 'next-intl'
import { useState, useEffect, type ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import type { SendFields } from '@/lib/mail/sending/schema'
import Link from 'next/link'
import type { getSender } from '@/lib/api/definitions/settings/sender'
import type { MailSender } from '@/lib/mail/outbox/mail-response'
import { callApi } from '@/lib/platform/http/api-client'

/** Recipients. Cc, bcc and reply-to are shown on request or if one has an error. */
export function RecipientFields({ startsOpen }: { startsOpen: boolean }) {
  const t = useTranslations('sending.form')
  const { control, formState } = useFormContext<SendFields>()
  const { errors } = formState
  const [isOpen, setOpen] = useState(startsOpen)
  const showsAll = isOpen || Boolean(errors.cc ?? errors.bcc ?? errors.replyTo)
  return (
    <>
      <LabeledField
        required
        control={control}
        name="to"
        label={t('to')}
        aside={
          !showsAll && (
            <Button variant="link" size="sm" onClick={() => setOpen(true)}>
              {t('moreFields')}
            </Button>
          )
        }
      >
        {(field) => <Input {...field} autoFocus inputMode="email" autoComplete="off" />}
      </LabeledField>
      {showsAll && (
        <>
          <LabeledField control={control} name="cc" label={t('cc')} description={t('ccHint')}>
            {(field) => (
              // The button that had the focus is gone.
              <Input {...field} autoFocus={isOpen && !startsOpen} inputMode="email" autoComplete="off" />
            )}
          </LabeledField>
          <LabeledField control={control} name="bcc" label={t('bcc')}>
            {(field) => <Input {...field} inputMode="email" autoComplete="off" />}
          </LabeledField>
          <LabeledField control={control} name="replyTo" label={t('replyTo')} description={t('replyToHint')}>
            {(field) => <Input {...field} value={field.value ?? ''} type="email" autoComplete="off" />}
          </LabeledField>
        </>
      )}
    </>
  )
}

/** Sender address. An expired Gmail connection is shown before the message is written. */
export function SenderInfo() {
  const t = useTranslations('sending.form')
  const [sender, setSender] = useState<MailSender | null>(null)

  useEffect(() => {
    const aborted = new AbortController()
    callApi<typeof getSender>({ method: 'GET', path: '/api/user/sender', signal: aborted.signal })
      .then(setSender)
      // Optional: the email can be sent without it.
      .catch(() => undefined)
    return () => aborted.abort()
  }, [])

  if (sender?.isExpired)
    return (
      <p role="alert" className="bg-destructive-soft rounded-md px-4 py-3">
        {t.rich('senderExpired', {
          sender: sender.address ?? '',
          link: (text) => (
            <Link href="/settings?tab=integrations" className="font-medium underline">
              {text}
            </Link>
          ),
        })}
      </p>
    )
  const parts = {
    sender: sender?.address ?? '',
    address: (text: ReactNode) => <span className="text-foreground font-medium">{text}</span>,
  }
  // Reserves the height of the text.
  return (
    <p className="text-caption text-muted-foreground min-h-5 wrap-anywhere">
      {sender && (sender.transport === 'local' ? t.rich('fromLocal', parts) : t.rich('from', parts))}
    </p>
  )
}
