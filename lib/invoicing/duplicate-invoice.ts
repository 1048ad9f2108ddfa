import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { db } from '@/lib/platform/db/client'
import { addDays, daysBetween, fromDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { conflict } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import { insertInvoice, type NewInvoice } from './save-invoice'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { getInvoiceRow } from '@/lib/documents/queries'
import { toInvoice, toOptionalDates, type InvoiceRow } from '@/lib/documents/rows'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { pickLanguages } from '@/lib/core/languages'
import { pickTexts } from '@/lib/documents/texts'
import { isDeduction } from '@/lib/documents/totals/compute-totals'
import { toCharges } from '@/lib/documents/totals/charge-columns'
import { createCopyDates, isSuppliedOnIssue } from '@/lib/documents/supply-dates'
import type { LineContent } from '@/lib/documents/totals/content-response'
import { toLineContent } from '@/lib/documents/totals/line-content'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { isBelowMinimumQuantity } from '@/lib/documents/schema'
import { decimal, MAX_PRICE_DECIMALS } from '@/lib/core/money'
import type { Invoice } from '@/lib/documents/types'

/**
 * Converts a fraction without a unit, which only derived lines may have, to a quantity of 1: 0.5 at 10,000 becomes 1
 * at 5,000.
 */
function toSavableLine(line: LineContent): LineContent {
  if (!isItem(line) || !isBelowMinimumQuantity(line)) return line
  const unitPrice = decimal(line.quantity).times(line.unitPrice).round(MAX_PRICE_DECIMALS).toNumber()
  return { ...line, quantity: 1, unitPrice }
}

/** A copy is supplied on its issue date if its source was; otherwise the date isn't known yet. */
const getSupplyCountry = (row: InvoiceRow): string | null =>
  isSuppliedOnIssue({ issueDate: fromDateColumn(row.issueDate), ...toOptionalDates(row) })
    ? row.business.country
    : null

/** Returns the content of a copy: next number, dated `issueDate`, with the same payment term in days. */
function createCopyInput(row: InvoiceRow, issueDate: Day): NewInvoice {
  const days = daysBetween(fromDateColumn(row.issueDate), fromDateColumn(row.dueDate))
  // Deductions are not copied: an invoice is deducted once.
  const lineItems = row.lines
    .filter((line) => !isDeduction(line))
    .map((line) => toSavableLine(toLineContent(line)))
  return {
    kind: row.kind,
    clientId: row.clientId,
    currency: row.currency as NewInvoice['currency'],
    issueDate,
    dueDate: addDays(issueDate, days),
    invoiceNumber: null,
    autoNumber: true,
    ...toCharges(row),
    ...createCopyDates({ taxCategory: row.taxCategory, lineItems }, issueDate, getSupplyCountry(row)),
    // A rate is of its day.
    exchangeRate: null,
    ...pickTexts(row),
    ...pickLanguages(row),
    invoiceType: 'ONE_OFF',
    paymentMethod: row.paymentMethod,
    lineItems,
  }
}

/**
 * Creates a draft as a copy of a document in any status, dated today in the business's time zone. The copy of a
 * recurring invoice is a single one: a second schedule would bill the client twice. Throws 404, and 409 if the client
 * was deleted.
 */
export async function duplicateInvoice(actor: Actor, id: number): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const source = await getInvoiceRow(tx, actor, id)
    assertAllowed('copy', source)
    if (source.client.deletedAt) throw conflict('invoice.client-deleted')
    const input = createCopyInput(source, todayIn(source.business.timeZone))
    // Let the default method follow from the new type.
    if (source.paymentMethod === getDefaultPaymentMethod(source.invoiceType)) delete input.paymentMethod
    const row = await insertInvoice(tx, actor, input, {
      event: {
        type: 'CREATED_AS_COPY',
        data: { fromInvoiceId: id, fromInvoiceNumber: source.invoiceNumber },
      },
    })
    await recordEvent(tx, actor, getActionEvent('copy', source), {
      invoiceId: id,
      data: { copyInvoiceId: row.id, invoiceNumber: row.invoiceNumber },
    })
    return storeResponse(tx, toInvoice(row))
  })
}
