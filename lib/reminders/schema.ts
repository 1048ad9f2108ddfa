import { z } from 'zod'
import { createIdsSchema } from '@/lib/core/lists/bulk'
import { recipientsSchema } from '@/lib/mail/sending/schema'
import { email, requiredProse, requiredText } from '@/lib/core/validation'
import { REMINDER_DAYS } from '@/lib/business/reminder-choices'
import { reminderTextsSchema } from '@/lib/business/schema'
import { fieldMessage } from '@/lib/core/validation/field-message'

const HOUR = fieldMessage('business.hour')

/** Reminder days, hour and texts; omitted fields stay unchanged. */
export const remindersSchema = z.strictObject({
  days: z
    .array(z.union(REMINDER_DAYS.map((day) => z.literal(day))), {
      error: fieldMessage('reminders.days'),
    })
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

const ids = createIdsSchema('invoice')
/** Identifies reminders that can be cancelled together. */
const requestId = z.uuid({ error: fieldMessage('api.request-id-required') }).toLowerCase()
/** True to send it even if the client was reminded within a day. */
const again = z.boolean().default(false)
/** True to delay it for as long as an undo is offered. */
const hold = z.boolean().default(false)

/** Body of `POST /api/invoices/{id}/reminders`: only the fields that differ from the prepared reminder. */
export const remindSchema = z.strictObject({
  to: recipientsSchema.min(1, fieldMessage('sending.address-required')).optional(),
  cc: recipientsSchema.optional(),
  bcc: recipientsSchema.default([]),
  /** Empty or null: replies go to the user's own address. */
  replyTo: z
    .union([z.literal('').transform(() => null), email('field.email-address')], {
      error: fieldMessage('field.email-address'),
    })
    .nullish(),
  subject: requiredText('sending.subject-required', 200).optional(),
  message: requiredProse('sending.message-required', 5000).optional(),
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
