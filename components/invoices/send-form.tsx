'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogFooter } from '@/components/ui/dialog'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs'
import { Textarea } from '@/components/ui/textarea'
import type { Invoice } from '@/lib/invoices/types'
import { invoiceLetterText } from '@/lib/invoices/share-message'
import { sendSchema, type SendInput } from '@/lib/outbox/schema'
import { MailPreview } from './mail-preview'
import { SendFrom } from './send-from'
import { useSendMail, type SendFields } from './use-send-mail'

interface SendFormProps {
  invoice: Invoice
  /** The public link, which the message names. */
  url: string
  onClose: () => void
  onSent: () => void
}

/** To whom, what they read, and how it will look. */
export function SendForm({ invoice, url, onClose, onSent }: SendFormProps) {
  const [requestId] = useState(() => crypto.randomUUID())
  const [more, setMore] = useState(false)
  const form = useForm<SendFields, unknown, SendInput>({
    resolver: zodResolver(sendSchema) as never,
    defaultValues: startingWith(invoice, url, requestId),
  })
  const { register, handleSubmit, control, formState } = form
  const message = useWatch({ control, name: 'message' })
  const { errors, isSubmitting } = formState
  const send = useSendMail(invoice.id, form, onSent)
  const list = (name: 'to' | 'cc' | 'bcc') => register(name, { setValueAs: toAddresses })
  const wrong = (name: 'to' | 'cc' | 'bcc') => firstMessage(errors[name])
  const showMore = more || Boolean(wrong('cc') ?? wrong('bcc') ?? errors.replyTo)

  return (
    <form noValidate onSubmit={handleSubmit(send)} className="grid gap-5">
      <Tabs defaultValue="write">
        <TabsList aria-label="E-mail">
          <TabsTrigger value="write">Write</TabsTrigger>
          <TabsTrigger value="preview">Preview</TabsTrigger>
        </TabsList>
        {/* What was typed stays while the preview is looked at. */}
        <TabsContent value="write" forceMount className="grid gap-4 data-[state=inactive]:hidden">
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
            <Input {...list('to')} type="text" inputMode="email" autoComplete="off" />
          </FormField>
          {showMore && (
            <>
              <FormField label="Cc" error={wrong('cc')} hint="Several addresses are separated by commas.">
                <Input {...list('cc')} inputMode="email" autoComplete="off" />
              </FormField>
              <FormField label="Bcc" error={wrong('bcc')}>
                <Input {...list('bcc')} inputMode="email" autoComplete="off" />
              </FormField>
              <FormField
                label="Reply-To"
                error={errors.replyTo?.message}
                hint="Answers come to your own address unless you enter another."
              >
                <Input {...register('replyTo')} type="email" autoComplete="off" />
              </FormField>
            </>
          )}
          <FormField required label="Subject" error={errors.subject?.message}>
            <Input {...register('subject')} maxLength={200} autoComplete="off" />
          </FormField>
          <FormField required label="Message" error={errors.message?.message}>
            <Textarea {...register('message')} className="min-h-[200px]" maxLength={5000} />
          </FormField>
          <label className="flex w-fit items-center gap-2.5">
            <Checkbox {...register('attachPdf')} />
            Attach the PDF
          </label>
        </TabsContent>
        <TabsContent value="preview">
          <MailPreview invoiceId={invoice.id} message={message} />
        </TabsContent>
      </Tabs>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isSubmitting} loadingText="Sending...">
          Send
        </Button>
      </DialogFooter>
    </form>
  )
}

function startingWith(invoice: Invoice, url: string, requestId: string): SendFields {
  return {
    to: (invoice.client.email ?? '') as never,
    cc: [],
    bcc: [],
    replyTo: '',
    ...invoiceLetterText(invoice, url),
    attachPdf: true,
    requestId,
  }
}

/** Addresses as people type them: separated by commas, semicolons or spaces. */
const toAddresses = (text: string | string[]): string[] =>
  Array.isArray(text) ? text : text.split(/[\s,;]+/).filter(Boolean)

/** A list is wrong as a whole, or one of its addresses is. */
function firstMessage(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: string }
  if (message) return message
  return Array.isArray(error) ? (error.find(Boolean) as { message?: string } | undefined)?.message : undefined
}
