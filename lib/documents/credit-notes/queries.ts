import 'server-only'
import type { Actor, BusinessScope } from '@/lib/core/access/actor'
import { decimal, toNumber, type Decimal } from '@/lib/core/money'
import { db, type Db } from '@/lib/platform/db/client'
import { getInvoiceRow } from '@/lib/documents/queries'
import { interpolateTexts } from '@/lib/documents/interpolate-texts'
import { isInGroup, isInvoice, listStatusesInGroup } from '@/lib/documents/lifecycle/kinds'
import { getPayableAmount } from '@/lib/documents/payment-status/payment-status'
import type { Invoice } from '@/lib/documents/types'
import { filterStoredItems } from '@/lib/documents/line-items/line-kinds'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { taxTotalSelect, toChargedTaxes } from '@/lib/documents/totals/charge-columns'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import { computeCreditable } from './creditable-amounts'
import type {
  CreditableAmounts,
  CreditableResponse,
  CreditedBy,
  CreditNoteSettlement,
} from './creditable-response'

/** Active from creation until cancelled, drafts included. */
const ACTIVE_NOTES = {
  kind: 'CREDIT_NOTE',
  relation: 'CREDITS',
  status: { notIn: listStatusesInGroup('cancelled').flatMap(([, statuses]) => statuses) },
} as const

const ISSUED_NOTES = listStatusesInGroup('credited').map(([kind, statuses]) => ({
  kind,
  status: { in: [...statuses] },
}))

/** Lists the active credit notes of an invoice, drafts included, oldest first. */
export const listActiveNotes = (tx: Db, { businessId }: BusinessScope, invoiceId: number) =>
  tx.invoice.findMany({
    where: { businessId, sourceId: invoiceId, ...ACTIVE_NOTES },
    select: { id: true, invoiceNumber: true },
    orderBy: { id: 'asc' },
  })

/** Returns the numbers of the active credit notes of each invoice that has any, by invoice id. */
export async function listNoteNumbers(
  tx: Db,
  { businessId }: BusinessScope,
  invoiceIds: number[],
): Promise<Map<number, string[]>> {
  const notes = await tx.invoice.findMany({
    where: { businessId, sourceId: { in: invoiceIds }, ...ACTIVE_NOTES },
    select: { sourceId: true, invoiceNumber: true },
    orderBy: { id: 'asc' },
  })
  const numbers = new Map<number, string[]>()
  for (const { sourceId, invoiceNumber } of notes)
    if (sourceId) numbers.set(sourceId, [...(numbers.get(sourceId) ?? []), invoiceNumber])
  return numbers
}

/**
 * Lists the issued credit notes of an invoice that credited more than its balance: the rest is credit of the client, or
 * was refunded. The other ones are among its payments.
 */
export async function listNotesAboveBalance(
  { businessId }: BusinessScope,
  invoice: Pick<Invoice, 'id' | 'kind' | 'status' | 'payments'>,
): Promise<CreditedBy[]> {
  if (!isInvoice(invoice) || !isInGroup('billed', invoice)) return []
  const notes = await db.invoice.findMany({
    where: { businessId, sourceId: invoice.id, relation: 'CREDITS', OR: ISSUED_NOTES },
    select: { id: true, invoiceNumber: true, totalAmount: true, withheldAmount: true },
    orderBy: { id: 'asc' },
  })
  return notes.flatMap((note) => {
    const amount = getPayableAmount(note)
    const applied = invoice.payments.find(({ creditNoteId }) => creditNoteId === note.id)?.amount ?? 0
    return amount.gt(applied) ? [{ number: note.invoiceNumber, amount: toNumber(amount), applied }] : []
  })
}

/**
 * Sums the amounts withheld by the issued credit notes of an invoice; 0 without a query if the invoice has no
 * withholding.
 */
export async function sumWithheldByNotes(
  tx: Db,
  {
    businessId,
    id,
    ...invoice
  }: Pick<InvoiceRow, 'businessId' | 'id' | 'withheldAmount' | 'notWithheldAmount'>,
): Promise<Decimal> {
  if (decimal(invoice.withheldAmount).eq(0) && decimal(invoice.notWithheldAmount).eq(0)) return decimal(0)
  const { _sum } = await tx.invoice.aggregate({
    where: { businessId, sourceId: id, relation: 'CREDITS', OR: ISSUED_NOTES },
    _sum: { withheldAmount: true },
  })
  return decimal(_sum.withheldAmount ?? 0)
}

/**
 * Loads what is left to credit of an invoice.
 * @param invoice locked by callers that create, change or restore one of its credit notes
 * @param excludedId id of a credit note to leave out: the one that is checked
 */
export async function loadCreditable(
  tx: Db,
  invoice: Pick<
    InvoiceRow,
    'businessId' | 'id' | 'lines' | 'taxes' | 'discountAmount' | 'withheldAmount' | 'totalAmount'
  >,
  excludedId?: number,
): Promise<CreditableAmounts> {
  const notes = await tx.invoice.findMany({
    where: {
      businessId: invoice.businessId,
      sourceId: invoice.id,
      ...ACTIVE_NOTES,
      ...(excludedId !== undefined && { id: { not: excludedId } }),
    },
    select: {
      discountAmount: true,
      withheldAmount: true,
      totalAmount: true,
      lines: { select: { position: true, quantity: true, amount: true, sourceLine: true } },
      taxes: { select: taxTotalSelect },
    },
    relationLoadStrategy: 'join',
  })
  return computeCreditable(
    { ...invoice, lines: filterStoredItems(invoice.lines), taxes: toChargedTaxes(invoice.taxes) },
    notes.map((note) => ({
      ...note,
      lines: filterStoredItems(note.lines),
      taxes: toChargedTaxes(note.taxes),
    })),
  )
}

/** Returns what is left to credit of an invoice. Throws 404. */
export async function getCreditable(actor: Actor, id: number): Promise<CreditableResponse> {
  const row = await getInvoiceRow(db, actor, id)
  const left = await loadCreditable(db, row)
  const invoice = toInvoice(row)
  const { lineItems } = interpolateTexts(invoice, invoice, getDocumentMessages(invoice).document.formatters)
  const descriptions = new Map(lineItems.map((line) => [line.id, line.description]))
  return {
    ...left,
    lines: left.lines.map((line) => ({ ...line, description: descriptions.get(line.line) ?? '' })),
  }
}

/** Returns how a credit note paid its invoice; null for other documents, and before it is issued. */
export async function findSettlement(actor: Actor, note: Invoice): Promise<CreditNoteSettlement | null> {
  if (!note.source || !isInGroup('credited', note)) return null
  const [payment, invoices] = await Promise.all([
    db.payment.findFirst({
      where: { businessId: actor.businessId, creditNoteId: note.id },
      select: { amount: true },
    }),
    db.invoice.count({ where: { businessId: actor.businessId, id: note.source.id } }),
  ])
  const paid = decimal(payment?.amount ?? 0)
  return {
    invoice: { id: invoices > 0 ? note.source.id : null, number: note.source.number },
    paid: toNumber(paid),
    credited: toNumber(getPayableAmount(note).minus(paid)),
  }
}
