import 'server-only'
import { getAppOrigin } from '@/lib/platform/env'
import type { OutgoingMail } from './types'

export interface Sender {
  name: string
  address: string
}

// As an object, an address is never parsed into several.
const toAddress = (address: string): Sender => ({ name: '', address })

/** Maps an email to nodemailer's format. Attachments and bodies are never read from files or URLs. */
export function toNodemailerMessage(mail: OutgoingMail, from: Sender) {
  const { to, cc, bcc, replyTo, fromName, subject, text, html, attachments, messageId } = mail
  return {
    from,
    to: to.map(toAddress),
    cc: cc.map(toAddress),
    bcc: bcc.map(toAddress),
    ...(replyTo && { replyTo: toAddress(replyTo) }),
    subject,
    text,
    html,
    attachments: attachments.map(({ name, contentType, bytes, cid }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
      ...(cid && { cid, contentDisposition: 'inline' as const }),
    })),
    ...(messageId && { messageId: `<${messageId}@${new URL(getAppOrigin()).hostname}>` }),
    headers: fromName ? {} : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
