import 'server-only'
import { db, type Transaction } from '@/lib/db/client'
import type { Day } from '@/lib/dates'
import { appOrigin } from '@/lib/env'
import { findInvoiceRow, workingToken } from '@/lib/invoices/queries'
import { publicUrl } from '@/lib/invoices/public-url'
import { toInvoice } from '@/lib/invoices/rows'
import { queueMail } from '@/lib/outbox/mutations'
import { copiedWith } from '@/lib/reminders/queries'
import { receiptWords } from './receipt-words'

/** Whether whoever records a payment starts with sending a receipt, and where it would go; null for a client without an address. */
export interface ReceiptChoice {
  isOn: boolean
  to: string | null
}

export const sendsReceipts = async (userId: number, tx: Transaction = db as Transaction): Promise<boolean> =>
  (await tx.user.count({ where: { id: userId, sendReceipts: true } })) > 0

/** Switches receipts on or off for payments recorded from now on. */
export async function setSendsReceipts(userId: number, isOn: boolean): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { sendReceipts: isOn } })
}

/** What the dialog that records a payment of an invoice starts with. */
export async function receiptChoice(userId: number, invoiceId: number): Promise<ReceiptChoice> {
  const row = await db.invoice.findUnique({
    where: { own: { userId, id: invoiceId } },
    select: {
      user: { select: { sendReceipts: true } },
      client: { select: { email: true, deletedAt: true } },
    },
  })
  return { isOn: row?.user.sendReceipts ?? false, to: (!row?.client.deletedAt && row?.client.email) || null }
}

/**
 * Queues the receipt for a payment, in the transaction that recorded it, to the client's address of today and whoever had a copy of the
 * invoice. It is kept back for as long as the payment can be undone. Answers whether there is an address.
 */
export async function queueReceipt(
  tx: Transaction,
  userId: number,
  invoiceId: number,
  payment: { id: number; amount: number; paidOn: Day },
): Promise<boolean> {
  const row = await findInvoiceRow(tx, userId, invoiceId)
  const { email, deletedAt } = row.client
  if (!email || deletedAt) return false
  const token = await workingToken(tx, row)
  const words = receiptWords(toInvoice(row), payment, token && publicUrl(appOrigin(), token))
  const copied = await copiedWith(userId, invoiceId, [email], tx)
  await queueMail(tx, userId, invoiceId, {
    ...{ kind: 'RECEIPT', cause: `receipt ${payment.id}`, paymentId: payment.id, hold: true },
    letter: { to: [email], bcc: [], ...copied, ...words, attachPdf: true },
  })
  return true
}

/** Whether the payment that a receipt confirms was not removed. */
export const isStillRecorded = async (
  userId: number,
  invoiceId: number,
  paymentId: number,
): Promise<boolean> => (await db.payment.count({ where: { id: paymentId, userId, invoiceId } })) > 0
