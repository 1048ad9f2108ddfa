import { z } from 'zod'
import { id, instant, text, textOrNull } from '@/lib/core/response-fields'
import { mailTransport } from '@/lib/mail/outbox/mail-response'

export const mailPreviewAnswer = z.strictObject({ html: text }).meta({ id: 'MailPreview' })

export const testMailAnswer = z.strictObject({ to: text, transport: mailTransport }).meta({ id: 'TestMail' })
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
