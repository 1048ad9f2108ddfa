import { z } from 'zod'
import { hour, textOrNull } from '@/lib/core/response-fields'
import type { DefaultTexts } from '@/lib/business/texts'

const reminderTexts = z.strictObject({ subject: textOrNull, message: textOrNull })

/** Reminder texts as the user wrote them; null means the default text. */
export type CustomReminderTexts = z.infer<typeof reminderTexts>

export const remindersResponse = z
  .strictObject({
    /** Days relative to the due date, negative before it. Empty: no reminders. */
    days: z.array(z.number().int()),
    /** Hour from which reminders are sent on those days, in the business's time zone. */
    hour,
    /** Before the due date, and on it. */
    before: reminderTexts,
    after: reminderTexts,
  })
  .meta({ id: 'Reminders' })

/** Reminder days, hour and texts of a business. */
export type Reminders = z.infer<typeof remindersResponse>

/** Obstacles to reminders of an invoice, regardless of its own switch. */
export type ReminderObstacle =
  | 'CLIENT_OFF'
  | 'CLIENT_DELETED'
  | 'NO_ADDRESS'
  | 'LINK_REVOKED'
  /** The client's unused credit covers all that they owe in the invoice's currency. */
  | 'CREDIT_COVERS'

/** State of an invoice's automatic reminders. */
export interface ReminderState {
  isOn: boolean
  obstacle: ReminderObstacle | null
}

export interface ReminderMessage {
  subject: string
  message: string
}

/** Default texts of a business in each language, with its time zone. */
export interface ReminderTextSettings extends DefaultTexts {
  timeZone: string
}
