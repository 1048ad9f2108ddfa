import 'server-only'
import { decimal, sum, type Amount, type Decimal } from '@/lib/core/money'
import {
  listDeductedTaxes,
  sumGross,
  isBilled,
  listDeductibleTaxes,
  hasRemaining,
  sumQuantityByLine,
  type BilledInvoice,
} from './billed-invoices'
import { getQuoteShare } from './quote-share'
import { isDeductible, billsWholeQuote } from './relations'

/** Total and line quantities of a quote; null once it was deleted, so that the amount to bill is unknown. */
export type QuoteAmounts = {
  totalAmount: Amount
  lines: { position: number; quantity: Amount | null }[]
} | null

/** A broken billing rule, and the other invoice involved. */
export type Violation =
  /** More of a line is billed than the quote has; `left` is the quantity that the other invoices leave. */
  | { rule: 'LINE'; line: number; left: Decimal; other: BilledInvoice | null }
  /** The whole quote is billed twice, or whole and in part. */
  | { rule: 'WHOLE'; other: BilledInvoice }
  /** A final invoice does not deduct something that was billed before it. */
  | { rule: 'NOT_DEDUCTED'; final: BilledInvoice; part: BilledInvoice }
  /** Final invoices deduct more of an invoice than it charges. */
  | { rule: 'DEDUCTED_TWICE'; final: BilledInvoice }
  /** More is billed than the quote's total; `left` is the amount that the other invoices leave. */
  | { rule: 'TOTAL'; left: Decimal; other: BilledInvoice | null }

/**
 * Returns the first rule that a change breaks, or breaks by more than before: what was billed twice on purpose
 * (`again`) or by an older release may stay. Rules, credit notes deducted:
 * - The quantity billed of a line is at most the quote's (`LINE`).
 * - A quote is billed as a whole once, and not as a whole beside a part (`WHOLE`).
 * - A final invoice deducts everything billed before it (`NOT_DEDUCTED`).
 * - Final invoices deduct no more of an invoice than it charges (`DEDUCTED_TWICE`).
 * - The amount billed is at most the quote's total (`TOTAL`).
 * @param changed the invoice that changes, itself or by a credit note
 */
export function findViolation(
  quote: QuoteAmounts,
  before: BilledInvoice[],
  after: BilledInvoice[],
  changed: number | null,
): Violation | null {
  const others = after.filter(({ id }) => id !== changed)
  return (
    (quote && findLine(quote, before, after, others)) ??
    findWhole(before, after, changed) ??
    findNotDeducted(before, after) ??
    findDeductedTwice(before, after) ??
    (quote && findTotal(quote, before, after, others))
  )
}

/** True if an amount exceeds the limit and has grown. */
const isWorse = (after: Decimal, before: Decimal, limit: Decimal) => after.gt(limit) && after.gt(before)

const max = (one: Decimal, other: Decimal) => (one.gt(other) ? one : other)

function findLine(
  quote: NonNullable<QuoteAmounts>,
  before: BilledInvoice[],
  after: BilledInvoice[],
  others: BilledInvoice[],
) {
  const [quantitiesBefore, quantitiesAfter, quantitiesOfOthers] = [
    sumQuantityByLine(before),
    sumQuantityByLine(after),
    sumQuantityByLine(others),
  ]
  for (const { position: line, quantity } of quote.lines) {
    const getQuantity = (quantities: Map<number, Decimal>) => quantities.get(line) ?? decimal(0)
    const limit = decimal(quantity ?? 0)
    if (!isWorse(getQuantity(quantitiesAfter), getQuantity(quantitiesBefore), limit)) continue
    const other = others.findLast((row) => getQuantity(sumQuantityByLine([row])).gt(0)) ?? null
    return {
      rule: 'LINE' as const,
      line,
      left: max(limit, getQuantity(quantitiesBefore)).minus(getQuantity(quantitiesOfOthers)),
      other,
    }
  }
  return null
}

/**
 * Lists pairs of invoices that bill the same. A final invoice may coexist with the partial invoices that it deducts.
 */
