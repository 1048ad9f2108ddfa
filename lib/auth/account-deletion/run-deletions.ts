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

/** Accounts looked at in one go. */
const ACCOUNTS = 50
/** Steps that one call takes at most; the rest is due at the next one. */
const STEPS = 100
/** Rows that a step deletes, with what hangs on them. */
const BATCH = 100
/** Days for which a service that keeps pictures is asked again, before the account goes without its answer. */
const MAX_RETRY_DAYS = 7

interface DeletableRows {
  /** Deletes a batch. */
  deleteSome: (businessId: BusinessId) => Promise<{ count: number }>
  countLeft: (businessId: BusinessId) => Promise<number>
}

const limit = BATCH
/** The last mail stays until it has gone out. */
const kind = { not: ACCOUNT_DELETED_KIND }

/** What an account owns in great numbers, what is needed by others last. */
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
 * Deletes the accounts whose day has come, in small steps, each of which may be the last one for now: the next call goes on
 * from there. Answers how many accounts are gone. One that fails is logged, and does not hold up the others.
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
  let gone = 0
  for (const { id } of due) {
    if (signal?.aborted) return gone
    try {
      for await (const step of deleteAccount(id, now)) {
        if (step === 'gone') gone++
        if (--left <= 0 || signal?.aborted) return gone
      }
    } catch (error) {
      log.error({ err: error, user: id }, 'account not deleted')
    }
  }
  return gone
}

/** One account's deletion, step by step. A step that was done before finds nothing and does no harm. */
async function* deleteAccount(userId: UserId, now: Date): AsyncGenerator<'step' | 'gone'> {
  if (!(await closeAccount(userId, now))) return
  // What no other owner could go on with goes with its last one.
  for (const { id: businessId } of await db.business.findMany({
    where: { ownerId: userId },
    select: { id: true },
  })) {
    for (const rows of ROWS) yield* deleteRows(rows, businessId)
    while (await deleteLogos(businessId, userId, now)) yield 'step'
    await disconnectGmailOf({ businessId })
  }
  while (await deleteAvatar(userId, now)) yield 'step'
  if (await db.$transaction((tx) => deleteUser(tx, userId, now))) yield 'gone'
}

/**
 * From here on nobody can sign in, or keep the account; another owner of a business may have stayed after all. False when it was kept
 * before.
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

/** A batch a step, until none is left: another process may be at them as well. */
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

/** First the bytes, then the rows that name them: the other way round a crash would leave bytes nobody knows of. */
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

/** Google is asked to forget the permission; whether it does or not, the key to it is gone. */
async function disconnectGmailOf(of: BusinessScope): Promise<void> {
  if ((await db.gmailConnection.count({ where: { businessId: of.businessId } })) > 0)
    await disconnectGmail(of)
}

/** The account itself, with whatever is left, and the mail that says so: both or neither, and once. */
async function deleteUser(tx: Transaction, id: UserId, now: Date): Promise<boolean> {
  // Raw SQL: row lock.
  await tx.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${id} FOR UPDATE`
  const user = await tx.user.findFirst({ where: { id, deleteAfter: { lte: now } }, select: { email: true } })
  if (!user) return false
  // What they connected for a business of others is theirs.
  await tx.gmailConnection.updateMany({
    where: { connectedById: id },
    data: { problem: toJsonColumn(reason('gmail.member-left')) },
  })
  await tx.user.delete({ where: { id } })
  // What it was told itself is known by the account's own id.
  await tx.outboxMail.deleteMany({ where: { businessId: id, kind: TRANSACTIONAL_KIND } })
  await tx.idempotencyKey.deleteMany({ where: { userId: id } })
  await tx.outboxMail.create({
    data: {
      businessId: id,
      kind: ACCOUNT_DELETED_KIND,
      cause: 'account deleted',
      to: [user.email],
      subject: '',
      message: '',
    },
  })
  return true
}
