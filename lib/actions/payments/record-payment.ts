import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { reason } from '@/lib/words/reason'
import { db, type Transaction } from '@/lib/platform/db/client'
import { addDays, todayIn, type Day } from '@/lib/kernel/dates'
import { conflict, invalid, notFound } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { keepAnswer } from '@/lib/platform/idempotency/once'
import { isPaid } from '@/lib/documents/lifecycle/kinds'
import { eventOf, moveFor, statusAfter } from '@/lib/documents/lifecycle'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice, writeChange } from '@/lib/documents/lock'
import { toInvoice, type InvoiceRow, type PaymentRow } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import { queueReceipt } from './queue-receipt'
import { decimalsReason } from '@/lib/documents/payments/decimals'
import type { PaymentInput } from '@/lib/documents/payments/schema'
import { addPayment, paidBy } from '@/lib/documents/settle'
import { balanceOf } from '@/lib/documents/standing'

/**
 * Records money that came in for a sent invoice and answers the invoice, which is PAID once nothing is left. Throws 409
 * on any other status, 422 for more than what is left, for more decimals than the invoice's currency has, for a day after tomorrow, and for a receipt to a client without an address. A request that was answered before is
 * answered again and records nothing.
 */
export async function recordPayment(
  actor: Actor,
  invoiceId: number,
  { requestId, sendReceipt, ...input }: PaymentInput,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    if (requestId && (await isRecorded(tx, actor, invoiceId, requestId))) return toInvoice(current)
    refuse('pay', current)
    checkDay(input.paidOn, todayIn(current.business.timeZone))
    const left = balanceOf(current)
    const tooFine = decimalsReason(input.amount, { currency: current.currency, left })
    if (tooFine) throw invalid(tooFine, 'amount')
    if (left.lt(input.amount))
      throw invalid(
        reason('pay.too-much', { left: { amount: String(left), currency: current.currency } }),
        'amount',
      )
    const { added, payments } = await addPayment(tx, current, { requestId: requestId ?? null, ...input })
    const { amount, paidOn, method } = input
    await recordEvent(tx, actor, eventOf('pay', current), {
      invoiceId,
      data: { amount, currency: current.currency, paidOn, method },
    })
    const row = await follow(tx, actor, current, payments)
    if (sendReceipt ?? row.business.sendReceipts) {
      const isQueued = await queueReceipt(tx, actor, row, { id: added.id, amount, paidOn })
      if (!isQueued && sendReceipt) throw invalid('receipt.no-address', 'sendReceipt')
    }
    return keepAnswer(tx, toInvoice(row))
  })
}

/** Whether the request was answered before. Throws 409 when that was about another invoice. */
async function isRecorded(
  tx: Transaction,
  actor: Actor,
  invoiceId: number,
  requestId: string,
): Promise<boolean> {
  const payment = await tx.payment.findUnique({
    where: { businessId_requestId: { businessId: actor.businessId, requestId } },
    select: { invoiceId: true },
  })
  if (payment && payment.invoiceId !== invoiceId) throw conflict('pay.other-invoice')
  return payment !== null
}

/** It may be tomorrow already where the money came in, but no later. */
function checkDay(paidOn: Day, today: Day): void {
  const last = addDays(today, 1)
  if (paidOn > last) throw invalid(reason('pay.day-ahead', { day: { day: last } }), 'paidOn')
}

/** Takes a payment back; an invoice that is no longer paid in full is SENT again. Throws 404. */
export async function removePayment(actor: Actor, invoiceId: number, paymentId: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    refuse('unpay', current)
    const payment = current.payments.find(({ id }) => id === paymentId)
    if (!payment) throw notFound('payment')
    await tx.payment.delete({
      where: { own: { businessId: actor.businessId, id: paymentId } },
      select: { id: true },
    })
    await recordEvent(tx, actor, eventOf('unpay', current), {
      invoiceId,
      data: { amount: Number(payment.amount), currency: current.currency },
    })
    const payments = current.payments.filter((one) => one !== payment)
    return toInvoice(await follow(tx, actor, current, payments))
  })
}

/** Brings sum and status of a locked invoice in line with the payments it has now. */
async function follow(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  payments: PaymentRow[],
): Promise<InvoiceRow> {
  const { id: invoiceId } = current
  const left = balanceOf({ ...current, amountPaid: paidBy(payments) })
  const status = statusAfter(left.lte(0) ? 'pay' : 'unpay', current)
  const row = await writeChange(tx, current, { status, payments })
  if (status !== current.status && isPaid(row))
    await recordEvent(tx, actor, eventOf(moveFor(status, current), current), {
      invoiceId,
      data: { from: current.status },
    })
  return row
}
