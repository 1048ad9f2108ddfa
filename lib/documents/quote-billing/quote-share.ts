import 'server-only'
import { decimal, min, roundMoney, sum, type Amount, type Decimal } from '@/lib/core/money'
import { getRateKey } from '@/lib/documents/totals/charges'
import { getStoredTax } from '@/lib/documents/totals/charge-columns'
import { reason, type Reason } from '@/lib/i18n/reason'
import { sumBilled, sumGross, type BilledInvoice, type ChargedDocument } from './billed-invoices'

/**
 * Returns how much an invoice bills of its quote, with tax, less what was credited. Extra work doesn't count: a
 * partial invoice's own lines, and what an edited whole or final invoice charges above the quote.
 */
export function getQuoteShare(row: BilledInvoice, { totalAmount }: { totalAmount: Amount }): Decimal {
  if (row.relation === 'CONVERTED') return min(sumBilled([row]), decimal(totalAmount))
  if (row.relation === 'FINAL') {
    const deducted = sumGross(row.deducts.map(({ charged }) => charged))
    return min(sumBilled([row]), decimal(totalAmount).minus(deducted))
  }
  if (row.relation !== 'PARTIAL' || !row.lines.some(isExtraWork)) return sumBilled([row])
  const ofQuote = new Set(row.lines.filter((line) => !isExtraWork(line)).map(({ position }) => position))
  const credited = row.notes.map((note) =>
    sumLines(note, ({ sourceLine }) => sourceLine !== null && ofQuote.has(sourceLine)),
  )
  return sumLines(row, ({ position }) => ofQuote.has(position)).minus(sum(credited))
}

/** Returns the amount of a quote that remains to be billed; negative if more was billed. */
export const getRemainingAmount = (quote: { totalAmount: Amount }, rows: BilledInvoice[]): Decimal =>
  decimal(quote.totalAmount).minus(sum(rows.map((row) => getQuoteShare(row, quote))))

/** Returns the error for a total above the remaining amount of the quote; null if it fits. */
export function findQuoteExcess(total: Amount, left: Decimal, currency: string): Reason | null {
  return decimal(total).lte(left) ? null : createRemainingReason(left, currency)
}

/**
 * Creates the error that states the remaining amount. For a partial invoice it suggests a final one while something
 * remains.
 */
export const createRemainingReason = (left: Decimal, currency: string, isPartial = false): Reason =>
  reason(isPartial && left.gt(0) ? 'convert.partial-left' : 'convert.deposit-left', {
    left: { amount: left.lt(0) ? '0' : left.toFixed(), currency },
  })

/** Headings and texts have no amount. */
const isExtraWork = ({ sourceLine, amount }: ChargedDocument['lines'][number]) =>
  amount !== null && sourceLine === null

/** Sums some lines of a document with their share of its discount and tax, by rate. */
function sumLines(
  document: ChargedDocument,
  isIncluded: (line: ChargedDocument['lines'][number]) => boolean,
): Decimal {
  const parts = document.taxes.map((tax) => {
    const lines = document.lines.filter(
      (line) => getRateKey(getStoredTax(line, document)) === getRateKey(tax),
    )
    const all = sum(lines.map(({ amount }) => amount ?? 0))
    const included = sum(lines.filter(isIncluded).map(({ amount }) => amount ?? 0))
    return all.eq(0) ? decimal(0) : sumGross([tax]).times(included).div(all)
  })
  return roundMoney(sum(parts), document.currency)
}
