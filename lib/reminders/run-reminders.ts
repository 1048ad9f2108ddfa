import 'server-only'
import { createJobActor, type Actor } from '@/lib/core/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { ensurePublicLink } from '@/lib/public-links/public-links'
import { log } from '@/lib/platform/log'
import { queueMail } from '@/lib/mail/sending/queue-mail'
import {
  getDueDates,
  iterateDueReminders,
  type DueReminder,
  type DueDates,
} from '@/lib/reminders/due-reminders'
import { createReminderMail } from '@/lib/reminders/reminder-mail'
import { getUnusedCredit } from '@/lib/documents/client-credit/queries'
import type { InvoiceRow } from '@/lib/documents/rows'
import { recordEvent } from '@/lib/activity/record-event'
import { getReminderCopies, getReminderTextSettings, isReminderAllowed } from '@/lib/reminders/queries'
import { getReminderCause } from '@/lib/reminders/reminder-rules'

/**
 * Queues the reminders that are due in their business's time zone, and notifies owners of those covered by unused
 * credit. Returns the number of both.
 */
export async function runReminders(
  now = new Date(),
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const dueDates = await getDueDates(now)
  let processed = 0
  for await (const batch of iterateDueReminders(dueDates))
    for (const due of batch) {
      if (signal?.aborted) return processed
      await queueReminder(due, dueDates, now)
      processed++
    }
  return processed
}

/** Counts the invoices of a business with a due reminder that is not queued yet. */
export async function countDueReminders(actor: Actor, now: Date): Promise<number> {
  let count = 0
  for await (const batch of iterateDueReminders(await getDueDates(now, actor), {
    only: { businessId: actor.businessId },
  }))
    count += batch.filter(({ isCovered }) => !isCovered).length
  return count
}

/** Queues one reminder. A failure is logged and retried by the next run; the others go on. */
async function queueReminder(due: DueReminder, dueDates: DueDates, now: Date): Promise<void> {
  try {
    await db.$transaction((tx) => queueLocked(tx, due, dueDates, now))
  } catch (error) {
    log.error({ err: error, business: due.businessId, invoice: due.invoiceId }, 'queuing a reminder failed')
  }
}

async function queueLocked(
  tx: Transaction,
  { businessId, invoiceId }: DueReminder,
  dueDates: DueDates,
  now: Date,
): Promise<void> {
  const row = await lockInvoice(tx, { businessId }, invoiceId)
  const job = createJobActor(businessId, row.business)
  // The client's current address: the one on the document may be outdated.
  const { email } = row.client
  if (!email || !(await isReminderAllowed(tx, row))) return
  // Read again: the user or another process may have queued it while this one waited for the lock.
  const { value } = await iterateDueReminders(dueDates, { only: { businessId, invoiceId }, tx }).next()
  const [due] = value ?? []
  if (!due) return
  if (due.isCovered) return notifyOwner(tx, job, row, due)
  const letter = createReminderMail(
    await getReminderTextSettings(job, tx),
    await ensurePublicLink(tx, job, row),
    now,
  )
  const copies = await getReminderCopies(job, invoiceId, [email], tx)
  await queueMail(tx, job, invoiceId, {
    kind: 'REMINDER',
    cause: getReminderCause(invoiceId, due.dueDate, due.day),
    message: { to: [email], bcc: [], ...copies, ...letter, attachPdf: true },
  })
}

/**
 * Notifies the owner, once per due date, that no reminder is sent because unused credit covers what the client owes.
 */
async function notifyOwner(
  tx: Transaction,
  job: Actor,
  row: InvoiceRow,
  { dueDate }: DueReminder,
): Promise<void> {
  const { id: invoiceId, clientId, currency } = row
  const { amount } = await getUnusedCredit(job, invoiceId, tx)
  // The event names the latest credit entry, so that one email covers all invoices which that credit pays.
  const last = await tx.creditEntry.findFirst({
    where: { businessId: job.businessId, clientId, currency },
    orderBy: { id: 'desc' },
    select: { id: true },
  })
  await recordEvent(tx, job, 'REMINDER_COVERED', {
    invoiceId,
    data: { dueDate, clientId, currency, amount, creditEntryId: last?.id ?? null },
  })
}
