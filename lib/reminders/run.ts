import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import { addDays, fromDateColumn, toDateColumn, todayIn } from '@/lib/dates'
import { appOrigin } from '@/lib/env'
import { createPublicLink } from '@/lib/invoices/mutations'
import { lockInvoice } from '@/lib/invoices/lock'
import { publicUrl } from '@/lib/invoices/public-url'
import { toInvoice } from '@/lib/invoices/rows'
import { queueMail } from '@/lib/outbox/mutations'
import { DEFAULT_REMINDER } from './choices'
import { reminderDue, reminderText } from './rules'

/** Invoices looked at in one go. */
const BATCH = 500
/** No reminder is further from the due date. */
const FURTHEST = 40

/** Queues the reminders that are due today on their owners' clocks. Answers how many invoices were looked at. */
export async function runReminders(now = new Date()): Promise<number> {
  const utcToday = todayIn('UTC', now)
  let after = 0
  let looked = 0
  for (;;) {
    const rows = await db.invoice.findMany({
      where: {
        id: { gt: after },
        status: 'SENT',
        reminders: true,
        client: { reminders: true },
        user: { reminderDays: { isEmpty: false }, disabledAt: null },
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
    for (const { id, userId, dueDate, user } of rows) {
      const today = todayIn(user.timeZone, now)
      const day = reminderDue(fromDateColumn(dueDate), user.reminderDays, today)
      if (day !== null) await remind(userId, id, day)
    }
    looked += rows.length
    if (rows.length < BATCH) return looked
    after = rows.at(-1)!.id
  }
}

/** Of one day of one invoice's due date there is one reminder, whoever runs this and how often. */
const causeOf = (invoiceId: number, dueDate: string, day: number) => `reminder ${invoiceId} ${dueDate} ${day}`

async function remind(userId: number, invoiceId: number, day: number): Promise<void> {
  const { dueDate } = await db.invoice.findUniqueOrThrow({
    where: { id: invoiceId, userId },
    select: { dueDate: true },
  })
  const cause = causeOf(invoiceId, fromDateColumn(dueDate), day)
  if ((await db.outboxMail.count({ where: { userId, cause } })) > 0) return
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
