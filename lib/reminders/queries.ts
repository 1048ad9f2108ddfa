import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import type { PlainReasonCode } from '@/lib/i18n/reason-codes'
import { defaultTextsSelect, toDefaultTexts } from '@/lib/business/default-texts'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isAllowed, getDenialReason } from '@/lib/documents/lifecycle/document-actions'
import { invoiceSelect, type InvoiceRow } from '@/lib/documents/rows'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import { getUnusedCredit } from '@/lib/documents/client-credit/queries'
import type { Invoice } from '@/lib/documents/types'
import type { ReminderTextSettings, ReminderObstacle, Reminders, ReminderState } from './reminders-response'

/** Returns the business's reminder days, hour and texts. */
export async function getReminders(actor: BusinessScope, tx: Db = db): Promise<Reminders> {
  const business = await tx.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: reminderSelect,
  })
  return toReminders(business)
}

/** Returns the default texts in each language, with the business's time zone. */
export async function getReminderTextSettings(
  actor: BusinessScope,
  tx: Db = db,
): Promise<ReminderTextSettings> {
  const business = await tx.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { ...defaultTextsSelect, timeZone: true },
  })
  return toReminderTextSettings(business)
}

export const reminderSelect = {
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
} & Record<Exclude<keyof typeof reminderSelect, 'reminderDays' | 'reminderHour'>, string | null>

/** Columns of an invoice that its emails need: reply-to address, reminder days and texts. */
export const mailedSelect = {
  ...invoiceSelect,
  business: { select: { ...invoiceSelect.business.select, ...defaultTextsSelect, reminderDays: true } },
} as const
export type MailedRow = Prisma.InvoiceGetPayload<{ select: typeof mailedSelect }>

export const toReminderTextSettings = (
  business: Parameters<typeof toDefaultTexts>[0] & { timeZone: string },
): ReminderTextSettings => ({ ...toDefaultTexts(business), timeZone: business.timeZone })

export const toReminders = (business: Columns): Reminders => ({
  days: business.reminderDays,
  hour: business.reminderHour,
  before: { subject: business.reminderBeforeSubject, message: business.reminderBeforeMessage },
  after: { subject: business.reminderAfterSubject, message: business.reminderAfterMessage },
})

const stateSelect = {
  id: true,
  businessId: true,
  reminders: true,
  publicTokenCipher: true,
  client: { select: { reminders: true, email: true, deletedAt: true } },
} as const
type StateRow = Pick<InvoiceRow, 'id' | 'businessId' | 'reminders' | 'publicTokenCipher'> & {
  client: Pick<InvoiceRow['client'], 'reminders' | 'email' | 'deletedAt'>
}

/**
 * Returns an invoice's reminder switch and the obstacle to automatic reminders, if any. A missing invoice counts as
 * off.
 */
export async function getReminderState(actor: Actor, id: number): Promise<ReminderState> {
  const row = await db.invoice.findUnique({
    where: { own: { businessId: actor.businessId, id } },
    select: stateSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) return { isOn: false, obstacle: null }
  const obstacle = await findObstacle(row, db)
  const isCovered = !obstacle && (await getUnusedCredit(actor, id)).isEnough
  return { isOn: row.reminders, obstacle: isCovered ? 'CREDIT_COVERS' : obstacle }
}

async function findObstacle(row: StateRow, tx: Db): Promise<ReminderObstacle | null> {
  const { id, client, publicTokenCipher } = row
  if (client.deletedAt) return 'CLIENT_DELETED'
  if (!client.reminders) return 'CLIENT_OFF'
  if (!client.email) return 'NO_ADDRESS'
  return !publicTokenCipher && (await isLinkRevoked(row, id, tx)) ? 'LINK_REVOKED' : null
}

/** True if the link of an invoice without one was revoked; otherwise it never had one. */
const isLinkRevoked = async ({ businessId }: BusinessScope, invoiceId: number, tx: Db): Promise<boolean> =>
  (await tx.event.findFirst({
    where: { businessId, invoiceId, type: 'LINK_REVOKED' },
    select: { id: true },
  })) !== null

/** Returns the reason the user can't send a reminder by hand either; null if they can. */
export async function findReminderDenial(
  actor: BusinessScope,
  invoice: Pick<Invoice, 'id' | 'status' | 'balance' | 'publicToken'>,
  tx: Db = db,
): Promise<PlainReasonCode | null> {
  const isRevoked = !invoice.publicToken && (await isLinkRevoked(actor, invoice.id, tx))
  return getDenialReason('remind', { ...invoice, isRevoked })
}

/** True if automatic reminders of an invoice may be sent: it has a balance due, and there is no obstacle. */
export async function isReminderAllowed(tx: Db, row: InvoiceRow): Promise<boolean> {
  return canBeReminded(row) && row.reminders && (await findObstacle(row, tx)) === null
}

/** True if the invoice's status and balance allow reminders. */
export const canBeReminded = (row: InvoiceRow): boolean =>
  isAllowed('remind', { ...row, balance: getBalance(row) }, 'JOB')

/** True if reminders for a client's invoices are on. */
export async function hasClientReminders(actor: Actor, id: number): Promise<boolean> {
  return (await db.client.count({ where: { id, businessId: actor.businessId, reminders: true } })) > 0
}

/** Returns the time the latest reminder of an invoice was sent or queued; null if there is none. */
export async function findLastReminderDate(
  actor: Actor,
  invoiceId: number,
  tx: Db = db,
): Promise<Date | null> {
  const last = await tx.outboxMail.findFirst({
    where: {
      businessId: actor.businessId,
      invoiceId,
      kind: 'REMINDER',
      status: { in: ['QUEUED', 'SENDING', 'SENT'] },
    },
    orderBy: { id: 'desc' },
    select: { createdAt: true, sentAt: true },
  })
  return last && (last.sentAt ?? last.createdAt)
}

/**
 * Returns the Cc recipients and reply-to address of the invoice's first email, which its reminders use too. Emails
 * sent before the invoice was moved back to draft don't count: its client may have been another.
 */
export async function getReminderCopies(
  actor: Actor,
  invoiceId: number,
  to: string[],
  tx: Db = db,
): Promise<{ cc: string[]; replyTo: string | null }> {
  const movedToDraft = await tx.event.findFirst({
    where: { businessId: actor.businessId, invoiceId, type: 'INVOICE_DRAFT' },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  })
  const since = movedToDraft && { createdAt: { gt: movedToDraft.createdAt } }
  const first = await tx.outboxMail.findFirst({
    where: { businessId: actor.businessId, invoiceId, kind: 'INVOICE', status: 'SENT', ...since },
    orderBy: { id: 'asc' },
    select: { cc: true, replyTo: true },
  })
  const recipients = new Set(to.map((address) => address.toLowerCase()))
  return {
    cc: first?.cc.filter((address) => !recipients.has(address.toLowerCase())) ?? [],
    replyTo: first?.replyTo ?? null,
  }
}
