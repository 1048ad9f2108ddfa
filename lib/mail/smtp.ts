import 'server-only'
import { appOrigin, env } from '@/lib/env'
import { site } from '@/lib/site'
import { messageOf, type Sender } from './message'
import type { OutgoingMail } from './types'

/**
 * A connection of its own for each mail: a pool would send again by itself what it believes to be lost, and a mail must
 * never go out twice.
 */
async function connect() {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: env().SMTP_URL!,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
}

/** `MAIL_FROM` as it is configured, else no-reply at the product's own host; a business is named in front of it. */
export function sender(fromName: string | null): Sender {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? []
  const own = {
    name: name || site.name,
    address: address || env().MAIL_FROM?.trim() || `no-reply@${new URL(appOrigin()).hostname}`,
  }
  return fromName ? { ...own, name: `${fromName} via ${own.name}` } : own
}

export async function sendBySmtp(mail: OutgoingMail): Promise<string[]> {
  const mailer = await connect()
  try {
    const { rejected } = await mailer.sendMail(messageOf(mail, sender(mail.fromName)))
    return rejected
  } finally {
    mailer.close()
  }
}
