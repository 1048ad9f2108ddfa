import { z } from 'zod'
import {
  MAIL_KINDS,
  MAIL_STATUSES,
  MAIL_TRANSPORTS,
  type InvoiceMail,
  type MailSender,
  type MailDraft,
} from '@/lib/mail/outbox/types'
import { id, instant, text, textOrNull } from '@/lib/core/response-fields'

export const invoiceMailAnswer = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(MAIL_KINDS),
    status: z.enum(MAIL_STATUSES),
    to: z.array(text),
    cc: z.array(text),
    bcc: z.array(text),
    subject: text,
    error: textOrNull,
    createdAt: instant,
    sentAt: instant.nullable(),
  })
  .meta({ id: 'InvoiceMail' }) satisfies z.ZodType<InvoiceMail>

export const startingLetterAnswer = z
  .strictObject({
    to: z.array(text),
    cc: z.array(text),
    replyTo: textOrNull,
    subject: text,
    message: text,
    again: z.boolean(),
    credit: z.strictObject({ amount: text, canApply: z.boolean() }).nullable(),
    unnamedBalance: textOrNull,
  })
  .meta({ id: 'StartingLetter' }) satisfies z.ZodType<MailDraft>

export const mailPreviewAnswer = z.strictObject({ html: text }).meta({ id: 'MailPreview' })

const transport = z.enum(MAIL_TRANSPORTS)
export const testMailAnswer = z.strictObject({ to: text, transport }).meta({ id: 'TestMail' })
export const senderAnswer = z
  .strictObject({ transport, address: text, isExpired: z.boolean() })
  .meta({ id: 'MailSender' }) satisfies z.ZodType<MailSender>
export const consentAnswer = z.strictObject({ url: z.url() }).meta({ id: 'GmailConsent' })
export const disconnectedAnswer = z.strictObject({ revoked: z.boolean() }).meta({ id: 'GmailDisconnected' })

/** Emails in the local mailbox. */
export const mailsAnswer = z
  .strictObject({
    id,
    to: text,
    cc: z.array(text),
    replyTo: textOrNull,
    subject: text,
    text,
    html: text,
    attachments: z.array(z.strictObject({ id, name: text })),
    createdAt: instant,
  })
  .meta({ id: 'ReceivedMail' })
  .array()
export const mailStateAnswer = z.strictObject({ isDelayed: z.boolean() }).meta({ id: 'MailState' })
