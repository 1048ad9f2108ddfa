import 'server-only'
import { utc } from '@date-fns/utc'
import { subDays } from 'date-fns'
import type { BusinessId, BusinessScope, UserId } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { toJsonColumn } from '@/lib/platform/db/json-column'
import { reason } from '@/lib/i18n/reason'
import { endSessions } from '@/lib/auth/sessions/sessions'
import { disconnectGmail } from '@/lib/mail/gmail/mutations'
import { log } from '@/lib/platform/log'
import { TRANSACTIONAL_KIND, ACCOUNT_DELETED_KIND } from '@/lib/mail/outbox/types'
import { reassignOwnedBusinesses } from './transfer-ownership'
import { deleteBytes, type DeletedPicture } from '@/lib/platform/storage/pictures'

/** Accounts processed per run. */
const ACCOUNTS = 50
/** Maximum steps per run; the rest stays due. */
const STEPS = 100
/** Rows that a step deletes, along with dependent rows. */
const BATCH = 100
/** Days for which the deletion of stored pictures is retried before the account is deleted without it. */
const MAX_RETRY_DAYS = 7

interface DeletableRows {
  /** Deletes a batch. */
  deleteSome: (businessId: BusinessId) => Promise<{ count: number }>
  countLeft: (businessId: BusinessId) => Promise<number>
}

const limit = BATCH
/** The last email stays until it was sent. */
const kind = { not: ACCOUNT_DELETED_KIND }

/** Tables with many rows per business, in the order that foreign keys require. */
const ROWS: DeletableRows[] = [
  {
    deleteSome: (businessId) => db.invoice.deleteMany({ where: { businessId }, limit }),
    countLeft: (businessId) => db.invoice.count({ where: { businessId }, take: 1 }),
  },
  {
    deleteSome: (businessId) => db.recurringSchedule.deleteMany({ where: { businessId }, limit }),
    countLeft: (businessId) => db.recurringSchedule.count({ where: { businessId }, take: 1 }),
  },
  {
    deleteSome: (businessId) => db.creditEntry.deleteMany({ where: { businessId }, limit }),
    countLeft: (businessId) => db.creditEntry.count({ where: { businessId }, take: 1 }),
  },
  {
    deleteSome: (businessId) => db.client.deleteMany({ where: { businessId }, limit }),
    countLeft: (businessId) => db.client.count({ where: { businessId }, take: 1 }),
  },
  {
    deleteSome: (businessId) => db.event.deleteMany({ where: { businessId }, limit }),
    countLeft: (businessId) => db.event.count({ where: { businessId }, take: 1 }),
  },
  {
    deleteSome: (businessId) => db.documentNumber.deleteMany({ where: { businessId }, limit }),
    countLeft: (businessId) => db.documentNumber.count({ where: { businessId }, take: 1 }),
  },
  {
    deleteSome: (businessId) => db.outboxMail.deleteMany({ where: { businessId, kind }, limit }),
    countLeft: (businessId) => db.outboxMail.count({ where: { businessId, kind }, take: 1 }),
  },
]

/**
 * Deletes the due accounts in small steps, so that a run can stop after any of them and the next one continues.
 * Returns the number of accounts deleted. A failure is logged; the other accounts go on.
 */
export async function runDeletions(
  now = new Date(),
  { steps = STEPS, signal }: { steps?: number; signal?: AbortSignal } = {},
): Promise<number> {
  const due = await db.user.findMany({
    where: { deleteAfter: { lte: now } },
    orderBy: { deleteAfter: 'asc' },
    take: ACCOUNTS,
    select: { id: true },
  })
  let left = steps
  let deleted = 0
  for (const { id } of due) {
    if (signal?.aborted) return deleted
    try {
      for await (const step of deleteAccount(id, now)) {
        if (step === 'gone') deleted++
        if (--left <= 0 || signal?.aborted) return deleted
      }
    } catch (error) {
      log.error({ err: error, user: id }, 'deleting an account failed')
    }
  }
  return deleted
}

