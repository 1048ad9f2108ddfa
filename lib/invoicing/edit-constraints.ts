import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { assertDeductionsValid } from '@/lib/documents/quote-billing/inspect-deductions'
import { allowsFractions, isLinked } from '@/lib/documents/quote-billing/relations'
import {
  findLineExcess,
  findTotalExcess,
  type CreditExcess,
} from '@/lib/documents/credit-notes/creditable-amounts'
import { lockCreditableAmounts } from '@/lib/documents/credit-notes/guards'
import { createRoundingCap } from '@/lib/documents/credit-notes/rounding-cap'
import type { toInvoiceColumns } from '@/lib/documents/invoice-columns'
import { isInvoice } from '@/lib/documents/lifecycle/kinds'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import { isBelowMinimumQuantity, type InvoiceUpdate } from '@/lib/documents/schema'
import { isDeduction } from '@/lib/documents/totals/compute-totals'
import type { RoundingCap } from '@/lib/documents/totals/types'
import type { Transaction } from '@/lib/platform/db/client'
import { fromDateColumn, todayIn } from '@/lib/core/dates'
import { assertDayNotAhead } from '@/lib/invoicing/payments/payment-rules'
import { invalid } from '@/lib/i18n/errors'
import { reason, type Reason } from '@/lib/i18n/reason'

/** Limits for editing a draft that was created from another document. */
interface EditConstraints {
  /** Credit notes: fits the rounding to what is left of the invoice. */
  roundingCap?: RoundingCap
  /** Throws 422 if the content exceeds what is left of the other document. */
  check?: (content: ReturnType<typeof toInvoiceColumns>) => void
}

/**
 * Returns the limits for editing a draft. Locks the invoice of a credit note; `withQuoteGuard` limits what an invoice
 * bills of its quote. Throws 409 if the credited invoice is not issued any more, and 422 if:
 * - a document other than an invoice, or one that bills a part of a quote, becomes recurring,
 * - a line copied from another document has a fraction as quantity and the document doesn't allow it,
 * - an invoice created from a quote changes its currency, or a part of one its client,
 * - a line deducts what can't be deducted,
 * - a credit note breaks a rule of `getCreditNoteConstraints`.
 */
export async function getEditConstraints(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  input: InvoiceUpdate,
): Promise<EditConstraints> {
  if (!isInvoice(current) && input.invoiceType === 'RECURRING') throw invalid('kind.no-series', 'invoiceType')
  if (!allowsFractions(current)) assertNoFractions(input)
  if (current.kind === 'CREDIT_NOTE') return getCreditNoteConstraints(tx, current, input)
  if (current.relation !== null && input.currency !== current.currency)
    throw invalid(reason('convert.other-currency', { number: current.sourceNumber ?? '' }), 'currency')
  if (isLinked(current) && input.clientId !== current.clientId)
    throw invalid(reason('convert.other-client', { number: current.sourceNumber ?? '' }), 'clientId')
  if (isLinked(current) && input.invoiceType === 'RECURRING')
    throw invalid('convert.no-series', 'invoiceType')
  await assertDeductionsValid(tx, actor, current, input)
  return {}
}

/** Throws 422 for a quantity below 1 without a unit in a line with a source. */
export function assertNoFractions({ lineItems }: Pick<InvoiceUpdate, 'lineItems'>): void {
  const index = lineItems.findIndex(
    (line) => isItem(line) && line.sourceLine != null && isBelowMinimumQuantity(line),
  )
  if (index >= 0) throw invalid('line.less-than-one', `lineItems.${index}.quantity`)
}

/**
 * Returns the limits of a credit note. Lines of its own are allowed as long as the amounts fit. Throws 422 if:
 * - client, currency, price type or withholding rate differ from the invoice,
 * - a line deducts something that no line of the invoice deducts,
 * - it is dated before the invoice, or after tomorrow,
 * - a quantity exceeds what is left of its line.
 */
async function getCreditNoteConstraints(
  tx: Transaction,
  current: InvoiceRow,
  input: InvoiceUpdate,
): Promise<EditConstraints> {
  if (input.clientId !== current.clientId) throw invalid('credit.other-client', 'clientId')
  if (input.currency !== current.currency) throw invalid('credit.other-client', 'currency')
  if (input.pricesIncludeTax !== current.pricesIncludeTax)
    throw invalid('credit.other-prices', 'pricesIncludeTax')
  if ((input.withholding?.rate ?? 0) !== Number(current.withholdingRate ?? 0))
    throw invalid('credit.other-prices', 'withholding')
  // A deduction is credited together with its line of the invoice.
  const strayDeduction = input.lineItems.findIndex(
    (line) => isItem(line) && isDeduction(line) && !line.sourceLine,
  )
  if (strayDeduction >= 0) throw invalid('deduction.wrong', `lineItems.${strayDeduction}.unitPrice`)
  const { invoice, left } = await lockCreditableAmounts(tx, current)
  const number = invoice.invoiceNumber
  if (input.issueDate < fromDateColumn(invoice.issueDate))
    throw invalid(reason('credit.too-early', { number }), 'issueDate')
  assertDayNotAhead(input.issueDate, todayIn(current.business.timeZone), 'issueDate')
  const quantities = input.lineItems.flatMap((line, index) =>
    isItem(line) && line.sourceLine ? [{ line: line.sourceLine, quantity: line.quantity, index }] : [],
  )
  const getField = (part: number) => `lineItems.${quantities[part]!.index}.quantity`
  assertNoExcess(findLineExcess(quantities, left, number, getField))
  return {
    roundingCap: createRoundingCap(left, input.pricesIncludeTax),
    check: (content) =>
      assertNoExcess(findTotalExcess(toTotals(content), left, { number, currency: current.currency })),
  }
}

const toTotals = ({ taxes, ...sums }: ReturnType<typeof toInvoiceColumns>) => ({
  ...sums,
  taxes: taxes.create,
})

const assertNoExcess = (excess: CreditExcess | null) => throwInvalid(excess && excess.why, excess?.field)

function throwInvalid(why: Reason | null, field?: string): void {
  if (why) throw invalid(why, field)
}
