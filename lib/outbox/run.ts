import 'server-only'
import { db } from '@/lib/db/client'
import type { OutboxMail } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import { gmailAccount } from '@/lib/gmail/account'
import { setInvoiceStatus } from '@/lib/invoices/mutations'
import { findInvoiceRow } from '@/lib/invoices/queries'
import { toInvoice } from '@/lib/invoices/rows'
import type { Invoice } from '@/lib/invoices/types'
import { log } from '@/lib/log'
import { mailFailure, type MailFailure } from '@/lib/mail/failure'
import { handOver } from '@/lib/mail/send'
import type { GmailAccount, OutgoingMail } from '@/lib/mail/types'
import { composeMail } from './compose'
import { farewell, forget } from './farewell'
import { FAREWELL } from './types'

/** Minutes until the next attempt, by how many there were; after the last one the mail has failed. About a day. */
const BACK_OFF = [1, 5, 15, 60, 180, 360, 720]
/** Minutes after which a mail that was being handed over counts as lost in between. */
const LEASE = 10

/** Mails that one call sends at most. */
const LIMIT = 20

/** Sends what is due, one after the other, until `signal` says to stop. Answers how many were tried. */
export async function runOutbox({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
  await giveUpLost()
  for (let tried = 0; tried < LIMIT; tried++) {
    if (signal?.aborted) return tried
    const mail = await claim()
    if (!mail) return tried
    await attempt(mail)
  }
  return LIMIT
}

/**
 * Takes the next mail that is due, for this process alone; those of an account that will be deleted wait. From here on it is
 * SENDING: should the process die now, nobody sends it again by itself, because it may have gone out.
 */
async function claim(): Promise<OutboxMail | null> {
  const [claimed] = await db.$queryRaw<{ id: number }[]>`
    UPDATE "OutboxMail" SET
      "status" = 'SENDING',
      "attempts" = "attempts" + 1,
      "nextAttemptAt" = timezone('utc', now()) + ${LEASE} * interval '1 minute'
    WHERE "id" = (
      SELECT "id" FROM "OutboxMail"
      WHERE "status" = 'QUEUED' AND "nextAttemptAt" <= timezone('utc', now())
        AND NOT EXISTS (
          SELECT 1 FROM "User" u WHERE u."id" = "OutboxMail"."userId" AND u."deleteAfter" IS NOT NULL)
      ORDER BY "nextAttemptAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`
  return claimed ? db.outboxMail.findUnique({ where: { id: claimed.id } }) : null
}

async function attempt(mail: OutboxMail): Promise<void> {
  const about = { mail: mail.id, attempt: mail.attempts }
  let outgoing: OutgoingMail
  let gmail: GmailAccount | null = null
  try {
    if (mail.kind === FAREWELL) outgoing = farewell(mail)
    else {
      const invoice = toInvoice(await findInvoiceRow(db, mail.userId, mail.invoiceId!))
      if (mail.kind === 'REMINDER' && !isOwed(invoice)) return cancel(mail)
      const owner = await db.user.findUniqueOrThrow({
        where: { id: mail.userId },
        select: { email: true, timeZone: true },
      })
      outgoing = await composeMail(mail, invoice, owner)
      gmail = await gmailAccount(mail.userId)
    }
  } catch (error) {
    log.error({ err: error, ...about }, 'mail not put together')
    const reason = error instanceof AppError ? error.message : 'The mail could not be put together.'
    return failed(mail, { reason, retry: 'later' })
  }
  try {
    await handOver(outgoing, gmail)
  } catch (error) {
    log.warn({ err: error, ...about }, 'mail not sent')
    return failed(mail, mailFailure(error))
  }
  await sent(mail)
}

/** Nobody is reminded of what was paid, cancelled or taken back since. */
const isOwed = ({ status, balance }: Invoice) => status === 'SENT' && balance > 0

async function cancel({ id }: OutboxMail): Promise<void> {
  await db.outboxMail.update({
    where: { id },
    data: { status: 'CANCELLED', error: 'Nothing was left to pay when it was to go out.' },
  })
}

/** Accepted: written down, and a draft is a sent invoice from now on. */
async function sent(mail: OutboxMail): Promise<void> {
  const { id, userId, kind, to } = mail
  if (kind === FAREWELL) return forget(mail)
  const invoiceId = mail.invoiceId!
  await db.$transaction(async (tx) => {
    await tx.outboxMail.update({
      where: { id },
      data: { status: 'SENT', sentAt: new Date(), error: null },
    })
    await recordEvent(tx, userId, 'MAIL_SENT', { invoiceId, data: { mailId: id, kind, to } })
  })
  const invoice = await db.invoice.findUnique({ where: { id: invoiceId, userId }, select: { status: true } })
  if (invoice?.status === 'DRAFT') await setInvoiceStatus(userId, invoiceId, 'SENT')
}

async function failed(mail: OutboxMail, { reason, retry }: MailFailure): Promise<void> {
  const { id, userId, kind, to, invoiceId } = mail
  const minutes = retry === 'later' ? BACK_OFF[mail.attempts - 1] : undefined
  if (kind === FAREWELL && !minutes) return forget(mail)
  await db.$transaction(async (tx) => {
    await tx.outboxMail.update({
      where: { id },
      data: minutes
        ? { status: 'QUEUED', error: reason, nextAttemptAt: new Date(Date.now() + minutes * 60_000) }
        : { status: 'FAILED', error: reason },
    })
    if (!minutes)
      await recordEvent(tx, userId, 'MAIL_FAILED', {
        invoiceId: invoiceId!,
        data: { mailId: id, kind, to, reason },
      })
  })
}

/** What was being handed over when its process died. */
async function giveUpLost(): Promise<void> {
  const lost = await db.outboxMail.findMany({
    where: { status: 'SENDING', nextAttemptAt: { lt: new Date() } },
    take: 20,
  })
  for (const mail of lost)
    await failed(mail, {
      reason:
        'Sending was interrupted, so the mail may have gone out. Ask your client before you send it again.',
      retry: 'unknown',
    })
}
