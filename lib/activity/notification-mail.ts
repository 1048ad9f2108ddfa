import 'server-only'
import type { Day } from '@/lib/core/dates'
import type { Amount } from '@/lib/core/money'
import type { NounKind } from '@/lib/i18n/document-nouns'
import type { Translator } from '@/lib/i18n/translator'
import { toSentence } from '@/lib/i18n/texts'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import { describeEvent } from './describe-event'
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

/** Values of the texts, and the details of the event in one or more sentences. */
type Values = Record<'client' | 'kind' | 'number' | 'amount' | 'day' | 'detail', string>

/** Joins sentences: adds missing full stops, and leaves out empty ones. */
const toParagraph = (...sentences: string[]): string =>
  sentences
    .filter(Boolean)
    .map((sentence) => toSentence(sentence))
    .join(' ')

const COMPOSERS: Record<NotificationId, (t: Translator<'mail'>, values: Values) => NotificationTexts> = {
  MAIL_FAILED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.MAIL_FAILED.subject', values),
    text: toParagraph(t('notifications.MAIL_FAILED.text', values), values.detail),
  }),
  SERIES_STOPPED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.SERIES_STOPPED.subject', values),
    text: toParagraph(
      t('notifications.SERIES_STOPPED.text', values),
      values.detail,
      t('notifications.SERIES_STOPPED.hint'),
    ),
  }),
  INVOICE_HELD: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.INVOICE_HELD.subject', values),
    text: t('notifications.INVOICE_HELD.text'),
  }),
  REMINDER_COVERED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.REMINDER_COVERED.subject', values),
    text: toParagraph(values.detail, t('notifications.REMINDER_COVERED.text', values)),
    action: t('notifications.REMINDER_COVERED.action'),
  }),
  INVOICE_VIEWED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.INVOICE_VIEWED.subject', values),
    text: t('notifications.INVOICE_VIEWED.text', values),
  }),
  QUOTE_ACCEPTED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.QUOTE_ACCEPTED.subject', values),
    text: toParagraph(t('notifications.QUOTE_ACCEPTED.text', values), values.detail),
  }),
  QUOTE_DECLINED: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.QUOTE_DECLINED.subject', values),
    text: toParagraph(t('notifications.QUOTE_DECLINED.text', values), values.detail),
  }),
  INVOICE_PAID: (t: Translator<'mail'>, values) => ({
    subject: t('notifications.INVOICE_PAID.subject', values),
    text: t('notifications.INVOICE_PAID.text', values),
  }),
}

/** Creates the email that notifies a member of an event on a document or recurring schedule. */
export const createNotificationMail = (
  id: NotificationId,
  { to, name, link }: { to: string; name: string; link: string },
  { client, kind, number, total, day, target, data }: NotificationContent,
): AccountMail => ({
  to,
  compose: (t: Translator<'mail'>, { tActivity, formats }) => {
    const { subject, text, action } = COMPOSERS[id](t, {
      client,
      kind,
      number,
      amount: total ? formats.money(total.amount, total.currency) : '',
      day: day ? formats.inlineDay(day) : '',
      detail: describeEvent(id, data, tActivity, formats).text ?? '',
    })
    return {
      subject,
      paragraphs: [t('greeting', { name }), text],
      action: { label: action ?? t('notifications.open', { target }), link },
      footnote: t('notifications.footnote'),
    }
  },
})
