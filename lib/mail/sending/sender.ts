import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { getMailTransport } from '@/lib/mail/transports/send'
import { getInstallationSender } from '@/lib/mail/transports/smtp'
import type { MailSender } from '@/lib/mail/outbox/mail-response'
import { db } from '@/lib/platform/db/client'
import type { Gmail } from '@/lib/mail/gmail/types'
import { formatStoredReason } from '@/lib/i18n/format-reason'

/** Returns the sender address and transport of a business's invoice emails. */
export async function getSender(actor: Actor): Promise<MailSender> {
  const gmail = await findGmail(actor)
  if (gmail) return { transport: 'gmail', address: gmail.address, isExpired: gmail.problem !== null }
  return { transport: getMailTransport(), address: getInstallationSender(null).address, isExpired: false }
}

/** Returns the business's Gmail connection; null if none is connected. */
export async function findGmail(actor: Actor): Promise<Gmail | null> {
  const row = await db.gmailConnection.findUnique({
    where: { businessId: actor.businessId },
    select: { address: true, problem: true, connectedAt: true },
  })
  return (
    row && { ...row, problem: formatStoredReason(row.problem), connectedAt: row.connectedAt.toISOString() }
  )
}
