import 'server-only'
import { jobFor, type Actor } from '@/lib/kernel/access/actor'
import { db, type Transaction } from '@/lib/platform/db/client'
import { lockInvoice } from '@/lib/documents/lock'
import { makeLink } from '@/lib/sharing/links'
import { log } from '@/lib/platform/log'
import { queueMail } from '@/lib/delivery/queue-mail'
import { dueDatesAt, dueReminders, type Due, type DueDates } from '@/lib/reminders/due'
import { reminderLetter } from '@/lib/reminders/reminder-letter'
import { getUnusedCredit } from '@/lib/documents/credit/unused'
import type { InvoiceRow } from '@/lib/documents/rows'
import { recordEvent } from '@/lib/business/events/mutations'
import { copiedWith, getReminderClock, isReminded } from '@/lib/reminders/queries'
import { reminderCause } from '@/lib/reminders/days'

/** Queues the reminders that are due in their owners' time zones, and notifies owners of those covered by unused credit. Returns how many there were. */
export async function runReminders(
  now = new Date(),
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  const dueDates = await dueDatesAt(now)
  let looked = 0
  for await (const batch of dueReminders(dueDates))
    for (const due of batch) {
      if (signal?.aborted) return looked
      await remind(due, dueDates, now)
      looked++
    }
  return looked
}

/** How many invoices of a user have a reminder due that waits for the next run. */
export async function countDueReminders(actor: Actor, now: Date): Promise<number> {
  let count = 0
  for await (const batch of dueReminders(await dueDatesAt(now, actor), {
    only: { businessId: actor.businessId },
  }))
    count += batch.filter(({ isCovered }) => !isCovered).length
  return count
}

/** Queues one reminder. What fails is logged and tried again next time; the others do not wait for it. */
async function remind(due: Due, dueDates: DueDates, now: Date): Promise<void> {
  try {
    await db.$transaction((tx) => queue(tx, due, dueDates, now))
  } catch (error) {
    log.error({ err: error, business: due.businessId, invoice: due.invoiceId }, 'reminder not queued')
  }
}

async function queue(
  tx: Transaction,
  { businessId, invoiceId }: Due,
  dueDates: DueDates,
  now: Date,
): Promise<void> {
  const row = await lockInvoice(tx, { businessId }, invoiceId)
  const job = jobFor(businessId, row.business)
  // The address the client has now: the one on the document may be as old as the invoice.
  const { email } = row.client
  if (!email || !(await isReminded(tx, row))) return
  // The user, or another process, may have done it while this one waited for its turn.
  const { value } = await dueReminders(dueDates, { only: { businessId, invoiceId }, tx }).next()
  const [still] = value ?? []
  if (!still) return
  if (still.isCovered) return tellOwner(tx, job, row, still)
  const letter = reminderLetter(await getReminderClock(job, tx), await makeLink(tx, job, row), now)
  const copied = await copiedWith(job, invoiceId, [email], tx)
  await queueMail(tx, job, invoiceId, {
    kind: 'REMINDER',
    cause: reminderCause(invoiceId, still.dueDate, still.day),
    letter: { to: [email], bcc: [], ...copied, ...letter, attachPdf: true },
  })
}

/** Notifies the owner, once for each due date, that no reminder is sent because unused credit covers what the client owes. */
async function tellOwner(tx: Transaction, job: Actor, row: InvoiceRow, { dueDate }: Due): Promise<void> {
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
