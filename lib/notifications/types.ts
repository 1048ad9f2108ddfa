import { APPLY_CREDIT } from '@/lib/activity/types'

interface NotificationDefinition {
  text: string
  /** Set if the event is a member's own action, of which that member is not notified. */
  isMemberAction?: true
  /** Set if only the client's action is notified. */
  isClientAction?: true
  /** Offered action: label and query string. */
  action?: { label: string; query: string }
}

export const NOTIFICATIONS = {
  INVOICE_VIEWED: { text: 'was viewed' },
  QUOTE_ACCEPTED: { text: 'was accepted', isClientAction: true },
  QUOTE_DECLINED: { text: 'was declined', isClientAction: true },
  MAIL_FAILED: { text: 'could not be sent by e-mail' },
  CREATED_BY_SCHEDULE: { text: 'was created by its schedule', isMemberAction: true },
  INVOICE_HELD: { text: 'was kept as a draft: its due date has passed' },
  SERIES_STOPPED: { text: 'has stopped' },
  OVERDUE: { text: 'is overdue' },
  REMINDER_COVERED: {
    text: 'got no reminder: unused credit covers what your client owes',
    action: APPLY_CREDIT,
  },
  PAYMENT_RECORDED: { text: 'received a payment', isMemberAction: true },
  INVOICE_PAID: { text: 'was paid', isMemberAction: true },
} as const satisfies Record<string, NotificationDefinition>

export type NotificationType = keyof typeof NOTIFICATIONS
export const notificationTypes = Object.keys(NOTIFICATIONS) as [NotificationType, ...NotificationType[]]
