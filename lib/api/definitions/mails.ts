import { z } from 'zod'
import { mailDraftKindSchema, mailPreviewSchema, sendSchema } from '@/lib/mail/sending/schema'
import { define } from '../define'
import { idParam, uuidParam } from '../parameters'
import { invoiceMailResponse, mailDraftResponse } from '@/lib/mail/outbox/mail-response'
import { mailPreviewAnswer } from '../schemas/mails'

const params = z.object({ id: idParam('invoice') })
const mailParams = z.object({ id: idParam('invoice'), mailId: uuidParam('mail') })

export const listMails = define({
  operationId: 'listInvoiceMails',
  method: 'GET',
  path: '/api/invoices/{id}/mails',
  summary: 'The latest mails about an invoice, newest first',
  access: 'read',
  params,
  answers: { 200: invoiceMailResponse.array() },
})

export const sendInvoice = define({
  operationId: 'sendInvoice',
  method: 'POST',
  path: '/api/invoices/{id}/mails',
  summary:
    'Sends the invoice by e-mail; a draft is SENT once the mail was accepted. `{link}` in the message becomes the ' +
    'public link, which is made if there is none. 422 with the field for a draft that the check before sending BLOCKs',
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
  summary: 'To whom and with which words a mail starts; `{link}` stands for a link that sending makes',
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
  summary: 'Sends a mail that failed once more',
  access: 'write',
  params: mailParams,
  answers: { 202: invoiceMailResponse },
})

export const cancelMail = define({
  operationId: 'cancelMail',
  method: 'DELETE',
  path: '/api/invoices/{id}/mails/{mailId}',
  summary: 'Takes back a mail that waits',
  access: 'write',
  params: mailParams,
  answers: { 200: invoiceMailResponse },
})

export const previewMail = define({
  operationId: 'previewMail',
  method: 'POST',
  path: '/api/invoices/{id}/mails/preview',
  summary: 'The mail as the client will see it; sends nothing',
  access: 'write',
  params,
  body: mailPreviewSchema.meta({ id: 'MailToPreview' }),
  answers: { 200: mailPreviewAnswer },
})
