import 'server-only'
import { db } from '@/lib/db/client'
import { notFound } from '@/lib/errors'
import { recordEvent } from '@/lib/events/mutations'
import type { RemindersInput } from './schema'

/** When the user's clients are reminded. No days: never. */
export interface Reminders {
  /** Days after the due date; before it when negative. */
  days: number[]
  /** Null: the product's own words. */
  message: string | null
}

export async function getReminders(userId: number): Promise<Reminders> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { reminderDays: true, reminderMessage: true },
  })
  return { days: user.reminderDays, message: user.reminderMessage }
}

export async function saveReminders(userId: number, { days, message }: RemindersInput): Promise<Reminders> {
  await db.user.update({
    where: { id: userId },
    data: { reminderDays: days, reminderMessage: message },
  })
  return { days, message }
}

/** Switches reminders of one client's invoices. Throws 404. */
export async function remindClient(userId: number, id: number, enabled: boolean): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, userId, deletedAt: null },
    data: { reminders: enabled },
  })
  if (count === 0) throw notFound('Client')
}

/** Switches reminders of one invoice. Throws 404. */
export async function remindInvoice(userId: number, invoiceId: number, enabled: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.invoice.updateMany({
      where: { id: invoiceId, userId },
      data: { reminders: enabled },
    })
    if (count === 0) throw notFound('Invoice')
    await recordEvent(tx, userId, enabled ? 'REMINDERS_ON' : 'REMINDERS_OFF', { invoiceId })
  })
}

/** Whether one invoice would be reminded of: by itself, and by its client. */
export async function reminderSwitches(
  userId: number,
  invoiceId: number,
): Promise<{ invoice: boolean; client: boolean }> {
  const row = await db.invoice.findUnique({
    where: { id: invoiceId, userId },
    select: { reminders: true, client: { select: { reminders: true } } },
  })
  return { invoice: row?.reminders ?? false, client: row?.client.reminders ?? false }
}

/** Whether a client's invoices are reminded of. */
export async function isClientReminded(userId: number, id: number): Promise<boolean> {
  return (await db.client.count({ where: { id, userId, reminders: true } })) > 0
}
