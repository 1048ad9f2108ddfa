import { z } from 'zod'
import { optionalEmail, requiredProse, requiredText } from '@/lib/kernel/validation'
import { addresses, eachOnce } from '@/lib/kernel/validation/recipients'
import { LETTERS } from '@/lib/platform/queue/types'

const INVALID = 'Invalid email address'
/** What the client gets to read, and who gets it. */
const letter = {
  to: addresses.min(1, 'Please enter at least one address'),
  cc: addresses.default([]),
  bcc: addresses.default([]),
  replyTo: optionalEmail(INVALID),
  subject: requiredText('Subject is required', 200),
  message: requiredProse('Message is required', 5000),
  attachPdf: z.boolean().default(true),
}

/** What `POST /api/invoices/{id}/mails` takes. Whoever stands in it twice gets it once. */
export const sendSchema = z
  .strictObject(letter)
  .transform(({ to, cc, bcc, ...rest }) => ({ ...rest, ...eachOnce({ to, cc, bcc }) }))
export type SendInput = z.output<typeof sendSchema>

/** The `letter` of `GET /api/invoices/{id}/mails/letter`. */
export const letterSchema = z.enum(LETTERS).catch('invoice')

/** What `POST /api/invoices/{id}/mails/preview` takes. */
export const mailPreviewSchema = z.strictObject({ message: z.string().max(5000) })
