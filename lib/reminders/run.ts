import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/dates'
import { appOrigin } from '@/lib/env'
import { createPublicLink } from '@/lib/invoices/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { publicUrl } from '@/lib/invoices/public-url'
import { toInvoice } from '@/lib/invoices/rows'
import { queueMail } from '@/lib/outbox/mutations'
import { activeUser } from '@/lib/users/queries'
import { DEFAULT_REMINDER } from './choices'
import { reminderDue, reminderText } from './rules'

/** Invoices looked at in one go. */
const BATCH = 500
/** No reminder is further from the due date. */
const FURTHEST = 40

interface Due {
  userId: number
  invoiceId: number
  /** Of one day of one invoice's due date there is one reminder, whoever runs this and how often. */
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
      client: { reminders: true, email: { not: null } },
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
  const cause = `reminder ${id} ${dueDate} ${day}`
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

async function remind({ userId, invoiceId, cause }: Due): Promise<void> {
  await createPublicLink(userId, invoiceId)
  await db.$transaction((tx) => queue(tx, userId, invoiceId, cause))
}

async function queue(tx: Transaction, userId: number, invoiceId: number, cause: string): Promise<void> {
  const invoice = toInvoice(await lockInvoice(tx, userId, invoiceId))
  const { status, balance, client, publicToken } = invoice
  if (status !== 'SENT' || balance <= 0 || !client.email || !publicToken) return
  const { reminderMessage } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { reminderMessage: true },
  })
  const message = reminderText(reminderMessage ?? DEFAULT_REMINDER, {
    ...invoice,
    clientName: client.name,
    url: publicUrl(appOrigin(), publicToken),
  })
  await queueMail(tx, userId, invoiceId, {
    kind: 'REMINDER',
    cause,
    letter: {
      to: [client.email],
      cc: [],
      bcc: [],
      replyTo: null,
      subject: `Reminder: invoice ${invoice.invoiceNumber}`.slice(0, 200),
      message,
      attachPdf: true,
    },
  })
}
