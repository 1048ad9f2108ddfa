import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { appOrigin } from '@/lib/platform/env'
import { findInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, workingToken } from '@/lib/documents/rows'
import { invoiceLetterText, LINK_PLACEHOLDER, publicUrl } from '@/lib/render/mail/share-message'
import { reminderWords } from '@/lib/reminders/reminder-letter'
import { copiedWith, getReminderClock, remindedAt } from '@/lib/reminders/queries'
import { isTooSoon } from '@/lib/reminders/days'
import { speechOf } from '@/lib/words/speech/speech'
import type { Letter, StartingLetter } from '@/lib/platform/queue/types'

/**
 * To whom and with which words a mail about an invoice starts. Where there is no link yet the message holds `{link}`, which
 * sending fills: looking changes nothing. Throws 404.
 */
export async function startingLetter(
  actor: Actor,
  invoiceId: number,
  letter: Letter,
): Promise<StartingLetter> {
  const row = await findInvoiceRow(db, actor, invoiceId)
  const token = workingToken(row)
  const url = token ? publicUrl(appOrigin(), token) : LINK_PLACEHOLDER
  const invoice = toInvoice(row)
  if (letter === 'invoice') {
    const { email } = invoice.client
    const plain = { cc: [], replyTo: null, again: false }
    return {
      to: email ? [email] : [],
      ...plain,
      ...invoiceLetterText(invoice, url, speechOf(invoice.seller)),
    }
  }
  // The address of today: the one on the document may be as old as the invoice.
  const to = row.client.email ? [row.client.email] : []
  const last = await remindedAt(actor, invoiceId)
  return {
    to,
    ...(await copiedWith(actor, invoiceId, to)),
    ...reminderWords(await getReminderClock(actor), invoice, url),
    again: last !== null && isTooSoon(last, new Date()),
  }
}
