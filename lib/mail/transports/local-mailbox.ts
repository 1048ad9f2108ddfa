import 'server-only'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { isServedLocally } from '@/lib/platform/http/client-address'
import { log } from '@/lib/platform/log'
import type { OutgoingMail, ReceivedMail } from './types'

const SHOWN = 100

/** Keeps a mail on this machine: one for every recipient, as each of them would get it. */
export async function sendToMailbox(mail: OutgoingMail): Promise<never[]> {
  const { to, cc, bcc, replyTo, subject, text, attachments } = mail
  // A mailbox shows pictures that came along; here they stand in the text.
  const pictures = attachments.filter(({ cid }) => cid)
  const html = pictures.reduce(
    (page, { cid, contentType, bytes }) =>
      page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${Buffer.from(bytes).toString('base64')}`),
    mail.html,
  )
  // For whoever runs a public installation: nobody can read it there.
  if (!isServedLocally())
    log.warn({ subject }, 'mail does not go out: set SMTP_URL and MAIL_FROM to send through a mail server')
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

/** The newest mails first, of everybody or of one address. */
export const listMailbox = (to?: string | null): Promise<ReceivedMail[]> =>
  db.localMail.findMany({
    // No address holds a control character, and the database takes none.
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

/** A file that came with a mail. Throws 404. */
export async function readAttachment(id: number) {
  const file = await db.localAttachment.findUnique({ where: { id } })
  if (!file) throw notFound('file')
  return file
}
