import 'server-only'
import type { Transaction } from '@/lib/platform/db/client'
import { fromDateColumn, toDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { conflict } from '@/lib/kernel/errors'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { InvoiceStatus } from '@/lib/documents/types'
import { balanceOf } from '@/lib/documents/payments/balance'

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
  if (status === 'PAID') {
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
  if (row.status === 'PAID') await tx.payment.deleteMany({ where: { userId, invoiceId, isSettlement: true } })
  await addUpPayments(tx, userId, invoiceId)
  const left = await tx.invoice.findUniqueOrThrow({
    where: { own: { userId, id: invoiceId } },
    select: { totalAmount: true, amountPaid: true },
  })
  const hasPayments = Number(left.amountPaid) > 0
  if (status === 'DRAFT' && hasPayments)
    throw conflict('Payments are recorded for this invoice. Remove them before you move it back to draft.')
  if (status === 'SENT' && hasPayments && balanceOf(left).lte(0))
    throw conflict('Its payments cover the whole amount. Remove one to reopen the invoice.')
}

/** The day of the payment that marking an invoice as paid recorded; null when there is none. */
export async function settledOn(tx: Transaction, { id, userId }: InvoiceRow): Promise<Day | null> {
  const payment = await tx.payment.findFirst({
    where: { userId, invoiceId: id, isSettlement: true },
    select: { paidOn: true },
  })
  return payment && fromDateColumn(payment.paidOn)
}
