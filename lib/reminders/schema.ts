import { z } from 'zod'
import { ids } from '@/lib/documents/schema'
import { recipientsSchema } from '@/lib/mail/sending/schema'
import { email, requiredProse, requiredText } from '@/lib/core/validation'
import { REMINDER_DAYS } from '@/lib/business/reminder-choices'
import { reminderTextsSchema } from '@/lib/business/schema'

const INVALID = 'Invalid email address'
const HOUR = 'Choose an hour from 0 to 23'

/** Reminder days, hour and texts; omitted fields stay unchanged. */
export const remindersSchema = z.strictObject({
  days: z
    .array(z.union(REMINDER_DAYS.map((day) => z.literal(day))), { error: 'Choose from the days offered' })
    .max(REMINDER_DAYS.length)
    .transform((days) => [...new Set<number>(days)].sort((a, b) => a - b)),
  /** In the business's time zone. */
  hour: z.number({ error: HOUR }).int(HOUR).min(0, HOUR).max(23, HOUR),
  /** Before the due date, and on it. */
  before: reminderTextsSchema,
  after: reminderTextsSchema,
})
export type RemindersInput = z.output<typeof remindersSchema>

/** Turns reminders of a client or an invoice on or off. */
export const reminderSwitchSchema = z.strictObject({ enabled: z.boolean() })

/** Identifies reminders that can be cancelled together. */
const requestId = z.uuid({ error: 'The request has no id' }).toLowerCase()
/** True to send it even if the client was reminded within a day. */
const again = z.boolean().default(false)
/** True to delay it for as long as an undo is offered. */
const hold = z.boolean().default(false)

/** Body of `POST /api/invoices/{id}/reminders`: only the fields that differ from the prepared reminder. */
export const remindSchema = z.strictObject({
  to: recipientsSchema.min(1, 'Please enter at least one address').optional(),
  cc: recipientsSchema.optional(),
  bcc: recipientsSchema.default([]),
  /** Empty or null: replies go to the user's own address. */
  replyTo: z.union([z.literal('').transform(() => null), email(INVALID)], { error: INVALID }).nullish(),
  subject: requiredText('Subject is required', 200).optional(),
  message: requiredProse('Message is required', 5000).optional(),
  attachPdf: z.boolean().default(true),
  again,
  hold,
})
export type RemindInput = z.output<typeof remindSchema>

/** Body of `POST /api/invoices/reminders`. `requestId` defaults to the id of the call; several calls may share one. */
export const remindManySchema = z.strictObject({ ids, requestId: requestId.optional(), again, hold })
export type RemindManyInput = z.output<typeof remindManySchema>

/** Body of `POST /api/invoices/reminders/cancel`: the invoices, and the `requestId` of their reminders. */
export const cancelRemindersSchema = z.strictObject({ ids, requestId })
export type CancelRemindersInput = z.output<typeof cancelRemindersSchema>
