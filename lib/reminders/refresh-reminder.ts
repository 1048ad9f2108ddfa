import 'server-only'
import { fromDateColumn } from '@/lib/core/dates'
import { getUnusedCredit } from '@/lib/documents/client-credit/unused-credit'
import type { Invoice } from '@/lib/documents/types'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { reason, type Reason } from '@/lib/i18n/reason'
import { parseCause } from './reminder-rules'
import { isReminderAllowed, canBeReminded, toReminderTextSettings, type MailedRow } from './queries'
import { createReminderMail } from './reminder-mail'
import type { ReminderMessage } from './types'

/**
 * What a reminder says that goes out now, or why it does not. Part of the invoice may have been paid since it was queued, so it is written
 * anew, unless its words are the user's own.
 */
export async function refreshReminder(
  { cause, asWritten, subject, message }: OutboxMail,
  row: MailedRow,
  invoice: Invoice,
): Promise<ReminderMessage | Reason> {
  if (invoice.balance <= 0) return reason('mail.nothing-left')
  if (!(await isStillDue(cause, row))) return reason('mail.not-due')
  // The dialog has already shown the credit to the sender.
  if (parseCause(cause) && (await getUnusedCredit(row, row.id)).isEnough) return reason('mail.credit-covers')
  return asWritten ? { subject, message } : createReminderMail(toReminderTextSettings(row.business), invoice)
}

/**
 * Whether a reminder that waited in the outbox is still to go out. Not when the invoice was paid, cancelled or taken back,
 * when it is due on another day by now, when its link or its client is gone, or when invoice, client or that day of the
 * settings was switched off meanwhile. One that the user asked for does not go by the switches. `row` is the mail's
 * invoice as it is now.
 */
export async function isStillDue(cause: string, row: MailedRow): Promise<boolean> {
  if (!row.publicTokenCipher) return false
  const named = parseCause(cause)
  if (!named) return canBeReminded(row)
  const { dueDate, day } = named
  if (dueDate !== fromDateColumn(row.dueDate)) return false
  return row.business.reminderDays.includes(day) && isReminderAllowed(db, row)
}
