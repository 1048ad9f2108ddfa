import 'server-only'
import type { PlainCode } from '@/lib/words/reasons'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { may, refusal } from '@/lib/documents/lifecycle'
import { invoiceSelect, type InvoiceRow } from '@/lib/documents/rows'
import { balanceOf } from '@/lib/documents/standing'
import type { Invoice } from '@/lib/documents/types'
import type { ReminderClock, ReminderObstacle, Reminders, ReminderState } from './types'

/** When the user's clients are reminded, and with which words. */
export async function getReminders(userId: number, tx: Db = db): Promise<Reminders> {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: reminderColumns })
  return toReminders(user)
}

/** The same, with the clock it goes by. */
export async function getReminderClock(userId: number, tx: Db = db): Promise<ReminderClock> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...reminderColumns, timeZone: true },
  })
  return toReminderClock(user)
}

/** What of a user says when and how clients are reminded. */
export const reminderColumns = {
  reminderDays: true,
  reminderHour: true,
  reminderBeforeSubject: true,
  reminderBeforeMessage: true,
  reminderAfterSubject: true,
  reminderAfterMessage: true,
} as const

type Columns = {
  reminderDays: number[]
  reminderHour: number
} & Record<Exclude<keyof typeof reminderColumns, 'reminderDays' | 'reminderHour'>, string | null>

/** An invoice with what the mails about it go by: where answers go to, and when and with which words its owner reminds. */
export const mailedSelect = {
  ...invoiceSelect,
  user: { select: { ...invoiceSelect.user.select, email: true, ...reminderColumns } },
} as const
export type MailedRow = Prisma.InvoiceGetPayload<{ select: typeof mailedSelect }>

export const toReminderClock = ({ timeZone, ...user }: Columns & { timeZone: string }): ReminderClock => ({
  ...toReminders(user),
  timeZone,
})

export const toReminders = (user: Columns): Reminders => ({
  days: user.reminderDays,
  hour: user.reminderHour,
  before: { subject: user.reminderBeforeSubject, message: user.reminderBeforeMessage },
  after: { subject: user.reminderAfterSubject, message: user.reminderAfterMessage },
})

const stateSelect = {
  id: true,
  userId: true,
  reminders: true,
  publicTokenCipher: true,
  client: { select: { reminders: true, email: true, deletedAt: true } },
} as const
type StateRow = Pick<InvoiceRow, 'id' | 'userId' | 'reminders' | 'publicTokenCipher'> & {
  client: Pick<InvoiceRow['client'], 'reminders' | 'email' | 'deletedAt'>
}

/** Whether one invoice would be reminded of, and what stands in the way. One that is not there is switched off. */
export async function reminderState(userId: number, id: number): Promise<ReminderState> {
  const row = await db.invoice.findUnique({
    where: { own: { userId, id } },
    select: stateSelect,
    relationLoadStrategy: 'join',
  })
  return row ? { isOn: row.reminders, obstacle: await obstacleOf(row, db) } : { isOn: false, obstacle: null }
}

async function obstacleOf(row: StateRow, tx: Db): Promise<ReminderObstacle | null> {
  const { id, userId, client, publicTokenCipher } = row
  if (client.deletedAt) return 'CLIENT_DELETED'
  if (!client.reminders) return 'CLIENT_OFF'
  if (!client.email) return 'NO_ADDRESS'
  return !publicTokenCipher && (await wasRevoked(userId, id, tx)) ? 'LINK_REVOKED' : null
}

/** An invoice without a link either never had one or had it taken back by its owner. */
const wasRevoked = async (userId: number, invoiceId: number, tx: Db): Promise<boolean> =>
  (await tx.event.findFirst({ where: { userId, invoiceId, type: 'LINK_REVOKED' }, select: { id: true } })) !==
  null

/** Why the user can't remind of an invoice either; null where that can be done. */
export async function whyNotReminded(
  userId: number,
  invoice: Pick<Invoice, 'id' | 'status' | 'balance' | 'publicToken'>,
  tx: Db = db,
): Promise<PlainCode | null> {
  const isRevoked = !invoice.publicToken && (await wasRevoked(userId, invoice.id, tx))
  return refusal('remind', { ...invoice, isRevoked })
}

/** Whether the client is to be reminded of an invoice: something is left to pay, and nothing stands in the way. */
export async function isReminded(tx: Db, row: InvoiceRow): Promise<boolean> {
  return isToPay(row) && row.reminders && (await obstacleOf(row, tx)) === null
}

/** Whether there is something to remind of. */
export const isToPay = (row: InvoiceRow): boolean =>
  may('remind', { ...row, balance: balanceOf(row) }, 'SCHEDULER')

/** Whether a client's invoices are reminded of. */
export async function isClientReminded(userId: number, id: number): Promise<boolean> {
  return (await db.client.count({ where: { id, userId, reminders: true } })) > 0
}

/** When the client was last reminded of an invoice, or is about to be; null for never. */
export async function remindedAt(userId: number, invoiceId: number, tx: Db = db): Promise<Date | null> {
  const last = await tx.outboxMail.findFirst({
    where: { userId, invoiceId, kind: 'REMINDER', status: { in: ['QUEUED', 'SENDING', 'SENT'] } },
    orderBy: { id: 'desc' },
    select: { createdAt: true, sentAt: true },
  })
  return last && (last.sentAt ?? last.createdAt)
}

/**
 * Who beside the client got the invoice with its first mail, and where answers go to: its reminders go the same way. What was mailed before
 * it was moved back to draft counts no more: its client may have been another one.
 */
export async function copiedWith(
  userId: number,
  invoiceId: number,
  to: string[],
  tx: Db = db,
): Promise<{ cc: string[]; replyTo: string | null }> {
  const moved = await tx.event.findFirst({
    where: { userId, invoiceId, type: 'INVOICE_DRAFT' },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  })
  const since = moved && { createdAt: { gt: moved.createdAt } }
  const first = await tx.outboxMail.findFirst({
    where: { userId, invoiceId, kind: 'INVOICE', status: 'SENT', ...since },
    orderBy: { id: 'asc' },
    select: { cc: true, replyTo: true },
  })
  const known = new Set(to.map((address) => address.toLowerCase()))
  return {
    cc: first?.cc.filter((address) => !known.has(address.toLowerCase())) ?? [],
    replyTo: first?.replyTo ?? null,
  }
}
