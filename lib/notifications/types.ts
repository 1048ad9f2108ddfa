import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'

interface NotificationDefinition {
  text: string
  /** Done by a person, who is not notified of it. */
  isAct?: true
  /** Notified only if the client did it. */
  isOfClient?: true
  /** The action it offers: label and query string. */
  action?: { label: string; wish: string }
}

/** The types of notifications and their texts. */
export const NOTIFICATIONS = {
  INVOICE_VIEWED: { text: 'was viewed' },
  QUOTE_ACCEPTED: { text: 'was accepted', isOfClient: true },
  QUOTE_DECLINED: { text: 'was declined', isOfClient: true },
  MAIL_FAILED: { text: 'could not be sent by e-mail' },
  CREATED_BY_SCHEDULE: { text: 'was created by its schedule', isAct: true },
  INVOICE_HELD: { text: 'was kept as a draft: its due date has passed' },
  SERIES_STOPPED: { text: 'has stopped' },
  OVERDUE: { text: 'is overdue' },
  REMINDER_COVERED: {
    text: 'got no reminder: unused credit covers what your client owes',
    action: { label: 'Apply credit', wish: '?credit=1' },
  },
  PAYMENT_RECORDED: { text: 'received a payment', isAct: true },
  INVOICE_PAID: { text: 'was paid', isAct: true },
} as const satisfies Record<string, NotificationDefinition>

export type NotificationType = keyof typeof NOTIFICATIONS
export const notificationTypes = Object.keys(NOTIFICATIONS) as [NotificationType, ...NotificationType[]]

export interface Notification {
  type: NotificationType
  /** What it is about: an invoice or another document, or a series. */
  invoiceId: number | null
  invoiceNumber: string | null
  kind: DocumentKind | null
  seriesId: number | null
  clientName: string
  /** ISO instant. */
  at: string
  unread: boolean
}

/** The latest notifications, as they were `at` this moment: reading them marks everything before it as read. */
export interface Notifications {
  at: string
  items: Notification[]
}
