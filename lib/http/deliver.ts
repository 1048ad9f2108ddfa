import 'server-only'
import { after } from 'next/server'
import { log } from '@/lib/log'
import { mailTransport, sendMail } from '@/lib/mail/send'
import type { Mail } from '@/lib/mail/types'

/**
 * Sends a mail that its cause must not wait for, nor fail with: the change is committed, and the person can ask for
 * the mail again. The local mailbox takes it at once; a mail server gets it after the answer has gone out.
 */
export async function deliver(mail: Mail): Promise<void> {
  const send = () =>
    sendMail(mail).catch((error: unknown) =>
      log.error({ err: error, subject: mail.subject }, 'mail not sent'),
    )
  if (mailTransport() === 'local') await send()
  else after(send)
}
