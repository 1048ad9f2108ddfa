import 'server-only'
import { db, type Db, type Transaction } from '@/lib/platform/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { lockInvoice } from '@/lib/documents/lock'
import { makeLink } from '@/lib/sharing/links'
import { toInvoice } from '@/lib/documents/rows'
import { log } from '@/lib/platform/log'
import { queueMail } from '@/lib/delivery/queue-mail'
import { activeUser } from '@/lib/business/queries'
import { reminderLetter } from '@/lib/reminders/reminder-letter'
import { copiedWith, isReminded } from '@/lib/reminders/queries'
import { MANUAL, reminderCause, reminderDue } from '@/lib/reminders/days'
import { dayReached } from '@/lib/kernel/dates'

/** Invoices looked at in one go. */
const BATCH = 500
/** No reminder is further from the due date. */
const FURTHEST = 40

interface Due {
  userId: number
  invoiceId: number
  cause: string
  /** The day it was due on, and where. */
  on: Day
  timeZone: string
}

/** Queues the reminders that are due by now on their owners' clocks. Answers how many invoices were looked at. */
export async function runReminders(
  now = new Date(),
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let after = { userId: 0, id: 0 }
  let looked = 0
  for (;;) {
    const rows = await candidates(after, now)
    const due = rows.flatMap((row) => dueBy(row, now))
    for (const one of await unlessReminded(await sentBefore(await notYetQueued(due)))) {
      if (signal?.aborted) return looked
      await remind(one, now)
    }
    looked += rows.length
    if (rows.length < BATCH) return looked
    after = rows.at(-1)!
  }
}

/** How many invoices of a user have a reminder due that waits for the next run. */
export async function countDueReminders(userId: number, now: Date): Promise<number> {
  const due = (await candidates({ userId: 0, id: 0 }, now, userId)).flatMap((row) => dueBy(row, now))
  return (await unlessReminded(await sentBefore(await notYetQueued(due)))).length
}

/** The next batch of what somebody could be reminded of, one business after the other; or of one alone. */
function candidates(after: { userId: number; id: number }, now: Date, userId?: number) {
  const utcToday = todayIn('UTC', now)
  return db.invoice.findMany({
    where: {
      OR: [{ userId: after.userId, id: { gt: after.id } }, { userId: { gt: after.userId } }],
      ...(userId !== undefined && { userId }),
      status: 'SENT',
      reminders: true,
      totalAmount: { gt: 0 },
      client: { reminders: true, email: { not: null }, deletedAt: null },
      user: { reminderDays: { isEmpty: false }, ...activeUser },
      dueDate: {
        gte: toDateColumn(addDays(utcToday, -FURTHEST)),
        lte: toDateColumn(addDays(utcToday, FURTHEST)),
      },
    },
    orderBy: [{ userId: 'asc' }, { id: 'asc' }],
    take: BATCH,
    select: {
      id: true,
      userId: true,
      dueDate: true,
      user: { select: { timeZone: true, reminderDays: true, reminderHour: true } },
    },
  })
}

function dueBy(row: Awaited<ReturnType<typeof candidates>>[number], now: Date): Due[] {
  const { id, userId, user } = row
  const dueDate = fromDateColumn(row.dueDate)
  const day = reminderDue(dueDate, user.reminderDays, dayReached(user.timeZone, user.reminderHour, now))
  if (day === null) return []
  const cause = reminderCause(id, dueDate, day)
  return [{ userId, invoiceId: id, cause, on: addDays(dueDate, day), timeZone: user.timeZone }]
}

/** An invoice among those of all businesses. */
const invoiceKey = ({ userId, invoiceId }: { userId: number; invoiceId: number | null }) =>
  `${userId} ${invoiceId}`

/** What is due stays due for days, and this runs every minute: most of it was queued before. */
async function notYetQueued(due: Due[]): Promise<Due[]> {
  if (due.length === 0) return []
  const queued = await db.outboxMail.findMany({
    where: { OR: due.map(({ userId, cause }) => ({ userId, cause })) },
    select: { userId: true, cause: true },
  })
  const causes = new Set(queued.map(({ userId, cause }) => `${userId} ${cause}`))
  return due.filter(({ userId, cause }) => !causes.has(`${userId} ${cause}`))
}

/** Nobody is reminded, on the day they get an invoice or later, of a day that was before it. */
async function sentBefore(due: Due[]): Promise<Due[]> {
  if (due.length === 0) return []
  const sent = await db.event.groupBy({
    by: ['userId', 'invoiceId'],
    where: {
      type: 'INVOICE_SENT',
      OR: due.map(({ userId, invoiceId }) => ({ userId, invoiceId })),
    },
    _max: { createdAt: true },
  })
  const sentAt = new Map(sent.map(({ _max, ...about }) => [invoiceKey(about), _max.createdAt]))
  return due.filter((one) => {
    const at = sentAt.get(invoiceKey(one))
    return !at || todayIn(one.timeZone, at) < one.on
  })
}

/** Whoever was reminded by the user since the day of a reminder is not reminded of it once more. */
async function unlessReminded(due: Due[], tx: Db = db): Promise<Due[]> {
  if (due.length === 0) return []
  const reminded = await tx.outboxMail.groupBy({
    by: ['userId', 'invoiceId'],
    where: {
      kind: 'REMINDER',
      cause: { startsWith: `${MANUAL} ` },
      status: { in: ['QUEUED', 'SENDING', 'SENT'] },
      OR: due.map(({ userId, invoiceId }) => ({ userId, invoiceId })),
    },
    _max: { createdAt: true },
  })
  const remindedAt = new Map(reminded.map(({ _max, ...about }) => [invoiceKey(about), _max.createdAt]))
  return due.filter((one) => {
    const at = remindedAt.get(invoiceKey(one))
    return !at || todayIn(one.timeZone, at) < one.on
  })
}

/** Queues one reminder. What fails is logged and tried again next time; the others do not wait for it. */
async function remind(due: Due, now: Date): Promise<void> {
  try {
    await db.$transaction((tx) => queue(tx, due, now))
  } catch (error) {
    log.error({ err: error, user: due.userId, invoice: due.invoiceId }, 'reminder not queued')
  }
}

async function queue(tx: Transaction, due: Due, now: Date): Promise<void> {
  const { userId, invoiceId, cause } = due
  const row = await lockInvoice(tx, userId, invoiceId)
  // The address the client has now: the one on the document may be as old as the invoice.
  const { email } = row.client
  if (!email || !(await isReminded(tx, userId, toInvoice(row)))) return
  // The user may have done it while this one waited for its turn.
  if ((await unlessReminded([due], tx)).length === 0) return
  const letter = await reminderLetter(userId, await makeLink(tx, row), tx, now)
  const copied = await copiedWith(userId, invoiceId, [email], tx)
  await queueMail(tx, userId, invoiceId, {
    kind: 'REMINDER',
    cause,
    letter: { to: [email], bcc: [], ...copied, ...letter, attachPdf: true },
  })
}
