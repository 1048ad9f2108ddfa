import type { CustomReminderTexts, Reminders } from '@/lib/reminders/types'
import { standardTexts, type ReminderTextFields, type DefaultReminderTexts } from './reminder-texts'

/** What the form of the reminders holds: texts are the product's own where the business has written none. */
export type ReminderFields = ReminderTextFields & { days: number[]; hour: number }

export function toReminderFields(
  { days, hour, before, after }: Reminders,
  standard: DefaultReminderTexts,
): ReminderFields {
  const texts = standardTexts(standard)
  return {
    days,
    hour,
    beforeSubject: before.subject ?? texts.beforeSubject,
    beforeMessage: before.message ?? texts.beforeMessage,
    afterSubject: after.subject ?? texts.afterSubject,
    afterMessage: after.message ?? texts.afterMessage,
  }
}

/** What stayed, or became again, the product's own words is kept as such: it follows when they change. */
export function toReminders(fields: ReminderFields, standard: DefaultReminderTexts): Reminders {
  const ownText = (text: string, usual: string) => (text.trim() === usual ? null : text)
  const toWords = (
    subject: string,
    message: string,
    usual: DefaultReminderTexts['before'],
  ): CustomReminderTexts => ({
    subject: ownText(subject, usual.subject),
    message: ownText(message, usual.message),
  })
  return {
    days: fields.days,
    hour: fields.hour,
    before: toWords(fields.beforeSubject, fields.beforeMessage, standard.before),
    after: toWords(fields.afterSubject, fields.afterMessage, standard.after),
  }
}

/** Returns what the form calls a field of the call: `before.message` is `beforeMessage`. */
export const toFieldName = (field: string): string =>
  field.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase())
