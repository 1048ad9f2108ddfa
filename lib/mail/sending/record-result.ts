import 'server-only'
import { addMinutes, differenceInMilliseconds } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import { createJobActor, type EventActor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { ACCOUNT_DELETED_KIND } from '@/lib/mail/outbox/types'
import { recordEvent } from '@/lib/activity/record-event'
import type { EventType } from '@/lib/activity/types'
import { getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import { getInvoiceRow } from '@/lib/documents/queries'
import { transitionTo } from '@/lib/documents/transitions/transition-invoice'
import type { RejectedRecipient, MailFailure } from '@/lib/mail/transports/types'
import { reason, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import { getRecipients, listRecipients } from './queries'

/**
 * Result of an attempt: cancelled as no longer needed, failed as a whole, or sent, with the recipients that were
 * refused.
 */
export type AttemptResult =
  { cancelled: Reason } | { failure: MailFailure } | { refused: RejectedRecipient[] }

/** New state of an outbox row for some of an email's recipients. */
interface MailOutcome {
  status: 'SENT' | 'QUEUED' | 'FAILED' | 'CANCELLED'
  /** Recipients it is about; empty for all of them. */
  only: string[]
  why: Reason | null
  isOutage: boolean
  /** Retry class of a failed attempt. */
  retry?: MailFailure['retry']
  nextAttemptAt?: Date
}

/**
 * Splits an email into one outcome per group of recipients: accepted (final), temporarily refused (retried),
 * permanently refused (failed). The first outcome is that of the row itself, each further one gets a row of its own.
 */
export function toMailOutcomes(mail: OutboxMail, result: AttemptResult): [MailOutcome, ...MailOutcome[]] {
  const { only } = mail
  if ('cancelled' in result) return [{ status: 'CANCELLED', only, why: result.cancelled, isOutage: false }]
  if ('failure' in result) return [toFailureOutcome(mail, result.failure, only)]
  const { refused } = result
  const isTemporary = ({ failure }: RejectedRecipient) => failure.retry === 'later'
  const groups = [refused.filter(isTemporary), refused.filter((one) => !isTemporary(one))]
  const failed = groups.flatMap((group) =>
    group.length > 0 ? [toFailureOutcome(mail, mergeRefusals(group), listAddresses(group))] : [],
  )
  const accepted = listRecipients(mail).filter((address) => !listAddresses(refused).includes(address))
  const [first, ...others] = failed
  if (!first) return [{ status: 'SENT', only, why: null, isOutage: false }]
  if (accepted.length > 0) return [{ status: 'SENT', only: accepted, why: null, isOutage: false }, ...failed]
  return others.length > 0 ? [first, ...others] : [{ ...first, only }]
}

const listAddresses = (refusals: RejectedRecipient[]) => refusals.map(({ address }) => address)

/** Merges refusals into one failure that contains each server response. */
function mergeRefusals(refusals: RejectedRecipient[]): MailFailure {
  const [{ failure }] = refusals as [RejectedRecipient]
  const isSame = refusals.every(
    (refusal) => formatReason(refusal.failure.reason) === formatReason(failure.reason),
  )
  const each = refusals.map((one) => reason('mail.of', { address: one.address, reason: one.failure.reason }))
  return isSame ? failure : { ...failure, reason: reason('mail.each', { each }) }
}

/** Queues the next attempt, or fails if there is none left. */
function toFailureOutcome(
  mail: OutboxMail,
  { reason: why, retry, isOutage = false }: MailFailure,
  only: string[],
): MailOutcome {
  const minutes = retry === 'later' ? getBackoffMinutes(mail) : undefined
  const nextAttemptAt = addMinutes(new Date(), minutes ?? 0)
  if (!minutes || (mail.expiresAt && mail.expiresAt <= nextAttemptAt))
    return { status: 'FAILED', only, why, isOutage: false, retry }
  return { status: 'QUEUED', only, why, isOutage, retry, nextAttemptAt }
}

/** Minutes until the next attempt, by number of attempts; after the last one the email fails. About a day in total. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 180, 360, 720]

/**
 * Returns the minutes until the next attempt. For an email that expires at most a tenth of its lifetime, so that it
 * gets at least ten attempts; undefined if there are no more.
 */
function getBackoffMinutes({ attempts, createdAt, expiresAt }: OutboxMail): number | undefined {
  const regular = BACKOFF_MINUTES[attempts - 1]
  if (!expiresAt) return regular
  const tenth = differenceInMilliseconds(expiresAt, createdAt) / millisecondsInMinute / 10
  return Math.min(regular ?? tenth, tenth)
}

/**
 * Records the result of an attempt in one transaction, unless the email was cancelled or deleted meanwhile: the first
 * outcome on the row itself, each further one on a row of its own. A draft that was sent becomes a sent invoice.
 * @param mail with the subject and message that were sent, if they were
 */
export async function recordOutcomes(
  mail: OutboxMail,
  [own, ...others]: [MailOutcome, ...MailOutcome[]],
): Promise<void> {
  const { id, businessId, invoiceId, attempts } = mail
  const isSent = own.status === 'SENT'
  // The email that an account was deleted is the last data of that account.
  if (mail.kind === ACCOUNT_DELETED_KIND && (isSent || own.status === 'FAILED'))
    return void (await db.outboxMail.deleteMany({ where: { id, businessId } }))
  await db.$transaction(async (tx) => {
    const invoiceExists = !isSent || (invoiceId !== null && (await lockInvoiceRow(tx, mail, invoiceId)))
    const { count } = await tx.outboxMail.updateMany({
      where: { id, businessId, status: 'SENDING', attempts },
      data: {
        ...toOutcomeColumns(own),
        ...(isSent && { subject: mail.subject, message: mail.message, sentAt: new Date() }),
        ...(own.status !== 'QUEUED' && { sealed: null }),
      },
    })
    if (invoiceId === null) return
    const job: EventActor = { businessId, person: null, via: 'job' }
    const isUpdated = count > 0
    // A sent email is recorded even if it was cancelled or its invoice deleted meanwhile.
    const isRecorded = isSent || (isUpdated && own.status === 'FAILED')
    if (isRecorded)
      await recordEvent(tx, job, EVENTS[own.status], { invoiceId, data: toEventData(mail, own) })
    if (isSent && invoiceExists && mail.kind === 'INVOICE') {
      const invoice = await getInvoiceRow(tx, mail, invoiceId)
      const job = createJobActor(businessId, invoice.business)
      await transitionTo(tx, job, invoice, getStatusAfter('send', invoice), { skipsGuard: true })
    }
    for (const outcome of isUpdated && invoiceExists ? others : []) {
      const { ref } = await tx.outboxMail.create({ data: createSplitRow(mail, outcome) })
      const data = toEventData({ ...mail, ref }, outcome)
      await recordEvent(tx, job, EVENTS[outcome.status], { invoiceId, data })
    }
  })
}

const EVENTS: Record<MailOutcome['status'], EventType> = {
  SENT: 'MAIL_SENT',
  QUEUED: 'MAIL_QUEUED',
  FAILED: 'MAIL_FAILED',
  CANCELLED: 'MAIL_CANCELLED',
}

const toOutcomeColumns = ({ status, only, why, isOutage, nextAttemptAt }: MailOutcome) => ({
  status,
  only,
  isOutage,
  error: why ? toJsonColumn(why) : Prisma.DbNull,
  ...(nextAttemptAt && { nextAttemptAt }),
})

/** Creates a row for recipients with another outcome. It keeps the number of attempts. */
function createSplitRow(mail: OutboxMail, outcome: MailOutcome): Prisma.OutboxMailUncheckedCreateInput {
  const { id, ref, sentAt: _, error: __, ...copied } = mail
  return {
    ...copied,
    ...toOutcomeColumns(outcome),
    splitFrom: mail.splitFrom ?? ref,
    cause: `${mail.cause} / ${id}.${mail.attempts} ${outcome.retry}`,
  }
}

/** Returns the event data of an email and its recipients. */
function toEventData(mail: OutboxMail, { only, why }: MailOutcome): Prisma.InputJsonObject {
  const { ref: mailId, kind } = mail
  return { mailId, kind, ...getRecipients({ ...mail, only }), ...(why && { reason: toJsonColumn(why) }) }
}
