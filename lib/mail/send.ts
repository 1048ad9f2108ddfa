import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { sendToMailbox } from './mailbox'
import { sendBySmtp } from './smtp'
import type { Mail, MailDriver } from './types'

// Stricter than the standard: no list, no display name, no quoting, no line break can add a recipient or a header.
const recipient = z
  .email()
  .max(254)
  .regex(/^[^\s,;:<>"()[\]\\]+$/)
const subject = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^\r\n\u0000]*$/)

/** SMTP when a server is configured, else the local mailbox. */
export const mailTransport = (): 'smtp' | 'local' => (env().SMTP_URL ? 'smtp' : 'local')

/** Sends one mail. Throws when it was not accepted, or is not addressed to exactly one person. */
export async function sendMail(mail: Mail): Promise<void> {
  recipient.parse(mail.to)
  subject.parse(mail.subject)
  const driver: MailDriver = mailTransport() === 'smtp' ? sendBySmtp : sendToMailbox
  await driver(mail)
}
