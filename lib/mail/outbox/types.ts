/** Kinds of email about an invoice. */
export const MAIL_KINDS = ['INVOICE', 'REMINDER', 'RECEIPT'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** Kind of emails of the product to one account. They have no invoice and are not listed. */
export const TRANSACTIONAL_KIND = 'ACCOUNT'

/** Kind of the email that an account was deleted. It has no invoice, and nobody is left to see it listed. */
export const ACCOUNT_DELETED_KIND = 'FAREWELL'

/** SENDING: handed to the transport, no result yet. CANCELLED: no longer needed when it was due. */
export const MAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'CANCELLED'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** Templates of an email about an invoice. */
export const MAIL_DRAFT_KINDS = ['invoice', 'reminder'] as const
export type MailDraftKind = (typeof MAIL_DRAFT_KINDS)[number]

/** Initial values of the send dialog. `{link}` in the message is replaced when it is sent. */
export interface MailDraft {
  to: string[]
  cc: string[]
  replyTo: string | null
  subject: string
  message: string
  /** True if the client was reminded within a day, so that another reminder needs confirmation. */
  again: boolean
  /** The client's unused credit in the invoice's currency, shown only to the sender; null if there is none. */
  credit: UnusedCreditHint | null
  /** The formatted balance if a saved message doesn't mention it; otherwise null. */
  unnamedBalance: string | null
}

export interface UnusedCreditHint {
  /** Formatted: `€500.00`. */
  amount: string
  /** True if it can be applied to the invoice in its current status. */
  canApply: boolean
}

/** Seconds an email with an undo is delayed: one and a half times the duration of its toast. */
export const UNDO_SECONDS = 15

/** Email about an invoice, as shown to the user. */
export interface InvoiceMail {
  id: string
  kind: MailKind
  status: MailStatus
  to: string[]
  cc: string[]
  bcc: string[]
  subject: string
  /** Reason it failed, or has not been sent yet. */
  error: string | null
  /** ISO instants. */
  createdAt: string
  sentAt: string | null
}

/** Transports of invoice emails: the user's own Gmail, otherwise the installation's. */
export const MAIL_TRANSPORTS = ['gmail', 'smtp', 'local'] as const
export type MailTransport = (typeof MAIL_TRANSPORTS)[number]

/** Sender of a business's invoice emails. */
export interface MailSender {
  transport: MailTransport
  address: string
  /** True if it must be reconnected before anything can be sent. */
  isExpired: boolean
}
