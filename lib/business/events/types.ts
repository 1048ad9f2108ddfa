/** What can happen to an invoice, and how its timeline says it. */
export const EVENT_LABELS = {
  INVOICE_CREATED: 'Invoice created',
  CREATED_AS_COPY: 'Created as a copy',
  INVOICE_DUPLICATED: 'Duplicated',
  INVOICE_EDITED: 'Invoice edited',
  INVOICE_DRAFT: 'Moved back to draft',
  INVOICE_SENT: 'Marked as sent',
  INVOICE_PAID: 'Marked as paid',
  INVOICE_CANCELLED: 'Cancelled',
  STATUS_UNDONE: 'Change of status undone',
  PAYMENT_RECORDED: 'Payment recorded',
  PAYMENT_REMOVED: 'Payment removed',
  LINK_CREATED: 'Public link created',
  LINK_REVOKED: 'Public link revoked',
  LINK_EXPIRY_SET: 'Last day of the public link changed',
  INVOICE_VIEWED: 'Viewed',
  REMINDERS_ON: 'Reminders switched on',
  REMINDERS_OFF: 'Reminders switched off',
  MAIL_QUEUED: 'E-mail queued',
  MAIL_SENT: 'Sent by e-mail',
  MAIL_FAILED: 'E-mail failed',
  MAIL_CANCELLED: 'E-mail cancelled',
  MESSAGE_SAVED: 'Share message saved',
  INVOICE_DELETED: 'Invoice deleted',
  SCHEDULE_CHANGED: 'Schedule changed',
  SCHEDULE_PAUSED: 'Schedule paused',
  SCHEDULE_RESUMED: 'Schedule resumed',
  SCHEDULE_SKIPPED: 'Next invoice skipped',
  SCHEDULE_RAN: 'Next invoice created',
  SCHEDULE_ENDED: 'Schedule ended',
  SERIES_EDITED: 'Series edited',
  SERIES_STOPPED: 'Series stopped',
  CREATED_BY_SCHEDULE: 'Created by its schedule',
  INVOICE_HELD: 'Kept as a draft',
} as const

export type EventType = keyof typeof EVENT_LABELS

/** One line of a timeline. */
export interface TimelineEntry {
  type: EventType
  /** ISO instant. */
  at: string
  /** To whom, how much, why. */
  detail?: string
  /** The invoice that `detail` names, where it still exists. */
  aboutInvoiceId?: number
  /** The mail that went out then, in the words that went out. */
  letter?: { subject: string; message: string }
}
