import type { Reason } from '@/lib/i18n/reason'

/** Email of the product to exactly one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Not sent after this. */
  expiresAt?: Date
}

/** Attached file. With `cid`, a picture that the HTML shows. */
export interface Attachment {
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
  cid?: string
}

/** Email as passed to a transport. */
export interface OutgoingMail extends Omit<Mail, 'to' | 'expiresAt'> {
  to: string[]
  cc: string[]
  bcc: string[]
  /** Recipients still to be served if others already got it; headers and text stay the same. */
  only?: string[]
  replyTo: string | null
  /** Display name of the sender; null for the product itself. */
  fromName: string | null
  attachments: Attachment[]
  /** The same for every attempt at the same email. */
  messageId?: string
}

/** Email in the local mailbox, as returned by `GET /api/dev/mailbox`. */
export interface ReceivedMail extends Mail {
  id: number
  cc: string[]
  replyTo: string | null
  attachments: { id: number; name: string }[]
  createdAt: Date
}

/** Gmail account of a user through which email is sent. */
export interface GmailAccount {
  address: string
  /** Returns a valid access token, other than `refused`. Throws a `MailError`. */
  accessToken: (refused?: string) => Promise<string>
  /** Marks the connection as expired, with the reason. */
  expire: (why: Reason) => Promise<void>
}

export interface PostResponse {
  status: number
  body: string
}

/** Recipient refused by the server. */
export interface RejectedRecipient {
  address: string
  failure: MailFailure
}

/** Reason an email was not accepted, and its retry class. */
export interface MailFailure {
  reason: Reason
  /**
   * `later`: certainly not sent, may be retried. `never`: permanently refused. `unknown`: may have been sent, so it
   * is only retried when a user asks.
   */
  retry: 'later' | 'never' | 'unknown'
  /** True if the failure concerns every email, not just this one. */
  isOutage?: boolean
}
