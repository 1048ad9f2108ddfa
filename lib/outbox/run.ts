import 'server-only'
import { db } from '@/lib/db/client'
import type { OutboxMail } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { gmailAccount } from '@/lib/gmail/account'
import { findInvoiceRow } from '@/lib/invoices/queries'
import { toInvoice } from '@/lib/invoices/rows'
import { log } from '@/lib/log'
import { mailFailure } from '@/lib/mail/failure'
import { handOver } from '@/lib/mail/send'
import type { GmailAccount, OutgoingMail } from '@/lib/mail/types'
import { reminderLetter } from '@/lib/reminders/letter'
import { isStillDue } from '@/lib/reminders/still-due'
import { composeMail } from './compose'
import { farewell } from './farewell'
import { cancelled, failed, giveUpLost, sent } from './outcome'
import { FAREWELL } from './types'

/** Minutes after which a mail that was being handed over counts as lost in between. */
const LEASE = 10
/** Mails that one call sends at most. */
const LIMIT = 100

/**
 * Sends what is due, one after the other, until `signal` says to stop: one mail of each user, then the next of each, so that
 * nobody waits for somebody else's hundred. Answers how many were tried.
 */
export async function runOutbox({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
  await giveUpLost()
  const served = new Set<number>()
  for (let tried = 0; tried < LIMIT; tried++) {
    if (signal?.aborted) return tried
    let mail = await claim([...served])
    if (!mail && served.size > 0) {
      served.clear()
      mail = await claim([])
    }
    if (!mail) return tried
    served.add(mail.userId)
    // One that cannot even be written down is given up later, and holds up nobody.
    await attempt(mail).catch((error: unknown) =>
      log.error({ err: error, mail: mail.id }, 'mail not settled'),
    )
  }
  return LIMIT
}

/**
 * Takes the next mail that is due, for this process alone; those of an account that will be deleted wait. From here on it is
 * SENDING: should the process die now, nobody sends it again by itself, because it may have gone out.
 */
async function claim(served: number[]): Promise<OutboxMail | null> {
  const [claimed] = await db.$queryRaw<{ id: number }[]>`
    UPDATE "OutboxMail" SET
      "status" = 'SENDING',
      "attempts" = "attempts" + 1,
      "nextAttemptAt" = timezone('utc', now()) + ${LEASE} * interval '1 minute'
    WHERE "id" = (
      SELECT "id" FROM "OutboxMail"
      WHERE "status" = 'QUEUED' AND "nextAttemptAt" <= timezone('utc', now())
        AND "userId" <> ALL(${served})
        AND NOT EXISTS (
          SELECT 1 FROM "User" u WHERE u."id" = "OutboxMail"."userId" AND u."deleteAfter" IS NOT NULL)
      ORDER BY "nextAttemptAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING "id"`
  return claimed ? db.outboxMail.findUnique({ where: { id: claimed.id } }) : null
}

interface Prepared {
  outgoing: OutgoingMail
  gmail: GmailAccount | null
}

async function attempt(mail: OutboxMail): Promise<void> {
  const about = { mail: mail.id, attempt: mail.attempts }
  let prepared: Prepared | string
  try {
    prepared = await prepare(mail)
  } catch (error) {
    log.error({ err: error, ...about }, 'mail not put together')
    const reason = error instanceof AppError ? error.message : 'The mail could not be put together.'
    return failed(mail, { reason, retry: 'later' })
  }
  if (typeof prepared === 'string') return cancelled(mail, prepared)
  let refused: string[]
  try {
    refused = await handOver(prepared.outgoing, prepared.gmail)
  } catch (error) {
    log.warn({ err: error, ...about }, 'mail not sent')
    return failed(mail, mailFailure(error))
  }
  await sent(mail, refused)
}

/** The mail as it goes out now, or why it is not needed any more. */
async function prepare(mail: OutboxMail): Promise<Prepared | string> {
  if (mail.kind === FAREWELL) return { outgoing: farewell(mail), gmail: null }
  const invoice = toInvoice(await findInvoiceRow(db, mail.userId, mail.invoiceId!))
  if (invoice.status === 'CANCELLED') return 'The invoice was cancelled before it went out.'
  const isReminder = mail.kind === 'REMINDER'
  if (isReminder && invoice.balance <= 0) return 'Nothing was left to pay when it was to go out.'
  if (isReminder && !(await isStillDue(db, mail, invoice)))
    return 'It was no longer due when it was to go out.'
  const owner = await db.user.findUniqueOrThrow({
    where: { id: mail.userId },
    select: { email: true, timeZone: true },
  })
  // Part of it may have been paid since the reminder was written.
  const letter = isReminder ? await reminderLetter(mail.userId, invoice) : {}
  const outgoing = await composeMail({ ...mail, ...letter }, invoice, owner)
  if (!outgoing) return 'The public link in it was revoked before it went out.'
  return { outgoing, gmail: await gmailAccount(mail.userId) }
}
