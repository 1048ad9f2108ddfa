import 'server-only'
import { db, type Transaction } from '@/lib/platform/db/client'
import { Prisma, type OutboxMail } from '@/lib/platform/db/generated/client'
import { recordEvent } from '@/lib/business/events/mutations'
import { holdInvoice } from '@/lib/documents/lock'
import { statusAfter } from '@/lib/documents/lifecycle'
import { findInvoiceRow } from '@/lib/documents/queries'
import { moveTo } from '@/lib/documents/status-changes'
import type { MailFailure } from '@/lib/platform/mail/failure'
import type { Refusal } from '@/lib/platform/mail/types'
import { everybody, recipientsOf } from './recipients'
import { FAREWELL } from '@/lib/platform/queue/types'
import { asJson } from '@/lib/platform/db/json'
import { reason, type Reason } from '@/lib/words/reason'
import { say } from '@/lib/words/say'

/** Minutes until the next attempt, by how many there were; after the last one the mail has failed. About a day. */
const BACK_OFF = [1, 5, 15, 60, 180, 360, 720]

/** Writes down how this attempt ended, unless somebody has given the mail up meanwhile, or deleted it. */
async function end(
  tx: Transaction,
  { id, userId, attempts }: OutboxMail,
  data: Prisma.OutboxMailUpdateManyMutationInput,
): Promise<boolean> {
  const wiped = data.status === 'QUEUED' ? {} : { sealed: null }
  const { count } = await tx.outboxMail.updateMany({
    where: { id, userId, status: 'SENDING', attempts },
    data: { isOutage: false, ...data, ...wiped },
  })
  return count > 0
}

/**
 * The server answered for each recipient. Those who share a fate share a row: whom it took is done with, for good, and with them, in one
 * transaction, a draft becomes a sent invoice; whom it refused for now is tried again alone, in a row of its own, as is whom it refused
 * for good.
 * @param mail in the words that went out, which the row keeps
 */
export async function settled(mail: OutboxMail, refused: Refusal[]): Promise<void> {
  const names = new Set(refused.map(({ address }) => address))
  const taken = everybody(mail).filter((address) => !names.has(address))
  if (mail.kind === FAREWELL && taken.length > 0) return forget(mail)
  const [later, never] = [true, false].map((isLater) =>
    refused.filter(({ failure }) => (failure.retry === 'later') === isLater),
  ) as [Refusal[], Refusal[]]
  const groups = [later, never].filter((group) => group.length > 0)
  if (taken.length === 0) {
    const [first, ...others] = groups as [Refusal[], ...Refusal[][]]
    return failed(mail, together(first), first, others)
  }
  const only = refused.length > 0 ? taken : mail.only
  const { subject, message } = mail
  const done = { status: 'SENT', sentAt: new Date(), error: Prisma.DbNull, only, subject, message }
  await db.$transaction(async (tx) => {
    const { ref: mailId, userId, kind, invoiceId } = mail
    if (invoiceId === null) return void (await end(tx, mail, done))
    const isThere = await holdInvoice(tx, userId, invoiceId)
    const isOurs = await end(tx, mail, done)
    // What went out went out, even if the invoice was deleted meanwhile.
    const data = { mailId, kind, ...recipientsOf({ ...mail, only }) }
    await recordEvent(tx, userId, 'MAIL_SENT', { invoiceId, data })
    if (kind === 'INVOICE' && isThere) await leaveDraft(tx, userId, invoiceId)
    if (isOurs && isThere) for (const group of groups) await splitOff(tx, mail, group)
  })
}

/** What was refused, as one failure: each in the server's own words. */
function together(refusals: Refusal[]): MailFailure {
  const [{ failure }] = refusals as [Refusal]
  const isOne = refusals.every((refusal) => say(refusal.failure.reason) === say(failure.reason))
  const each = refusals.map((one) => reason('mail.of', { address: one.address, reason: one.failure.reason }))
  return isOne ? failure : { ...failure, reason: reason('mail.each', { each }) }
}

