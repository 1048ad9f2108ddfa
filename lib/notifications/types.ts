import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'

/**
 * What a notification tells, and whether it is news: what the user recorded himself is listed, but never unread. What is of the client is
 * told of only where the client did it.
 */
export const NOTIFICATIONS = {
  INVOICE_VIEWED: { text: 'was viewed', isNews: true },
  QUOTE_ACCEPTED: { text: 'was accepted', isNews: true, isOfClient: true },
  QUOTE_DECLINED: { text: 'was declined', isNews: true, isOfClient: true },
  MAIL_FAILED: { text: 'could not be sent by e-mail', isNews: true },
  CREATED_BY_SCHEDULE: { text: 'was created by its schedule', isNews: true },
  INVOICE_HELD: { text: 'was kept as a draft: its due date has passed', isNews: true },
  SERIES_STOPPED: { text: 'has stopped', isNews: true },
  OVERDUE: { text: 'is overdue', isNews: true },
  PAYMENT_RECORDED: { text: 'received a payment', isNews: false },
  INVOICE_PAID: { text: 'was paid', isNews: false },
} as const satisfies Record<string, { text: string; isNews: boolean; isOfClient?: true }>

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
