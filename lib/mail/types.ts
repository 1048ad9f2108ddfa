/** A mail to exactly one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Hands a mail over for good, or throws. */
export type MailDriver = (mail: Mail) => Promise<void>
