import { differenceInHours } from 'date-fns'
import type { ClientName } from '@/lib/clients/display-name'
import { addDays, daysBetween, type Day } from '@/lib/core/dates'
import { DEFAULT_LANGUAGE } from '@/lib/core/languages'
import { createCountFormatter } from '@/lib/i18n/catalogue'
import { interpolate } from '@/lib/i18n/texts'
import { formatAmountToPay, type MailContext } from '@/lib/mail/letters/mail-messages'
import { addressClient } from '@/lib/mail/letters/salutation'
import type { LocaleSettings } from '@/lib/i18n/resolve-messages'
import type { DefaultTexts } from '@/lib/business/texts'
import type { ReminderMessage } from './reminders-response'

/** Days for which a missed reminder is still sent. */
const GRACE = 3

/** Returns the reminder due on a day, or null. Of several missed ones, only the last is due. */
export function findDueReminder(dueDate: Day, days: number[], day: Day): number | null {
  const late = daysBetween(dueDate, day)
  const due = days.filter((one) => one <= late && late - one <= GRACE)
  return due.length > 0 ? Math.max(...due) : null
}

/** Returns the due dates with a reminder due on a day, each with its reminder. */
export function getRemindedDueDates(days: number[], day: Day): Record<Day, number> {
  const missedBy = Array.from({ length: GRACE + 1 }, (_, late) => late)
  const dueDates = days.flatMap((one) => missedBy.map((late) => addDays(day, -(one + late))))
  return Object.fromEntries(dueDates.map((dueDate) => [dueDate, findDueReminder(dueDate, days, day)!]))
}

/** Returns the date of the next reminder after a day, or null. */
export function findNextReminderDay(dueDate: Day, days: number[], day: Day): Day | null {
  const late = daysBetween(dueDate, day)
  const next = days.filter((one) => one > late)
  return next.length > 0 ? addDays(dueDate, Math.min(...next)) : null
}

/** Returns the cause of an automatic reminder. There is one per invoice, due date and day, so each is queued once. */
export const getReminderCause = (invoiceId: number, dueDate: Day, day: number): string =>
  `reminder ${invoiceId} ${dueDate} ${day}`

/** Returns the cause of a reminder sent by hand: one per invoice and request. */
export const getManualCause = (invoiceId: number, requestId: string): string =>
  `${MANUAL_CAUSE} ${invoiceId} ${requestId}`
export const MANUAL_CAUSE = 'remind'

/** Parses the cause of an automatic reminder; null for one sent by hand. */
export function parseCause(cause: string): { dueDate: Day; day: number } | null {
  const [kind, , dueDate = '', day] = cause.split(' ')
  return kind === MANUAL_CAUSE ? null : { dueDate, day: Number(day) }
}

/** Hours within which another reminder of an invoice needs the user's confirmation. */
const MIN_HOURS_BETWEEN = 24
/** Days after a reminder for which the dashboard suggests no other. */
export const QUIET_DAYS = 7

/** True if the last reminder is so recent that another one needs the user's confirmation. */
export const isTooSoon = (last: Date, now: Date): boolean => differenceInHours(now, last) < MIN_HOURS_BETWEEN

interface RemindedInvoice {
  client: ClientName
  invoiceNumber: string
  /** Balance due. */
  balance: number
  currency: string
  dueDate: Day
  url: string
  seller: LocaleSettings
}

/**
 * Renders the reminder of a day up to the due date or after it: the business's text in the document's language, or
 * the default.
 */
export function renderReminder(
  { texts }: Pick<DefaultTexts, 'texts'>,
  invoice: RemindedInvoice,
  today: Day,
  words: MailContext,
): ReminderMessage {
  const phase = daysBetween(invoice.dueDate, today) > 0 ? 'after' : 'before'
  const { subject, message } = words.mail.reminder[phase]
  const customTexts = texts[invoice.seller.language ?? DEFAULT_LANGUAGE]
  return {
    subject: renderReminderText(customTexts?.[`${phase}Subject`] ?? subject, invoice, today, words).slice(
      0,
      200,
    ),
    message: renderReminderText(customTexts?.[`${phase}Message`] ?? message, invoice, today, words),
  }
}

/** Fills in the placeholders of a reminder text; other braces stay as they are. */
export function renderReminderText(
  template: string,
  invoice: RemindedInvoice,
  today: Day,
  { mail, document }: MailContext,
): string {
  const late = daysBetween(invoice.dueDate, today)
  const { letter, when } = mail
  const { formatters, locale } = document
  const formatDays = createCountFormatter(when, locale)
  return interpolate(addressClient(template, '{client}', invoice.client, document), {
    client: invoice.client.name || letter.nobody,
    number: invoice.invoiceNumber,
    amount: formatAmountToPay(invoice, formatters),
    due: formatters.proseDay(invoice.dueDate),
    when: late === 0 ? when.today : formatDays(late > 0 ? 'ago' : 'in', Math.abs(late)),
    days: formatDays('days', Math.abs(late)),
    link: invoice.url,
  })
}
