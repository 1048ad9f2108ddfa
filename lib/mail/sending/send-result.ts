import 'server-only'
import { addMinutes, differenceInMilliseconds } from 'date-fns'
import { millisecondsInMinute } from 'date-fns/constants'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import type { RejectedRecipient, MailFailure } from '@/lib/mail/transports/types'
import { reason, type Reason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'
import { listRecipients } from './recipients'

/** How an attempt ended: the mail was not needed any more, failed as a whole, or was answered for recipient by recipient. */
export type AttemptResult =
  { cancelled: Reason } | { failure: MailFailure } | { refused: RejectedRecipient[] }

/** How the row of some of a mail's recipients stands from now on. */
export interface MailOutcome {
  status: 'SENT' | 'QUEUED' | 'FAILED' | 'CANCELLED'
  /** Whom of the recipients it is about; empty for all of them. */
  only: string[]
  why: Reason | null
  isOutage: boolean
  /** Whether, and with which answer, a failed attempt is followed by another. */
  retry?: MailFailure['retry']
  nextAttemptAt?: Date
}

/**
 * What becomes of a mail. Those who share a fate share a row: whom the server took is done with, for good; whom it refused for now is tried
 * again alone, as is whom it refused for good. The first outcome is the row's own, each further one has a row of its own.
 */
export function toMailOutcomes(mail: OutboxMail, ending: AttemptResult): [MailOutcome, ...MailOutcome[]] {
  const { only } = mail
  if ('cancelled' in ending) return [{ status: 'CANCELLED', only, why: ending.cancelled, isOutage: false }]
  if ('failure' in ending) return [toFailureOutcome(mail, ending.failure, only)]
  const { refused } = ending
  const isLater = ({ failure }: RejectedRecipient) => failure.retry === 'later'
  const groups = [refused.filter(isLater), refused.filter((one) => !isLater(one))]
  const failed = groups.flatMap((group) =>
    group.length > 0 ? [toFailureOutcome(mail, mergeRefusals(group), listAddresses(group))] : [],
  )
  const taken = listRecipients(mail).filter((address) => !listAddresses(refused).includes(address))
  const [first, ...others] = failed
  if (!first) return [{ status: 'SENT', only, why: null, isOutage: false }]
  if (taken.length > 0) return [{ status: 'SENT', only: taken, why: null, isOutage: false }, ...failed]
  return others.length > 0 ? [first, ...others] : [{ ...first, only }]
}

const listAddresses = (refusals: RejectedRecipient[]) => refusals.map(({ address }) => address)

/** What was refused, as one failure: each in the server's own words. */
function mergeRefusals(refusals: RejectedRecipient[]): MailFailure {
  const [{ failure }] = refusals as [RejectedRecipient]
  const isOne = refusals.every(
    (refusal) => formatReason(refusal.failure.reason) === formatReason(failure.reason),
  )
  const each = refusals.map((one) => reason('mail.of', { address: one.address, reason: one.failure.reason }))
  return isOne ? failure : { ...failure, reason: reason('mail.each', { each }) }
}

/** It waits for the next attempt, or there is none. */
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

/** Minutes until the next attempt, by how many there were; after the last one the mail has failed. About a day. */
const BACKOFF_MINUTES = [1, 5, 15, 60, 180, 360, 720]

/** Minutes to the next attempt; a mail that expires is tried ten times or more in its time. */
function getBackoffMinutes({ attempts, createdAt, expiresAt }: OutboxMail): number | undefined {
  const usual = BACKOFF_MINUTES[attempts - 1]
  if (!expiresAt) return usual
  const tenth = differenceInMilliseconds(expiresAt, createdAt) / millisecondsInMinute / 10
  return Math.min(usual ?? tenth, tenth)
}
