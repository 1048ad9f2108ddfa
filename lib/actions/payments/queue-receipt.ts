import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import type { Day } from '@/lib/kernel/dates'
import { appOrigin } from '@/lib/platform/env'
import { publicUrl } from '@/lib/documents/public-url'
import { toInvoice, workingToken, type InvoiceRow } from '@/lib/documents/rows'
import { queueMail } from '@/lib/delivery/queue-mail'
import { copiedWith } from '@/lib/reminders/queries'
import { receiptWords } from '@/lib/render/mail/receipt-words'
import { speechOf } from '@/lib/words/speech/speech'

/**
 * Queues the receipt for a payment of `row`, in the transaction that recorded it, to the client's address of today and whoever had a copy of the
 * invoice. It is kept back for as long as the payment can be undone. Answers whether there is an address.
 */
export async function queueReceipt(
  tx: Transaction,
  actor: Actor,
  row: InvoiceRow,
  payment: { id: number; amount: number; paidOn: Day },
): Promise<boolean> {
  const { id: invoiceId } = row
  const { email, deletedAt } = row.client
  if (!email || deletedAt) return false
  const token = workingToken(row)
  const invoice = toInvoice(row)
  const url = token && publicUrl(appOrigin(), token)
  const words = receiptWords(invoice, payment, url, speechOf(invoice.seller))
  const copied = await copiedWith(actor, invoiceId, [email], tx)
  await queueMail(tx, actor, invoiceId, {
    ...{ kind: 'RECEIPT', cause: `receipt ${payment.id}`, paymentId: payment.id, hold: true },
    letter: { to: [email], bcc: [], ...copied, ...words, attachPdf: true },
  })
  return true
}
