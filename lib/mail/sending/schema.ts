import { z } from 'zod'
import { optionalEmail, requiredProse, requiredText, email } from '@/lib/core/validation'
import { MAIL_DRAFT_KINDS } from '@/lib/mail/outbox/types'
import { fieldMessage } from '@/lib/core/validation/field-message'

const MAX_EACH = 10
const INVALID = 'field.email-address'

/** Recipients of one kind (to, cc or bcc). */
export const recipientsSchema = z
  .array(email(INVALID), { error: fieldMessage(INVALID) })
  .max(MAX_EACH, fieldMessage('sending.too-many-addresses', { max: MAX_EACH }))

/** Removes duplicates, so that each recipient gets the email once. */
export function dedupeRecipients({ to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>) {
  const known = new Set<string>()
  const withoutKnown = (list: string[]) =>
    list.filter((address) => !known.has(address.toLowerCase()) && known.add(address.toLowerCase()))
  return { to: withoutKnown(to), cc: withoutKnown(cc), bcc: withoutKnown(bcc) }
}

const messageFields = {
  to: recipientsSchema.min(1, fieldMessage('sending.address-required')),
  cc: recipientsSchema.default([]),
  bcc: recipientsSchema.default([]),
  replyTo: optionalEmail(INVALID),
  subject: requiredText('sending.subject-required', 200),
  message: requiredProse('sending.message-required', 5000),
  attachPdf: z.boolean().default(true),
}

const request = z.strictObject(messageFields)

const dedupeSend = ({ to, cc, bcc, ...rest }: z.output<typeof request>) => ({
  ...rest,
  ...dedupeRecipients({ to, cc, bcc }),
})

/** Body of `POST /api/invoices/{id}/mails`. Duplicate recipients are removed. */
export const sendSchema = request.transform(dedupeSend)
export type SendInput = z.output<typeof sendSchema>

/** Parses addresses separated by commas, semicolons or spaces. Reports the first error. */
const createAddressesSchema = (list: z.ZodType<string[]>) =>
  z.string().transform((text, context) => {
    const { data, error } = list.safeParse(text.split(/[\s,;]+/).filter(Boolean))
    if (data) return data
    context.addIssue({ code: 'custom', message: error.issues[0]?.message })
    return z.NEVER
  })

/** Form variant of `sendSchema`, with addresses as text. */
export const sendFormSchema = request
  .extend({
    to: createAddressesSchema(messageFields.to),
    cc: createAddressesSchema(recipientsSchema),
    bcc: createAddressesSchema(recipientsSchema),
  })
  .transform(dedupeSend)
export type SendFields = z.input<typeof sendFormSchema>

/** Query parameter `letter` of `GET /api/invoices/{id}/mails/letter`. */
export const mailDraftKindSchema = z.enum(MAIL_DRAFT_KINDS).catch('invoice')

/** Body of `POST /api/invoices/{id}/mails/preview`. */
export const mailPreviewSchema = z.strictObject({ message: z.string().max(5000) })
