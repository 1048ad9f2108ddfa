import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/dates'
import { lockInvoice } from '@/lib/invoices/lock'
import { makeLink } from '@/lib/invoices/mutations'
import { toInvoice } from '@/lib/invoices/rows'
import { log } from '@/lib/log'
import { queueMail } from '@/lib/outbox/mutations'
import { activeUser } from '@/lib/users/queries'
import { reminderLetter } from './letter'
import { isReminded } from './queries'
import { reminderCause, reminderDue } from './rules'

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

/** Queues the reminders that are due today on their owners' clocks. Answers how many invoices were looked at. */
export async function runReminders(
  now = new Date(),
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let after = 0
  let looked = 0
  for (;;) {
    const rows = await candidates(after, now)
    const due = rows.flatMap((row) => dueToday(row, now))
    for (const one of await sentBefore(await notYetQueued(due))) {
      if (signal?.aborted) return looked
      await remind(one)
    }
    looked += rows.length
    if (rows.length < BATCH) return looked
    after = rows.at(-1)!.id
  }
}

/** The next batch of what somebody could be reminded of. */
function candidates(after: number, now: Date) {
  const utcToday = todayIn('UTC', now)
  return db.invoice.findMany({
    where: {
      id: { gt: after },
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
    orderBy: { id: 'asc' },
    take: BATCH,
    select: {
      id: true,
      userId: true,
      dueDate: true,
      user: { select: { timeZone: true, reminderDays: true } },
    },
  })
}

function dueToday(row: Awaited<ReturnType<typeof candidates>>[number], now: Date): Due[] {
  const { id, userId, user } = row
  const dueDate = fromDateColumn(row.dueDate)
  const day = reminderDue(dueDate, user.reminderDays, todayIn(user.timeZone, now))
  if (day === null) return []
  const cause = reminderCause(id, dueDate, day)
  return [{ userId, invoiceId: id, cause, on: addDays(dueDate, day), timeZone: user.timeZone }]
}

/** What is due stays due for days, and this runs every minute: most of it was queued before. */
async function notYetQueued(due: Due[]): Promise<Due[]> {
  if (due.length === 0) return []
  const queued = await db.outboxMail.findMany({
    where: { OR: due.map(({ userId, cause }) => ({ userId, cause })) },
    select: { cause: true },
  })
  const causes = new Set(queued.map(({ cause }) => cause))
  return due.filter(({ cause }) => !causes.has(cause))
}

/** Nobody is reminded, on the day they get an invoice or later, of a day that was before it. */
async function sentBefore(due: Due[]): Promise<Due[]> {
  if (due.length === 0) return []
  const sent = await db.event.groupBy({
    by: ['invoiceId'],
    where: {
      type: 'INVOICE_SENT',
      OR: due.map(({ userId, invoiceId }) => ({ userId, invoiceId })),
    },
    _max: { createdAt: true },
  })
  const sentAt = new Map(sent.map(({ invoiceId, _max }) => [invoiceId, _max.createdAt]))
  return due.filter(({ invoiceId, on, timeZone }) => {
    const at = sentAt.get(invoiceId)
    return !at || todayIn(timeZone, at) < on
  })
}

/** Queues one reminder. What fails is logged and tried again next time; the others do not wait for it. */
async function remind(due: Due): Promise<void> {
  try {
    await db.$transaction((tx) => queue(tx, due))
  } catch (error) {
    log.error({ err: error, invoice: due.invoiceId }, 'reminder not queued')
  }
}

async function queue(tx: Transaction, { userId, invoiceId, cause }: Due): Promise<void> {
  const row = await lockInvoice(tx, userId, invoiceId)
  // The address the client has now: the one on the document may be as old as the invoice.
  const { email } = row.client
  if (!email || !(await isReminded(tx, userId, toInvoice(row)))) return
  const letter = await reminderLetter(userId, await makeLink(tx, row), tx)
  await queueMail(tx, userId, invoiceId, {
    kind: 'REMINDER',
    cause,
    letter: { to: [email], cc: [], bcc: [], replyTo: null, ...letter, attachPdf: true },
  })
}
