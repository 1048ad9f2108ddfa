import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { randomUUID } from 'node:crypto'
import { db, type Transaction } from '@/lib/platform/db/client'
import { todayIn } from '@/lib/core/dates'
import { getAppOrigin } from '@/lib/platform/env'
import { conflict, invalid } from '@/lib/i18n/errors'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { ensurePublicLink } from '@/lib/public-links/public-links'
import { getPublicUrl } from '@/lib/documents/public-link'
import { toKindReason } from '@/lib/documents/lifecycle/assert-allowed'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import type { BulkResult } from '@/lib/core/lists/bulk'
import { bulkApply } from '@/lib/platform/bulk-apply'
import {
  cancelMailByCause,
  delayMails,
  queueMail,
  queueMailOnce,
  type QueuedMessage,
} from '@/lib/mail/sending/queue-mail'
import { dedupeRecipients } from '@/lib/mail/sending/schema'
import type { InvoiceMail } from '@/lib/mail/outbox/mail-response'
import {
  getReminderCopies,
  getReminderTextSettings,
  findReminderDenial,
  findLastReminderDate,
} from '@/lib/reminders/queries'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import {
  isTooSoon,
  MANUAL_CAUSE,
  getManualCause,
  renderReminderText,
  renderReminder,
} from '@/lib/reminders/reminder-rules'
import type { CancelRemindersInput, RemindInput, RemindManyInput } from '@/lib/reminders/schema'

/**
 * Queues a reminder sent by hand, regardless of the switches for automatic ones. Fields omitted from `input` are
 * those of an automatic reminder. Throws
 * - 404,
 * - 409 with a reason if the invoice allows no reminder,
 * - 409 with `errors.again` if the client was reminded within a day,
 * - 422 for a client without an address,
 * - 429.
 */
export async function sendReminder(
  actor: Actor,
  invoiceId: number,
  input: RemindInput,
  now = new Date(),
): Promise<InvoiceMail> {
  const requestId = findRequestId() ?? randomUUID()
  return db.$transaction(async (tx) =>
    storeResponse(tx, await queueReminder(tx, actor, invoiceId, { ...input, requestId }, now)),
  )
}

/**
 * Queues reminders of many invoices, each on its own: one that can't be sent doesn't stop the others. With `hold`,
 * all are delayed from the end of the call, so that they can be undone together.
 */
export async function sendReminders(
  actor: Actor,
  { ids, requestId = findRequestId() ?? randomUUID(), ...options }: RemindManyInput,
): Promise<BulkResult[]> {
  const input = { ...options, requestId, bcc: [], attachPdf: true }
  const results = await bulkApply(ids, (id) =>
    db.$transaction((tx) => queueReminder(tx, actor, id, input, new Date())),
  )
  if (options.hold) await delayMails(actor, { startsWith: `${MANUAL_CAUSE} `, endsWith: ` ${requestId}` })
  return results
}

async function queueReminder(
  tx: Transaction,
  actor: Actor,
  invoiceId: number,
  { requestId, again, hold, ...input }: RemindInput & { requestId: string },
  now: Date,
): Promise<InvoiceMail> {
  const row = await lockInvoice(tx, actor, invoiceId)
  const cause = getManualCause(invoiceId, requestId)
  return queueMailOnce(tx, actor, cause, async () => {
    await assertCanRemind(tx, actor, row, { again, now, to: input.to })
    const letter = await createReminderMessage(tx, actor, row, input, now)
    return queueMail(tx, actor, invoiceId, {
      kind: 'REMINDER',
      cause,
      message: letter,
      failIfLimited: true,
      delayForUndo: hold,
    })
  })
}

/** Cancels the reminders of a request that have not been sent yet. */
export const cancelReminders = (
  actor: Actor,
  { ids, requestId }: CancelRemindersInput,
): Promise<BulkResult[]> =>
  bulkApply(ids, (id) => cancelMailByCause(actor, id, getManualCause(id, requestId)))

interface ReminderCheck {
  again: boolean
  now: Date
  /** Recipients named by the request. */
  to?: string[]
}

async function assertCanRemind(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  { again, now, to }: ReminderCheck,
): Promise<void> {
  const { id, client } = row
  const why = await findReminderDenial(actor, toInvoice(row), tx)
  if (why) throw conflict(toKindReason(row, why))
  if (!to && client.deletedAt) throw conflict('remind.client-deleted')
  if (!to && !client.email) throw invalid('remind.no-address', 'to')
  const last = again ? null : await findLastReminderDate(actor, id, tx)
  if (last && isTooSoon(last, now)) throw conflict('remind.too-soon', 'again')
}

const isEdited = (text: string | undefined, prepared: string) =>
  text !== undefined && text.trim() !== prepared.trim()

type EditedReminder = Omit<RemindInput, 'again' | 'hold'>

/** Creates the reminder with the user's edits applied. By default it goes to the client's current address. */
async function createReminderMessage(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  { to = [row.client.email!], bcc, attachPdf, ...edited }: EditedReminder,
  now: Date,
): Promise<QueuedMessage> {
  const invoice = await ensurePublicLink(tx, actor, row)
  const copies = await getReminderCopies(actor, row.id, to, tx)
  const { timeZone, ...texts } = await getReminderTextSettings(actor, tx)
  const today = todayIn(timeZone, now)
  const values = {
    ...invoice,
    url: getPublicUrl(getAppOrigin(), invoice.publicToken!),
  }
  const messages = getDocumentMessages(invoice)
  const prepared = renderReminder(texts, values, today, messages)
  const render = (text: string | undefined) => text && renderReminderText(text, values, today, messages)
  const [subject, message] = [render(edited.subject)?.slice(0, 200), render(edited.message)]
  return {
    ...dedupeRecipients({ to, cc: edited.cc ?? copies.cc, bcc }),
    replyTo: edited.replyTo === undefined ? copies.replyTo : edited.replyTo,
    subject: subject ?? prepared.subject,
    message: message ?? prepared.message,
    attachPdf,
    // Unedited text is rendered again on sending.
    asWritten: isEdited(subject, prepared.subject) || isEdited(message, prepared.message),
  }
}
