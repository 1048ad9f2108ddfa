import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { todayIn } from '@/lib/core/dates'
import { db } from '@/lib/platform/db/client'
import { recordEvent } from '@/lib/activity/record-event'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/idempotency'
import { syncPaymentCredit } from '@/lib/documents/client-credit/ledger'
import type { CreditUse } from '@/lib/documents/client-credit/credit-use-schema'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { syncPaymentStatus } from '@/lib/documents/transitions/sync-payment-status'
import { toInvoice } from '@/lib/documents/rows'
import { addPayment } from '@/lib/documents/payments/reconcile'
import { getBalance } from '@/lib/documents/payment-status/payment-status'
import type { Invoice } from '@/lib/documents/types'
import { splitPayment } from './payment-rules'

/**
 * Pays a sent invoice, fully or partly, with its client's credit in its currency: records a payment of today with the
 * method CREDIT. Throws 409 for any other status, and 422 for more than the balance, more than the credit, or more
 * decimals than the currency has.
 */
export async function payWithCredit(
  actor: Actor,
  invoiceId: number,
  { amount: requested }: CreditUse,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    assertAllowed('pay', current)
    const { currency } = current
    const { amount } = splitPayment(requested, { currency, left: getBalance(current), source: 'CREDIT' })
    const paidOn = todayIn(current.business.timeZone)
    const { added, payments } = await addPayment(tx, current, {
      requestId: findRequestId(),
      paidOn,
      amount,
      method: 'CREDIT',
    })
    await syncPaymentCredit(tx, current, null, added)
    await recordEvent(tx, actor, getActionEvent('pay', current), {
      invoiceId,
      data: { amount: requested, currency, paidOn, method: 'CREDIT' },
    })
    return storeResponse(tx, toInvoice(await syncPaymentStatus(tx, actor, current, payments)))
  })
}
