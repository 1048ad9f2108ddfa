/** A mail to exactly one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail in the local mailbox, as `GET /api/dev/mailbox` answers it. */
export interface ReceivedMail extends Mail {
  id: number
  createdAt: Date
}

/** Hands a mail over for good, or throws. */
export type MailDriver = (mail: Mail) => Promise<void>
