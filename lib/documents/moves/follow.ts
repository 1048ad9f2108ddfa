import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { recordEvent } from '@/lib/business/events/mutations'
import type { Transaction } from '@/lib/platform/db/client'
import { sumWithheldByNotes } from '../credit-notes/notes'
import { eventOf, moveFor, statusAfter } from '../lifecycle'
import { isPaid } from '../lifecycle/kinds'
import { writeChange } from '../lock'
import type { InvoiceRow, PaymentRow } from '../rows'
import { withheldBy } from '../payments/withheld'
import { paidBy } from '../settle'
import { balanceOf } from '../standing'

/** Brings sum and status of a locked invoice in line with the payments it has now. */
export async function follow(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  payments: PaymentRow[],
): Promise<InvoiceRow> {
  const { id: invoiceId } = current
  const left = balanceOf({
    ...current,
    ...withheldBy(current, payments, await sumWithheldByNotes(tx, current)),
    amountPaid: paidBy(payments),
  })
  const status = statusAfter(left.lte(0) ? 'pay' : 'unpay', current)
  const row = await writeChange(tx, current, { status, payments })
  if (status !== current.status && isPaid(row))
    await recordEvent(tx, actor, eventOf(moveFor(status, current), current), {
      invoiceId,
      data: { from: current.status },
    })
  return row
}
