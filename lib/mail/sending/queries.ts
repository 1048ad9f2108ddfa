import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/i18n/errors'
import { getRecipients } from './recipients'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import type { MailKind, MailStatus } from '@/lib/mail/outbox/types'
import { formatStoredReason } from '@/lib/i18n/format-reason'

const LATEST = 20

export const toInvoiceMail = (mail: OutboxMail): InvoiceMail => ({
  id: mail.ref,
  kind: mail.kind as MailKind,
  status: mail.status as MailStatus,
  ...getRecipients(mail),
  subject: mail.subject,
  error: formatStoredReason(mail.error),
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
})

/** Lists the latest emails about an invoice, newest first, even if it was deleted. */
export async function listMailsAbout(actor: Actor, invoiceId: number): Promise<InvoiceMail[]> {
  const mails = await db.outboxMail.findMany({
    where: { businessId: actor.businessId, invoiceId },
    orderBy: { id: 'desc' },
    take: LATEST,
  })
  return mails.map(toInvoiceMail)
}

/** Lists the latest emails about an existing invoice, newest first. Throws 404. */
export async function listInvoiceMails(actor: Actor, invoiceId: number): Promise<InvoiceMail[]> {
  if ((await db.invoice.count({ where: { id: invoiceId, businessId: actor.businessId } })) === 0)
    throw notFound('invoice')
  return listMailsAbout(actor, invoiceId)
}
