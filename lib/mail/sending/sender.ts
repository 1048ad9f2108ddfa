import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { findGmail } from '@/lib/mail/gmail/queries'
import { getMailTransport } from '@/lib/mail/transports/send'
import { getInstallationSender } from '@/lib/mail/transports/smtp'
import type { MailSender } from '@/lib/mail/outbox/mail-response'

/** Returns the sender address and transport of a business's invoice emails. */
export async function getSender(actor: Actor): Promise<MailSender> {
  const gmail = await findGmail(actor)
  if (gmail) return { transport: 'gmail', address: gmail.address, isExpired: gmail.problem !== null }
  return { transport: getMailTransport(), address: getInstallationSender(null).address, isExpired: false }
}
