import 'server-only'
import type { Transporter } from 'nodemailer'
import { appOrigin, env } from '@/lib/env'
import { site } from '@/lib/site'
import type { Mail } from './types'

let transporter: Promise<Transporter> | undefined

/** One pool per process, connected on first use. Attachments and bodies are never read from files or addresses. */
async function connect(): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url: env().SMTP_URL!,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** `MAIL_FROM` as it is configured, else no-reply at the product's own host. */
const sender = (): string => env().MAIL_FROM ?? `${site.name} <no-reply@${new URL(appOrigin()).hostname}>`

export async function sendBySmtp({ to, subject, text, html }: Mail): Promise<void> {
  const mailer = await (transporter ??= connect())
  await mailer.sendMail({
    from: sender(),
    // As an object the address is taken as it is, never parsed into several.
    to: { name: '', address: to },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
