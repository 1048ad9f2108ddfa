import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { getMailTransport, sendMail } from '@/lib/mail/transports/send'
import { getInstallationSender } from '@/lib/mail/transports/smtp'
import type { MailSender } from '@/lib/mail/outbox/mail-response'
import { db } from '@/lib/platform/db/client'
import type { Gmail } from '@/lib/mail/gmail/types'
import { formatReason, formatStoredReason } from '@/lib/i18n/format-reason'
import { upstream } from '@/lib/i18n/errors'
import { getAppOrigin } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { toMailFailure } from '@/lib/mail/transports/mail-error'
import { createTestMail } from '@/lib/mail/templates/account-mails'
import { renderForUser } from '@/lib/mail/templates/render-for-user'
import type { CurrentUser } from '@/lib/business/user-response'
import type { GmailAccount } from '@/lib/mail/transports/types'

/** Returns the sender address and transport of a business's invoice emails. */
export async function getSender(actor: Actor): Promise<MailSender> {
  const gmail = await findGmail(actor)
  if (gmail) return { transport: 'gmail', address: gmail.address, isExpired: gmail.problem !== null }
  return { transport: getMailTransport(), address: getInstallationSender(null).address, isExpired: false }
}

/**
 * Returns the business's Gmail connection; null if none is connected.
 * @param format formats the reason why it must be reconnected, by default in English
 */
export async function findGmail(actor: Actor, format = formatReason): Promise<Gmail | null> {
  const row = await db.gmailConnection.findUnique({
    where: { businessId: actor.businessId },
    select: { address: true, problem: true, connectedAt: true },
  })
  if (!row) return null
  const problem = formatStoredReason(row.problem, format)
  return { ...row, problem, connectedAt: row.connectedAt.toISOString() }
}

/** Sends a test email through the same transport as the user's invoices. Throws 502 with a readable reason. */
export async function sendTestMail(
  { email: to, fullName: name, interfaceLanguage }: CurrentUser,
  gmail: GmailAccount | null,
): Promise<{ to: string; transport: 'gmail' | 'smtp' | 'local' }> {
  const mail = createTestMail({ to, name, link: getAppOrigin() })
  try {
    await sendMail(await renderForUser(mail, interfaceLanguage), gmail)
  } catch (error) {
    log.warn({ err: error }, 'sending a test email failed')
    throw upstream(toMailFailure(error).reason)
  }
  return { to, transport: gmail ? 'gmail' : getMailTransport() }
}
