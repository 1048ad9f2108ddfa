import 'server-only'
import { gmailAccount } from '@/lib/delivery/gmail/account'
import { handOverDue, handOverNow, type Prepared } from '@/lib/delivery/hand-over'
import { may, stopsMail } from '@/lib/documents/lifecycle'
import type { Payment } from '@/lib/documents/payments/types'
import { toInvoice, workingToken } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import type { OutboxMail } from '@/lib/platform/db/generated/client'
import { appOrigin } from '@/lib/platform/env'
import { openAccountMail } from '@/lib/platform/queue/account-mail'
import { mailedSelect, type MailedRow } from '@/lib/reminders/queries'
import { reminderNow } from '@/lib/reminders/reminder-now'
import { receiptWords } from '@/lib/render/mail/receipt-words'
import { messageNow, publicUrl } from '@/lib/render/mail/share-message'
import { reason, type Reason } from '@/lib/words/reason'
import { speechOf } from '@/lib/words/speech/speech'
import { composeMail } from './compose'

/** Sends the mail that is due, until `signal` says to stop. Answers how many were tried. */
export const runOutbox = ({ signal }: { signal?: AbortSignal } = {}): Promise<number> =>
  handOverDue(prepare, signal)

/** Sends a mail that was queued a moment ago, ahead of all others; when that fails, it waits for the runner like them. */
export const sendNow = (id: number): Promise<void> => handOverNow(prepare, id)

/** What a mail says as things stand now, or why it is not needed: what was queued as it was written goes out like that. */
async function wordsNow(mail: OutboxMail, row: MailedRow, invoice: Invoice, payment: Payment | null) {
  if (mail.kind === 'REMINDER') return reminderNow(mail, row, invoice)
  if (!payment) return mail
  const token = workingToken(row)
  const url = token && publicUrl(appOrigin(), token)
  return receiptWords(invoice, payment, url, todayIn(row.business.timeZone), speechOf(invoice.seller))
}

/** The mail as it goes out now, or why it is not needed any more. */
async function prepare(mail: OutboxMail): Promise<Prepared | Reason> {
  if (mail.invoiceId === null) {
    const outgoing = openAccountMail(mail)
    return 'code' in outgoing ? outgoing : { asSent: mail, outgoing, gmail: null }
  }
  const row = await db.invoice.findUnique({
    where: { own: { businessId: mail.businessId, id: mail.invoiceId } },
    select: mailedSelect,
    relationLoadStrategy: 'join',
  })
  if (!row) return reason('mail.invoice-deleted')
  const invoice = toInvoice(row)
  const stopped = may('send', invoice, 'SCHEDULER') ? null : stopsMail(invoice)
  if (stopped) return stopped
  const payment = invoice.payments.find(({ id }) => id === mail.paymentId) ?? null
  if (mail.paymentId !== null && !payment) return reason('mail.payment-removed')
  const words = await wordsNow(mail, row, invoice, payment)
  if ('code' in words) return words
  const url = invoice.publicToken && publicUrl(appOrigin(), invoice.publicToken)
  const message = messageNow(words.message, url)
  if (message === null) return reason('mail.link-revoked')
  const asSent = { ...mail, subject: words.subject, message }
  const outgoing = await composeMail(asSent, invoice, row.business, payment)
  return { asSent, outgoing, gmail: await gmailAccount(mail) }
}
