import { type EventType, APPLY_CREDIT_QUERY } from '@/lib/activity/types'

interface EmailNotification {
  /** Default for members who have not chosen. */
  isOn: boolean
  /** Set if the event is a member's own action, of which that member is not notified. */
  isMemberAction?: true
  /** Filters events by their data; all by default. */
  appliesTo?: (data: Record<string, unknown>) => boolean
  /** Cause of an event; events with the same cause are notified once. Unique per event by default. */
  cause?: (data: Record<string, unknown>) => string
  /** Query string of the document's page, for a button that does more than open it. */
  query?: string
}

/** True if the client responded: the seller's own changes need no notification. */
const isByClient = ({ name }: Record<string, unknown>) => typeof name === 'string'

/** Email notifications, by the event that causes them. Their texts are in notification-mail.ts. */
export const EMAIL_NOTIFICATIONS = {
  MAIL_FAILED: { isOn: true },
  SERIES_STOPPED: { isOn: true },
  INVOICE_HELD: {
    isOn: true,
    cause: ({ seriesId, today }) => `series held ${String(seriesId)} ${String(today)}`,
  },
  REMINDER_COVERED: {
    isOn: true,
    cause: ({ clientId, currency, creditEntryId }) =>
      `credit covers ${String(clientId)} ${String(currency)} ${String(creditEntryId)}`,
    query: APPLY_CREDIT_QUERY,
  },
  INVOICE_VIEWED: { isOn: false, appliesTo: ({ isFirst }) => isFirst === true },
  QUOTE_ACCEPTED: { isOn: true, appliesTo: isByClient },
  QUOTE_DECLINED: { isOn: true, appliesTo: isByClient },
  INVOICE_PAID: { isOn: false, isMemberAction: true },
} satisfies Partial<Record<EventType, EmailNotification>>

export type NotificationId = keyof typeof EMAIL_NOTIFICATIONS
export const notificationIds = Object.keys(EMAIL_NOTIFICATIONS) as [NotificationId, ...NotificationId[]]

const isNotificationId = (type: string): type is NotificationId => Object.hasOwn(EMAIL_NOTIFICATIONS, type)

/** Returns the notification of an event with its id, or null. */
export function findNotification(
  type: EventType,
  data: Record<string, unknown>,
): (EmailNotification & { id: NotificationId }) | null {
  if (!isNotificationId(type)) return null
  const notice: EmailNotification = EMAIL_NOTIFICATIONS[type]
  return notice.appliesTo?.(data) === false ? null : { ...notice, id: type }
}

/** Lists the enabled notifications, given those switched from their default. */
export const listEnabledNotifications = (switched: string[]): NotificationId[] =>
  notificationIds.filter((id) => EMAIL_NOTIFICATIONS[id].isOn !== switched.includes(id))
