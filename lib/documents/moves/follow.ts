import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { recordEvent } from '@/lib/business/events/mutations'
import type { Transaction } from '@/lib/platform/db/client'
import { sumWithheldByNotes } from '../credit-notes/notes'
import { getActionEvent, getActionForStatus, getStatusAfter } from '../lifecycle'
import { isPaid } from '../lifecycle/kinds'
import { updateLockedInvoice } from '../lock'
import type { InvoiceRow, PaymentRow } from '../rows'
import { computeWithheld } from '../payments/withheld'
import { sumPayments } from '../settle'
import { getBalance } from '../standing'

/** Brings sum and status of a locked invoice in line with the payments it has now. */
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
      data: { from: current.status },
    })
  return row
}
