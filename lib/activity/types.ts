/** Labels of event types in a timeline. */
export const EVENT_LABELS = {
  INVOICE_CREATED: 'Invoice created',
  CREATED_AS_COPY: 'Created as a copy',
  INVOICE_DUPLICATED: 'Duplicated',
  INVOICE_EDITED: 'Invoice edited',
  INVOICE_DRAFT: 'Moved back to draft',
  INVOICE_SENT: 'Marked as sent',
  INVOICE_PAID: 'Marked as paid',
  INVOICE_CANCELLED: 'Cancelled',
  INVOICE_CREDITED: 'Credit note created',
  INVOICE_CONVERTED: 'Converted',
  QUOTE_ACCEPTED: 'Accepted',
  QUOTE_DECLINED: 'Declined',
  STATUS_UNDONE: 'Change of status undone',
  PAYMENT_RECORDED: 'Payment recorded',
  PAYMENT_CHANGED: 'Payment changed',
  PAYMENT_REMOVED: 'Payment removed',
  CREDIT_REFUNDED: 'Credit refunded',
  REFUND_REMOVED: 'Refund of credit removed',
  LINK_CREATED: 'Public link created',
  LINK_REVOKED: 'Public link revoked',
  LINK_EXPIRY_SET: 'Last day of the public link changed',
  INVOICE_VIEWED: 'Viewed',
  REMINDERS_ON: 'Reminders switched on',
  REMINDERS_OFF: 'Reminders switched off',
  REMINDER_COVERED: 'Reminder not sent',
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
  BANK_REQUESTED: 'New bank details entered',
  BANK_CHANGED: 'Bank details changed',
  BANK_DECLINED: 'New bank details declined',
  MEMBER_INVITED: 'Invited',
  INVITATION_REVOKED: 'Invitation taken back',
  INVITATION_ENDED: 'Invitation ended',
  MEMBER_JOINED: 'Joined the business',
  ROLE_CHANGED: 'Role changed',
  MEMBER_REMOVED: 'Removed from the business',
  MEMBER_LEFT: 'Left the business',
  HANDED_OVER: 'Business handed over',
  STAFF_RIGHTS_CHANGED: 'Rights of staff changed',
} as const

export type EventType = keyof typeof EVENT_LABELS

/** Events of the business itself, not of a document. */
export const BUSINESS_EVENTS = [
  'BANK_REQUESTED',
  'BANK_CHANGED',
  'BANK_DECLINED',
  'MEMBER_INVITED',
  'INVITATION_REVOKED',
  'INVITATION_ENDED',
  'MEMBER_JOINED',
  'ROLE_CHANGED',
  'MEMBER_REMOVED',
  'MEMBER_LEFT',
  'HANDED_OVER',
  'STAFF_RIGHTS_CHANGED',
] as const satisfies EventType[]

/** Author of an event: a member, by their name at the time; somebody with the public link; or a job. */
export type EventAuthor = { id: number; name: string } | 'client' | 'job'

/** Entry of a timeline. */
export interface TimelineEntry {
  type: Exclude<EventType, BusinessEvent['type']>
  /** ISO instant. */
  at: string
  /** Absent for events older than this field. */
  by?: EventAuthor
  /** Recipients, amount or reason. */
  detail?: string
  /** Invoice mentioned by `detail`, if it still exists. */
  aboutInvoiceId?: number
  /** Email as it was sent. */
  letter?: { subject: string; message: string }
}

/** Event of the business itself. */
export interface BusinessEvent {
  id: number
  type: (typeof BUSINESS_EVENTS)[number]
  /** ISO instant. */
  at: string
  by: EventAuthor | null
  data: Record<string, unknown>
}

/** Button that opens the dialog which applies credit to an invoice: its label, and the query string of the page. */
export const APPLY_CREDIT = { label: 'Apply credit', query: '?credit=1' }
