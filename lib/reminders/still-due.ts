import 'server-only'
import type { Db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { may } from '@/lib/documents/lifecycle'
import type { Invoice } from '@/lib/documents/types'
import { getReminders, isReminded } from './queries'
import { readCause } from './days'

/**
 * Whether a reminder that waited in the outbox is still to go out. Not when the invoice was paid, cancelled or taken back,
 * when it is due on another day by now, when its link or its client is gone, or when invoice, client or that day of the
 * settings was switched off meanwhile. One that the user asked for does not go by the switches. `invoice` is the mail's
 * invoice as it is now.
 */
export async function isStillDue(
  tx: Db,
  { userId, cause }: Pick<OutboxMail, 'userId' | 'invoiceId' | 'cause'>,
  invoice: Invoice,
): Promise<boolean> {
  if (!invoice.publicToken) return false
  const named = readCause(cause)
  if (!named) return may('remind', invoice, 'SCHEDULER')
  const { dueDate, day } = named
  if (dueDate !== invoice.dueDate) return false
  if (!(await isReminded(tx, userId, invoice))) return false
  return (await getReminders(userId, tx)).days.includes(day)
}
