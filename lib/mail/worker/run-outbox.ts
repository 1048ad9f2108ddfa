import 'server-only'
import { after } from 'next/server'
import { db } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { AppError } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import { log } from '@/lib/platform/log'
import { queueAccountMail } from '@/lib/mail/outbox/account-mail'
import { endOutage } from '@/lib/mail/outbox/outage'
import { markMailAttempted } from '@/lib/mail/outbox/request-scope'
import { TRANSACTIONAL_KIND } from '@/lib/mail/outbox/types'
import { listRecipients } from '@/lib/mail/sending/queries'
import { toMailOutcomes, type AttemptResult, recordOutcomes } from '@/lib/mail/sending/record-result'
import { toMailFailure } from '@/lib/mail/transports/mail-error'
import { getMailTransport, transmitMail } from '@/lib/mail/transports/send'
import { MAX_SEND_MS } from '@/lib/mail/transports/smtp'
import type { AccountMail } from '@/lib/mail/templates/render-mail'
import { prepareMail, type PreparedMail } from './prepare-mail'

const { sql } = Prisma

/** Minutes after which an email being sent counts as interrupted: longer than sending can take. */
const LEASE = MAX_SEND_MS / 60_000 + 5
/** Maximum emails per run. */
const LIMIT = 100

/**
 * Sends the due emails one after the other, until `signal` aborts: one of each business, then the next of each, so
 * that nobody waits for another's hundred. Returns the number of attempts.
 */
export async function runOutbox({ signal }: { signal?: AbortSignal } = {}): Promise<number> {
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
    await processMail(mail).catch((error: unknown) =>
      log.error({ err: error, mail: mail.id }, 'saving the result of an email failed'),
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
export async function sendNow(id: number): Promise<void> {
  const mail = await claimMail(sql`"id" = ${id} AND "attempts" = 0`)
  if (mail) await processMail(mail)
}

async function processMail(mail: OutboxMail): Promise<void> {
  const logFields = { mail: mail.id, attempt: mail.attempts }
  const { result, sentMail, isOwnServer } = await attemptSend(mail, logFields)
  await recordOutcomes(sentMail, toMailOutcomes(sentMail, result))
  if (!('refused' in result)) return
  const refused = result.refused.length
  const recipients = listRecipients(mail).length
  log.info({ ...logFields, kind: mail.kind, recipients, refused }, 'email sent')
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
async function attemptSend(mail: OutboxMail, about: object): Promise<SendAttempt> {
  const endWith = (result: AttemptResult): SendAttempt => ({ result, sentMail: mail, isOwnServer: false })
  let prepared: PreparedMail | Reason
  try {
    prepared = await prepareMail(mail)
  } catch (error) {
    log.error({ err: error, ...about }, 'composing email failed')
    const why = error instanceof AppError ? error.reason : reason('mail.unprepared')
    return endWith({ failure: { reason: why, retry: 'later' } })
  }
  if ('code' in prepared) return endWith({ cancelled: prepared })
  const { sentMail, outgoing, gmail } = prepared
  try {
    return { result: { refused: await transmitMail(outgoing, gmail) }, sentMail, isOwnServer: !gmail }
  } catch (error) {
    log.warn({ err: error, ...about }, 'sending email failed')
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

/**
 * Sends the email that a request queued, instead of waiting for the next run of the job. The job sends the rest if the
 * process ends meanwhile.
 * @param delays seconds until each email is due, soonest first; delayed emails follow when they are due
 */
export async function flushOutbox(delays: number[]): Promise<void> {
  let elapsedSeconds = 0
  for (const seconds of delays) {
    await new Promise((resolve) => setTimeout(resolve, (seconds - elapsedSeconds) * 1000).unref())
    elapsedSeconds = seconds
    await runOutbox().catch((error: unknown) => log.error({ err: error }, 'sending queued email failed'))
  }
}

/**
 * Queues an email of the product and sends it without waiting for the scheduler; a failed one is retried by the
 * outbox worker until it expires. A mail server gets it after the response, so that the caller doesn't wait; the
 * local mailbox gets it before. Callers with a transaction use `queueAccountMail` in it and `deliverAccountMailNow`
 * after it.
 */
export async function deliverAccountMail(mail: AccountMail): Promise<void> {
  await deliverAccountMailNow(await queueAccountMail(db, mail))
}

/** Sends an email that was queued in a transaction that is committed. */
export async function deliverAccountMailNow(id: number): Promise<void> {
  markMailAttempted(id)
  const send = () =>
    sendNow(id).catch((error: unknown) =>
      log.error({ err: error, mail: id }, 'saving the result of an account email failed'),
    )
  if (getMailTransport() === 'local') await send()
  else after(send)
}
