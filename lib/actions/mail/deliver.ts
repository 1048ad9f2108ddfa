import 'server-only'
import { farewell } from '@/lib/delivery/farewell'
import { gmailAccount } from '@/lib/delivery/gmail/account'
import { handOverDue, handOverNow, type Prepared } from '@/lib/delivery/hand-over'
import { may, stopsMail } from '@/lib/documents/lifecycle'
import { toInvoice } from '@/lib/documents/rows'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { openAccountMail } from '@/lib/platform/queue/account-mail'
import { ACCOUNT, FAREWELL } from '@/lib/platform/queue/types'
import { findMailedInvoice, toReminderClock } from '@/lib/reminders/queries'
import { reminderLetter } from '@/lib/reminders/reminder-letter'
import { isStillDue } from '@/lib/reminders/still-due'
import { composeMail, messageNow } from './compose'
import { reason, type Reason } from '@/lib/words/reason'

/** Sends the mail that is due, until `signal` says to stop. Answers how many were tried. */
export const runOutbox = ({ signal }: { signal?: AbortSignal } = {}): Promise<number> =>
  handOverDue(prepare, signal)

/** Sends a mail that was queued a moment ago, ahead of all others; when that fails, it waits for the runner like them. */
export const sendNow = (id: number): Promise<void> => handOverNow(prepare, id)

/** The mail as it goes out now, or why it is not needed any more. */
async function prepare(mail: OutboxMail): Promise<Prepared | Reason> {
  if (mail.kind === FAREWELL) return { asSent: mail, outgoing: farewell(mail), gmail: null }
  if (mail.kind === ACCOUNT) {
    const outgoing = openAccountMail(mail)
    return 'code' in outgoing ? outgoing : { asSent: mail, outgoing, gmail: null }
  }
  const row = await findMailedInvoice(mail.userId, mail.invoiceId!)
  if (!row) return reason('mail.invoice-deleted')
  const invoice = toInvoice(row)
  const stopped = may('send', invoice, 'SCHEDULER') ? null : stopsMail(invoice)
  if (stopped) return stopped
  const { paymentId } = mail
  if (paymentId !== null && !row.payments.some(({ id }) => id === paymentId))
    return reason('mail.payment-removed')
  const isReminder = mail.kind === 'REMINDER'
  if (isReminder && invoice.balance <= 0) return reason('mail.nothing-left')
  if (isReminder && !(await isStillDue(mail.cause, row))) return reason('mail.not-due')
  // Part of it may have been paid since the reminder was written.
  const letter = isReminder && !mail.asWritten ? reminderLetter(toReminderClock(row.user), invoice) : {}
  const message = messageNow({ ...mail, ...letter }, invoice)
  if (message === null) return reason('mail.link-revoked')
  const asSent = { ...mail, ...letter, message }
  const outgoing = await composeMail(asSent, invoice, row.user)
  return { asSent, outgoing, gmail: await gmailAccount(mail.userId) }
}
