import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { recordEvent } from '@/lib/activity/record-event'
import type { Transaction } from '@/lib/platform/db/client'
import { sumWithheldByNotes } from '@/lib/documents/credit-notes/queries'
import { getActionEvent, getActionForStatus, getStatusAfter } from '../lifecycle/document-actions'
import { isPaid } from '../lifecycle/kinds'
import { updateLockedInvoice } from '../lock-invoice'
import type { InvoiceRow, PaymentRow } from '../rows'
import { computeWithheld, sumPayments } from '@/lib/documents/payments/reconcile'
import { getBalance, isSettledByNotes } from '../payment-status/payment-status'

/** Updates paid amount and status of a locked invoice to match its payments. */
export async function syncPaymentStatus(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  payments: PaymentRow[],
): Promise<InvoiceRow> {
  const { id: invoiceId } = current
  const left = getBalance({
    ...current,
    ...computeWithheld(current, payments, await sumWithheldByNotes(tx, current)),
    amountPaid: sumPayments(payments),
  })
  const status = getStatusAfter(left.lte(0) ? 'pay' : 'unpay', current)
  const row = await updateLockedInvoice(tx, current, { status, payments })
  if (status !== current.status && isPaid(row))
    await recordEvent(tx, actor, getActionEvent(getActionForStatus(status, current), current), {
      invoiceId,
      data: { from: current.status, ...(isSettledByNotes(row) && { isCredited: true }) },
    })
  return row
}
