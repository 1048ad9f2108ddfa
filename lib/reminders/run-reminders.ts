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
import { getUnusedCredit } from '@/lib/documents/client-credit/unused-credit'
import type { InvoiceRow } from '@/lib/documents/rows'
import { recordEvent } from '@/lib/activity/record-event'
import { getReminderCopies, getReminderTextSettings, isReminderAllowed } from '@/lib/reminders/queries'
import { getReminderCause } from '@/lib/reminders/reminder-rules'

/** Queues the reminders that are due in their owners' time zones, and notifies owners of those covered by unused credit. Returns how many there were. */
export async function runReminders(
  now = new Date(),
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const dueDates = await getDueDates(now)
  let looked = 0
  for await (const batch of iterateDueReminders(dueDates))
    for (const due of batch) {
      if (signal?.aborted) return looked
      await queueReminder(due, dueDates, now)
      looked++
    }
  return looked
}

/** How many invoices of a user have a reminder due that waits for the next run. */
export async function countDueReminders(actor: Actor, now: Date): Promise<number> {
  let count = 0
  for await (const batch of iterateDueReminders(await getDueDates(now, actor), {
    only: { businessId: actor.businessId },
  }))
    count += batch.filter(({ isCovered }) => !isCovered).length
  return count
}

/** Queues one reminder. What fails is logged and tried again next time; the others do not wait for it. */
async function queueReminder(due: DueReminder, dueDates: DueDates, now: Date): Promise<void> {
  try {
    await db.$transaction((tx) => queueLocked(tx, due, dueDates, now))
  } catch (error) {
    log.error({ err: error, business: due.businessId, invoice: due.invoiceId }, 'reminder not queued')
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
  // The address the client has now: the one on the document may be as old as the invoice.
  const { email } = row.client
  if (!email || !(await isReminderAllowed(tx, row))) return
  // The user, or another process, may have done it while this one waited for its turn.
  const { value } = await iterateDueReminders(dueDates, { only: { businessId, invoiceId }, tx }).next()
  const [still] = value ?? []
  if (!still) return
  if (still.isCovered) return notifyOwner(tx, job, row, still)
  const letter = createReminderMail(
    await getReminderTextSettings(job, tx),
    await ensurePublicLink(tx, job, row),
    now,
  )
  const copied = await getReminderCopies(job, invoiceId, [email], tx)
  await queueMail(tx, job, invoiceId, {
    kind: 'REMINDER',
    cause: getReminderCause(invoiceId, still.dueDate, still.day),
    letter: { to: [email], bcc: [], ...copied, ...letter, attachPdf: true },
  })
}

/** Notifies the owner, once for each due date, that no reminder is sent because unused credit covers what the client owes. */
async function notifyOwner(
  tx: Transaction,
  job: Actor,
  row: InvoiceRow,
  { dueDate }: DueReminder,
): Promise<void> {
  const { id: invoiceId, clientId, currency } = row
  const { amount } = await getUnusedCredit(job, invoiceId, tx)
  // The key names the credit, so that one mail covers all invoices that it pays.
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
