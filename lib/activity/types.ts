export type EventType =
  | 'INVOICE_CREATED'
  | 'CREATED_AS_COPY'
  | 'INVOICE_DUPLICATED'
  | 'INVOICE_EDITED'
  | 'INVOICE_DRAFT'
  | 'INVOICE_SENT'
  | 'INVOICE_PAID'
  | 'INVOICE_CANCELLED'
  | 'INVOICE_CREDITED'
  | 'INVOICE_CONVERTED'
  | 'QUOTE_ACCEPTED'
  | 'QUOTE_DECLINED'
  | 'STATUS_UNDONE'
  | 'PAYMENT_RECORDED'
  | 'PAYMENT_CHANGED'
  | 'PAYMENT_REMOVED'
  | 'CREDIT_REFUNDED'
  | 'REFUND_REMOVED'
  | 'LINK_CREATED'
  | 'LINK_REVOKED'
  | 'LINK_EXPIRY_SET'
  | 'INVOICE_VIEWED'
  | 'REMINDERS_ON'
  | 'REMINDERS_OFF'
  | 'REMINDER_COVERED'
  | 'MAIL_QUEUED'
  | 'MAIL_SENT'
  | 'MAIL_FAILED'
  | 'MAIL_CANCELLED'
  | 'MESSAGE_SAVED'
  | 'INVOICE_DELETED'
  | 'SCHEDULE_CHANGED'
  | 'SCHEDULE_PAUSED'
  | 'SCHEDULE_RESUMED'
  | 'SCHEDULE_SKIPPED'
  | 'SCHEDULE_RAN'
  | 'SCHEDULE_ENDED'
  | 'SERIES_EDITED'
  | 'SERIES_STOPPED'
  | 'CREATED_BY_SCHEDULE'
  | 'INVOICE_HELD'
  | 'BANK_REQUESTED'
  | 'BANK_CHANGED'
  | 'BANK_DECLINED'
  | 'MEMBER_INVITED'
  | 'INVITATION_REVOKED'
  | 'INVITATION_ENDED'
  | 'MEMBER_JOINED'
  | 'ROLE_CHANGED'
  | 'MEMBER_REMOVED'
  | 'MEMBER_LEFT'
  | 'HANDED_OVER'
  | 'STAFF_RIGHTS_CHANGED'
  | 'PROTECTION_CHANGED'

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
  'PROTECTION_CHANGED',
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
  /** True if a credit note reduced what is to be paid, in place of a payment. */
  isCredit?: boolean
  /** Invoice mentioned by `detail`, if it still exists. */
  aboutInvoiceId?: number
  /** What sending this email did besides: the status it set, the link created for it. */
  also?: TimelineEntry['type'][]
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

/** Query string that opens the dialog for applying credit on an invoice's page. */
export const APPLY_CREDIT_QUERY = '?credit=1'