function listPairs(rows: BilledInvoice[]): [BilledInvoice, BilledInvoice][] {
  const remaining = rows.filter(hasRemaining)
  return remaining.flatMap((one) =>
    remaining
      .filter((two) => one.id < two.id)
      .filter(
        (two) => [one, two].every(billsWholeQuote) || [one, two].some((row) => row.relation === 'CONVERTED'),
      )
      .map((two): [BilledInvoice, BilledInvoice] => [one, two]),
  )
}

function findWhole(before: BilledInvoice[], after: BilledInvoice[], changed: number | null) {
  const getPairKey = (pair: BilledInvoice[]) => pair.map(({ id }) => id).join(' ')
  const known = new Set(listPairs(before).map(getPairKey))
  const pair = listPairs(after).find((one) => !known.has(getPairKey(one)))
  return pair ? { rule: 'WHOLE' as const, other: pair[0].id === changed ? pair[1] : pair[0] } : null
}

/**
 * Lists the amount of each issued partial invoice that a final invoice doesn't deduct. Above zero, it is billed
 * twice.
 */
function listNotDeducted(rows: BilledInvoice[]) {
  return rows
    .filter((row) => row.relation === 'FINAL' && hasRemaining(row))
    .flatMap((final) =>
      rows
        .filter((part) => isDeductible(part) && isBilled(part))
        .map((part) => {
          const ownDeductions = isBilled(final) ? [] : listDeductedTaxes(final.deducts, part.id)
          const open = listDeductibleTaxes({
            ...part,
            deductedTaxes: [...part.deductedTaxes, ...ownDeductions],
          })
          return { final, part, open: sumGross(open) }
        }),
    )
}

function findNotDeducted(before: BilledInvoice[], after: BilledInvoice[]) {
  const known = listNotDeducted(before)
  const found = listNotDeducted(after).find(({ final, part, open }) => {
    const previous = known.find((one) => one.final.id === final.id && one.part.id === part.id)
    // An error in a draft doesn't excuse issuing it.
    const isComparable = previous && (isBilled(previous.final) || !isBilled(final))
    return isWorse(open, isComparable ? previous.open : decimal(0), decimal(0))
  })
  return found ? { rule: 'NOT_DEDUCTED' as const, final: found.final, part: found.part } : null
}

/** Lists by how much issued final invoices deduct more for an invoice than it charges. */
function listOverDeducted(rows: BilledInvoice[]) {
  const issued = rows.filter(isBilled)
  const finals = issued.filter((row) => row.deducts.length > 0)
  const ids = new Set(finals.flatMap(({ deducts }) => deducts.map(({ depositId }) => depositId)))
  return [...ids].map((id) => {
    const deducted = sum(finals.map(({ deducts }) => sumGross(listDeductedTaxes(deducts, id))))
    const part = issued.find((row) => row.id === id)
    const charged = part ? sumGross(part.taxes).minus(sumGross(part.credited)) : decimal(0)
    const final = finals.findLast(({ deducts }) => deducts.some(({ depositId }) => depositId === id))!
    return { id, final, over: deducted.minus(charged) }
  })
}

function findDeductedTwice(before: BilledInvoice[], after: BilledInvoice[]) {
  const known = listOverDeducted(before)
  const found = listOverDeducted(after).find(({ id, over }) =>
    isWorse(over, known.find((one) => one.id === id)?.over ?? decimal(0), decimal(0)),
  )
  return found ? { rule: 'DEDUCTED_TWICE' as const, final: found.final } : null
}

function findTotal(
  quote: NonNullable<QuoteAmounts>,
  before: BilledInvoice[],
  after: BilledInvoice[],
  others: BilledInvoice[],
) {
  const billed = (rows: BilledInvoice[]) => sum(rows.map((row) => getQuoteShare(row, quote)))
  const [limit, billedBefore] = [decimal(quote.totalAmount), billed(before)]
  if (!isWorse(billed(after), billedBefore, limit)) return null
  const left = max(limit, billedBefore).minus(billed(others))
  return { rule: 'TOTAL' as const, left, other: others.findLast(hasRemaining) ?? null }
}
