import { z } from 'zod'
import { optionalEmail, requiredProse, requiredText } from '@/lib/core/validation'
import { recipientsSchema, dedupeRecipients } from '@/lib/core/validation/recipients'
import { MAIL_DRAFT_KINDS } from '@/lib/mail/outbox/types'

const INVALID = 'Invalid email address'
/** What the client gets to read, and who gets it. */
const messageFields = {
  to: recipientsSchema.min(1, 'Please enter at least one address'),
  cc: recipientsSchema.default([]),
  bcc: recipientsSchema.default([]),
  replyTo: optionalEmail(INVALID),
  subject: requiredText('Subject is required', 200),
  message: requiredProse('Message is required', 5000),
  attachPdf: z.boolean().default(true),
}

const request = z.strictObject(messageFields)

const dedupeSend = ({ to, cc, bcc, ...rest }: z.output<typeof request>) => ({
  ...rest,
  ...dedupeRecipients({ to, cc, bcc }),
})

/** What `POST /api/invoices/{id}/mails` takes. Whoever stands in it twice gets it once. */
export const sendSchema = request.transform(dedupeSend)
export type SendInput = z.output<typeof sendSchema>

/** Addresses as people type them: separated by commas, semicolons or spaces. The first error is that of the field. */
const createAddressesSchema = (list: z.ZodType<string[]>) =>
  z.string().transform((text, context) => {
    const { data, error } = list.safeParse(text.split(/[\s,;]+/).filter(Boolean))
    if (data) return data
    context.addIssue({ code: 'custom', message: error.issues[0]?.message })
    return z.NEVER
  })

/** The same as a form has it: the addresses are text. */
export const sendFormSchema = request
  .extend({
    to: createAddressesSchema(messageFields.to),
    cc: createAddressesSchema(recipientsSchema),
    bcc: createAddressesSchema(recipientsSchema),
  })
  .transform(dedupeSend)
export type SendFields = z.input<typeof sendFormSchema>

/** The `letter` of `GET /api/invoices/{id}/mails/letter`. */
export const mailDraftKindSchema = z.enum(MAIL_DRAFT_KINDS).catch('invoice')

/** What `POST /api/invoices/{id}/mails/preview` takes. */
export const mailPreviewSchema = z.strictObject({ message: z.string().max(5000) })
