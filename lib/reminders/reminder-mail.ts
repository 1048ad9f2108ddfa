import 'server-only'
import { todayIn, fromDateColumn } from '@/lib/core/dates'
import { getAppOrigin } from '@/lib/platform/env'
import { conflict } from '@/lib/i18n/errors'
import { getPublicUrl } from '@/lib/documents/public-link'
import type { Invoice } from '@/lib/documents/types'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import { getUnusedCredit } from '@/lib/documents/client-credit/queries'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { reason, type Reason } from '@/lib/i18n/reason'
import { renderReminder, parseCause } from './reminder-rules'
import type { ReminderTextSettings, ReminderMessage } from './reminders-response'
import { isReminderAllowed, canBeReminded, toReminderTextSettings, type MailedRow } from './queries'

/**
 * Renders a reminder with the business's text, balance due and public link. Called on queueing and again on sending,
 * since a part may have been paid in between. Throws 409 if the invoice has no link.
 */
export function createReminderMail(
  owner: ReminderTextSettings,
  invoice: Invoice,
  now = new Date(),
): ReminderMessage {
  const { publicToken } = invoice
  if (!publicToken) throw conflict('remind.no-link')
  return renderReminderWithLink(owner, invoice, getPublicUrl(getAppOrigin(), publicToken), now)
}

/** Renders a reminder with the given link or link placeholder. */
export const renderReminderWithLink = (
  owner: ReminderTextSettings,
  invoice: Invoice,
  url: string,
  now = new Date(),
): ReminderMessage =>
  renderReminder(owner, { ...invoice, url }, todayIn(owner.timeZone, now), getDocumentMessages(invoice))

/**
 * Returns the current text of a queued reminder, or the reason it is no longer needed. It is rendered again, because
 * part of the invoice may have been paid since it was queued, unless the user edited the text.
 */
export async function refreshReminder(
  { cause, asWritten, subject, message }: OutboxMail,
  row: MailedRow,
  invoice: Invoice,
): Promise<ReminderMessage | Reason> {
  if (invoice.balance <= 0) return reason('mail.nothing-left')
  if (!(await isStillDue(cause, row))) return reason('mail.not-due')
  // For a reminder sent by hand, the dialog has already shown the credit to the user.
  if (parseCause(cause) && (await getUnusedCredit(row, row.id)).isEnough) return reason('mail.credit-covers')
  return asWritten ? { subject, message } : createReminderMail(toReminderTextSettings(row.business), invoice)
}

/**
 * True if a queued reminder is still to be sent. False if
 * - the invoice was paid, cancelled or moved back to draft,
 * - its public link was revoked,
 * - its due date changed, its client is gone, or reminders were turned off for the invoice, the client or that day;
 *   these don't matter for a reminder sent by hand.
 * @param row current state of the invoice
 */
export async function isStillDue(cause: string, row: MailedRow): Promise<boolean> {
  if (!row.publicTokenCipher) return false
  const automatic = parseCause(cause)
  if (!automatic) return canBeReminded(row)
  const { dueDate, day } = automatic
  if (dueDate !== fromDateColumn(row.dueDate)) return false
  return row.business.reminderDays.includes(day) && isReminderAllowed(db, row)
}
