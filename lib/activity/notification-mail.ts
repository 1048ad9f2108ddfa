import 'server-only'
import type { Day } from '@/lib/core/dates'
import type { Amount } from '@/lib/core/money'
import type { NounKind } from '@/lib/i18n/document-nouns'
import type { Translator } from '@/lib/i18n/translator'
import type { AccountMail, MailTexts } from '@/lib/mail/templates/render-mail'
import type { NotificationId } from './email-notifications'

/** The document, or the date of a recurring schedule, that a notification is about. */
export interface NotificationContent {
  client: string
  kind: NounKind
  /** Document number; empty for a schedule. */
  number: string
  /** Null for a schedule. */
  total: { amount: Amount; currency: string } | null
  /** Date of the schedule. */
  day: Day | null
  /** Page that the button opens. */
  target: NounKind | 'SERIES'
  /** Data of the event. */
  data: Record<string, unknown>
}

interface NotificationTexts {
  subject: string
  text: string
  /** Label of the button; by default it opens the document. */
  action?: string
}

type Values = Record<'client' | 'kind' | 'number' | 'amount' | 'day', string>
type Compose = (
  t: Translator<'mail'>,
  values: Values,
  data: Record<string, unknown>,
  texts: MailTexts,
) => NotificationTexts

/** Joins sentences, of which some may be missing or lack their full stop. */
const joinSentences = (...sentences: (string | null)[]): string =>
  sentences
    .flatMap((sentence) => (sentence ? [/[.!?][”“]?$/.test(sentence) ? sentence : `${sentence}.`] : []))
    .join(' ')

const joinList = (list: unknown): string => (Array.isArray(list) ? list.join(', ') : '')

/** Formats the recipients by header field; older events only have `to`. */
function formatRecipients(t: Translator<'mail'>, data: Record<string, unknown>): string {
  const [to, cc, bcc] = [joinList(data.to), joinList(data.cc), joinList(data.bcc)]
  const fields = [
    to && t('notifications.MAIL_FAILED.recipients', { mail: String(data.kind), to }),
    cc && t('notifications.MAIL_FAILED.cc', { cc }),
    bcc && t('notifications.MAIL_FAILED.bcc', { bcc }),
  ]
  return fields.filter(Boolean).join(', ')
}

const formatSum = ({ amount, currency }: Record<string, unknown>, { formats }: MailTexts): string =>
  typeof amount === 'number' && typeof currency === 'string' ? formats.money(amount, currency) : ''

const COMPOSERS: Record<NotificationId, Compose> = {
  MAIL_FAILED: (t: Translator<'mail'>, values, data, { formatReason }) => ({
    subject: t('notifications.MAIL_FAILED.subject', values),
    text: joinSentences(
      t('notifications.MAIL_FAILED.text', values),
      formatRecipients(t, data),
      formatReason(data.reason),
    ),
  }),
  SERIES_STOPPED: (t: Translator<'mail'>, values, { problem }, { formatReason }) => ({
    subject: t('notifications.SERIES_STOPPED.subject', values),
    text: joinSentences(
      t('notifications.SERIES_STOPPED.text', values),
      formatReason(problem),
      t('notifications.SERIES_STOPPED.hint'),
    ),
  }),
  INVOICE_HELD: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.INVOICE_HELD.subject', values),
    text: t('notifications.INVOICE_HELD.text'),
  }),
  REMINDER_COVERED: (t: Translator<'mail'>, values, data, texts) => ({
    subject: t('notifications.REMINDER_COVERED.subject', values),
    text: t('notifications.REMINDER_COVERED.text', { ...values, credit: formatSum(data, texts) }),
    action: t('notifications.REMINDER_COVERED.action'),
  }),
  INVOICE_VIEWED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.INVOICE_VIEWED.subject', values),
    text: t('notifications.INVOICE_VIEWED.text', values),
  }),
  QUOTE_ACCEPTED: (t: Translator<'mail'>, values, data) => ({
    subject: t('notifications.QUOTE_ACCEPTED.subject', values),
    text: joinSentences(t('notifications.QUOTE_ACCEPTED.text', values), formatAnswer(t, data)),
  }),
  QUOTE_DECLINED: (t: Translator<'mail'>, values, data) => ({
    subject: t('notifications.QUOTE_DECLINED.subject', values),
    text: joinSentences(t('notifications.QUOTE_DECLINED.text', values), formatAnswer(t, data)),
  }),
  INVOICE_PAID: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.INVOICE_PAID.subject', values),
    text: t('notifications.INVOICE_PAID.text', values),
  }),
}

/** Formats a quote's response by link: the name and the note. */
function formatAnswer(t: Translator<'mail'>, { name, note }: Record<string, unknown>): string | null {
  if (typeof name !== 'string' || !name) return null
  return typeof note === 'string' && note
    ? t('notifications.answerWithNote', { name, note })
    : t('notifications.answer', { name })
}

/** Creates the email that notifies a member of an event on a document or recurring schedule. */
export const createNotificationMail = (
  id: NotificationId,
  { to, name, link }: { to: string; name: string; link: string },
  { client, kind, number, total, day, target, data }: NotificationContent,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>, texts) => {
    const { formats } = texts
    const amount = total ? formats.money(total.amount, total.currency) : ''
    const values = { client, kind, number, amount, day: day ? formats.inlineDay(day) : '' }
    const { subject, text, action } = COMPOSERS[id](t, values, data, texts)
    return {
      subject,
      paragraphs: [t('greeting', { name }), text],
      action: { label: action ?? t('notifications.open', { target }), link },
      footnote: t('notifications.footnote'),
    }
  },
})
