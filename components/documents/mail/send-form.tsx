'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTellDirty } from '@/components/shared/unsaved/use-tell-dirty'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/legacy/checkbox'
import { DialogFooter } from '@/components/ui/dialog'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/hooks/use-toast'
import { LINK_PLACEHOLDER } from '@/lib/render/mail/share-message'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { inKind } from '@/lib/words/kind-nouns'
import { sendSchema, type SendInput } from '@/lib/delivery/schema'
import type { Finding } from '@/lib/check/types'
import type { Letter, StartingLetter } from '@/lib/platform/queue/types'
import { newUuid } from '@/lib/kernel/uuid'
import type { CheckChange } from '@/components/documents/check/check-item'
import { CheckPanel } from '@/components/documents/check/check-panel'
import { LetterNotices } from './letter-notices'
import { MailPreview } from './mail-preview'
import { SendFrom } from './send-from'
import { focusUnsavedFix } from '@/components/documents/check/unsaved-fix'
import { startingWith, useFreshLetter } from './use-fresh-letter'
import { useSendMail, type SendFields } from './use-send-mail'

interface SendFormProps {
  invoiceId: number
  kind?: DocumentKind
  letter: Letter
  /** Whether a reminder is delayed so that it can be undone. */
  isHeld: boolean
  start: StartingLetter
  /** What the check before sending found; null where there is none. */
  findings: Finding[] | null
  /** After one of them was mended or silenced. */
  onMended: () => void
  /** Whether there is something typed that was not sent. */
  onDirty: (dirty: boolean) => void
  /** Opens the dialog that applies credit. */
  onApply: () => void
  onClose: () => void
  /** `key` is the idempotency key of the request. */
  onSent: (key: string) => void
}

/** To whom, what they read, and how it will look. */
export function SendForm(props: SendFormProps) {
  const { invoiceId, kind, letter, isHeld, start, findings, onMended, onDirty } = props
  const { onApply, onClose, onSent } = props
  const [key] = useState(() => newUuid())
  // Whoever gets a copy is shown before it goes out.
  const [more, setMore] = useState(start.cc.length > 0)
  const form = useForm<SendFields, unknown, SendInput>({
    resolver: zodResolver(sendSchema) as never,
    defaultValues: startingWith(start),
  })
  const { register, handleSubmit, control, formState } = form
  const message = useWatch({ control, name: 'message' })
  const { errors, isDirty, isSubmitting } = formState
  useTellDirty(isDirty, onDirty)
  const send = useSendMail(invoiceId, { letter, again: start.again, isHeld, key }, form, () => onSent(key))
  const list = (name: 'to' | 'cc' | 'bcc') => register(name, { setValueAs: toAddresses })
  const wrong = (name: 'to' | 'cc' | 'bcc') => firstMessage(errors[name])
  const isBlocked = findings?.some(({ level }) => level === 'BLOCK') ?? false
  const { isOutdated, freshen, settled } = useFreshLetter({ invoiceId, letter, start }, form)
  const panel = useRef<HTMLElement>(null)
  // A second press can come while the new words are on their way.
  const submitting = useRef(false)
  const mended = (by: CheckChange) => {
    if (by === 'mended') freshen()
    onMended()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked || submitting.current) return
    if (focusUnsavedFix(panel.current))
      return toast({
        title: 'E-mail not sent',
        description: 'Save your change above first, or undo it.',
        variant: 'destructive',
      })
    submitting.current = true
    // What was mended a moment ago goes out with its new words.
    await settled()
    await handleSubmit(send)().finally(() => (submitting.current = false))
  }
  const showMore = more || Boolean(wrong('cc') ?? wrong('bcc') ?? errors.replyTo)

  return (
    <>
      {findings && <CheckPanel ref={panel} invoiceId={invoiceId} findings={findings} onChanged={mended} />}
      <form noValidate onSubmit={submit} onKeyDown={sendByKeys} className="grid gap-5">
        <Tabs defaultValue="write">
          <TabsList variant="line" aria-label="E-mail">
            <TabsTrigger value="write">Write</TabsTrigger>
            <TabsTrigger value="preview">Preview</TabsTrigger>
          </TabsList>
          {/* What was typed stays while the preview is looked at. */}
          <TabsContent value="write" forceMount className="grid gap-4 data-[state=inactive]:hidden">
            <LetterNotices start={start} onApply={onApply} />
            <SendFrom />
            <FormField
              required
              label="To"
              error={wrong('to')}
              aside={
                !showMore && (
                  <button type="button" className="auth-link text-caption" onClick={() => setMore(true)}>
                    Cc, Bcc, Reply-To
                  </button>
                )
              }
            >
              <Input {...list('to')} autoFocus type="text" inputMode="email" autoComplete="off" />
            </FormField>
            {showMore && (
              <>
                <FormField label="Cc" error={wrong('cc')} hint="Separate multiple addresses with commas.">
                  <Input {...list('cc')} inputMode="email" autoComplete="off" />
                </FormField>
                <FormField label="Bcc" error={wrong('bcc')}>
                  <Input {...list('bcc')} inputMode="email" autoComplete="off" />
                </FormField>
                <FormField
                  label="Reply-To"
                  error={errors.replyTo?.message}
                  hint="Replies go to your own address unless you enter another."
                >
                  <Input {...register('replyTo')} type="email" autoComplete="off" />
                </FormField>
              </>
            )}
            <FormField required label="Subject" error={errors.subject?.message}>
              <Input {...register('subject')} maxLength={200} autoComplete="off" />
            </FormField>
            <FormField
              required
              label="Message"
              error={errors.message?.message}
              hint={messageHint(message, isOutdated && inKind(OUTDATED, kind))}
            >
              <Textarea {...register('message')} className="min-h-[200px]" maxLength={5000} />
            </FormField>
            <label className="flex w-fit items-center gap-2.5">
              <Checkbox {...register('attachPdf')} />
              Attach the PDF
            </label>
          </TabsContent>
          <TabsContent value="preview">
            {message.includes(LINK_PLACEHOLDER) && (
              <p className="text-caption text-muted-foreground mb-2">{LINK_HINT}</p>
            )}
            <MailPreview invoiceId={invoiceId} message={message} />
          </TabsContent>
        </Tabs>
        <DialogFooter>
          {isBlocked && (
            <p id="send-blocked" className="text-caption text-destructive sm:mr-auto sm:self-center">
              Fix the issues above, then send.
            </p>
          )}
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={isBlocked}
            aria-describedby={isBlocked ? 'send-blocked' : undefined}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            loading={isSubmitting}
            loadingText="Sending..."
          >
            {start.again ? 'Remind again' : 'Send'}
          </Button>
        </DialogFooter>
      </form>
    </>
  )
}

/** Ctrl or Cmd with Enter sends, even while the message has focus. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

const LINK_HINT = `${LINK_PLACEHOLDER} is replaced by your client’s link when you send.`

const OUTDATED = 'The invoice has changed since this message was written. Check it before you send.'

const messageHint = (message: string, outdated: string | false): string =>
  [outdated, message.includes(LINK_PLACEHOLDER) && LINK_HINT].filter(Boolean).join(' ')

/** Addresses as people type them: separated by commas, semicolons or spaces. */
const toAddresses = (text: string | string[]): string[] =>
  Array.isArray(text) ? text : text.split(/[\s,;]+/).filter(Boolean)

/** A list is wrong as a whole, or one of its addresses is. */
function firstMessage(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: string }
  if (message) return message
  return Array.isArray(error) ? (error.find(Boolean) as { message?: string } | undefined)?.message : undefined
}
