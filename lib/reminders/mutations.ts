import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { notFound } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { reminderSelect, toReminders } from './queries'
import type { RemindersInput } from './schema'
import type { Reminders } from './reminders-response'

/** Updates reminder days, hour and texts; omitted fields stay unchanged. */
export async function updateReminders(actor: Actor, change: Partial<RemindersInput>): Promise<Reminders> {
  const { days, hour, before, after } = change
  const business = await db.business.update({
    where: { id: actor.businessId },
    data: {
      ...(days && { reminderDays: days }),
      ...(hour !== undefined && { reminderHour: hour }),
      ...(before?.subject !== undefined && { reminderBeforeSubject: before.subject }),
      ...(before?.message !== undefined && { reminderBeforeMessage: before.message }),
      ...(after?.subject !== undefined && { reminderAfterSubject: after.subject }),
      ...(after?.message !== undefined && { reminderAfterMessage: after.message }),
    },
    select: reminderSelect,
  })
  return toReminders(business)
}

/** Turns reminders for a client's invoices on or off. Throws 404. */
export async function setClientReminders(actor: Actor, id: number, enabled: boolean): Promise<void> {
  const { count } = await db.client.updateMany({
    where: { id, businessId: actor.businessId, deletedAt: null },
    data: { reminders: enabled },
  })
  if (count === 0) throw notFound('client')
}

/** Turns reminders for an invoice on or off. Throws 404. */
export async function setInvoiceReminders(actor: Actor, invoiceId: number, enabled: boolean): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.invoice.updateMany({
      where: { id: invoiceId, businessId: actor.businessId },
      data: { reminders: enabled },
    })
    if (count === 0) throw notFound('invoice')
    await recordEvent(tx, actor, enabled ? 'REMINDERS_ON' : 'REMINDERS_OFF', { invoiceId })
  })
}
