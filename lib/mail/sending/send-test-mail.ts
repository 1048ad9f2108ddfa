import 'server-only'
import { upstream } from '@/lib/i18n/errors'
import { getAppOrigin } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { toMailFailure } from '@/lib/mail/transports/mail-error'
import { getMailTransport, sendMail } from '@/lib/mail/transports/send'
import { renderTestMail } from '@/lib/mail/templates/account-mails'
import type { GmailAccount } from '@/lib/mail/transports/types'

/** Sends a test email through the same transport as the user's invoices. Throws 502 with a readable reason. */
export async function sendTestMail(
  to: string,
  name: string,
  gmail: GmailAccount | null,
): Promise<{ to: string; transport: 'gmail' | 'smtp' | 'local' }> {
  try {
    await sendMail(renderTestMail({ to, name, link: getAppOrigin() }), gmail)
  } catch (error) {
    log.warn({ err: error }, 'test mail not sent')
    throw upstream(toMailFailure(error).reason)
  }
  return { to, transport: gmail ? 'gmail' : getMailTransport() }
}
