import 'server-only'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { reminderColumns, toReminders } from './queries'
import type { RemindersInput } from './schema'
import type { Reminders } from './types'

/** Keeps when the user's clients are reminded, and with which words. What the change leaves out stays as it is. */
export async function saveReminders(userId: number, change: Partial<RemindersInput>): Promise<Reminders> {
  const { days, hour, before, after } = change
  const user = await db.user.update({
    where: { id: userId },
    data: {
      ...(days && { reminderDays: days }),
      ...(hour !== undefined && { reminderHour: hour }),
      ...(before?.subject !== undefined && { reminderBeforeSubject: before.subject }),
      ...(before?.message !== undefined && { reminderBeforeMessage: before.message }),
      ...(after?.subject !== undefined && { reminderAfterSubject: after.subject }),
      ...(after?.message !== undefined && { reminderAfterMessage: after.message }),
    },
    select: reminderColumns,
  })
  return toReminders(user)
}

/** Switches reminders of one client's invoices. Throws 404. */
export async function remindClient(userId: number, id: number, enabled: boolean): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, userId, deletedAt: null },
    data: { reminders: enabled },
  })
  if (count === 0) throw notFound('client')
}

/** Switches reminders of one invoice. Throws 404. */
export async function remindInvoice(userId: number, invoiceId: number, enabled: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.invoice.updateMany({
      where: { id: invoiceId, userId },
      data: { reminders: enabled },
    })
    if (count === 0) throw notFound('invoice')
    await recordEvent(tx, userId, enabled ? 'REMINDERS_ON' : 'REMINDERS_OFF', { invoiceId })
  })
}
