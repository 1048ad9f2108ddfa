import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { AppError } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import { toMailFailure } from '@/lib/mail/transports/mail-error'
import { transmitMail } from '@/lib/mail/transports/send'
import { MAX_SEND_MS } from '@/lib/mail/transports/smtp'
import type { GmailAccount, OutgoingMail } from '@/lib/mail/transports/types'
import { toMailOutcomes, type AttemptResult, recordOutcomes } from './record-result'
import { endOutage } from '@/lib/mail/outbox/outage'
import { listRecipients } from './queries'
import { TRANSACTIONAL_KIND } from '@/lib/mail/outbox/types'
import { reason, type Reason } from '@/lib/i18n/reason'

const { sql } = Prisma

/** Minutes after which an email being sent counts as interrupted: longer than sending can take. */
const LEASE = MAX_SEND_MS / 60_000 + 5
/** Maximum emails per run. */
const LIMIT = 100

export interface PreparedMail {
  /** Outbox row with the subject and message to send. */
  sentMail: OutboxMail
  outgoing: OutgoingMail
  gmail: GmailAccount | null
}

/** Composes an email to send now, or returns the reason it is no longer needed. */
type PrepareMail = (mail: OutboxMail) => Promise<PreparedMail | Reason>

/**
 * Sends the due emails one after the other, until `signal` aborts: one of each business, then the next of each, so
 * that nobody waits for another's hundred. Returns the number of attempts.
 */
export async function processOutbox(prepare: PrepareMail, signal?: AbortSignal): Promise<number> {
  await failInterrupted()
  const served = new Set<number>()
  for (let attempts = 0; attempts < LIMIT; attempts++) {
    if (signal?.aborted) return attempts
    let mail = await claimNext([...served])
    if (!mail && served.size > 0) {
      served.clear()
      mail = await claimNext([])
    }
    if (!mail) return attempts
    served.add(mail.businessId)
    // If even the result can't be saved, `failInterrupted` fails the email later; the others go on.
    await processMail(mail, prepare).catch((error: unknown) =>
      log.error({ err: error, mail: mail.id }, 'mail not settled'),
    )
  }
  return LIMIT
}

/**
 * Claims the next due email for this process. Emails of an account about to be deleted wait, except those of the
 * product itself. The email is SENDING from now on: if the process dies, it is not sent again automatically, because
 * it may have been sent.
 */
const claimNext = (served: number[]): Promise<OutboxMail | null> => claimMail(isDueSql(served))

const isDueSql = (served: number[]): Prisma.Sql => sql`
    "nextAttemptAt" <= timezone('utc', now()) AND "businessId" <> ALL(${served})
    AND ("kind" = ${TRANSACTIONAL_KIND} OR NOT EXISTS (
      SELECT 1 FROM "Business" b JOIN "User" o ON o."id" = b."ownerId"
      WHERE b."id" = "OutboxMail"."businessId" AND o."deleteAfter" IS NOT NULL))`

/**
 * Selects the email that has been due longest, in index order (`status`, `nextAttemptAt`, `id`), skipping locked
 * rows.
 */
export const nextMailSql = (isNext = isDueSql([])): Prisma.Sql => sql`
      SELECT "id" FROM "OutboxMail"
      WHERE "status" = 'QUEUED' AND ${isNext}
      ORDER BY "nextAttemptAt", "id" LIMIT 1 FOR UPDATE SKIP LOCKED`

async function claimMail(isNext: Prisma.Sql): Promise<OutboxMail | null> {
  // Raw SQL: SKIP LOCKED.
  const [claimed] = await db.$queryRaw<{ id: number }[]>`
    UPDATE "OutboxMail" SET
      "status" = 'SENDING',
      "attempts" = "attempts" + 1,
      "nextAttemptAt" = timezone('utc', now()) + ${LEASE} * interval '1 minute'
    WHERE "id" = (${nextMailSql(isNext)}) RETURNING "id"`
  return claimed ? db.outboxMail.findUnique({ where: { id: claimed.id } }) : null
}

/** Sends an email just queued, ahead of all others; if that fails, it waits for the worker. */
export async function sendQueuedMail(prepare: PrepareMail, id: number): Promise<void> {
  const mail = await claimMail(sql`"id" = ${id} AND "attempts" = 0`)
  if (mail) await processMail(mail, prepare)
}

async function processMail(mail: OutboxMail, prepare: PrepareMail): Promise<void> {
  const logFields = { mail: mail.id, attempt: mail.attempts }
  const { result, sentMail, isOwnServer } = await attemptSend(mail, prepare, logFields)
  await recordOutcomes(sentMail, toMailOutcomes(sentMail, result))
  if (!('refused' in result)) return
  const refused = result.refused.length
  const recipients = listRecipients(mail).length
  log.info({ ...logFields, kind: mail.kind, recipients, refused }, 'mail handed over')
  if (isOwnServer && refused < recipients) await endOutage()
}

interface SendAttempt {
  result: AttemptResult
  /** Row with the subject and message that were sent, if they were. */
  sentMail: OutboxMail
  /** True if the installation's own mail server accepted or refused it. */
  isOwnServer: boolean
}

/** Composes an email and sends it. Doesn't throw: every error becomes a result. */
async function attemptSend(mail: OutboxMail, prepare: PrepareMail, about: object): Promise<SendAttempt> {
  const endWith = (result: AttemptResult): SendAttempt => ({ result, sentMail: mail, isOwnServer: false })
  let prepared: PreparedMail | Reason
  try {
    prepared = await prepare(mail)
  } catch (error) {
    log.error({ err: error, ...about }, 'mail not put together')
    const why = error instanceof AppError ? error.reason : reason('mail.unprepared')
    return endWith({ failure: { reason: why, retry: 'later' } })
  }
  if ('code' in prepared) return endWith({ cancelled: prepared })
  const { sentMail, outgoing, gmail } = prepared
  try {
    return { result: { refused: await transmitMail(outgoing, gmail) }, sentMail, isOwnServer: !gmail }
  } catch (error) {
    log.warn({ err: error, ...about }, 'mail not sent')
    return endWith({ failure: toMailFailure(error) })
  }
}

/** Fails emails that were being sent when their process died; they may have been sent. */
async function failInterrupted(): Promise<void> {
  const interrupted = await db.outboxMail.findMany({
    where: { status: 'SENDING', nextAttemptAt: { lt: new Date() } },
    take: 20,
  })
  const failure = { reason: reason('mail.interrupted'), retry: 'unknown' } as const
  for (const mail of interrupted) await recordOutcomes(mail, toMailOutcomes(mail, { failure }))
}
