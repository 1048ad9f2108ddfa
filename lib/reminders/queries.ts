import 'server-only'
import { db, type Db } from '@/lib/db/client'
import type { Invoice } from '@/lib/invoices/types'
import type { ReminderState } from './types'

/** When the user's clients are reminded. No days: never. */
export interface Reminders {
  /** Days after the due date; before it when negative. */
  days: number[]
  /** Null: the product's own words. */
  message: string | null
}

export async function getReminders(userId: number, tx: Db = db): Promise<Reminders> {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { reminderDays: true, reminderMessage: true },
  })
  return { days: user.reminderDays, message: user.reminderMessage }
}

/** Whether one invoice would be reminded of, and what stands in the way. One that is not there is switched off. */
export async function reminderState(userId: number, invoiceId: number, tx: Db = db): Promise<ReminderState> {
  const row = await tx.invoice.findUnique({
    where: { id: invoiceId, userId },
    select: {
      reminders: true,
      publicTokenHash: true,
      client: { select: { reminders: true, email: true, deletedAt: true } },
    },
  })
  if (!row) return { isOn: false, obstacle: null }
  const { client, publicTokenHash } = row
  const state = (obstacle: ReminderState['obstacle']) => ({ isOn: row.reminders, obstacle })
  if (client.deletedAt) return state('CLIENT_DELETED')
  if (!client.reminders) return state('CLIENT_OFF')
  if (!client.email) return state('NO_ADDRESS')
  return state(!publicTokenHash && (await wasRevoked(userId, invoiceId, tx)) ? 'LINK_REVOKED' : null)
}

/** An invoice without a link either never had one or had it taken back by its owner. */
const wasRevoked = async (userId: number, invoiceId: number, tx: Db) =>
  (await tx.event.findFirst({ where: { userId, invoiceId, type: 'LINK_REVOKED' }, select: { id: true } })) !==
  null

/** Whether the client is to be reminded of an invoice: something is left to pay, and nothing stands in the way. */
export async function isReminded(tx: Db, userId: number, invoice: Invoice): Promise<boolean> {
  if (invoice.status !== 'SENT' || invoice.balance <= 0) return false
  const { isOn, obstacle } = await reminderState(userId, invoice.id, tx)
  return isOn && obstacle === null
}

/** Whether a client's invoices are reminded of. */
export async function isClientReminded(userId: number, id: number): Promise<boolean> {
  return (await db.client.count({ where: { id, userId, reminders: true } })) > 0
}
