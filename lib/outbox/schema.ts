import { z } from 'zod'
import { email, optionalEmail, requiredProse, requiredText } from '@/lib/validation'
import { LETTERS } from './types'

const INVALID = 'Invalid email address'
const MAX_EACH = 10

export const addresses = z
  .array(email(INVALID), { error: INVALID })
  .max(MAX_EACH, `At most ${MAX_EACH} addresses`)

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

/** Addressees, each of whom gets the mail once. */
export function eachOnce({ to, cc, bcc }: Record<'to' | 'cc' | 'bcc', string[]>) {
  const known = new Set<string>()
  const once = (list: string[]) =>
    list.filter((address) => !known.has(address.toLowerCase()) && known.add(address.toLowerCase()))
  return { to: once(to), cc: once(cc), bcc: once(bcc) }
}

/** What `POST /api/invoices/{id}/mails` takes. Whoever stands in it twice gets it once. */
export const sendSchema = z
  .strictObject({
    ...letter,
    /** Made by the form, once: the same request sent twice is one mail. */
    requestId: z.uuid({ error: 'The request has no id' }),
  })
  .transform(({ to, cc, bcc, ...rest }) => ({ ...rest, ...eachOnce({ to, cc, bcc }) }))
export type SendInput = z.output<typeof sendSchema>

/** The `letter` of `GET /api/invoices/{id}/mails/letter`. */
export const letterSchema = z.enum(LETTERS).catch('invoice')

/** What `POST /api/invoices/{id}/mails/preview` takes. */
export const mailPreviewSchema = z.strictObject({ message: z.string().max(5000) })
