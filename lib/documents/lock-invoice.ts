import 'server-only'
import type { BusinessScope } from '@/lib/core/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { Prisma } from '@/lib/platform/db/generated/client'
import { sumWithheldByNotes } from './credit-notes/queries'
import { getInvoiceRow } from './queries'
import type { InvoiceRow, PaymentRow } from './rows'
import { computeWithheld, sumPayments } from './payments/reconcile'
import { listAppliedNotes } from './payment-status/payment-status'

/** Reads an invoice and locks its row, so that its changes are serialized. Throws 404. */
export async function lockInvoice(tx: Transaction, actor: BusinessScope, id: number): Promise<InvoiceRow> {
  await lockInvoiceRow(tx, actor, id)
  return getInvoiceRow(tx, actor, id)
}

/** Locks an invoice's row without reading it. Returns false if there is none. */
export async function lockInvoiceRow(tx: Transaction, actor: BusinessScope, id: number): Promise<boolean> {
  // Raw SQL: row lock.
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Invoice" WHERE "id" = ${id} AND "businessId" = ${actor.businessId} FOR UPDATE`
  return rows.length > 0
}

/** Snapshots and the sheet's edition, taken when an invoice leaves DRAFT; all null for a draft. */
export type Snapshots = Pick<InvoiceRow, 'sellerSnapshot' | 'billToSnapshot' | 'logo' | 'edition'>

/** Answer to a quote; all null while it is open. */
export type AnswerColumns = Pick<InvoiceRow, 'answeredAt' | 'answeredBy' | 'answerNote'>

/**
 * Updates a locked invoice. Returns the new row without reading it again: nobody else can have changed it. The paid
 * and credited amounts are always sums of the payments, and the withheld amount is derived from them.
 * @param change the new status, all payments, snapshots if they change, and the answer to a quote
 */
export async function updateLockedInvoice(
  tx: Transaction,
  row: InvoiceRow,
  {
    frozen,
    answered,
    ...change
  }: { status: InvoiceRow['status']; payments: PaymentRow[]; frozen?: Snapshots; answered?: AnswerColumns },
): Promise<InvoiceRow> {
  const { businessId, id } = row
  const amountPaid = new Prisma.Decimal(sumPayments(change.payments).toFixed())
  const amountCredited = new Prisma.Decimal(sumPayments(listAppliedNotes(change.payments)).toFixed())
  const withheld = computeWithheld(row, change.payments, await sumWithheldByNotes(tx, row))
  const columns = {
    status: change.status,
    amountPaid,
    amountCredited,
    ...withheld,
    version: row.version + 1,
    ...answered,
  }
  await tx.invoice.update({
    where: { own: { businessId, id } },
    data: { ...columns, ...(frozen && toSnapshotColumns(frozen)) },
    select: { id: true },
  })
  return { ...row, ...columns, payments: change.payments, ...frozen }
}

const toSnapshotColumns = ({ sellerSnapshot, billToSnapshot, logo, edition }: Snapshots) => ({
  sellerSnapshot: sellerSnapshot ?? Prisma.DbNull,
  billToSnapshot: billToSnapshot ?? Prisma.DbNull,
  logoId: logo?.id ?? null,
  edition,
})
