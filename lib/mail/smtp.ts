import 'server-only'
import { appOrigin, env } from '@/lib/env'
import { site } from '@/lib/site'
import type { OutgoingMail } from './types'

/**
 * A connection of its own for each mail: a pool would send again by itself what it believes to be lost, and a mail must
 * never go out twice. Attachments and bodies are never read from files or addresses.
 */
async function connect() {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: env().SMTP_URL!,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** `MAIL_FROM` as it is configured, else no-reply at the product's own host; a business is named in front of it. */
function sender(fromName: string | null): { name: string; address: string } {
  const [, name = '', address = ''] = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/.exec(env().MAIL_FROM ?? '') ?? []
  const own = {
    name: name || site.name,
    address: address || env().MAIL_FROM?.trim() || `no-reply@${new URL(appOrigin()).hostname}`,
  }
  return fromName ? { ...own, name: `${fromName} via ${own.name}` } : own
}

// As an object an address is taken as it is, never parsed into several.
const exactly = (address: string) => ({ name: '', address })

export async function sendBySmtp(mail: OutgoingMail): Promise<void> {
  const { to, cc, bcc, replyTo, fromName, subject, text, html, attachments, messageId } = mail
  const mailer = await connect()
  try {
    await mailer.sendMail({
      from: sender(fromName),
      to: to.map(exactly),
      cc: cc.map(exactly),
      bcc: bcc.map(exactly),
      ...(replyTo && { replyTo: exactly(replyTo) }),
      subject,
      text,
      html,
      attachments: attachments.map(({ name, contentType, bytes, cid }) => ({
        filename: name,
        contentType,
        content: Buffer.from(bytes),
        ...(cid && { cid, contentDisposition: 'inline' as const }),
      })),
      ...(messageId && { messageId: `<${messageId}@${new URL(appOrigin()).hostname}>` }),
      headers: fromName ? {} : { 'Auto-Submitted': 'auto-generated' },
    })
  } finally {
    mailer.close()
  }
}
