import 'server-only'
import { db } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { AppError } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import { toMailFailure } from '@/lib/mail/transports/mail-error'
import { transmitMail } from '@/lib/mail/transports/send'
import { MAX_SEND_MS } from '@/lib/mail/transports/smtp'
import type { GmailAccount, OutgoingMail } from '@/lib/mail/transports/types'
import { toMailOutcomes, type AttemptResult } from './send-result'
import { recordOutcomes } from './record-result'
import { endOutage } from '@/lib/mail/outbox/outage'
import { listRecipients } from './recipients'
import { TRANSACTIONAL_KIND } from '@/lib/mail/outbox/types'
import { reason, type Reason } from '@/lib/i18n/reason'

const { sql } = Prisma

/** Minutes after which a mail that was being handed over counts as lost in between: longer than any of it takes. */
const LEASE = MAX_SEND_MS / 60_000 + 5
/** Mails that one call sends at most. */
const LIMIT = 100

export interface PreparedMail {
  /** The row, in the words that go out. */
  asSent: OutboxMail
  outgoing: OutgoingMail
  gmail: GmailAccount | null
}

/** Puts a mail together as it goes out now, or says why it is not needed any more. */
type PrepareMail = (mail: OutboxMail) => Promise<PreparedMail | Reason>

/**
 * Hands over what is due, one after the other, until `signal` says to stop: one mail of each user, then the next of each, so that
 * nobody waits for somebody else's hundred. Answers how many were tried.
 */
export async function processOutbox(prepare: PrepareMail, signal?: AbortSignal): Promise<number> {
  await failInterrupted()
  const served = new Set<number>()
  for (let tried = 0; tried < LIMIT; tried++) {
    if (signal?.aborted) return tried
    let mail = await claimNext([...served])
    if (!mail && served.size > 0) {
      served.clear()
      mail = await claimNext([])
    }
    if (!mail) return tried
    served.add(mail.businessId)
    // One that cannot even be written down is given up later, and holds up nobody.
    await processMail(mail, prepare).catch((error: unknown) =>
      log.error({ err: error, mail: mail.id }, 'mail not settled'),
    )
  }
  return LIMIT
}

/**
 * Takes the next mail that is due, for this process alone; those of an account that will be deleted wait, but for what it is
 * told itself. From here on it is
 * SENDING: should the process die now, nobody sends it again by itself, because it may have gone out.
 */
const claimNext = (served: number[]): Promise<OutboxMail | null> => claimMail(isDueSql(served))

const isDueSql = (served: number[]): Prisma.Sql => sql`
    "nextAttemptAt" <= timezone('utc', now()) AND "businessId" <> ALL(${served})
    AND ("kind" = ${TRANSACTIONAL_KIND} OR NOT EXISTS (
      SELECT 1 FROM "Business" b JOIN "User" o ON o."id" = b."ownerId"
      WHERE b."id" = "OutboxMail"."businessId" AND o."deleteAfter" IS NOT NULL))`

/** The one that is due longest, as the index has them (`status`, `nextAttemptAt`, `id`), of those nobody else is at. */
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

/** Hands over a mail that was queued a moment ago, ahead of all others; when that fails, it waits for the runner like them. */
export async function sendQueuedMail(prepare: PrepareMail, id: number): Promise<void> {
  const mail = await claimMail(sql`"id" = ${id} AND "attempts" = 0`)
  if (mail) await processMail(mail, prepare)
}

async function processMail(mail: OutboxMail, prepare: PrepareMail): Promise<void> {
  const about = { mail: mail.id, attempt: mail.attempts }
  const { ending, asSent, isOwnServer } = await attemptSend(mail, prepare, about)
  await recordOutcomes(asSent, toMailOutcomes(asSent, ending))
  if (!('refused' in ending)) return
  const refused = ending.refused.length
  const recipients = listRecipients(mail).length
  log.info({ ...about, kind: mail.kind, recipients, refused }, 'mail handed over')
  if (isOwnServer && refused < recipients) await endOutage()
}

interface SendAttempt {
  ending: AttemptResult
  /** The row, in the words that went out where it did. */
  asSent: OutboxMail
  /** Whether the installation's own mail server took it, or refused it. */
  isOwnServer: boolean
}

/** Puts a mail together and hands it over. Whatever goes wrong is an ending. */
async function attemptSend(mail: OutboxMail, prepare: PrepareMail, about: object): Promise<SendAttempt> {
  const endedBy = (ending: AttemptResult): SendAttempt => ({ ending, asSent: mail, isOwnServer: false })
  let prepared: PreparedMail | Reason
  try {
    prepared = await prepare(mail)
  } catch (error) {
    log.error({ err: error, ...about }, 'mail not put together')
    const why = error instanceof AppError ? error.reason : reason('mail.unprepared')
    return endedBy({ failure: { reason: why, retry: 'later' } })
  }
  if ('code' in prepared) return endedBy({ cancelled: prepared })
  const { asSent, outgoing, gmail } = prepared
  try {
    return { ending: { refused: await transmitMail(outgoing, gmail) }, asSent, isOwnServer: !gmail }
  } catch (error) {
    log.warn({ err: error, ...about }, 'mail not sent')
    return endedBy({ failure: toMailFailure(error) })
  }
}

/** Gives up what was being handed over when its process died: it may have gone out. */
async function failInterrupted(): Promise<void> {
  const lost = await db.outboxMail.findMany({
    where: { status: 'SENDING', nextAttemptAt: { lt: new Date() } },
    take: 20,
  })
  const failure = { reason: reason('mail.interrupted'), retry: 'unknown' } as const
  for (const mail of lost) await recordOutcomes(mail, toMailOutcomes(mail, { failure }))
}
