import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import { defaultTextsSelect, toDefaultTexts } from '@/lib/business/default-texts'
import { db, type Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isAllowed, getDenialReason } from '@/lib/documents/lifecycle/document-actions'
import { invoiceSelect, type InvoiceRow } from '@/lib/documents/rows'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import { getUnusedCredit } from '@/lib/documents/client-credit/unused-credit'
import type { Invoice } from '@/lib/documents/types'
import type { ReminderTextSettings, ReminderObstacle, Reminders, ReminderState } from './types'

/** When the business's clients are reminded, and with which words. */
export async function getReminders(actor: BusinessScope, tx: Db = db): Promise<Reminders> {
  const business = await tx.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: reminderSelect,
  })
  return toReminders(business)
}

/** The words in every language, with the clock that reminders go by. */
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

/** What of a business says when and how clients are reminded. */
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

/** An invoice with what the mails about it go by: where answers go to, and when and with which words its owner reminds. */
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

/** Whether one invoice would be reminded of, and what stands in the way. One that is not there is switched off. */
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

/** An invoice without a link either never had one or had it taken back by its owner. */
const isLinkRevoked = async ({ businessId }: BusinessScope, invoiceId: number, tx: Db): Promise<boolean> =>
  (await tx.event.findFirst({
    where: { businessId, invoiceId, type: 'LINK_REVOKED' },
    select: { id: true },
  })) !== null

/** Why the user can't remind of an invoice either; null where that can be done. */
export async function findReminderDenial(
  actor: BusinessScope,
  invoice: Pick<Invoice, 'id' | 'status' | 'balance' | 'publicToken'>,
  tx: Db = db,
): Promise<PlainReasonCode | null> {
  const isRevoked = !invoice.publicToken && (await isLinkRevoked(actor, invoice.id, tx))
  return getDenialReason('remind', { ...invoice, isRevoked })
}

/** Whether the client is to be reminded of an invoice: something is left to pay, and nothing stands in the way. */
export async function isReminderAllowed(tx: Db, row: InvoiceRow): Promise<boolean> {
  return canBeReminded(row) && row.reminders && (await findObstacle(row, tx)) === null
}

/** Whether there is something to remind of. */
export const canBeReminded = (row: InvoiceRow): boolean =>
  isAllowed('remind', { ...row, balance: getBalance(row) }, 'SCHEDULER')

/** Whether a client's invoices are reminded of. */
export async function hasClientReminders(actor: Actor, id: number): Promise<boolean> {
  return (await db.client.count({ where: { id, businessId: actor.businessId, reminders: true } })) > 0
}

/** When the client was last reminded of an invoice, or is about to be; null for never. */
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
 * Who beside the client got the invoice with its first mail, and where answers go to: its reminders go the same way. What was mailed before
 * it was moved back to draft counts no more: its client may have been another one.
 */
export async function getReminderCopies(
  actor: Actor,
  invoiceId: number,
  to: string[],
  tx: Db = db,
): Promise<{ cc: string[]; replyTo: string | null }> {
  const moved = await tx.event.findFirst({
    where: { businessId: actor.businessId, invoiceId, type: 'INVOICE_DRAFT' },
    orderBy: { id: 'desc' },
    select: { createdAt: true },
  })
  const since = moved && { createdAt: { gt: moved.createdAt } }
  const first = await tx.outboxMail.findFirst({
    where: { businessId: actor.businessId, invoiceId, kind: 'INVOICE', status: 'SENT', ...since },
    orderBy: { id: 'asc' },
    select: { cc: true, replyTo: true },
  })
  const known = new Set(to.map((address) => address.toLowerCase()))
  return {
    cc: first?.cc.filter((address) => !known.has(address.toLowerCase())) ?? [],
    replyTo: first?.replyTo ?? null,
  }
}
