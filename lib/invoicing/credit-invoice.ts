import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { pickCompanyMentions } from '@/lib/business/company-mentions'
import { todayIn } from '@/lib/core/dates'
import { pickLanguages } from '@/lib/core/languages'
import { recordEvent } from '@/lib/activity/record-event'
import {
  listRemainingLines,
  createCreditContent,
  computeCreditTotals,
} from '@/lib/documents/credit-notes/credit-content'
import { findLineExcess, findTotalExcess } from '@/lib/documents/credit-notes/creditable-amounts'
import { loadCreditable } from '@/lib/documents/credit-notes/queries'
import type { CreditInput } from '@/lib/documents/credit-notes/schema'
import type { CreditableAmounts, CreditQuantity } from '@/lib/documents/credit-notes/creditable-response'
import { createRoundingCap } from '@/lib/documents/credit-notes/rounding-cap'
import { getActionEvent } from '@/lib/documents/lifecycle/document-actions'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { interpolateTexts } from '@/lib/documents/interpolate-texts'
import { lockInvoice } from '@/lib/documents/lock-invoice'
import { toInvoice, type InvoiceRow } from '@/lib/documents/rows'
import { pickOptionalDates } from '@/lib/documents/supply-dates'
import { mapReferences, mapTexts } from '@/lib/documents/texts'
import type { Invoice } from '@/lib/documents/types'
import { storeResponse } from '@/lib/platform/idempotency/idempotency'
import { db } from '@/lib/platform/db/client'
import { conflict, invalid } from '@/lib/i18n/errors'
import { getDocumentMessages } from '@/lib/i18n/get-messages'
import { reason } from '@/lib/i18n/reason'
import { createDerivation, insertInvoice, type NewInvoice } from './save-invoice'

/**
 * Creates a draft credit note for an issued invoice: for all that is left to credit, or for chosen lines. Throws 404,
 * 409 for a draft, a cancelled invoice or a deleted client, and 422 for more than is left. The invoice is locked, so
 * that concurrent credit notes can't credit the same amounts.
 */
export async function creditInvoice(actor: Actor, id: number, { lines }: CreditInput): Promise<Invoice> {
  return db.$transaction(async (tx) => {
    const current = await lockInvoice(tx, actor, id)
    assertAllowed('credit', current)
    if (current.client.deletedAt) throw conflict('invoice.client-deleted')
    const left = await loadCreditable(tx, current)
    const row = await insertInvoice(
      tx,
      actor,
      createCreditNoteInput(current, left, resolveCreditLines(current, left, lines)),
      {
        ...createDerivation(current, 'CREDITS'),
        roundingCap: createRoundingCap(left, current.pricesIncludeTax),
      },
    )
    await recordEvent(tx, actor, getActionEvent('credit', current), {
      invoiceId: id,
      data: {
        creditNoteId: row.id,
        creditNoteNumber: row.invoiceNumber,
        amount: row.totalAmount.toNumber(),
        currency: row.currency,
      },
    })
    return storeResponse(tx, toInvoice(row))
  })
}

/** Returns the chosen lines, or all that is left. Throws 422 for more than that, and if nothing is left. */
function resolveCreditLines(
  { invoiceNumber: number, lines }: InvoiceRow,
  left: CreditableAmounts,
  chosen: CreditQuantity[] | undefined,
): CreditQuantity[] {
  const all = listRemainingLines(left)
  if (left.totalAmount === 0 && left.notes > 0)
    throw invalid(reason('credit.nothing-left', { number }), 'lines')
  if (!chosen) {
    if (all.length === 0) throw invalid(reason('credit.nothing-left', { number }), 'lines')
    return all
  }
  // Lines that deduct, such as a deposit, are chosen by a positive quantity, too.
  const isNegative = (line: number) =>
    lines.some(({ position, quantity }) => position === line && quantity?.lt(0))
  const parts = chosen.map(({ line, quantity }) => ({
    line,
    quantity: isNegative(line) ? -quantity : quantity,
  }))
  const partial = parts.findIndex(
    ({ line, quantity }) =>
      isNegative(line) && !left.lines.some((one) => one.line === line && one.quantity === quantity),
  )
  if (partial >= 0) throw invalid('credit.deduction-whole', `lines.${partial}.quantity`)
  const excess = findLineExcess(parts, left, number, (index) => `lines.${index}.quantity`)
  if (excess) throw invalid(excess.why, excess.field)
  return parts
}

/** Returns the content of the credit note. Throws 422 if its total is negative, or more than is left. */
function createCreditNoteInput(
  row: InvoiceRow,
  left: CreditableAmounts,
  parts: CreditQuantity[],
): NewInvoice {
  const invoice = toInvoice(row)
  const content = createCreditContent(invoice, left, parts)
  const { totalAmount, ...totals } = computeCreditTotals(content, left)
  const sums = { ...totals, totalAmount, pricesIncludeTax: content.pricesIncludeTax }
  const excess = findTotalExcess(sums, left, { number: row.invoiceNumber, currency: row.currency })
  if (excess) throw invalid(excess.why, 'lines')
  const day = todayIn(row.business.timeZone)
  if (totalAmount.eq(0) && left.totalAmount > 0)
    throw invalid(reason('credit.nothing-left', { number: row.invoiceNumber }), 'lines')
  return {
    // The invoice's periods, not those of the credit note's date.
    ...interpolateTexts(content, invoice, getDocumentMessages(invoice).document.formatters),
    kind: 'CREDIT_NOTE',
    clientId: row.clientId,
    currency: row.currency as NewInvoice['currency'],
    issueDate: day,
    dueDate: day,
    invoiceNumber: null,
    autoNumber: true,
    ...pickOptionalDates(invoice),
    // The invoice's tax is taken back at its rate.
    exchangeRate: invoice.exchangeRate,
    // Notes and terms are about paying the invoice, except for what is said about the company.
    ...mapTexts(() => null),
    termsAndConditions: pickCompanyMentions(invoice.termsAndConditions, invoice.seller.place?.country),
    ...mapReferences((field) => row[field]),
    ...pickLanguages(row),
    invoiceType: 'ONE_OFF',
    paymentMethod: row.paymentMethod,
  }
}
