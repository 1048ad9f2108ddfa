/** What a mail is about. */
export const MAIL_KINDS = ['INVOICE', 'REMINDER', 'RECEIPT'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** A mail of the product itself, to one account: about no invoice, and not listed. */
export const TRANSACTIONAL_KIND = 'ACCOUNT'

/** The mail that an account is deleted: about no invoice, and of nobody who could see it listed. */
export const ACCOUNT_DELETED_KIND = 'FAREWELL'

/** Where a mail stands. SENDING: handed over, not yet answered. CANCELLED: no longer needed when its time came. */
export const MAIL_STATUSES = ['QUEUED', 'SENDING', 'SENT', 'FAILED', 'CANCELLED'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** With which words a mail about an invoice starts. */
export const MAIL_DRAFT_KINDS = ['invoice', 'reminder'] as const
export type MailDraftKind = (typeof MAIL_DRAFT_KINDS)[number]

/** What the send dialog starts with. A `{link}` in the message is filled on sending. */
export interface MailDraft {
  to: string[]
  cc: string[]
  replyTo: string | null
  subject: string
  message: string
  /** Whether the client was reminded within a day, so that another reminder has to be meant. */
  again: boolean
  /** The client's unused credit in the invoice's currency, for its sender alone; null where there is none. */
  credit: UnusedCreditHint | null
  /** The formatted balance, if a saved message does not name it; null otherwise. */
  unnamedBalance: string | null
}

export interface UnusedCreditHint {
  /** Formatted: `€500.00`. */
  amount: string
  /** Whether it can be applied to the invoice in its current status. */
  canApply: boolean
}

/** Seconds for which a mail that can be undone is kept back: half as long again as its toast is there. */
export const UNDO_SECONDS = 15

/** A mail about an invoice, as its owner sees it. */
export interface InvoiceMail {
  id: string
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

/** What an invoice's mails go out through: the user's own Gmail, else what the installation has. */
export const MAIL_TRANSPORTS = ['gmail', 'smtp', 'local'] as const
export type MailTransport = (typeof MAIL_TRANSPORTS)[number]

/** From where an invoice's mails go out. */
export interface MailSender {
  transport: MailTransport
  address: string
  /** Whether it has to be connected again before anything goes out. */
  isExpired: boolean
}
