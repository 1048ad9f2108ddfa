import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/core/access/actor'
import { recordEvent } from '@/lib/activity/record-event'
import { assertSendable } from '@/lib/presend-check/queries'
import { consumeRecipientLimit, createLimitError } from '@/lib/mail/sending/recipient-limit'
import { toInvoiceMail } from '@/lib/mail/sending/queries'
import { transitionMail, queueMail, queueOnce } from '@/lib/mail/sending/queue-mail'
import { getRecipients } from '@/lib/mail/sending/recipients'
import type { SendInput } from '@/lib/mail/sending/schema'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import type { InvoiceRow } from '@/lib/documents/rows'
import { conflict } from '@/lib/i18n/errors'
import { db, type Transaction } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { scheduleMailFlush } from '@/lib/mail/outbox/request-scope'
import type { InvoiceMail } from '@/lib/mail/outbox/types'
import { insertLink, LINK_PLACEHOLDER, getPublicUrl } from '@/lib/mail/letters/share-message'
import { ensurePublicLink } from '@/lib/public-links/public-links'
import { Prisma } from '@/lib/platform/db/generated/client'

/**
 * Queues an invoice to be sent by e-mail. `{link}` in the message becomes its public link, which is made here if there is
 * none that works. Throws 404, 409 for a cancelled one, 422 for a draft that the check stops, and 429.
 */
export async function sendInvoice(actor: Actor, invoiceId: number, letter: SendInput): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    assertAllowed('send', row)
    const cause = `send ${findRequestId() ?? randomUUID()}`
    const mail = await queueOnce(tx, actor, cause, async () => {
      await assertSendable(tx, row)
      const message = await resolveLink(tx, actor, row, letter.message)
      const whole = { ...letter, message }
      return queueMail(tx, actor, invoiceId, { kind: 'INVOICE', cause, letter: whole, refuse: true })
    })
    return storeResponse(tx, mail)
  })
}

/** The message with the public link in the place of `{link}`; one that names none makes none. */
async function resolveLink(tx: Transaction, actor: Actor, row: InvoiceRow, message: string): Promise<string> {
  if (!message.includes(LINK_PLACEHOLDER)) return message
  const { publicToken } = await ensurePublicLink(tx, actor, row)
  return insertLink(message, getPublicUrl(appOrigin(), publicToken!))
}

/** Queues a mail that failed once more. Throws 404, 409 for one that is on its way or has arrived, and 429. */
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
    const wait = await consumeRecipientLimit(actor, getRecipients(mail))
    if (wait) throw createLimitError(wait)
    await recordEvent(tx, actor, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId, kind: mail.kind, ...getRecipients(mail) },
    })
    scheduleMailFlush(mail.id)
    return toInvoiceMail(mail)
  })
}
