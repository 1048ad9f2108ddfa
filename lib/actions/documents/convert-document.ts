import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import type { Exact } from '@/lib/kernel/money'
import { MAX_MONEY } from '@/lib/kernel/validation'
import { db, type Transaction } from '@/lib/platform/db/client'
import { keepAnswer } from '@/lib/platform/idempotency/once'
import { recordEvent } from '@/lib/business/events/mutations'
import { remains, type BilledRow } from '@/lib/documents/billed/billed'
import { listBilled, MAX_MADE } from '@/lib/documents/billed/queries'
import { isWhole } from '@/lib/documents/billed/relations'
import { assertBilledOnce } from '@/lib/documents/billed/guard'
import type { ConvertInput } from '@/lib/documents/convert/schema'
import type { Conversion } from '@/lib/documents/convert/types'
import { eventOf, statusAfter } from '@/lib/documents/lifecycle'
import { kindOf } from '@/lib/documents/lifecycle/kinds'
import { refuse, saidOf } from '@/lib/documents/lifecycle/refuse'
import { itemsOf } from '@/lib/documents/lines/kinds'
import { MAX_LINES } from '@/lib/documents/limits'
import { lockInvoice } from '@/lib/documents/lock'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { moveTo } from '@/lib/documents/moves/status-changes'
import { nameOf, titleOf } from '@/lib/documents/titles'
import { computeTotals } from '@/lib/documents/totals'
import type { Invoice, Relation } from '@/lib/documents/types'
import { conflict, invalid } from '@/lib/words/errors'
import { english } from '@/lib/words/english/document'
import { reason } from '@/lib/words/reason'
import { contentOfConversion } from './converted-content'
import { madeOf } from './made-from'
import { insertInvoice, type NewInvoice } from './save-document'

const RELATION_OF: Record<Conversion, Relation> = {
  INVOICE: 'CONVERTED',
  PARTIAL: 'PARTIAL',
  DEPOSIT: 'DEPOSIT',
  FINAL: 'FINAL',
}

/**
 * Makes a draft invoice of a quote that was sent or accepted, which is accepted then, or of a pro forma invoice: of all of it, of chosen
 * lines, of a share ahead, or of all but what was billed before. Throws 404, 409 where the quote stands otherwise
 * or was converted before, and 422 for more than is left of it.
 */
export async function convertDocument(actor: Actor, id: number, input: ConvertInput): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const source = await lockInvoice(tx, actor, id)
    refuse('convert', source)
    if (source.client.deletedAt) throw conflict(saidOf(source, 'invoice.client-deleted'))
    const billed = await listBilled(tx, actor, id)
    await refuseConversion(tx, source, billed, input)
    const content = await contentOfConversion(tx, source, billed, input)
    const { totalAmount } = computeTotals(content)
    refuseContent(content, totalAmount)
    const row = await insertInvoice(tx, actor, content, madeOf(source, RELATION_OF[input.to]))
    if (!input.again)
      await assertBilledOnce(tx, { id, offered: source }, billed, row, (why) =>
        input.to === 'PARTIAL' ? invalid(why, 'lines') : conflict(why),
      )
    await recordEvent(tx, actor, eventOf('convert', source), {
      invoiceId: id,
      data: {
        madeAs: nameOf(english, titleOf(row)),
        madeInvoiceId: row.id,
        madeNumber: row.invoiceNumber,
      },
    })
    await accept(tx, actor, source)
    return keepAnswer(tx, toInvoice(row))
  })
}

/** Throws 409 for what was converted before, or can't be converted so. */
async function refuseConversion(
  tx: Transaction,
  source: InvoiceRow,
  billed: BilledRow[],
  { to, again }: ConvertInput,
): Promise<void> {
  if (kindOf(source) === 'PROFORMA' && to !== 'INVOICE') throw conflict('convert.proforma')
  const { businessId, id: sourceId } = source
  // Those that were cancelled count, so that what is read of a quote has an end.
  const all = await tx.invoice.count({ where: { businessId, sourceId, kind: 'INVOICE' } })
  if (all >= MAX_MADE) throw conflict(reason('convert.too-many', { most: MAX_MADE }))
  if (again) return
  const standing = billed.filter(remains)
  const whole = standing.find(isWhole)
  if (whole) throw conflict(reason('convert.again', { number: whole.invoiceNumber }))
  if (to === 'INVOICE' && standing[0])
    throw conflict(reason('convert.begun', { number: standing[0].invoiceNumber }))
}

/** Throws 409 for an invoice that could not be saved. */
function refuseContent(content: NewInvoice, totalAmount: Exact): void {
  const { lineItems } = content
  if (lineItems.length > MAX_LINES) throw conflict(reason('convert.too-many-lines', { most: MAX_LINES }))
  if (itemsOf(lineItems).some(({ unitPrice }) => unitPrice > MAX_MONEY))
    throw conflict(
      reason('convert.too-large', { most: { amount: String(MAX_MONEY), currency: content.currency } }),
    )
  if (totalAmount.lt(0)) throw conflict('convert.below-zero')
}

/** What is billed was accepted: by its owner, who heard so. */
async function accept(tx: Transaction, actor: Actor, source: InvoiceRow): Promise<void> {
  await moveTo(tx, actor, source, statusAfter('convert', source))
}
