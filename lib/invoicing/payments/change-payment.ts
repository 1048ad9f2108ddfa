import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { fromDateColumn, toDateColumn, todayIn } from '@/lib/core/dates'
import { decimal, formatPlain } from '@/lib/core/money'
import { db, type Transaction } from '@/lib/platform/db/client'
import { invalid } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { syncPaymentCredit } from '@/lib/documents/client-credit/ledger'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import type { PaymentChange } from '@/lib/documents/payments/schema'
import { isMoney, type PaymentSource } from '@/lib/documents/payments/types'
import { syncPaymentStatus } from '@/lib/documents/transitions/sync-payment-status'
import { paymentSelect, toInvoice, type InvoiceRow, type PaymentRow } from '@/lib/documents/rows'
import { comparePayments } from '@/lib/documents/payments/reconcile'
import type { Invoice } from '@/lib/documents/types'
import {
  assertDayNotAhead,
  getAmountLeftToPay,
  getPayment,
  assertNotByCreditNote,
  splitPayment,
} from './payment-rules'

/**
 * Changes a payment and returns the invoice with its new status. `amount` is the total received; it is re-split
 * between the invoice and the client's credit when the amount or the withholding changes. A payment recorded by "Mark
 * as Paid" becomes an ordinary one.
 * Throws 404, 409 for a draft or cancelled invoice and if credit from the payment was spent, and 422 like
 * `recordPayment`, and for a method of a payment by credit.
 */
export async function updatePayment(
  actor: Actor,
  invoiceId: number,
  paymentId: number,
  change: PaymentChange,
): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, invoiceId)
    const payment = getPayment(current, paymentId)
    assertAllowed('amend', current)
    assertNotByCreditNote(payment)
    const next = await resolveChange(tx, current, payment, change)
    const [before, after] = [toEventData(payment), toEventData(next)]
    if (JSON.stringify(before) === JSON.stringify(after)) return toInvoice(current)
    const { amount, credited, paidOn, method, reference, notWithheld } = next
    const updated = await tx.payment.update({
      where: { own: { businessId: actor.businessId, id: paymentId } },
      data: {
        amount: formatPlain(amount),
        credited: formatPlain(credited),
        paidOn,
        method,
        reference,
        notWithheld,
        isSettlement: false,
      },
      select: paymentSelect,
    })
    await syncPaymentCredit(tx, current, payment, updated)
    await recordEvent(tx, actor, getActionEvent('amend', current), {
      invoiceId,
      data: { currency: current.currency, before, after },
    })
    const payments = current.payments.map((one) => (one === payment ? updated : one)).sort(comparePayments)
    return toInvoice(await syncPaymentStatus(tx, actor, current, payments))
  })
}

type ChangedPayment = Pick<PaymentRow, 'paidOn' | 'method' | 'reference' | 'notWithheld'> & {
  amount: { toFixed(): string }
  credited: { toFixed(): string }
}

/** Returns the payment with the changes applied. */
async function resolveChange(
  tx: Transaction,
  current: InvoiceRow,
  payment: PaymentRow,
  { paidOn, amount, method, reference, creditExcess, notWithheld = payment.notWithheld }: PaymentChange,
): Promise<ChangedPayment> {
  const isMoneyPayment = isMoney(payment.method as PaymentSource)
  if (method && !isMoneyPayment) throw invalid('credit.method', 'method')
  if (paidOn && paidOn !== fromDateColumn(payment.paidOn))
    assertDayNotAhead(paidOn, todayIn(current.business.timeZone), 'paidOn')
  const others = current.payments.filter((one) => one !== payment)
  const left = await getAmountLeftToPay(tx, current, others, notWithheld)
  // An excess that became credit stays credit unless the request says otherwise.
  const keepsExcess = creditExcess ?? decimal(payment.credited).gt(0)
  // Withholding changes the balance, and with it the split.
  const needsResplit = amount !== undefined || notWithheld !== payment.notWithheld
  const received = amount ?? decimal(payment.amount).plus(decimal(payment.credited))
  const sums = needsResplit
    ? splitPayment(
        received,
        { currency: current.currency, left, source: isMoneyPayment ? 'CHANGED_PAYMENT' : 'CREDIT' },
        isMoneyPayment && keepsExcess,
      )
    : payment
  return {
    amount: sums.amount,
    credited: sums.credited,
    paidOn: paidOn ? toDateColumn(paidOn) : payment.paidOn,
    method: method ?? payment.method,
    reference: reference === undefined ? payment.reference : reference,
    notWithheld,
  }
}

const toEventData = ({ amount, credited, paidOn, method, reference, notWithheld }: ChangedPayment) => ({
  amount: decimal(amount).plus(decimal(credited)).toNumber(),
  credited: decimal(credited).toNumber(),
  paidOn: fromDateColumn(paidOn),
  method,
  reference,
  ...(notWithheld && { notWithheld }),
})
