import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Actor } from '@/lib/kernel/access/actor'
import { recordEvent } from '@/lib/business/events/mutations'
import { refuseBlocked } from '@/lib/check/queries'
import { countRecipients, waitError } from '@/lib/delivery/allowance'
import { toInvoiceMail } from '@/lib/delivery/queries'
import { moveMail, queueMail, queueOnce } from '@/lib/delivery/queue-mail'
import { recipientsOf } from '@/lib/delivery/recipients'
import type { SendInput } from '@/lib/delivery/schema'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice } from '@/lib/documents/lock'
import type { InvoiceRow } from '@/lib/documents/rows'
import { conflict } from '@/lib/words/errors'
import { db, type Transaction } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { keepAnswer, requestIdOfCall } from '@/lib/platform/idempotency/once'
import { mailIsDue } from '@/lib/platform/queue/turn'
import type { InvoiceMail } from '@/lib/platform/queue/types'
import { fillLink, LINK_PLACEHOLDER, publicUrl } from '@/lib/render/mail/share-message'
import { makeLink } from '@/lib/sharing/links'
import { Prisma } from '@/lib/platform/db/generated/client'

/**
 * Queues an invoice to be sent by e-mail. `{link}` in the message becomes its public link, which is made here if there is
 * none that works. Throws 404, 409 for a cancelled one, 422 for a draft that the check stops, and 429.
 */
export async function sendInvoice(actor: Actor, invoiceId: number, letter: SendInput): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    refuse('send', row)
    const cause = `send ${requestIdOfCall() ?? randomUUID()}`
    const mail = await queueOnce(tx, actor, cause, async () => {
      await refuseBlocked(tx, row)
      const message = await withLink(tx, actor, row, letter.message)
      const whole = { ...letter, message }
      return queueMail(tx, actor, invoiceId, { kind: 'INVOICE', cause, letter: whole, refuse: true })
    })
    return keepAnswer(tx, mail)
  })
}

/** The message with the public link in the place of `{link}`; one that names none makes none. */
async function withLink(tx: Transaction, actor: Actor, row: InvoiceRow, message: string): Promise<string> {
  if (!message.includes(LINK_PLACEHOLDER)) return message
  const { publicToken } = await makeLink(tx, actor, row)
  return fillLink(message, publicUrl(appOrigin(), publicToken!))
}

/** Queues a mail that failed once more. Throws 404, 409 for one that is on its way or has arrived, and 429. */
export async function sendAgain(actor: Actor, invoiceId: number, mailId: string): Promise<InvoiceMail> {
  return db.$transaction(async (tx) => {
    const row = await lockInvoice(tx, actor, invoiceId)
    const mail = await moveMail(tx, { ref: mailId, invoiceId, businessId: actor.businessId }, 'FAILED', {
      status: 'QUEUED',
      attempts: 0,
      nextAttemptAt: new Date(),
      error: Prisma.DbNull,
    })
    if (!mail) throw conflict('send.only-failed')
    refuse('send', row)
    if (mail.kind === 'INVOICE') await refuseBlocked(tx, row)
    const wait = await countRecipients(actor, recipientsOf(mail))
    if (wait) throw waitError(wait)
    await recordEvent(tx, actor, 'MAIL_QUEUED', {
      invoiceId,
      data: { mailId, kind: mail.kind, ...recipientsOf(mail) },
    })
    mailIsDue(mail.id)
    return toInvoiceMail(mail)
  })
}
