import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import { assertDeductionsValid } from '@/lib/documents/quote-billing/deduction-lines'
import { allowsFractions, isLinked } from '@/lib/documents/quote-billing/relations'
import { findLineExcess, findTotalExcess, type CreditExcess } from '@/lib/documents/credit-notes/find-excess'
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

/** What an edited draft may come to that was made of another document. */
interface EditConstraints {
  /** Of a credit note: what its cents fit. */
  within?: RoundingCap
  /** Throws 422 where what is to be stored is more than what the other document has left. */
  check?: (content: ReturnType<typeof toInvoiceColumns>) => void
}

/**
 * Returns the limit of an edited draft of a credit note, with its invoice locked; `withQuoteGuard` limits what an invoice bills of its quote.
 * Throws 422 for lines that the invoice does not have, for another currency, and for a series of a kind that never repeats; 409 if the
 * credited invoice is no longer valid.
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

/** Throws 422 for a quantity below 1 without a unit, unless the document takes its lines from another one. */
export function assertNoFractions({ lineItems }: Pick<InvoiceUpdate, 'lineItems'>): void {
  const index = lineItems.findIndex(
    (line) => isItem(line) && line.sourceLine != null && isBelowMinimumQuantity(line),
  )
  if (index >= 0) throw invalid('line.less-than-one', `lineItems.${index}.quantity`)
}

/** Lines of its own are welcome, as long as the amounts fit. */
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
  // What the invoice took off is taken back with its line, and nothing else is taken off.
  const stray = input.lineItems.findIndex((line) => isItem(line) && isDeduction(line) && !line.sourceLine)
  if (stray >= 0) throw invalid('deduction.wrong', `lineItems.${stray}.unitPrice`)
  const { invoice, left } = await lockCreditableAmounts(tx, current)
  const number = invoice.invoiceNumber
  if (input.issueDate < fromDateColumn(invoice.issueDate))
    throw invalid(reason('credit.too-early', { number }), 'issueDate')
  assertDayNotAhead(input.issueDate, todayIn(current.business.timeZone), 'issueDate')
  const placed = input.lineItems.flatMap((line, index) =>
    isItem(line) && line.sourceLine ? [{ line: line.sourceLine, quantity: line.quantity, index }] : [],
  )
  const at = (place: number) => `lineItems.${placed[place]!.index}.quantity`
  assertNoExcess(findLineExcess(placed, left, number, at))
  return {
    within: createRoundingCap(left, input.pricesIncludeTax),
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
