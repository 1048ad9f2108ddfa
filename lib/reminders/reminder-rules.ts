import { differenceInHours } from 'date-fns'
import { addDays, daysBetween, type Day } from '@/lib/core/dates'
import { DEFAULT_LANGUAGE } from '@/lib/core/languages'
import { formatPlural, interpolate } from '@/lib/i18n/interpolate'
import type { PluralForms } from '@/lib/i18n/message-types'
import { formatAmountToPay, type MailContext } from '@/lib/mail/letters/amount-texts'
import type { LocaleSettings } from '@/lib/i18n/resolve-messages'
import type { DefaultTexts } from '@/lib/business/texts'
import type { ReminderMessage } from './types'

/** A reminder whose day was missed, because nobody ran what is due, still goes out this many days later. */
const GRACE = 3

/** The reminder that is due on a day, if any: of several missed ones only the last. */
export function findDueReminder(dueDate: Day, days: number[], day: Day): number | null {
  const late = daysBetween(dueDate, day)
  const due = days.filter((one) => one <= late && late - one <= GRACE)
  return due.length > 0 ? Math.max(...due) : null
}

/** The due dates whose reminders are due on a day, each with the one that is. */
export function getRemindedDueDates(days: number[], day: Day): Record<Day, number> {
  const missedBy = Array.from({ length: GRACE + 1 }, (_, late) => late)
  const dueDates = days.flatMap((one) => missedBy.map((late) => addDays(day, -(one + late))))
  return Object.fromEntries(dueDates.map((dueDate) => [dueDate, findDueReminder(dueDate, days, day)!]))
}

/** The day of the next reminder after a day, if there is one. */
export function findNextReminderDay(dueDate: Day, days: number[], day: Day): Day | null {
  const late = daysBetween(dueDate, day)
  const next = days.filter((one) => one > late)
  return next.length > 0 ? addDays(dueDate, Math.min(...next)) : null
}

/** The name of the reminder of one day of one due date: of each there is one, whoever asks for it and how often. */
export const getReminderCause = (invoiceId: number, dueDate: Day, day: number): string =>
  `reminder ${invoiceId} ${dueDate} ${day}`

/** The cause of a reminder that the user asked for: there is one for each invoice and request. */
export const getManualCause = (invoiceId: number, requestId: string): string =>
  `${MANUAL_CAUSE} ${invoiceId} ${requestId}`
export const MANUAL_CAUSE = 'remind'

/** What `getReminderCause` wrote: the due date, and the days after it. Null for one that the user asked for. */
export function parseCause(cause: string): { dueDate: Day; day: number } | null {
  const [kind, , dueDate = '', day] = cause.split(' ')
  return kind === MANUAL_CAUSE ? null : { dueDate, day: Number(day) }
}

/** Hours in which a client is not reminded twice of one invoice unless the user insists. */
const MIN_HOURS_BETWEEN = 24
/** Days for which the dashboard takes a reminder for enough. */
export const QUIET_DAYS = 7

/** Whether the last reminder is so recent that another one is sent only when the user insists. */
export const isTooSoon = (last: Date, now: Date): boolean => differenceInHours(now, last) < MIN_HOURS_BETWEEN

interface RemindedInvoice {
  clientName: string | null
  invoiceNumber: string
  /** What is left to pay. */
  balance: number
  currency: string
  dueDate: Day
  url: string
  seller: LocaleSettings
}

/**
 * What is said of an invoice on a day, up to its due date or after it: the business's words in the language of
 * the document, or the product's own where it has none in that.
 */
export function renderReminder(
  { texts }: Pick<DefaultTexts, 'texts'>,
  invoice: RemindedInvoice,
  today: Day,
  words: MailContext,
): ReminderMessage {
  const which = daysBetween(invoice.dueDate, today) > 0 ? 'after' : 'before'
  const { subject, message } = words.mail.reminder[which]
  const own = texts[invoice.seller.language ?? DEFAULT_LANGUAGE]
  return {
    subject: renderReminderText(own?.[`${which}Subject`] ?? subject, invoice, today, words).slice(0, 200),
    message: renderReminderText(own?.[`${which}Message`] ?? message, invoice, today, words),
  }
}

/** A reminder's text with everything filled in; any other braces stay as they are. */
export function renderReminderText(
  template: string,
  invoice: RemindedInvoice,
  today: Day,
  { mail, document }: MailContext,
): string {
  const late = daysBetween(invoice.dueDate, today)
  const { letter, when } = mail
  const { writing, locale } = document
  const counted = (forms: PluralForms) => formatPlural(forms, Math.abs(late), locale)
  return interpolate(template, {
    client: invoice.clientName || letter.nobody,
    number: invoice.invoiceNumber,
    amount: formatAmountToPay(invoice, writing),
    due: writing.proseDay(invoice.dueDate),
    when: late === 0 ? when.today : counted(late > 0 ? when.ago : when.in),
    days: counted(when.days),
    link: invoice.url,
  })
}
