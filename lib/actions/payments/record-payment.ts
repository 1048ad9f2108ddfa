import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { todayIn } from '@/lib/kernel/dates'
import { exact } from '@/lib/kernel/money'
import { invalid } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { keepAnswer, requestIdOfCall } from '@/lib/platform/idempotency/once'
import { creditFollows } from '@/lib/documents/credit/of-payments'
import { eventOf } from '@/lib/documents/lifecycle'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice } from '@/lib/documents/lock'
import { follow } from '@/lib/documents/moves/follow'
import { toInvoice } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import type { PaymentInput } from '@/lib/documents/payments/schema'
import { addPayment } from '@/lib/documents/settle'
import { checkDay, getLeftToPay, paymentOf, refuseByNote, split } from './locked-payments'
import { queueReceipt } from './queue-receipt'

/**
 * Records a payment for a sent invoice and returns the invoice, which is PAID once the balance is zero. Throws 409 for any other
 * status; 422 for more than the balance (the whole total if tax was not withheld) unless the excess becomes the client's credit, for more
 * decimals than the currency has, for a date after tomorrow, and for a receipt to a client without an address.
 */
export async function recordPayment(
  actor: Actor,
  invoiceId: number,
  { sendReceipt, creditExcess, notWithheld = false, ...input }: PaymentInput,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    refuse('pay', current)
    checkDay(input.paidOn, todayIn(current.business.timeZone), 'paidOn')
    const { currency } = current
    const left = await getLeftToPay(tx, current, current.payments, notWithheld)
    const { amount, credited } = split(input.amount, { currency, left }, creditExcess)
    const sums = { amount, credited: credited.toFixed() }
    const { added, payments } = await addPayment(tx, current, {
      requestId: requestIdOfCall(),
      notWithheld,
      ...input,
      ...sums,
    })
    await creditFollows(tx, current, null, added)
    const { paidOn, method } = input
    await recordEvent(tx, actor, eventOf('pay', current), {
      invoiceId,
      data: {
        amount: input.amount,
        currency,
        paidOn,
        method,
        ...(credited.gt(0) && { credited: credited.toNumber() }),
        ...(notWithheld && { notWithheld }),
      },
    })
    const row = await follow(tx, actor, current, payments)
    if (sendReceipt ?? row.business.sendReceipts) {
      const isQueued = await queueReceipt(tx, actor, row, added)
      if (!isQueued && sendReceipt) throw invalid('receipt.no-address', 'sendReceipt')
    }
    return keepAnswer(tx, toInvoice(row))
  })
}

/**
 * Takes a payment back; an invoice that is no longer paid in full is SENT again. What it took of the client's credit is theirs again, and
 * what it gave is taken away: throws 409 where that was spent, and 404.
 */
export async function removePayment(actor: Actor, invoiceId: number, paymentId: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    refuse('unpay', current)
    const payment = paymentOf(current, paymentId)
    refuseByNote(payment)
    await tx.payment.delete({
      where: { own: { businessId: actor.businessId, id: paymentId } },
      select: { id: true },
    })
    await creditFollows(tx, current, payment, null)
    const received = exact(payment.amount).plus(exact(payment.credited))
    await recordEvent(tx, actor, eventOf('unpay', current), {
      invoiceId,
      data: { amount: received.toNumber(), currency: current.currency, method: payment.method },
    })
    const payments = current.payments.filter((one) => one !== payment)
    return toInvoice(await follow(tx, actor, current, payments))
  })
}
