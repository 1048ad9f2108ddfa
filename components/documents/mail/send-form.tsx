'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useRef, useState, type FormEvent, type KeyboardEvent, useEffect } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { CheckboxField } from '@/components/shared/form/checkbox-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useReportDirty } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/hooks/use-toast'
import { LINK_PLACEHOLDER } from '@/lib/mail/letters/share-message'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { sendFormSchema, type SendFields, type SendInput } from '@/lib/mail/sending/schema'
import type { Finding } from '@/lib/presend-check/finding-response'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'
import { newUuid } from '@/lib/core/ids'
import type { FindingChange } from '@/components/documents/presend-check/finding-item'
import { PresendCheckPanel } from '@/components/documents/presend-check/presend-check-panel'
import { MailDraftNotices } from './mail-draft-notices'
import { RecipientFields, SenderInfo } from './mail-addresses'
import { focusUnsavedFix } from '@/components/documents/presend-check/unsaved-fix'
import { toSendFields, useMailDraftRefresh } from './use-mail-draft'
import { useSendMail } from './use-send-mail'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import type { previewMail } from '@/lib/api/definitions/mails'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'

interface SendFormProps {
  invoiceId: number
  kind?: DocumentKind
  draftKind: MailDraftKind
  /** True if a reminder is delayed so that it can be undone. */
  isDelayed: boolean
  start: MailDraft
  /** Findings of the pre-send check; null if there was none. */
  findings: Finding[] | null
  /** Called after a finding was fixed or ignored. */
  onFixed: () => void
  onDirty: (dirty: boolean) => void
  /** Opens the dialog that applies credit. */
  onApply: () => void
  onClose: () => void
  /** `key`: idempotency key of the request. */
  onSent: (key: string) => void
}

/** Recipients, message and preview of the email. */
export function SendForm(props: SendFormProps) {
  const t = useTranslations('sending.form')
  const tCommon = useTranslations('common')
  const { invoiceId, kind = 'INVOICE', draftKind, isDelayed, start, findings, onFixed, onDirty } = props
  const { onApply, onClose, onSent } = props
  const [key] = useState(() => newUuid())
  const form = useForm<SendFields, unknown, SendInput>({
    resolver: zodResolver(sendFormSchema),
    defaultValues: toSendFields(start),
  })
  const { handleSubmit, control, formState } = form
  const message = useWatch({ control, name: 'message' })
  const { isDirty, isSubmitting } = formState
  // Stays busy until the dialog closes, which may wait for the next page.
  const [isSent, setSent] = useState(false)
  const isBusy = isSubmitting || isSent
  useReportDirty(isDirty, onDirty)
  const send = useSendMail(
    invoiceId,
    { draftKind, needsConfirmation: start.again, isDelayed, key },
    form,
    () => {
      setSent(true)
      onSent(key)
    },
  )
  const isBlocked = findings?.some(({ level }) => level === 'BLOCK') ?? false
  const { isOutdated, refresh, whenRefreshed } = useMailDraftRefresh({ invoiceId, draftKind, start }, form)
  const linkHint = message.includes(LINK_PLACEHOLDER) && t('linkHint', { placeholder: LINK_PLACEHOLDER })
  const panel = useRef<HTMLElement>(null)
  // A second submission can arrive while the draft is being refreshed.
  const submitting = useRef(false)
  const onFindingChange = (change: FindingChange) => {
    if (change === 'fixed') refresh()
    onFixed()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBlocked || isSent || submitting.current) return
    if (focusUnsavedFix(panel.current))
      return toast({
        title: t('notSent'),
        description: t('unsavedFix'),
        variant: 'destructive',
      })
    submitting.current = true
    // Waits for the draft that reflects a fix made just before.
    await whenRefreshed()
    await handleSubmit(send)().finally(() => (submitting.current = false))
  }

  return (
    <>
      {findings && (
        <PresendCheckPanel
          ref={panel}
          invoiceId={invoiceId}
          findings={findings}
          onChanged={onFindingChange}
        />
      )}
      <Form {...form}>
        <form method="post" noValidate onSubmit={submit} onKeyDown={sendByKeys} className="grid gap-5">
          <Tabs defaultValue="write">
            <TabsList variant="line" aria-label={t('tabs')}>
              <TabsTrigger value="write">{t('write')}</TabsTrigger>
              <TabsTrigger value="preview">{t('preview')}</TabsTrigger>
            </TabsList>
            {/* Stays mounted, so that input survives while the preview is shown. */}
            <TabsContent value="write" forceMount className="grid gap-4 data-[state=inactive]:hidden">
              <MailDraftNotices start={start} onApply={onApply} />
              <SenderInfo />
              <RecipientFields startsOpen={start.cc.length > 0} />
              <LabeledField required control={control} name="subject" label={t('subject')}>
                {(field) => <Input {...field} maxLength={200} autoComplete="off" />}
              </LabeledField>
              <LabeledField
                required
                control={control}
                name="message"
                label={t('message')}
                description={[isOutdated && t('outdated', { kind }), linkHint].filter(Boolean).join(' ')}
              >
                {(field) => <Textarea {...field} className="min-h-[200px]" maxLength={5000} />}
              </LabeledField>
              <CheckboxField control={control} name="attachPdf" label={t('attachPdf')} />
            </TabsContent>
            <TabsContent value="preview">
              {linkHint && <p className="text-caption text-muted-foreground mb-2">{linkHint}</p>}
              <MailPreview invoiceId={invoiceId} message={message} />
            </TabsContent>
          </Tabs>
          <DialogFooter>
            {isBlocked && (
              <p id="send-blocked" className="text-caption text-destructive sm:mr-auto sm:self-center">
                {t('blocked')}
              </p>
            )}
            <Button variant="outline" onClick={onClose}>
              {tCommon('cancel')}
            </Button>
            <Button
              type="submit"
              disabled={isBlocked}
              aria-describedby={isBlocked ? 'send-blocked' : undefined}
              aria-keyshortcuts="Control+Enter Meta+Enter"
              loading={isBusy}
              loadingText={t('sending')}
            >
              {start.again ? t('remindAgain') : t('send')}
            </Button>
          </DialogFooter>
        </form>
      </Form>
    </>
  )
}

/** Sends on Ctrl or Cmd with Enter, also from the message field. */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

/** Preview rendered by the code that sends the email. */
function MailPreview({ invoiceId, message }: { invoiceId: number; message: string }) {
  const t = useTranslations('sending.form')
  const [shown, setShown] = useState<{ html: string } | { error: string } | null>(null)

  useEffect(() => {
    const aborted = new AbortController()
    callApi<typeof previewMail>({
      method: 'POST',
      path: `/api/invoices/${invoiceId}/mails/preview`,
      body: { message },
      signal: aborted.signal,
    })
      .then(setShown)
      .catch((error: unknown) => !aborted.signal.aborted && setShown({ error: getErrorMessage(error) }))
    return () => aborted.abort()
  }, [invoiceId, message])

  if (!shown) return <LoadingBlock label={t('previewLoading')} />
  if ('error' in shown) return <p role="alert">{shown.error}</p>
  return (
    <iframe
      title={t('previewTitle')}
      srcDoc={shown.html}
      sandbox=""
      className="h-[28rem] w-full rounded-md border bg-white"
    />
  )
}
