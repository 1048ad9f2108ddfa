import type { EventType } from '@/lib/activity/types'

/** What a notice tells of: an invoice or another document, or the day of a series that has none. */
interface NotificationContent {
  clientName: string
  /** What kind of document it is, within a sentence. */
  noun: string
  invoiceNumber: string
  /** The total with its currency. */
  amount: string
  /** The day of a series, in words. */
  day: string
  /** What the event says beyond its name. */
  detail: string
}

interface EmailNotification {
  /** As settings name it. */
  label: string
  /** Whether it is mailed to whoever has not chosen. */
  isOn: boolean
  /** Done by a person, who is not notified of it. */
  isAct?: true
  /** Which of these events are meant, by their data; all by default. */
  isMeant?: (data: Record<string, unknown>) => boolean
  /** Events of one cause are told once; each is its own by default. */
  cause?: (data: Record<string, unknown>) => string
  /** The action of its button, if it does more than open the document: label and query string. */
  action?: { label: string; wish: string }
  subject: (told: NotificationContent) => string
  text: (told: NotificationContent) => string
}

/** Opens the dialog that applies credit to an invoice. */
export const APPLY_CREDIT = { label: 'Apply credit', wish: '?credit=1' }

/** The document at the beginning of a sentence: its kind, its number, whose it is and how much it comes to. */
const formatDocument = ({ noun, invoiceNumber, clientName, amount }: NotificationContent) =>
  `${noun[0]!.toUpperCase()}${noun.slice(1)} ${invoiceNumber} for ${clientName} (${amount})`

/** What its seller did by hand, nobody has to be told. */
const isByClient = ({ name }: Record<string, unknown>) => typeof name === 'string'

/** What an owner is told by mail, by the event that causes it. Another one is an entry here. */
export const EMAIL_NOTIFICATIONS = {
  MAIL_FAILED: {
    label: 'An e-mail can’t be sent',
    isOn: true,
    subject: ({ noun, invoiceNumber }) => `An e-mail about ${noun} ${invoiceNumber} wasn’t sent`,
    text: ({ noun, invoiceNumber, clientName, detail }) =>
      `We couldn’t send an e-mail about ${noun} ${invoiceNumber} for ${clientName}. ${detail}`,
  },
  SERIES_STOPPED: {
    label: 'A recurring invoice stops by itself',
    isOn: true,
    subject: ({ clientName }) => `Your recurring invoice for ${clientName} has stopped`,
    text: ({ day, detail }) =>
      `The invoice of ${day} wasn’t created. ${detail} Nothing more is created until you resume the series.`,
  },
  INVOICE_HELD: {
    label: 'A recurring invoice is late and isn’t sent',
    isOn: true,
    cause: ({ seriesId, today }) => `series held ${String(seriesId)} ${String(today)}`,
    subject: ({ clientName }) => `A recurring invoice for ${clientName} was not sent`,
    text: () =>
      'It was created late, and its due date has passed. So that your client doesn’t get an invoice that is already overdue, it was kept as a draft. Check its dates, then send it. Other late invoices of this series are kept as drafts, too.',
  },
  REMINDER_COVERED: {
    label: 'A client isn’t reminded because of unused credit',
    isOn: true,
    cause: ({ clientId, currency, creditEntryId }) =>
      `credit covers ${String(clientId)} ${String(currency)} ${String(creditEntryId)}`,
    action: APPLY_CREDIT,
    subject: ({ clientName }) => `${clientName} has unused credit and wasn’t reminded`,
    text: (told) =>
      `${told.detail} It covers everything ${told.clientName} owes in that currency, so no reminder of ${told.noun} ${told.invoiceNumber} was sent. Apply the credit, or refund it.`,
  },
  INVOICE_VIEWED: {
    label: 'A client opens an invoice for the first time',
    isOn: false,
    isMeant: ({ isFirst }) => isFirst === true,
    subject: ({ noun, invoiceNumber, clientName }) => `${clientName} opened ${noun} ${invoiceNumber}`,
    text: (told) => `${formatDocument(told)} was opened for the first time.`,
  },
  QUOTE_ACCEPTED: {
    label: 'A client accepts a quote',
    isOn: true,
    isMeant: isByClient,
    subject: ({ clientName, invoiceNumber }) => `${clientName} accepted quote ${invoiceNumber}`,
    text: (told) => `${formatDocument(told)} was accepted. ${told.detail}`,
  },
  QUOTE_DECLINED: {
    label: 'A client declines a quote',
    isOn: true,
    isMeant: isByClient,
    subject: ({ clientName, invoiceNumber }) => `${clientName} declined quote ${invoiceNumber}`,
    text: (told) => `${formatDocument(told)} was declined. ${told.detail}`,
  },
  INVOICE_PAID: {
    label: 'An invoice is paid in full',
    isOn: false,
    isAct: true,
    subject: ({ invoiceNumber }) => `Invoice ${invoiceNumber} is paid`,
    text: (told) => `${formatDocument(told)} is paid in full.`,
  },
} satisfies Partial<Record<EventType, EmailNotification>>

export type NotificationId = keyof typeof EMAIL_NOTIFICATIONS
export const notificationIds = Object.keys(EMAIL_NOTIFICATIONS) as [NotificationId, ...NotificationId[]]

const isNotificationId = (type: string): type is NotificationId => Object.hasOwn(EMAIL_NOTIFICATIONS, type)

/** The notice an event causes, whoever wants it; null for none. */
export function findNotification(type: EventType, data: Record<string, unknown>): EmailNotification | null {
  if (!isNotificationId(type)) return null
  const notice: EmailNotification = EMAIL_NOTIFICATIONS[type]
  return notice.isMeant?.(data) === false ? null : notice
}

/** Those that are mailed, where `switched` stand otherwise than at first. */
export const listEnabledNotifications = (switched: string[]): NotificationId[] =>
  notificationIds.filter((id) => EMAIL_NOTIFICATIONS[id].isOn !== switched.includes(id))
