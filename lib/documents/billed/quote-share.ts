import 'server-only'
import { exact, roundMoney, sum, type Amount, type Exact } from '@/lib/kernel/money'
import { rateKey } from '@/lib/documents/totals/rate-key'
import { reason, type Reason } from '@/lib/words/reason'
import { billedIn, grossOf, type BilledRow, type Charged } from './billed'

const min = (a: Exact, b: Exact): Exact => (a.lt(b) ? a : b)

/**
 * Returns how much an invoice bills of its quote, with tax, less what was credited. Extra work does not count: a partial invoice's own
 * lines, and what an edited whole or final invoice charges above the quote.
 */
export function getQuoteShare(row: BilledRow, { totalAmount }: { totalAmount: Amount }): Exact {
  if (row.relation === 'CONVERTED') return min(billedIn([row]), exact(totalAmount))
  if (row.relation === 'FINAL') {
    const deducted = grossOf(row.deducts.map(({ charged }) => charged))
    return min(billedIn([row]), exact(totalAmount).minus(deducted))
  }
  if (row.relation !== 'PARTIAL' || !row.lines.some(isOwn)) return billedIn([row])
  const ofQuote = new Set(row.lines.filter((line) => !isOwn(line)).map(({ position }) => position))
  const credited = row.notes.map((note) =>
    amountOfLines(note, ({ sourceLine }) => sourceLine !== null && ofQuote.has(sourceLine)),
  )
  return amountOfLines(row, ({ position }) => ofQuote.has(position)).minus(sum(credited))
}

/** What is left to bill of a quote; negative if more was billed. */
export const leftIn = (quote: { totalAmount: Amount }, rows: BilledRow[]): Exact =>
  exact(quote.totalAmount).minus(sum(rows.map((row) => getQuoteShare(row, quote))))

/** The error for an invoice whose total exceeds what is left of its quote; null if it doesn't. */
export function excessOfTotal(total: Amount, left: Exact, currency: string): Reason | null {
  return exact(total).lte(left) ? null : onlyLeft(left, currency)
}

/** The error that says how much is left of a quote. A partial invoice is pointed to the final one while something is left. */
export const onlyLeft = (left: Exact, currency: string, isPartial = false): Reason =>
  reason(isPartial && left.gt(0) ? 'convert.partial-left' : 'convert.deposit-left', {
    left: { amount: left.lt(0) ? '0' : left.toFixed(), currency },
  })

/** Headings and texts charge nothing. */
const isOwn = ({ sourceLine, amount }: Charged['lines'][number]) => amount !== null && sourceLine === null

/** The total of some lines of a document with their share of its discount and tax, by rate. */
function amountOfLines(document: Charged, isMeant: (line: Charged['lines'][number]) => boolean): Exact {
  const parts = document.taxes.map((tax) => {
    const lines = document.lines.filter((line) => keyOf(line, document) === rateKey(tax))
    const all = sum(lines.map(({ amount }) => amount ?? 0))
    const meant = sum(lines.filter(isMeant).map(({ amount }) => amount ?? 0))
    return all.eq(0) ? exact(0) : grossOf([tax]).times(meant).div(all)
  })
  return roundMoney(sum(parts), document.currency)
}

const keyOf = (line: Charged['lines'][number], { taxRate, taxCategory }: Charged) =>
  rateKey(
    line.taxRate === null
      ? { rate: taxRate, category: taxCategory }
      : { rate: line.taxRate, category: line.taxCategory },
  )
