import 'server-only'
import type { BusinessId, Owned } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import { invoicesThatMean, isCancelled, means, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'
import { itemsOf } from '@/lib/documents/lines/kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { storedCharges } from '@/lib/documents/totals/charges'
import { itemContent } from '@/lib/documents/totals/line-content'
import { lineSource } from '@/lib/documents/totals/line-source'
import { conflict } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { isPartial } from './billed'
import { wrongDeduction } from './deductions'
import { excessOfDeposit, excessOfShare, leftOfQuote } from './share'

/**
 * Throws 409 for a move by which invoices of one quote would not come to the whole any more: of a final invoice, where one that it takes off has
 * changed since or is taken off by another; of what an issued one takes off; and of a deposit or a partial invoice that was cancelled, where
 * others billed its part meanwhile. The caller holds the row; a final invoice is held before what it takes off, and both before their quote.
 * @param status null where it is to be deleted
 */
export async function refuseUnsettled(
  tx: Transaction,
  actor: Owned,
  row: InvoiceRow,
  status: InvoiceStatus | null,
): Promise<void> {
  if (row.relation === null) return
  const after = status === null ? null : { ...row, status }
  const [was, is] = [means('billed', row), after !== null && means('billed', after)]
  if (is && !was && row.relation === 'FINAL') await refuseStale(tx, actor, row)
  if (!isPartial(row)) return
  if (was && !is) await refuseHeld(tx, row)
  if (after && isCancelled(row) && !isCancelled(after)) await refuseTaken(tx, row)
}

async function refuseStale(tx: Transaction, actor: Owned, row: InvoiceRow): Promise<void> {
  const lineItems = itemsOf(row.lines).map((line) => ({ ...itemContent(line), ...lineSource(line) }))
  const taken = lineItems.flatMap(({ depositId }) => depositId ?? [])
  await holdAll(tx, row.businessId, taken)
  if ((await wrongDeduction(tx, actor, row, { ...storedCharges(row), lineItems })) >= 0)
    throw conflict('deduction.stale')
}

/** In one order, so that two that do so never wait for each other. */
async function holdAll(tx: Transaction, businessId: BusinessId, ids: number[]): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Invoice" WHERE "businessId" = ${businessId} AND "id" = ANY(${ids}::int[]) ORDER BY "id" FOR UPDATE`
}

async function refuseHeld(
  tx: Transaction,
  { businessId, sourceId, id: depositId }: InvoiceRow,
): Promise<void> {
  const final = await tx.invoice.findFirst({
    where: {
      ...{ businessId, sourceId, relation: 'FINAL', status: { in: invoicesThatMean('billed') } },
      lines: { some: { depositId } },
    },
    select: { invoiceNumber: true },
  })
  if (final) throw conflict(reason('deduction.held', { number: final.invoiceNumber }))
}

async function refuseTaken(tx: Transaction, row: InvoiceRow): Promise<void> {
  const left = await leftOfQuote(tx, row)
  if (!left) return
  const why =
    row.relation === 'DEPOSIT'
      ? excessOfDeposit(row.totalAmount, left, 0, row.currency)
      : excessOfShare(row.lines, left)?.why
  if (why) throw conflict(why)
}
