import 'server-only'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { isServedLocally } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log'
import type { OutgoingMail, ReceivedMail } from './types'

const SHOWN = 100

/** Stores an email in the local mailbox, once for each recipient. */
export async function sendToMailbox(mail: OutgoingMail): Promise<never[]> {
  const { to, cc, bcc, replyTo, subject, text, attachments } = mail
  // Inlines the attached pictures in the HTML, as a mail program would show them.
  const inlineImages = attachments.filter(({ cid }) => cid)
  const html = inlineImages.reduce(
    (page, { cid, contentType, bytes }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`),
    mail.html,
  )
  // Warns the operator of a public installation, where nobody can read the local mailbox.
  if (!isServedLocally())
    log.warn(
      { subject },
      'email is not sent to its recipient: set SMTP_URL and MAIL_FROM to send through a mail server',
    )
  const files = attachments
    .filter(({ cid }) => !cid)
    .map(({ name, contentType, bytes }) => ({ name, contentType, bytes }))
  await db.$transaction(
    [...to, ...cc, ...bcc].map((address) =>
      db.localMail.create({
        data: { to: address.toLowerCase(), cc, replyTo, subject, text, html, attachments: { create: files } },
      }),
    ),
  )
  return []
}

/** Lists the newest emails first, of everybody or of one address. */
export const listMailbox = (to?: string | null): Promise<ReceivedMail[]> =>
  db.localMail.findMany({
    // Addresses contain no control characters, and the database rejects some.
    where: to
      ? {
          to: to
            .replace(/\p{Cc}/gu, '')
            .trim()
            .toLowerCase(),
        }
      : {},
    orderBy: { id: 'desc' },
    take: SHOWN,
    include: { attachments: { select: { id: true, name: true } } },
  })

/** Returns an attachment. Throws 404. */
export async function readAttachment(id: number) {
  const file = await db.localAttachment.findUnique({ where: { id } })
  if (!file) throw notFound('file')
  return file
}
