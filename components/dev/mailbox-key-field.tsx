'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ClipboardPaste } from 'lucide-react'
import { PasswordInput } from '@/components/shared/password-input'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'

/** Returns the key in a mailbox link, or the text itself. */
const extractKey = (text: string) => new URLSearchParams(text.split('?')[1]).get('key') ?? text.trim()

/** Field for the mailbox's key, or the link that contains it. What is pasted is submitted at once. */
export function MailboxKeyField({ isInvalid }: { isInvalid: boolean }) {
  const t = useTranslations('mailbox.key')
  const field = useRef<HTMLInputElement>(null)
  const submit = (text: string) => {
    field.current!.value = extractKey(text)
    field.current!.form!.requestSubmit()
  }
  // If the browser refuses, the field is ready to paste into.
  const paste = () => navigator.clipboard.readText().then(submit, () => field.current!.focus())
  return (
    <div className="grid gap-1.5">
      <Label htmlFor="mailbox-key">{t('label')}</Label>
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <PasswordInput
          ref={field}
          id="mailbox-key"
          name="key"
          required
          autoComplete="off"
          aria-invalid={isInvalid || undefined}
          aria-describedby={isInvalid ? 'mailbox-key-error' : undefined}
          onPaste={(event) => {
            event.preventDefault()
            submit(event.clipboardData.getData('text'))
          }}
        />
        <Button type="button" variant="outline" onClick={paste}>
          <ClipboardPaste aria-hidden="true" />
          {t('paste')}
        </Button>
      </div>
      {isInvalid && (
        <p id="mailbox-key-error" className="text-caption text-destructive font-medium">
          {t('wrong')}
        </p>
      )}
    </div>
  )
}
