import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { todayIn } from '@/lib/core/dates'
import { decimal } from '@/lib/core/money'
import { invalid } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { syncPaymentCredit } from '@/lib/documents/client-credit/ledger'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { syncPaymentStatus } from '@/lib/documents/transitions/sync-payment-status'
import { toInvoice } from '@/lib/documents/rows'
import type { Invoice } from '@/lib/documents/types'
import type { PaymentInput } from '@/lib/documents/payments/schema'
import { addPayment } from '@/lib/documents/payments/reconcile'
import {
  assertDayNotAhead,
  getAmountLeftToPay,
  getPayment,
  assertNotByCreditNote,
  splitPayment,
} from './payment-rules'
import { queueReceipt } from './send-receipt'

/**
 * Records a payment for a sent invoice and returns the invoice, which is PAID once the balance is zero. Throws 409
 * for any other status, and 422 for:
 * - more than the balance (the whole total if tax was not withheld) unless the excess becomes credit of the client,
 * - more decimals than the currency has,
 * - a date after tomorrow,
 * - a requested receipt to a client without an email address.
 */
export async function recordPayment(
  actor: Actor,
  invoiceId: number,
  { sendReceipt, creditExcess, notWithheld = false, ...input }: PaymentInput,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    assertAllowed('pay', current)
    assertDayNotAhead(input.paidOn, todayIn(current.business.timeZone), 'paidOn')
    const { currency } = current
    const left = await getAmountLeftToPay(tx, current, current.payments, notWithheld)
    const { amount, credited } = splitPayment(
      input.amount,
      { currency, left, source: 'NEW_PAYMENT' },
      creditExcess,
    )
    const sums = { amount, credited: credited.toFixed() }
    const { added, payments } = await addPayment(tx, current, {
      requestId: findRequestId(),
      notWithheld,
      ...input,
      ...sums,
    })
    await syncPaymentCredit(tx, current, null, added)
    const { paidOn, method } = input
    await recordEvent(tx, actor, getActionEvent('pay', current), {
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
    const row = await syncPaymentStatus(tx, actor, current, payments)
    if (sendReceipt ?? row.business.sendReceipts) {
      const receipt = { cause: `receipt ${added.id}`, delayForUndo: true }
      const isQueued = await queueReceipt(tx, actor, row, added, receipt)
      if (!isQueued && sendReceipt) throw invalid('receipt.no-address', 'sendReceipt')
    }
    return storeResponse(tx, toInvoice(row))
  })
}

/**
 * Deletes a payment; an invoice that is no longer fully paid becomes SENT. Credit that the payment used is returned,
 * credit that it created is removed. Throws 404, and 409 if that was spent.
 */
export async function deletePayment(actor: Actor, invoiceId: number, paymentId: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    assertAllowed('unpay', current)
    const payment = getPayment(current, paymentId)
    assertNotByCreditNote(payment)
    await tx.payment.delete({
      where: { own: { businessId: actor.businessId, id: paymentId } },
      select: { id: true },
    })
    await syncPaymentCredit(tx, current, payment, null)
    const received = decimal(payment.amount).plus(decimal(payment.credited))
    await recordEvent(tx, actor, getActionEvent('unpay', current), {
      invoiceId,
      data: { amount: received.toNumber(), currency: current.currency, method: payment.method },
    })
    const payments = current.payments.filter((one) => one !== payment)
    return toInvoice(await syncPaymentStatus(tx, actor, current, payments))
  })
}
