import 'server-only'
import { db, type Transaction } from '@/lib/platform/db/client'
import { addDays, proseDay, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { conflict, invalid, notFound } from '@/lib/kernel/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { keepAnswer } from '@/lib/platform/idempotency/once'
import { isPaid } from '@/lib/documents/lifecycle/kinds'
import { eventOf, moveFor, refuse, statusAfter } from '@/lib/documents/lifecycle'
import { lockInvoice } from '@/lib/documents/lock'
import { findInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { formatMoney } from '@/lib/kernel/money'
import { queueReceipt } from './queue-receipt'
import { sendsReceipts } from '@/lib/documents/payments/receipts'
import type { PaymentInput } from '@/lib/documents/payments/schema'
import { addUpPayments } from '@/lib/documents/settle'
import { balanceOf } from '@/lib/documents/standing'

/**
 * Records money that came in for a sent invoice and answers the invoice, which is PAID once nothing is left. Throws 409
 * on any other status, 422 for more than what is left, for a day after tomorrow, and for a receipt to a client without an address. A request that was answered before is
 * answered again and records nothing.
 */
export async function recordPayment(
  userId: number,
  invoiceId: number,
  { requestId, sendReceipt, ...input }: PaymentInput,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, userId, invoiceId)
    if (requestId && (await isRecorded(tx, userId, invoiceId, requestId))) return toInvoice(current)
    refuse('pay', current)
    checkDay(input.paidOn, todayIn(current.user.timeZone))
    const left = balanceOf(current)
    if (left.lt(input.amount)) {
      const message = `Only ${formatMoney(left, current.currency)} is left to pay`
      throw invalid(message, { amount: [message] })
    }
    const { paidOn, ...payment } = input
    const { id } = await tx.payment.create({
      data: { userId, invoiceId, requestId: requestId ?? null, ...payment, paidOn: toDateColumn(paidOn) },
      select: { id: true },
    })
    await recordEvent(tx, userId, eventOf('pay', current), {
      invoiceId,
      data: { amount: input.amount, currency: current.currency, paidOn, method: input.method },
    })
    const invoice = await follow(tx, current)
    if (!(sendReceipt ?? (await sendsReceipts(userId, tx)))) return keepAnswer(tx, invoice)
    const isQueued = await queueReceipt(tx, userId, invoiceId, { id, amount: input.amount, paidOn })
    if (!isQueued && sendReceipt) throw invalid(NO_ADDRESS, { sendReceipt: [NO_ADDRESS] })
    return keepAnswer(tx, invoice)
  })
}

const NO_ADDRESS = 'This client has no e-mail address to send a receipt to.'

/** Whether the request was answered before. Throws 409 when that was about another invoice. */
async function isRecorded(
  tx: Transaction,
  userId: number,
  invoiceId: number,
  requestId: string,
): Promise<boolean> {
  const payment = await tx.payment.findUnique({
    where: { userId_requestId: { userId, requestId } },
    select: { invoiceId: true },
  })
  if (payment && payment.invoiceId !== invoiceId)
    throw conflict('This request has recorded a payment of another invoice already.')
  return payment !== null
}

/** It may be tomorrow already where the money came in, but no later. */
function checkDay(paidOn: Day, today: Day): void {
  const last = addDays(today, 1)
  if (paidOn <= last) return
  const message = `Please enter a date no later than ${proseDay(last)}`
  throw invalid(message, { paidOn: [message] })
}

/** Takes a payment back; an invoice that is no longer paid in full is SENT again. Throws 404. */
export async function removePayment(userId: number, invoiceId: number, paymentId: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, userId, invoiceId)
    refuse('unpay', current)
    const payment = await tx.payment.findFirst({
      where: { id: paymentId, invoiceId, userId },
      select: { amount: true },
    })
    if (!payment) throw notFound('Payment')
    await tx.payment.deleteMany({ where: { id: paymentId, invoiceId, userId } })
    await recordEvent(tx, userId, eventOf('unpay', current), {
      invoiceId,
      data: { amount: Number(payment.amount), currency: current.currency },
    })
    return follow(tx, current)
  })
}

/** Brings sum and status in line with the payments. */
async function follow(tx: Transaction, current: InvoiceRow): Promise<Invoice> {
  const { userId, id: invoiceId } = current
  await addUpPayments(tx, userId, invoiceId)
  const row = await findInvoiceRow(tx, userId, invoiceId)
  const status = statusAfter(balanceOf(row).lte(0) ? 'pay' : 'unpay', current)
  await tx.invoice.update({
    where: { own: { userId, id: invoiceId } },
    data: { version: { increment: 1 }, status },
  })
  if (status !== current.status && isPaid({ ...current, status }))
    await recordEvent(tx, userId, eventOf(moveFor(status, current), current), {
      invoiceId,
      data: { from: current.status },
    })
  return toInvoice(await findInvoiceRow(tx, userId, invoiceId))
}
