import { z } from 'zod'
import { instant, text, textOrNull } from '@/lib/core/response-fields'
import { reasonResponse } from '@/lib/i18n/reason-response'
import { MAIL_KINDS, MAIL_STATUSES, MAIL_TRANSPORTS } from './types'

export const invoiceMailResponse = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(MAIL_KINDS),
    status: z.enum(MAIL_STATUSES),
    to: z.array(text),
    cc: z.array(text),
    bcc: z.array(text),
    subject: text,
    /** Reason it failed, or has not been sent yet. */
    error: textOrNull,
    /** Reason of `error`, for clients that translate it. */
    reason: reasonResponse.nullable(),
    createdAt: instant,
    sentAt: instant.nullable(),
  })
  .meta({ id: 'InvoiceMail' })

/** Email about an invoice, as shown to the user. */
export type InvoiceMail = z.infer<typeof invoiceMailResponse>

const unusedCreditHint = z.strictObject({
  /** Formatted: `€500.00`. */
  amount: text,
  /** The amount as a number. */
  value: z.number(),
  /** True if it can be applied to the invoice in its current status. */
  canApply: z.boolean(),
})
export type UnusedCreditHint = z.infer<typeof unusedCreditHint>

export const mailDraftResponse = z
  .strictObject({
    to: z.array(text),
    cc: z.array(text),
    replyTo: textOrNull,
    subject: text,
    message: text,
    /** True if the client was reminded within a day, so that another reminder needs confirmation. */
    again: z.boolean(),
    /** The client's unused credit in the invoice's currency, shown only to the sender; null if there is none. */
    credit: unusedCreditHint.nullable(),
    /** The formatted balance if a saved message doesn't mention it; otherwise null. */
    unnamedBalance: textOrNull,
    /** The invoice's balance as a number, and the currency of it and of the credit. */
    balance: z.number(),
    currency: text,
  })
  .meta({ id: 'StartingLetter' })

/** Initial values of the send dialog. `{link}` in the message is replaced when it is sent. */
export type MailDraft = z.infer<typeof mailDraftResponse>

export const mailTransport = z.enum(MAIL_TRANSPORTS)

export const mailSenderResponse = z
  .strictObject({
    transport: mailTransport,
    address: text,
    /** True if it must be reconnected before anything can be sent. */
    isExpired: z.boolean(),
  })
  .meta({ id: 'MailSender' })

/** Sender of a business's invoice emails. */
export type MailSender = z.infer<typeof mailSenderResponse>
