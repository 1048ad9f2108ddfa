import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { db } from '@/lib/platform/db/client'
import { addDays, daysBetween, fromDateColumn, todayIn, type Day } from '@/lib/kernel/dates'
import { conflict } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { keepAnswer } from '@/lib/platform/idempotency/once'
import { insertInvoice, type NewInvoice } from './save-document'
import { eventOf } from '@/lib/documents/lifecycle'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { findInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { derivedPaymentMethod } from '@/lib/documents/limits'
import { languagesOf } from '@/lib/kernel/languages'
import { textsOf } from '@/lib/documents/texts'
import { isDeduction } from '@/lib/documents/totals'
import { storedCharges } from '@/lib/documents/totals/charges'
import { supplyOfNew } from '@/lib/documents/totals/supply'
import { lineContent, type LineContent } from '@/lib/documents/totals/line-content'
import { isItem } from '@/lib/documents/lines/kinds'
import { isLessThanOne } from '@/lib/documents/schema'
import { exact, MAX_PRICE_DECIMALS } from '@/lib/kernel/money'
import type { Invoice } from '@/lib/documents/types'

/** A copied fraction of a quantity without a unit becomes 1 at the price of that part: 0.5 at 10,000 becomes 1 at 5,000. */
function asTyped(line: LineContent): LineContent {
  if (!isItem(line) || !isLessThanOne(line)) return line
  const unitPrice = exact(line.quantity).times(line.unitPrice).round(MAX_PRICE_DECIMALS).toNumber()
  return { ...line, quantity: 1, unitPrice }
}

/** What an invoice like `row` is written from: the user's next number, dated `issueDate`, due after as many days. */
function copyInput(row: InvoiceRow, issueDate: Day): NewInvoice {
  const days = daysBetween(fromDateColumn(row.issueDate), fromDateColumn(row.dueDate))
  // What was billed before is taken off once.
  const lineItems = row.lines.filter((line) => !isDeduction(line)).map((line) => asTyped(lineContent(line)))
  return {
    kind: row.kind,
    clientId: row.clientId,
    currency: row.currency as NewInvoice['currency'],
    issueDate,
    dueDate: addDays(issueDate, days),
    invoiceNumber: null,
    autoNumber: true,
    ...storedCharges(row),
    ...supplyOfNew({ taxCategory: row.taxCategory, lineItems }, issueDate),
    ...textsOf(row),
    ...languagesOf(row),
    invoiceType: 'ONE_OFF',
    paymentMethod: row.paymentMethod,
    lineItems,
  }
}

/**
 * Writes a new draft like an invoice of any status, dated today where the user lives. The copy of a series is a single
 * invoice: a second series would bill the client twice. Throws 404, and 409 when the client was deleted.
 */
export async function duplicateInvoice(actor: Actor, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const source = await findInvoiceRow(tx, actor, id)
    refuse('copy', source)
    if (source.client.deletedAt) throw conflict('invoice.client-deleted')
    const input = copyInput(source, todayIn(source.business.timeZone))
    // A method that nobody picked follows from the type again.
    if (source.paymentMethod === derivedPaymentMethod(source.invoiceType)) delete input.paymentMethod
    const row = await insertInvoice(tx, actor, input, {
      event: {
        type: 'CREATED_AS_COPY',
        data: { fromInvoiceId: id, fromInvoiceNumber: source.invoiceNumber },
      },
    })
    await recordEvent(tx, actor, eventOf('copy', source), {
      invoiceId: id,
      data: { copyInvoiceId: row.id, invoiceNumber: row.invoiceNumber },
    })
    return keepAnswer(tx, toInvoice(row))
  })
}
