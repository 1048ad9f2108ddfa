import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { sendByGmail } from './gmail'
import { sendToMailbox } from './mailbox'
import { sendBySmtp } from './smtp'
import type { GmailAccount, Mail, MailDriver, OutgoingMail } from './types'

// Stricter than the standard: no list, no display name, no quoting, no line break can add a recipient or a header.
const recipient = z
  .email()
  .max(254)
  .regex(/^[^\s,;:<>"()[\]\\]+$/)
const headerText = z.string().regex(/^[^\r\n\u0000]*$/)
const subject = headerText.min(1).max(300)

/** What the installation itself sends through: SMTP when a server is configured, else the local mailbox. */
export const mailTransport = (): 'smtp' | 'local' => (env().SMTP_URL ? 'smtp' : 'local')

/**
 * Sends one mail of the product itself. Throws when it was not accepted, or is not addressed to exactly one person.
 * `gmail` is for a mail that a user asked for to see theirs work; mails about an account never go through it.
 */
export async function sendMail({ to, ...mail }: Mail, gmail: GmailAccount | null = null): Promise<void> {
  const blank = { cc: [], bcc: [], replyTo: null, fromName: null, attachments: [] }
  await handOver({ ...mail, ...blank, to: [to] }, gmail)
}

/**
 * Hands a mail to whatever sends: the user's own Gmail when there is one, and then nothing else, or what the installation
 * has. Throws when it was not accepted, or an address is not exactly one. Answers the recipients who were not accepted.
 */
export async function handOver(mail: OutgoingMail, gmail: GmailAccount | null): Promise<string[]> {
  const { to, cc, bcc, replyTo, fromName } = mail
  const own = [replyTo, gmail?.address].filter((address) => address != null)
  for (const address of [...to, ...cc, ...bcc, ...own]) recipient.parse(address)
  if (to.length === 0) throw new Error('The mail is addressed to nobody')
  subject.parse(mail.subject)
  headerText.parse(fromName ?? '')
  if (gmail) return sendByGmail(mail, gmail)
  const driver: MailDriver = mailTransport() === 'smtp' ? sendBySmtp : sendToMailbox
  return driver(mail)
}
