import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { findGmail } from '@/lib/delivery/gmail/queries'
import { getMailTransport } from '@/lib/platform/mail/send'
import { getInstallationSender } from '@/lib/platform/mail/smtp'
import type { MailSender } from '@/lib/platform/queue/types'

/** From which address a user's invoices go out, and through what. */
export async function getSender(actor: Actor): Promise<MailSender> {
  const gmail = await findGmail(actor)
  if (gmail) return { transport: 'gmail', address: gmail.address, isExpired: gmail.problem !== null }
  return { transport: getMailTransport(), address: getInstallationSender(null).address, isExpired: false }
}
