import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { isEmailAddress } from '@/lib/core/validation/email-address'
import { MailError } from './mail-error'
import { sendByGmail } from './gmail'
import { sendToMailbox } from './local-mailbox'
import { sendBySmtp } from './smtp'
import type { GmailAccount, Mail, OutgoingMail, RejectedRecipient } from './types'

// Stricter than the standard: no list, no display name, no quoting, no line break can add a recipient or a header.
const recipient = z
  .string()
  .refine(isEmailAddress)
  .regex(/^[^\s,;:<>"()[\]\\]+$/)
const headerText = z.string().regex(/^[^\r\n\u0000]*$/)
const subject = headerText.min(1).max(300)

/** What the installation itself sends through: SMTP when a server is configured, else the local mailbox. */
export const getMailTransport = (): 'smtp' | 'local' => (env().SMTP_URL ? 'smtp' : 'local')

/** Milliseconds that somebody who looks at the screen waits for a mail server. */
const INTERACTIVE_TIMEOUT_MS = 30_000

/**
 * Sends a mail that a user asked for to see mail work, while they wait. Throws when it was not accepted, or is not addressed to
 * exactly one person.
 */
export async function sendMail({ to, ...mail }: Mail, gmail: GmailAccount | null = null): Promise<void> {
  const blank = { cc: [], bcc: [], replyTo: null, fromName: null, attachments: [] }
  const [refused] = await transmitMail(
    { ...mail, ...blank, to: [to] },
    gmail,
    AbortSignal.timeout(INTERACTIVE_TIMEOUT_MS),
  )
  if (refused) throw new MailError(refused.failure)
}

/**
 * Hands a mail to whatever sends: the user's own Gmail when there is one, and then nothing else, or what the installation
 * has. Throws when it was not accepted, or an address is not exactly one. Answers the recipients who were not accepted.
 */
export async function transmitMail(
  mail: OutgoingMail,
  gmail: GmailAccount | null,
  signal?: AbortSignal,
): Promise<RejectedRecipient[]> {
  const { to, cc, bcc, replyTo, fromName } = mail
  const own = [replyTo, gmail?.address].filter((address) => address != null)
  for (const address of [...to, ...cc, ...bcc, ...own]) recipient.parse(address)
  if (to.length === 0) throw new Error('The mail is addressed to nobody')
  subject.parse(mail.subject)
  headerText.parse(fromName ?? '')
  if (gmail) return sendByGmail(narrowToRecipients(mail), gmail)
  if (getMailTransport() === 'local') return sendToMailbox(narrowToRecipients(mail))
  return sendBySmtp(mail, signal)
}

/** For what sends to whom the mail names: it names nobody else. */
function narrowToRecipients(mail: OutgoingMail): OutgoingMail {
  const { only } = mail
  if (!only?.length) return mail
  const mine = (list: string[]) => list.filter((address) => only.includes(address))
  return { ...mail, to: mine(mail.to), cc: mine(mail.cc), bcc: mine(mail.bcc) }
}