/** Deletes one account, step by step. Repeating a completed step does nothing. */
async function* deleteAccount(userId: UserId, now: Date): AsyncGenerator<'step' | 'gone'> {
  if (!(await closeAccount(userId, now))) return
  // Businesses without another owner are deleted with the account.
  for (const { id: businessId } of await db.business.findMany({
    where: { ownerId: userId },
    select: { id: true },
  })) {
    for (const rows of ROWS) yield* deleteRows(rows, businessId)
    while (await deleteLogos(businessId, userId, now)) yield 'step'
    await disconnectBusinessGmail({ businessId })
  }
  while (await deleteAvatar(userId, now)) yield 'step'
  if (await db.$transaction((tx) => deleteUser(tx, userId, now))) yield 'gone'
}

/**
 * Locks an account: nobody can sign in or cancel any more. Reassigns its businesses, since another owner may have
 * cancelled their own deletion. Returns false if this deletion was cancelled before.
 */
async function closeAccount(id: UserId, now: Date): Promise<boolean> {
  const isClosed = await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id, deleteAfter: { lte: now } },
      data: { disabledAt: now },
    })
    if (count > 0) await reassignOwnedBusinesses(tx, id)
    return count > 0
  })
  if (isClosed) await endSessions(id, null)
  return isClosed
}

/** Deletes one batch per step until no rows are left; another process may delete them too. */
async function* deleteRows(
  { deleteSome, countLeft }: DeletableRows,
  businessId: BusinessId,
): AsyncGenerator<'step'> {
  for (;;) {
    const { count } = await deleteSome(businessId)
    if (count > 0) yield 'step'
    if ((await countLeft(businessId)) === 0) return
  }
}

/** Deletes the files before their rows: the other way round, a crash would leave orphaned files. */
async function deleteLogos(businessId: BusinessId, userId: UserId, now: Date): Promise<boolean> {
  const logos = await db.logo.findMany({
    where: { businessId },
    take: BATCH,
    select: { id: true, url: true },
  })
  await deletePictureBytes(logos, userId, now)
  await db.logo.deleteMany({ where: { businessId, id: { in: logos.map(({ id }) => id) } } })
  return logos.length > 0
}

async function deleteAvatar(userId: UserId, now: Date): Promise<boolean> {
  const avatars = await db.avatar.findMany({ where: { userId }, select: { id: true, url: true } })
  await deletePictureBytes(avatars, userId, now)
  await db.avatar.deleteMany({ where: { userId } })
  return avatars.length > 0
}

async function deletePictureBytes(pictures: DeletedPicture[], userId: UserId, now: Date): Promise<void> {
  if (!(await deleteBytes(pictures)) && (await isRecentlyDue(userId, now)))
    throw new Error('The pictures of an account could not be removed yet')
}

const isRecentlyDue = async (id: UserId, now: Date): Promise<boolean> =>
  (await db.user.count({ where: { id, deleteAfter: { gt: subDays(now, MAX_RETRY_DAYS, { in: utc }) } } })) > 0

/** Asks Google to revoke the grant, and deletes the refresh token even if Google doesn't. */
async function disconnectBusinessGmail(scope: BusinessScope): Promise<void> {
  if ((await db.gmailConnection.count({ where: { businessId: scope.businessId } })) > 0)
    await disconnectGmail(scope)
}

/** Deletes the account with all remaining data and queues the email about it, atomically and once. */
async function deleteUser(tx: Transaction, id: UserId, now: Date): Promise<boolean> {
  // Raw SQL: row lock.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${id} FOR UPDATE`
  const user = await tx.user.findFirst({
    where: { id, deleteAfter: { lte: now } },
    select: { email: true, interfaceLanguage: true },
  })
  if (!user) return false
  // A Gmail account they connected for somebody else's business is theirs.
  await tx.gmailConnection.updateMany({
    where: { connectedById: id },
    data: { problem: toJsonColumn(reason('gmail.member-left')) },
  })
  await tx.user.delete({ where: { id } })
  // Emails of the product are stored under the account's own id.
  await tx.outboxMail.deleteMany({ where: { businessId: id, kind: TRANSACTIONAL_KIND } })
  await tx.idempotencyKey.deleteMany({ where: { userId: id } })
  await tx.outboxMail.create({
    data: {
      businessId: id,
      kind: ACCOUNT_DELETED_KIND,
      cause: 'account deleted',
      to: [user.email],
      subject: '',
      message: user.interfaceLanguage ?? '',
    },
  })
  return true
}
