import 'server-only'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { appOrigin } from '@/lib/platform/env'
import { accountDeletedMail } from '@/lib/platform/mail/templates'
import type { OutgoingMail } from '@/lib/platform/mail/types'
import { messageIdOf } from '@/lib/platform/queue/message-id'

/** The mail that an account is deleted. Its row holds the address and nothing else. */
export function farewell(mail: OutboxMail): OutgoingMail {
  const [to = ''] = mail.to
  const { subject, text, html } = accountDeletedMail({ to, link: `${appOrigin()}/register` })
  return {
    ...{ to: [to], cc: [], bcc: [], replyTo: null, fromName: null, subject, text, html, attachments: [] },
    messageId: messageIdOf(mail),
  }
}

/** Forgets the last that is left of an account, once the mail has gone out or never will. */
export async function forget({ id }: OutboxMail): Promise<void> {
  await db.outboxMail.deleteMany({ where: { id } })
}
