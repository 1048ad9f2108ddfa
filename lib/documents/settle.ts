import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import type { InvoiceRow } from './rows'
import { isPaid, type InvoiceStatus } from './lifecycle/kinds'
import { moveFor, refuse } from './lifecycle'
import { balanceOf } from './standing'

/** Adds an invoice's payments up anew. The balance is never anything but this. */
export async function addUpPayments(tx: Transaction, userId: number, invoiceId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Invoice" SET "amountPaid" = (
      SELECT COALESCE(sum("amount"), 0) FROM "Payment"
      WHERE "invoiceId" = ${invoiceId} AND "userId" = ${userId}
    ) WHERE "id" = ${invoiceId} AND "userId" = ${userId}`
}

/**
 * Keeps payments and status in step when somebody sets the status by hand: marking as paid records the rest as one
 * payment, and leaving PAID takes that one back. Throws 409 where recorded payments say otherwise.
 * @param paidOn the day of that one payment
 */
export async function settleForStatus(
  tx: Transaction,
  row: InvoiceRow,
  status: InvoiceStatus,
  paidOn: Day = todayIn(row.user.timeZone),
): Promise<void> {
  const { id: invoiceId, userId } = row
  const move = moveFor(status, row)
  if (isPaid({ ...row, status })) {
    refuse(move, row)
    const rest = balanceOf(row)
    if (rest.gt(0))
      await tx.payment.create({
        data: {
          userId,
          invoiceId,
          paidOn: toDateColumn(paidOn),
          amount: rest.toFixed(2),
          method: 'OTHER',
          isSettlement: true,
        },
      })
    return addUpPayments(tx, userId, invoiceId)
  }
  if (isPaid(row)) await tx.payment.deleteMany({ where: { userId, invoiceId, isSettlement: true } })
  await addUpPayments(tx, userId, invoiceId)
  const left = await tx.invoice.findUniqueOrThrow({
    where: { own: { userId, id: invoiceId } },
    select: { totalAmount: true, amountPaid: true },
  })
  refuse(move, { ...row, amountPaid: left.amountPaid.toString(), balance: balanceOf(left) })
}

/** The day of the payment that marking an invoice as paid recorded; null when there is none. */
export async function settledOn(tx: Transaction, { id, userId }: InvoiceRow): Promise<Day | null> {
  const payment = await tx.payment.findFirst({
    where: { userId, invoiceId: id, isSettlement: true },
    select: { paidOn: true },
  })
  return payment && fromDateColumn(payment.paidOn)
}
