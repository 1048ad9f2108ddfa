import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/core/access/actor'
import { recordEvent } from '@/lib/activity/record-event'
import { assertSendable } from '@/lib/presend-check/queries'
import { consumeRecipientLimit, createLimitError } from '@/lib/mail/outbox/sending-limit'
import { toInvoiceMail, getRecipients } from '@/lib/mail/sending/queries'
import { transitionMail, queueMail, queueMailOnce } from '@/lib/mail/sending/queue-mail'
import type { SendInput } from '@/lib/mail/sending/schema'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import type { InvoiceRow } from '@/lib/documents/rows'
import { conflict } from '@/lib/i18n/errors'
import { db, type Transaction } from '@/lib/platform/db/client'
import { getAppOrigin } from '@/lib/platform/env'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { scheduleMailFlush } from '@/lib/mail/outbox/request-scope'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import { getPublicUrl } from '@/lib/documents/public-link'
import { insertLink, LINK_PLACEHOLDER } from '@/lib/mail/letters/share-message'
import { ensurePublicLink } from '@/lib/public-links/public-links'
import { Prisma } from '@/lib/platform/db/generated/client'

/**
 * Queues an email with an invoice. `{link}` in the message becomes its public link, which is created if none is
 * valid. Throws 404, 409 for a cancelled invoice, 422 for a draft that fails the pre-send check, and 429.
 */
export async function sendInvoice(actor: Actor, invoiceId: number, input: SendInput): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    assertAllowed('send', row)
    const cause = `send ${findRequestId() ?? randomUUID()}`
    const mail = await queueMailOnce(tx, actor, cause, async () => {
      await assertSendable(tx, row)
      const message = await resolveLink(tx, actor, row, input.message)
      const withLink = { ...input, message }
      return queueMail(tx, actor, invoiceId, {
        kind: 'INVOICE',
        cause,
        message: withLink,
        failIfLimited: true,
      })
    })
    return storeResponse(tx, mail)
  })
}

/** Replaces `{link}` with the public link. Creates the link only if the message contains `{link}`. */
async function resolveLink(tx: Transaction, actor: Actor, row: InvoiceRow, message: string): Promise<string> {
  if (!message.includes(LINK_PLACEHOLDER)) return message
  const { publicToken } = await ensurePublicLink(tx, actor, row)
  return insertLink(message, getPublicUrl(getAppOrigin(), publicToken!))
}

/** Queues a failed email again. Throws 404, 409 if it is queued, being sent or sent, and 429. */
export async function resendMail(actor: Actor, invoiceId: number, mailId: string): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    const mail = await transitionMail(
      tx,
      { ref: mailId, invoiceId, businessId: actor.businessId },
      'FAILED',
      {
        status: 'QUEUED',
        attempts: 0,
        nextAttemptAt: new Date(),
        error: Prisma.DbNull,
      },
    )
    if (!mail) throw conflict('send.only-failed')
    assertAllowed('send', row)
    if (mail.kind === 'INVOICE') await assertSendable(tx, row)
    const delay = await consumeRecipientLimit(actor, getRecipients(mail))
    if (delay) throw createLimitError(delay)
    await recordEvent(tx, actor, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId, kind: mail.kind, ...getRecipients(mail) },
    })
    scheduleMailFlush(mail.id)
    return toInvoiceMail(mail)
  })
}