/** Gives recipients who were refused a row of their own, with as many attempts behind it. */
async function splitOff(tx: Transaction, mail: OutboxMail, refusals: Refusal[]): Promise<void> {
  const { id, ref, sentAt: _, ...copied } = mail
  const failure = together(refusals)
  const only = refusals.map(({ address }) => address)
  const split = await tx.outboxMail.create({
    data: {
      ...copied,
      ...next(mail, failure),
      only,
      splitFrom: mail.splitFrom ?? ref,
      cause: `${mail.cause} / ${id}.${mail.attempts} ${failure.retry}`,
    },
  })
  await tell(tx, split, failure.reason)
}

/** An event about a mail that failed, or that waits once more because of some of its recipients. */
async function tell(tx: Transaction, mail: OutboxMail, why: Reason): Promise<void> {
  const { ref: mailId, userId, kind, invoiceId, status } = mail
  if (invoiceId === null) return
  const data = { mailId, kind, ...recipientsOf(mail), reason: asJson(why) }
  await recordEvent(tx, userId, status === 'FAILED' ? 'MAIL_FAILED' : 'MAIL_QUEUED', { invoiceId, data })
}

/** How a row stands after a failure: it waits for the next attempt, or there is none. */
function next(mail: OutboxMail, { reason: why, retry, isOutage = false }: MailFailure) {
  const error = asJson(why)
  const minutes = retry === 'later' ? backOff(mail) : undefined
  const nextAttemptAt = new Date(Date.now() + (minutes ?? 0) * 60_000)
  if (!minutes || (mail.expiresAt && mail.expiresAt <= nextAttemptAt))
    return { status: 'FAILED', error, isOutage: false }
  return { status: 'QUEUED', error, isOutage, nextAttemptAt }
}

/** Minutes to the next attempt; a mail that expires is tried ten times or more in its time. */
function backOff({ attempts, createdAt, expiresAt }: OutboxMail): number | undefined {
  const usual = BACK_OFF[attempts - 1]
  if (!expiresAt) return usual
  const tenth = (expiresAt.getTime() - createdAt.getTime()) / 600_000
  return Math.min(usual ?? tenth, tenth)
}

/** Forgets the last that is left of a deleted account, once its farewell has gone out or never will. */
async function forget({ id }: OutboxMail): Promise<void> {
  await db.outboxMail.deleteMany({ where: { id } })
}

/** A draft whose invoice went out is none any more. */
async function leaveDraft(tx: Transaction, userId: number, id: number): Promise<void> {
  const invoice = await findInvoiceRow(tx, userId, id)
  await moveTo(tx, invoice, statusAfter('send', invoice))
}

/**
 * The mail was not accepted, or nobody knows: another attempt later, or none.
 * @param whom of its recipients this is about, where `others` fare otherwise
 */
export async function failed(
  mail: OutboxMail,
  failure: MailFailure,
  whom: Refusal[] = [],
  others: Refusal[][] = [],
): Promise<void> {
  const data = next(mail, failure)
  if (mail.kind === FAREWELL && data.status === 'FAILED') return forget(mail)
  await db.$transaction(async (tx) => {
    const only = others.length > 0 ? whom.map(({ address }) => address) : mail.only
    if (!(await end(tx, mail, { ...data, only }))) return
    if (data.status === 'FAILED') await tell(tx, { ...mail, status: data.status, only }, failure.reason)
    for (const group of others) await splitOff(tx, mail, group)
  })
}

/** The mail is not needed any more. */
export async function cancelled(mail: OutboxMail, why: Reason): Promise<void> {
  await db.$transaction((tx) => end(tx, mail, { status: 'CANCELLED', error: asJson(why) }))
}

/** Gives up what was being handed over when its process died. */
export async function giveUpLost(): Promise<void> {
  const lost = await db.outboxMail.findMany({
    where: { status: 'SENDING', nextAttemptAt: { lt: new Date() } },
    take: 20,
  })
  for (const mail of lost) await failed(mail, { reason: reason('mail.interrupted'), retry: 'unknown' })
}
