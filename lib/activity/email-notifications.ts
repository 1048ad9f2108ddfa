import { type EventType, APPLY_CREDIT } from '@/lib/activity/types'

/** Content of a notification about a document, or about a date of a recurring schedule. */
interface NotificationContent {
  clientName: string
  /** Document kind, as used within a sentence. */
  noun: string
  invoiceNumber: string
  /** Total with currency. */
  amount: string
  /** Formatted date of the schedule. */
  day: string
  /** Details of the event. */
  detail: string
}

interface EmailNotification {
  /** Default for members who have not chosen. */
  isOn: boolean
  /** Set if the event is a member's own action, of which that member is not notified. */
  isMemberAction?: true
  /** Filters events by their data; all by default. */
  appliesTo?: (data: Record<string, unknown>) => boolean
  /** Cause of an event; events with the same cause are notified once. Unique per event by default. */
  cause?: (data: Record<string, unknown>) => string
  /** Button for more than opening the document: label and query string. */
  action?: { label: string; query: string }
  subject: (content: NotificationContent) => string
  text: (content: NotificationContent) => string
}

/** Formats the document for the beginning of a sentence: kind, number, client and amount. */
const formatDocument = ({ noun, invoiceNumber, clientName, amount }: NotificationContent) =>
  `${noun[0]!.toUpperCase()}${noun.slice(1)} ${invoiceNumber} for ${clientName} (${amount})`

/** True if the client responded: the seller's own changes need no notification. */
const isByClient = ({ name }: Record<string, unknown>) => typeof name === 'string'

/** Email notifications, by the event that causes them. */
export const EMAIL_NOTIFICATIONS = {
  MAIL_FAILED: {
    isOn: true,
    subject: ({ noun, invoiceNumber }) => `An e-mail about ${noun} ${invoiceNumber} wasn’t sent`,
    text: ({ noun, invoiceNumber, clientName, detail }) =>
      `We couldn’t send an e-mail about ${noun} ${invoiceNumber} for ${clientName}. ${detail}`,
  },
  SERIES_STOPPED: {
    isOn: true,
    subject: ({ clientName }) => `Your recurring invoice for ${clientName} has stopped`,
    text: ({ day, detail }) =>
      `The invoice of ${day} wasn’t created. ${detail} Nothing more is created until you resume the series.`,
  },
  INVOICE_HELD: {
    isOn: true,
    cause: ({ seriesId, today }) => `series held ${String(seriesId)} ${String(today)}`,
    subject: ({ clientName }) => `A recurring invoice for ${clientName} was not sent`,
    text: () =>
      'It was created late, and its due date has passed. So that your client doesn’t get an invoice that is already overdue, it was kept as a draft. Check its dates, then send it. Other late invoices of this series are kept as drafts, too.',
  },
  REMINDER_COVERED: {
    isOn: true,
    cause: ({ clientId, currency, creditEntryId }) =>
      `credit covers ${String(clientId)} ${String(currency)} ${String(creditEntryId)}`,
    action: APPLY_CREDIT,
    subject: ({ clientName }) => `${clientName} has unused credit and wasn’t reminded`,
    text: (content) =>
      `${content.detail} It covers everything ${content.clientName} owes in that currency, so no reminder of ${content.noun} ${content.invoiceNumber} was sent. Apply the credit, or refund it.`,
  },
  INVOICE_VIEWED: {
    isOn: false,
    appliesTo: ({ isFirst }) => isFirst === true,
    subject: ({ noun, invoiceNumber, clientName }) => `${clientName} opened ${noun} ${invoiceNumber}`,
    text: (content) => `${formatDocument(content)} was opened for the first time.`,
  },
  QUOTE_ACCEPTED: {
    isOn: true,
    appliesTo: isByClient,
    subject: ({ clientName, invoiceNumber }) => `${clientName} accepted quote ${invoiceNumber}`,
    text: (content) => `${formatDocument(content)} was accepted. ${content.detail}`,
  },
  QUOTE_DECLINED: {
    isOn: true,
    appliesTo: isByClient,
    subject: ({ clientName, invoiceNumber }) => `${clientName} declined quote ${invoiceNumber}`,
    text: (content) => `${formatDocument(content)} was declined. ${content.detail}`,
  },
  INVOICE_PAID: {
    isOn: false,
    isMemberAction: true,
    subject: ({ invoiceNumber }) => `Invoice ${invoiceNumber} is paid`,
    text: (content) => `${formatDocument(content)} is paid in full.`,
  },
} satisfies Partial<Record<EventType, EmailNotification>>

export type NotificationId = keyof typeof EMAIL_NOTIFICATIONS
export const notificationIds = Object.keys(EMAIL_NOTIFICATIONS) as [NotificationId, ...NotificationId[]]

const isNotificationId = (type: string): type is NotificationId => Object.hasOwn(EMAIL_NOTIFICATIONS, type)

/** Returns the notification of an event, or null. */
export function findNotification(type: EventType, data: Record<string, unknown>): EmailNotification | null {
  if (!isNotificationId(type)) return null
  const notice: EmailNotification = EMAIL_NOTIFICATIONS[type]
  return notice.appliesTo?.(data) === false ? null : notice
}

/** Lists the enabled notifications, given those switched from their default. */
export const listEnabledNotifications = (switched: string[]): NotificationId[] =>
  notificationIds.filter((id) => EMAIL_NOTIFICATIONS[id].isOn !== switched.includes(id))
