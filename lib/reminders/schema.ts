import { z } from 'zod'
import { ids } from '@/lib/documents/schema'
import { recipientsSchema } from '@/lib/core/validation/recipients'
import { email, requiredProse, requiredText } from '@/lib/core/validation'
import { REMINDER_DAYS } from '@/lib/business/reminder-choices'
import { reminderTextsSchema } from '@/lib/business/schema'

const INVALID = 'Invalid email address'
const HOUR = 'Choose an hour from 0 to 23'

/** When clients are reminded, and with which words. What a change leaves out stays. */
export const remindersSchema = z.strictObject({
  days: z
    .array(z.union(REMINDER_DAYS.map((day) => z.literal(day))), { error: 'Choose from the days offered' })
    .max(REMINDER_DAYS.length)
    .transform((days) => [...new Set<number>(days)].sort((a, b) => a - b)),
  /** By the user's clock. */
  hour: z.number({ error: HOUR }).int(HOUR).min(0, HOUR).max(23, HOUR),
  /** Up to the due date, and on it. */
  before: reminderTextsSchema,
  after: reminderTextsSchema,
})
export type RemindersInput = z.output<typeof remindersSchema>

/** Whether one client, or one invoice, is reminded. */
export const reminderSwitchSchema = z.strictObject({ enabled: z.boolean() })

/** By which reminders are cancelled together. */
const requestId = z.uuid({ error: 'The request has no id' }).toLowerCase()
/** Sent although the client was reminded within a day. */
const again = z.boolean().default(false)
/** Kept back for as long as an undo is offered. */
const hold = z.boolean().default(false)

/**
 * What `POST /api/invoices/{id}/reminders` takes: nothing but what shall differ from the reminder as it is prepared.
 */
export const remindSchema = z.strictObject({
  to: recipientsSchema.min(1, 'Please enter at least one address').optional(),
  cc: recipientsSchema.optional(),
  bcc: recipientsSchema.default([]),
  /** Empty or null: answers go to the user's own address. */
  replyTo: z.union([z.literal('').transform(() => null), email(INVALID)], { error: INVALID }).nullish(),
  subject: requiredText('Subject is required', 200).optional(),
  message: requiredProse('Message is required', 5000).optional(),
  attachPdf: z.boolean().default(true),
  again,
  hold,
})
export type RemindInput = z.output<typeof remindSchema>

/** What `POST /api/invoices/reminders` takes. `requestId` is by default the id of the call; several calls may share one. */
export const remindManySchema = z.strictObject({ ids, requestId: requestId.optional(), again, hold })
export type RemindManyInput = z.output<typeof remindManySchema>

/** What `POST /api/invoices/reminders/cancel` takes: the invoices, and the `requestId` of their reminders. */
export const cancelRemindersSchema = z.strictObject({ ids, requestId })
export type CancelRemindersInput = z.output<typeof cancelRemindersSchema>
