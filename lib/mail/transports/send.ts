import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { isEmailAddress } from '@/lib/core/validation/email-address'
import { MailError } from './mail-error'
import { sendByGmail } from './gmail'
import { sendToMailbox } from './local-mailbox'
import { sendBySmtp } from './smtp'
import type { GmailAccount, Mail, OutgoingMail, RejectedRecipient } from './types'
import { listProductImages } from './product-mark'

// Stricter than the standard: no list, display name, quoting or line break can add a recipient or a header.
const recipient = z
  .string()
  .refine(isEmailAddress)
  .regex(/^[^\s,;:<>"()[\]\\]+$/)
const headerText = z.string().regex(/^[^\r\n\u0000]*$/)
const subject = headerText.min(1).max(300)

/** Returns the installation's transport: SMTP if a server is configured, otherwise the local mailbox. */
export const getMailTransport = (): 'smtp' | 'local' => (env().SMTP_URL ? 'smtp' : 'local')

/** Milliseconds a user waits for a mail server. */
const INTERACTIVE_TIMEOUT_MS = 30_000

/**
 * Sends a test email while the user waits. Throws if it was not accepted or is not addressed to exactly one person.
 */
export async function sendMail({ to, ...mail }: Mail, gmail: GmailAccount | null = null): Promise<void> {
  const blank = { cc: [], bcc: [], replyTo: null, fromName: null, attachments: listProductImages(mail.html) }
  const [refused] = await transmitMail(
    { ...mail, ...blank, to: [to] },
    gmail,
    AbortSignal.timeout(INTERACTIVE_TIMEOUT_MS),
  )
  if (refused) throw new MailError(refused.failure)
}

/**
 * Sends an email through the user's own Gmail, and nothing else, if connected; otherwise through the installation's
 * transport. Returns the refused recipients. Throws if the email was not accepted or an address is invalid.
 */
export async function transmitMail(
  mail: OutgoingMail,
  gmail: GmailAccount | null,
  signal?: AbortSignal,
): Promise<RejectedRecipient[]> {
  const { to, cc, bcc, replyTo, fromName } = mail
  const senders = [replyTo, gmail?.address].filter((address) => address != null)
  for (const address of [...to, ...cc, ...bcc, ...senders]) recipient.parse(address)
  if (to.length === 0) throw new Error('The mail is addressed to nobody')
  subject.parse(mail.subject)
  headerText.parse(fromName ?? '')
  if (gmail) return sendByGmail(narrowToRecipients(mail), gmail)
  if (getMailTransport() === 'local') return sendToMailbox(narrowToRecipients(mail))
  return sendBySmtp(mail, signal)
}

/** Removes recipients other than `only`, for transports that send to the addresses in the headers. */
function narrowToRecipients(mail: OutgoingMail): OutgoingMail {
  const { only } = mail
  if (!only?.length) return mail
  const filterList = (list: string[]) => list.filter((address) => only.includes(address))
  return { ...mail, to: filterList(mail.to), cc: filterList(mail.cc), bcc: filterList(mail.bcc) }
}
