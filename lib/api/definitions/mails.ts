import { z } from 'zod'
import { mailDraftKindSchema, mailPreviewSchema, sendSchema } from '@/lib/mail/sending/schema'
import { define } from '../define'
import { idParam, uuidParam } from '../parameters'
import { invoiceMailResponse, mailDraftResponse } from '@/lib/mail/outbox/mail-response'
import { text } from '@/lib/core/response-fields'

const mailPreviewResponse = z.strictObject({ html: text }).meta({ id: 'MailPreview' })

const params = z.object({ id: idParam('invoice') })
const mailParams = z.object({ id: idParam('invoice'), mailId: uuidParam('mail') })

export const listMails = define({
  operationId: 'listInvoiceMails',
  method: 'GET',
  path: '/api/invoices/{id}/mails',
  summary: 'Lists the latest emails about an invoice, newest first',
  access: 'read',
  params,
  answers: { 200: invoiceMailResponse.array() },
})

export const sendInvoice = define({
  operationId: 'sendInvoice',
  method: 'POST',
  path: '/api/invoices/{id}/mails',
  summary:
    'Sends the invoice by email; a draft becomes SENT once the email was accepted. `{link}` in the message is replaced with the public link, which is created if there is none. 422 with the field if a finding of the pre-send check BLOCKs a draft',
  access: 'write',
  params,
  body: sendSchema.meta({ id: 'NewMail' }),
  takesRequestId: true,
  answers: { 202: invoiceMailResponse },
})

export const getMailDraft = define({
  operationId: 'getStartingLetter',
  method: 'GET',
  path: '/api/invoices/{id}/mails/letter',
  summary:
    'Returns the default recipients and text of an email. `{link}` stands for a public link that is created on sending',
  access: 'read',
  params,
  query: z.object({
    letter: mailDraftKindSchema.meta({ description: 'invoice (also without it), or reminder' }),
  }),
  answers: { 200: mailDraftResponse },
})

export const resendMail = define({
  operationId: 'sendMailAgain',
  method: 'POST',
  path: '/api/invoices/{id}/mails/{mailId}',
  summary: 'Sends a failed email again',
  access: 'write',
  params: mailParams,
  answers: { 202: invoiceMailResponse },
})

export const cancelMail = define({
  operationId: 'cancelMail',
  method: 'DELETE',
  path: '/api/invoices/{id}/mails/{mailId}',
  summary: 'Cancels a queued email',
  access: 'write',
  params: mailParams,
  answers: { 200: invoiceMailResponse },
})

export const previewMail = define({
  operationId: 'previewMail',
  method: 'POST',
  path: '/api/invoices/{id}/mails/preview',
  summary: 'Renders the email as the client will see it. Sends nothing',
  access: 'write',
  params,
  body: mailPreviewSchema.meta({ id: 'MailToPreview' }),
  answers: { 200: mailPreviewResponse },
})
