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

/** Seconds an email with an undo is delayed: one and a half times the duration of its toast. */
export const UNDO_SECONDS = 15

/** Transports of invoice emails: the user's own Gmail, otherwise the installation's. */
export const MAIL_TRANSPORTS = ['gmail', 'smtp', 'local'] as const
export type MailTransport = (typeof MAIL_TRANSPORTS)[number]
