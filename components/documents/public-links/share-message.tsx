'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Copy } from 'lucide-react'
import { useCopyText } from '@/components/shared/copy-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useReportDirty } from '@/components/shared/unsaved/use-unsaved-changes'
import { SaveButton } from '@/components/shared/form/save-button'
import { Button } from '@/components/ui/button'
import { DialogFooter } from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/hooks/use-toast'
import { MailDraftNotices } from '@/components/documents/mail/mail-draft-notices'
import { shareMessageSchema, type ShareMessageInput } from '@/lib/documents/schema'
import type { saveShareMessage } from '@/lib/api/definitions/links'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

interface ShareMessageProps {
  invoiceId: number
  /** Null until the link exists, which the message contains. */
  start: MailDraft | null
  /** Opens the dialog that applies credit. */
  onApply: () => void
  onDirty: (dirty: boolean) => void
  /** Another way to send it, beside the buttons of the message. */
  children: ReactNode
}

const LIMIT = 5000

/** Message to send with the link; can be edited, saved and copied. */
export function ShareMessage({ invoiceId, start, onApply, onDirty, children }: ShareMessageProps) {
  const t = useTranslations('links.share')
  const form = useForm({
    resolver: zodResolver(shareMessageSchema),
    defaultValues: { message: start?.message ?? '' },
  })
  const { control, formState } = form
  const { isDirty, isSubmitting } = formState
  const message = useWatch({ control, name: 'message' }) ?? ''
  useReportDirty(isDirty, onDirty)
  const copyText = useCopyText()

  const save = async (body: ShareMessageInput) => {
    try {
      await callApi<typeof saveShareMessage>({
        method: 'POST',
        path: `/api/invoices/${invoiceId}/share-message`,
        body,
      })
      form.reset(form.getValues())
      toast({ title: t('messageSaved') })
    } catch (error) {
      toastError(t('saveFailed'), error)
    }
  }

  return (
    <Form {...form}>
      <form method="post" noValidate onSubmit={form.handleSubmit(save)} className="grid min-w-0 gap-3.5">
        {start && (
          <div className="grid gap-2 empty:hidden">
            <MailDraftNotices start={start} onApply={onApply} />
          </div>
        )}
        <LabeledField control={control} name="message" label={t('message')}>
          {(field) => (
            <Textarea
              {...field}
              value={field.value ?? ''}
              className="min-h-[200px]"
              disabled={start === null}
              maxLength={LIMIT}
            />
          )}
        </LabeledField>
        <DialogFooter>
          {children}
          <SaveButton variant="outline" canSave={isDirty} loading={isSubmitting}>
            {t('saveMessage')}
          </SaveButton>
          <Button disabled={!message} onClick={() => copyText(message, t('copyManually'))}>
            <Copy aria-hidden="true" />
            {t('copyText')}
          </Button>
        </DialogFooter>
      </form>
    </Form>
  )
}
