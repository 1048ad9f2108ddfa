import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import type { Transaction } from '@/lib/platform/db/client'
import {
  invoicesThatMean,
  isCancelled,
  isDraft,
  isInvoice,
  means,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'
import { wasEditedSince } from '@/lib/documents/edited-since'
import { holdInvoice } from '@/lib/documents/lock'
import type { InvoiceRow } from '@/lib/documents/rows'
import { conflict } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { isIssued, isTakenTwice, listBilled, openIn, remains, type BilledRow } from './billed'
import { isPartial, isWhole } from './relations'
import { storedDeductions } from './stored-deductions'
import { excessOf, holdQuote } from './share'

/**
 * Throws 409 for a move by which invoices of one quote would not come to the whole any more: of a final invoice, where one that it takes off has
 * changed since or is taken off by another; of what an issued one takes off; of the credit note of a part that an issued one does not take off for
 * it, or of a final one after which another took off the same; of what was cancelled, where others billed it meanwhile; and of a quote that would be edited under what was made of it. The caller
 * holds the row; a final invoice is held before what it takes off, and both before their quote.
 * @param status null where it is to be deleted
 */
export async function refuseUnsettled(
  tx: Transaction,
  actor: Owned,
  row: InvoiceRow,
  status: InvoiceStatus | null,
): Promise<void> {
  const after = status === null ? null : { ...row, status }
  if (!isInvoice(row) && row.kind !== 'CREDIT_NOTE') return refuseReopened(tx, row, after)
  if (row.relation === null) return
  const meant = (meaning: 'billed' | 'credited') => [means(meaning, row), !!after && means(meaning, after)]
  const [was, is] = meant('billed')
  if (is && !was && row.relation === 'FINAL') await refuseStale(tx, actor, row)
  if (was && !is && isPartial(row)) await refuseHeld(tx, row)
  const [wasCredited, isCredited] = meant('credited')
  if (wasCredited && !isCredited) await refuseCounted(tx, row)
  if (isInvoice(row) && after && isCancelled(row) && !isCancelled(after)) await refuseTaken(tx, row)
}

async function refuseReopened(tx: Transaction, row: InvoiceRow, after: InvoiceRow | null): Promise<void> {
  if (!after || !isDraft(after)) return
  const [made] = await listBilled(tx, row, row.id)
  if (made) throw conflict({ ...reason('convert.stands', { number: made.invoiceNumber }), of: row.kind })
}

async function refuseStale(tx: Transaction, actor: Owned, row: InvoiceRow): Promise<void> {
  await holdParts(tx, row)
  const { wrong } = await storedDeductions(tx, actor, row)
  if (wrong >= 0) throw conflict('deduction.stale')
}

/** All parts, since a credit note may leave nothing of one to take off. In one order, so that two that do so never wait for each other. */
async function holdParts(
  tx: Transaction,
  { businessId, sourceId }: Pick<InvoiceRow, 'businessId' | 'sourceId'>,
): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "Invoice" WHERE "businessId" = ${businessId} AND "sourceId" = ${sourceId} AND "relation" IN ('DEPOSIT', 'PARTIAL')
    ORDER BY "id" FOR UPDATE`
}

async function refuseCounted(tx: Transaction, note: InvoiceRow): Promise<void> {
  if (note.sourceId === null || !(await holdInvoice(tx, note, note.sourceId))) return
  const credited = await tx.invoice.findUniqueOrThrow({
    where: { own: { businessId: note.businessId, id: note.sourceId } },
    select: { id: true, relation: true, sourceId: true },
  })
  const { relation, sourceId } = credited
  if (sourceId === null || !(isPartial(credited) || relation === 'FINAL')) return
  if (relation === 'FINAL') await holdParts(tx, { ...note, sourceId })
  const rows = await listBilled(tx, note, sourceId, note.id)
  const final = rows.find(
    (one) => one.relation === 'FINAL' && one.id !== credited.id && isIssued(one) && remains(one),
  )
  const counts = (row: BilledRow) =>
    relation === 'FINAL' ? isTakenTwice(row) : row.id === credited.id && openIn(row).length > 0
  if (final && rows.some(counts)) throw conflict(reason('deduction.counted', { number: final.invoiceNumber }))
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

/** As if it was made now. */
async function refuseTaken(tx: Transaction, row: InvoiceRow): Promise<void> {
  const quote = await holdQuote(tx, row)
  if (!quote) return
  if (await wasEditedSince(tx, row, quote, row))
    throw conflict(reason('convert.changed', { number: row.sourceNumber ?? '' }))
  const others = quote.others.filter(remains)
  // The draft of a final invoice is looked at again when it is issued.
  const whole = others.find((one) => isWhole(one) && (one.relation !== 'FINAL' || isIssued(one)))
  if (whole) throw conflict(reason('convert.again', { number: whole.invoiceNumber }))
  if (row.relation === 'CONVERTED' && others[0])
    throw conflict(reason('convert.begun', { number: others[0].invoiceNumber }))
  const excess = isPartial(row) ? excessOf(row, quote) : null
  if (excess) throw conflict(excess.why)
}
