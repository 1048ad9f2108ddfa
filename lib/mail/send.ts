import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { sendToMailbox } from './mailbox'
import { sendBySmtp } from './smtp'
import type { Mail, MailDriver, OutgoingMail } from './types'

// Stricter than the standard: no list, no display name, no quoting, no line break can add a recipient or a header.
const recipient = z
  .email()
  .max(254)
  .regex(/^[^\s,;:<>"()[\]\\]+$/)
const headerText = z.string().regex(/^[^\r\n\u0000]*$/)
const subject = headerText.min(1).max(300)

/** SMTP when a server is configured, else the local mailbox. */
export const mailTransport = (): 'smtp' | 'local' => (env().SMTP_URL ? 'smtp' : 'local')

/** Sends one mail of the product. Throws when it was not accepted, or is not addressed to exactly one person. */
export function sendMail({ to, ...mail }: Mail): Promise<void> {
  return handOver({ ...mail, to: [to], cc: [], bcc: [], replyTo: null, fromName: null, attachments: [] })
}

/** Hands a mail to whatever sends. Throws when it was not accepted, or an address is not exactly one. */
export async function handOver(mail: OutgoingMail): Promise<void> {
  const { to, cc, bcc, replyTo, fromName } = mail
  for (const address of [...to, ...cc, ...bcc, ...(replyTo ? [replyTo] : [])]) recipient.parse(address)
  if (to.length === 0) throw new Error('The mail is addressed to nobody')
  subject.parse(mail.subject)
  headerText.parse(fromName ?? '')
  const driver: MailDriver = mailTransport() === 'smtp' ? sendBySmtp : sendToMailbox
  await driver(mail)
}
