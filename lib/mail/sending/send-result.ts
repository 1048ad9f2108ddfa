import 'server-only'
import { addMinutes, differenceInMilliseconds } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import type { RejectedRecipient, MailFailure } from '@/lib/mail/transports/types'
import { reason, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import { listRecipients } from './recipients'

/**
 * Result of an attempt: cancelled as no longer needed, failed as a whole, or sent, with the recipients that were
 * refused.
 */
export type AttemptResult =
  { cancelled: Reason } | { failure: MailFailure } | { refused: RejectedRecipient[] }

/** New state of an outbox row for some of an email's recipients. */
export interface MailOutcome {
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
