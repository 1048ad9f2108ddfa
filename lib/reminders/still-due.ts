import 'server-only'
import { fromDateColumn } from '@/lib/kernel/dates'
import type { InvoiceRow } from '@/lib/documents/rows'
import { db } from '@/lib/platform/db/client'
import { readCause } from './days'
import { isReminded, isToPay } from './queries'

/**
 * Whether a reminder that waited in the outbox is still to go out. Not when the invoice was paid, cancelled or taken back,
 * when it is due on another day by now, when its link or its client is gone, or when invoice, client or that day of the
 * settings was switched off meanwhile. One that the user asked for does not go by the switches. `row` is the mail's
 * invoice as it is now.
 */
export async function isStillDue(
  cause: string,
  row: InvoiceRow & { user: { reminderDays: number[] } },
): Promise<boolean> {
  if (!row.publicTokenCipher) return false
  const named = readCause(cause)
  if (!named) return isToPay(row)
  const { dueDate, day } = named
  if (dueDate !== fromDateColumn(row.dueDate)) return false
  return row.user.reminderDays.includes(day) && isReminded(db, row)
}
