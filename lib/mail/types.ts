/** A mail of the product itself, to exactly one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A file that goes with a mail. With `cid`, a picture that the HTML shows. */
export interface Attachment {
  name: string
  contentType: string
  bytes: Uint8Array<ArrayBuffer>
  cid?: string
}

/** A mail as a driver hands it over. */
export interface OutgoingMail extends Omit<Mail, 'to'> {
  to: string[]
  cc: string[]
  bcc: string[]
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
  /** Writes down, in words for the user, why Gmail takes nothing from it any more. */
  expire: (why: string) => Promise<void>
}

/** What a server said to something that was posted to it. */
export interface PostAnswer {
  status: number
  body: string
}

/** Hands a mail over for good, or throws. Answers those of its recipients who were not accepted. */
export type MailDriver = (mail: OutgoingMail) => Promise<string[]>
