import { APPLY_CREDIT_QUERY } from '@/lib/activity/types'

interface NotificationDefinition {
  /** Set if the event is a member's own action, of which that member is not notified. */
  isMemberAction?: true
  /** Set if only the client's action is notified. */
  isClientAction?: true
  /** Offered action and its query string. */
  action?: { name: 'applyCredit'; query: string }
}

/** Types of notifications; their texts are messages of the shell. */
export const NOTIFICATIONS = {
  INVOICE_VIEWED: {},
  QUOTE_ACCEPTED: { isClientAction: true },
  QUOTE_DECLINED: { isClientAction: true },
  MAIL_FAILED: {},
  CREATED_BY_SCHEDULE: { isMemberAction: true },
  INVOICE_HELD: {},
  SERIES_STOPPED: {},
  OVERDUE: {},
  REMINDER_COVERED: {
    action: { name: 'applyCredit', query: APPLY_CREDIT_QUERY },
  },
  PAYMENT_RECORDED: { isMemberAction: true },
  INVOICE_PAID: { isMemberAction: true },
} as const satisfies Record<string, NotificationDefinition>

export type NotificationType = keyof typeof NOTIFICATIONS
export const notificationTypes = Object.keys(NOTIFICATIONS) as [NotificationType, ...NotificationType[]]
