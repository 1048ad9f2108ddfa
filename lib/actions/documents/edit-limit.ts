import 'server-only'
import type { Actor } from '@/lib/kernel/access/actor'
import { checkDeductions } from '@/lib/documents/billed/deductions'
import { excessOfDeposit, excessOfShare, leftOfQuote } from '@/lib/documents/billed/share'
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
import { reason, type Reason } from '@/lib/words/reason'

/** What an edited draft may come to that was made of another document. */
interface Limit {
  /** Of a credit note: what its cents fit. */
  within?: Within
  /** Throws 422 where what is to be stored is more than what the other document has left. */
  check?: (content: ReturnType<typeof storedContent>) => void
}

/**
 * What the edited draft may come to, with the document held that it was made of: a credit note has what is left of its invoice, a deposit or a partial
 * invoice what is left of its quote. Throws 422 for what the other one does not have, and for another currency; 409 where an invoice that is credited
 * stands no more.
 */
export async function limitOf(
  tx: Transaction,
  actor: Actor,
  current: InvoiceRow,
  input: InvoiceUpdate,
): Promise<Limit> {
  if (current.kind === 'CREDIT_NOTE') return creditLimit(tx, current, input)
  if (current.relation !== null && input.currency !== current.currency)
    throw invalid(reason('convert.other-currency', { number: current.sourceNumber ?? '' }), 'currency')
  await checkDeductions(tx, actor, current, input)
  return shareLimit(tx, current, input)
}

/** Lines of its own are welcome: what is left is looked at by line, and the total of a deposit, which has none of the quote's. */
async function shareLimit(tx: Transaction, current: InvoiceRow, input: InvoiceUpdate): Promise<Limit> {
  const left = await leftOfQuote(tx, current)
  if (!left) return {}
  const placed = input.lineItems.map((line) => (isItem(line) ? line : { quantity: null }))
  const excess = excessOfShare(placed, left, current.lines)
  if (excess) throw invalid(excess.why, `lineItems.${excess.index}.quantity`)
  if (current.relation !== 'DEPOSIT') return {}
  return {
    check: ({ totalAmount }) =>
      refuse(excessOfDeposit(totalAmount, left, current.totalAmount, current.currency), 'lineItems'),
  }
}

/** Lines of its own are welcome, as long as the amounts fit. */
async function creditLimit(tx: Transaction, current: InvoiceRow, input: InvoiceUpdate): Promise<Limit> {
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
  const at = (place: number) => `lineItems.${placed[place]!.index}.quantity`
  refuseExcess(excessOfLines(placed, left, number, at))
  return {
    within: within(left, input.pricesIncludeTax),
    check: (content) =>
      refuseExcess(excessOfSums(plain(content), left, { number, currency: current.currency })),
  }
}

const plain = ({ taxes, ...sums }: ReturnType<typeof storedContent>) => ({ ...sums, taxes: taxes.create })

const refuseExcess = (excess: Excess | null) => refuse(excess && excess.why, excess?.field)

function refuse(why: Reason | null, field?: string): void {
  if (why) throw invalid(why, field)
}
