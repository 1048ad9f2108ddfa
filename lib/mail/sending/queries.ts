import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { notFound } from '@/lib/i18n/errors'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import type { MailKind, MailStatus } from '@/lib/mail/outbox/types'
import { formatReason, parseReason } from '@/lib/i18n/format-reason'
import { toReasonResponse } from '@/lib/i18n/reason'

const LATEST = 20

export function toInvoiceMail(mail: OutboxMail): InvoiceMail {
  const reason = parseReason(mail.error)
  return {
    id: mail.ref,
    kind: mail.kind as MailKind,
    status: mail.status as MailStatus,
    ...getRecipients(mail),
    subject: mail.subject,
    error: reason && formatReason(reason),
    reason: reason && toReasonResponse(reason),
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  }
}

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

interface AddressedMail {
  to: string[]
  cc: string[]
  bcc: string[]
  /** Recipients this row is for; empty for all of them. */
  only: string[]
}

/** Returns the recipients an outbox row is for, by header field. */
export function getRecipients({ to, cc, bcc, only }: AddressedMail): Record<'to' | 'cc' | 'bcc', string[]> {
  const filterList = (list: string[]) =>
    only.length > 0 ? list.filter((address) => only.includes(address)) : list
  return { to: filterList(to), cc: filterList(cc), bcc: filterList(bcc) }
}

/** Lists the recipients of `getRecipients` in one array. */
export function listRecipients(mail: AddressedMail): string[] {
  const { to, cc, bcc } = getRecipients(mail)
  return [...to, ...cc, ...bcc]
}
