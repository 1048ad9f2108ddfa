/** What a mail is about. */
export const MAIL_KINDS = ['INVOICE', 'REMINDER'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Where a mail stands. SENDING: handed over, not yet answered. CANCELLED: no longer needed when its time came. */
export const MAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'CANCELLED'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** A mail about an invoice, as its owner sees it. */
export interface InvoiceMail {
  id: number
  kind: MailKind
  status: MailStatus
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  /** Why it failed, or why it has not gone out yet. */
  error: string | null
  /** ISO instants. */
  createdAt: string
  sentAt: string | null
}
