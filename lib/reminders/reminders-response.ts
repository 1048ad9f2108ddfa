import { z } from 'zod'
import { hour, textOrNull } from '@/lib/core/response-fields'

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
