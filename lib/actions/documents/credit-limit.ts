import 'server-only'
import { excessOfLines, excessOfSums, type Excess } from '@/lib/documents/credit-notes/excess'
import { leftFor } from '@/lib/documents/credit-notes/hold'
import { within } from '@/lib/documents/credit-notes/within'
import type { storedContent } from '@/lib/documents/columns'
import { isItem } from '@/lib/documents/lines/kinds'
import type { InvoiceRow } from '@/lib/documents/rows'
import type { InvoiceUpdate } from '@/lib/documents/schema'
import { isDeduction } from '@/lib/documents/totals'
import type { Within } from '@/lib/documents/totals/types'
import type { Transaction } from '@/lib/platform/db/client'
import { invalid } from '@/lib/words/errors'

interface Limit {
  /** What its cents fit. */
  within: Within
  /** Throws 422 where what is to be stored is more than what is left of its invoice. */
  check: (content: ReturnType<typeof storedContent>) => void
}

/**
 * What the edited draft of a credit note may come to, with its invoice held. Lines of its own are welcome, as long as the amounts fit. Throws 422
 * for another client, currency or kind of prices than the invoice's, and for more of a line than is left; 409 where the invoice stands no more.
 */
export async function creditLimit(
  tx: Transaction,
  current: InvoiceRow,
  input: InvoiceUpdate,
): Promise<Limit> {
  if (input.clientId !== current.clientId) throw invalid('credit.other-client', 'clientId')
  if (input.currency !== current.currency) throw invalid('credit.other-client', 'currency')
  if (input.pricesIncludeTax !== current.pricesIncludeTax)
    throw invalid('credit.other-prices', 'pricesIncludeTax')
  if ((input.withholding?.rate ?? 0) !== Number(current.withholdingRate ?? 0))
    throw invalid('credit.other-prices', 'withholding')
  // What the invoice took off is taken back with its line, and nothing else is taken off.
  const stray = input.lineItems.findIndex((line) => isItem(line) && isDeduction(line) && !line.sourceLine)
  if (stray >= 0) throw invalid('deduction.wrong', `lineItems.${stray}.unitPrice`)
  const { invoice, left } = await leftFor(tx, current)
  const number = invoice.invoiceNumber
  const placed = input.lineItems.flatMap((line, index) =>
    isItem(line) && line.sourceLine ? [{ line: line.sourceLine, quantity: line.quantity, index }] : [],
  )
  refuseExcess(excessOfLines(placed, left, number, (at) => `lineItems.${placed[at]!.index}.quantity`))
  return {
    within: within(left, input.pricesIncludeTax),
    check: (content) =>
      refuseExcess(excessOfSums(plain(content), left, { number, currency: current.currency })),
  }
}

const plain = ({ taxes, ...sums }: ReturnType<typeof storedContent>) => ({ ...sums, taxes: taxes.create })

function refuseExcess(excess: Excess | null): void {
  if (excess) throw invalid(excess.why, excess.field)
}
