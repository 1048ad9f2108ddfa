import type { Reason } from '@/lib/i18n/reason'

/** A mail of the product itself, to exactly one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** After this it is of no use, and does not go out. */
  expiresAt?: Date
}

/** A file that goes with a mail. With `cid`, a picture that the HTML shows. */
export interface Attachment {
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
  cid?: string
}

/** A mail as a driver hands it over. */
export interface OutgoingMail extends Omit<Mail, 'to' | 'expiresAt'> {
  to: string[]
  cc: string[]
  bcc: string[]
  /** Those of them who are still to get it, where others got it before; what it says stays the same. */
  only?: string[]
  replyTo: string | null
  /** Who it is from, in front of the sender's address; null for the product itself. */
  fromName: string | null
  attachments: Attachment[]
  /** The same for every attempt at the same mail. */
  messageId?: string
}

/** A mail in the local mailbox, as `GET /api/dev/mailbox` answers it. */
export interface ReceivedMail extends Mail {
  id: number
  cc: string[]
  replyTo: string | null
  attachments: { id: number; name: string }[]
  createdAt: Date
}

/** A Gmail account that mail goes out from, as its own user. */
export interface GmailAccount {
  address: string
  /** A token that Gmail takes, other than one it has just refused. Throws a `MailError`. */
  accessToken: (refused?: string) => Promise<string>
  /** Writes down why Gmail takes nothing from it any more. */
  expire: (why: Reason) => Promise<void>
}

/** What a server said to something that was posted to it. */
export interface PostResponse {
  status: number
  body: string
}

/** A recipient whom the server did not take. */
export interface RejectedRecipient {
  address: string
  failure: MailFailure
}

/** Why a mail was not accepted, and what that means for another attempt. */
export interface MailFailure {
  reason: Reason
  /**
   * `later`: it certainly did not go out, and may another time. `never`: it was refused for good. `unknown`: it may have gone
   * out, so nobody tries again without being asked.
   */
  retry: 'later' | 'never' | 'unknown'
  /** Whether it says nothing of this mail: as long as the server is so, no mail goes out. */
  isOutage?: boolean
}
