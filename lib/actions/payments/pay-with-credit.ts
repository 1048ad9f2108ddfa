import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { todayIn } from '@/lib/kernel/dates'
import { db } from '@/lib/platform/db/client'
import { recordEvent } from '@/lib/business/events/mutations'
import { storeResponse, findRequestId } from '@/lib/platform/idempotency/once'
import { syncPaymentCredit } from '@/lib/documents/credit/of-payments'
import type { CreditUse } from '@/lib/documents/credit/use-schema'
import { getActionEvent } from '@/lib/documents/lifecycle'
import { assertAllowed } from '@/lib/documents/lifecycle/refuse'
import { lockInvoice } from '@/lib/documents/lock'
import { syncPaymentStatus } from '@/lib/documents/moves/follow'
import { toInvoice } from '@/lib/documents/rows'
import { addPayment } from '@/lib/documents/settle'
import { getBalance } from '@/lib/documents/standing'
import type { Invoice } from '@/lib/documents/types'
import { splitPayment } from './locked-payments'

/**
 * Pays a sent invoice, or a part of it, with what its client has to their credit in its currency: a payment of today, by CREDIT. Throws 409 on any
 * other status, and 422 for more than what is left to pay, more than there is of credit, or more decimals than the currency has.
 */
export async function payWithCredit(
  actor: Actor,
  invoiceId: number,
  { amount: asked }: CreditUse,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    assertAllowed('pay', current)
    const { currency } = current
    const { amount } = splitPayment(asked, { currency, left: getBalance(current) })
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
      data: { amount: asked, currency, paidOn, method: 'CREDIT' },
    })
    return storeResponse(tx, toInvoice(await syncPaymentStatus(tx, actor, current, payments)))
  })
}
