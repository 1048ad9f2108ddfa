import 'server-only'
import type { BusinessId, BusinessScope } from '@/lib/core/access/actor'
import {
  isInvoice,
  isInGroup,
  type InvoiceStatus,
  isCancelled,
  isDraft,
} from '@/lib/documents/lifecycle/kinds'
import { getInvoiceRow, isEditedSince } from '@/lib/documents/queries'
import { lockInvoiceRow } from '@/lib/documents/lock-invoice'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { Transaction } from '@/lib/platform/db/client'
import { conflict } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'
import type { BilledInvoice } from './billed-invoices'
import { inspectStoredDeductions } from './inspect-deductions'
import { listBilledInvoices } from './queries'
import { createRemainingReason } from './quote-share'
import { isDeductible } from './relations'
import { getStaleReason } from './stale-deduction'
import { findViolation, type QuoteAmounts, type Violation } from './find-violation'

/** Creates the error of a violation: by default a 409; forms name a field. */
type ViolationErrorFactory = (why: Reason, violation: Violation) => Error

interface LockedQuote {
  id: number
  offered: QuoteAmounts
}

type ChangedDocument = Pick<
  InvoiceRow,
  'businessId' | 'id' | 'kind' | 'status' | 'relation' | 'sourceId' | 'currency'
>

/**
 * Runs a change of a document that the caller has locked, and throws (rolling back the transaction) if it breaks a
 * rule of `findViolation`, so that no part of a quote is billed twice.
 * Locks the quote first, so that changes of its invoices are serialized. Lock order, the same everywhere: credit
 * note, invoice, quote.
 */
export async function withQuoteGuard<T>(
  tx: Transaction,
  changed: ChangedDocument,
  change: () => Promise<T>,
  fail?: ViolationErrorFactory,
): Promise<T> {
  const quote = await findAndLockQuote(tx, changed)
  if (!quote) return change()
  const before = await listBilledInvoices(tx, changed, quote.id)
  const result = await change()
  await assertNotBilledTwice(tx, quote, before, changed, fail)
  return result
}

/**
 * Throws if a change has billed part of a locked quote twice.
 * @param before the invoices billed before the change
 */
export async function assertNotBilledTwice(
  tx: Transaction,
  quote: LockedQuote,
  before: BilledInvoice[],
  changed: ChangedDocument,
  fail: ViolationErrorFactory = (why) => conflict(why),
): Promise<void> {
  const after = await listBilledInvoices(tx, changed, quote.id)
  const violation = findViolation(
    quote.offered,
    before,
    after,
    isInvoice(changed) ? changed.id : changed.sourceId,
  )
  if (violation) throw fail(await getViolationReason(tx, violation, changed, before), violation)
}

/**
 * Locks the quote that a change could bill twice; null if there is none. Issuing a credit note can't: it only reduces
 * what is billed.
 */
async function findAndLockQuote(tx: Transaction, changed: ChangedDocument): Promise<LockedQuote | null> {
  const { businessId, sourceId } = changed
  if (sourceId === null || (isInvoice(changed) && changed.relation === null)) return null
  if (isInvoice(changed)) return lockQuote(tx, businessId, sourceId)
  if (!isInGroup('credited', changed) || !(await lockInvoiceRow(tx, changed, sourceId))) return null
  const credited = await tx.invoice.findUniqueOrThrow({
    where: { own: { businessId, id: sourceId } },
    select: { sourceId: true },
  })
  return credited.sourceId === null ? null : lockQuote(tx, businessId, credited.sourceId)
}

async function lockQuote(tx: Transaction, businessId: BusinessId, id: number): Promise<LockedQuote> {
  if (await lockInvoiceRow(tx, { businessId }, id)) {
    const offered = await tx.invoice.findUniqueOrThrow({
      where: { own: { businessId, id } },
      select: { totalAmount: true, lines: { select: { position: true, quantity: true } } },
    })
    return { id, offered }
  }
  // Raw SQL: advisory lock: the row of a deleted quote is gone, but its invoices still need a common lock.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${businessId}::int, ${id}::int)`
  return { id, offered: null }
}

/** Returns the message of a violation, worded for the document that is being changed. */
async function getViolationReason(
  tx: Transaction,
  violation: Violation,
  changed: ChangedDocument,
  before: BilledInvoice[],
): Promise<Reason> {
  const other = 'other' in violation ? violation.other : violation.final
  if (!isInvoice(changed))
    return other
      ? reason('credit.billed-again', { number: other.invoiceNumber })
      : reason('credit.billed-more')
  switch (violation.rule) {
    case 'LINE':
      return violation.left.gt(0)
        ? reason('convert.line-left', { left: { number: violation.left.toFixed() } })
        : reason('convert.line-done')
    case 'WHOLE':
      return isDeductible(violation.other)
        ? reason('convert.begun', { number: violation.other.invoiceNumber })
        : reason('convert.again', { number: violation.other.invoiceNumber })
    case 'NOT_DEDUCTED':
      return changed.id === violation.final.id
        ? reason('deduction.missing', { number: violation.part.invoiceNumber })
        : reason('convert.again', { number: violation.final.invoiceNumber })
    case 'DEDUCTED_TWICE':
      return changed.relation === 'FINAL'
        ? getOwnStaleReason(tx, changed, before)
        : reason('deduction.held', { number: violation.final.invoiceNumber })
    case 'TOTAL':
      // Each partial invoice rounds its tax, so the last one can exceed the remaining amount by a cent.
      return createRemainingReason(violation.left, changed.currency, changed.relation === 'PARTIAL')
  }
}

/** Returns which line of a final invoice can't be deducted, and why. */
async function getOwnStaleReason(
  tx: Transaction,
  changed: ChangedDocument,
  before: BilledInvoice[],
): Promise<Reason> {
  const row = await getInvoiceRow(tx, changed, changed.id)
  const { stale } = await inspectStoredDeductions(tx, changed, row, before)
  return stale ? getStaleReason(stale) : reason('deduction.wrong')
}

/**
 * Throws 409 for a transition that makes a quote and its invoices inconsistent:
 * - A quote or pro forma invoice can't go back to draft while it has invoices that are not cancelled.
 * - A cancelled invoice can't be restored if its quote was edited since. A deleted quote doesn't block.
 */
export async function assertQuoteUnchanged(
  tx: Transaction,
  actor: BusinessScope,
  row: InvoiceRow,
  status: InvoiceStatus,
): Promise<void> {
  const after = { ...row, status }
  if (row.kind === 'QUOTE' || row.kind === 'PROFORMA') {
    if (!isDraft(after)) return
    const [invoice] = await listBilledInvoices(tx, row, row.id)
    if (invoice)
      throw conflict({ ...reason('convert.stands', { number: invoice.invoiceNumber }), of: row.kind })
    return
  }
  if (!isInvoice(row) || row.sourceId === null || !isCancelled(row) || isCancelled(after)) return
  if (!(await lockInvoiceRow(tx, actor, row.sourceId))) return
  const quote = await tx.invoice.findUniqueOrThrow({
    where: { own: { businessId: row.businessId, id: row.sourceId } },
    select: { id: true, kind: true },
  })
  if (await isEditedSince(tx, row, quote, row))
    throw conflict(reason('convert.changed', { number: row.sourceNumber ?? '' }))
}
