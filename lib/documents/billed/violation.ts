import 'server-only'
import { exact, sum, type Amount, type Exact } from '@/lib/kernel/money'
import { chargedOf, grossOf, isIssued, openIn, remains, takenIn, type BilledRow } from './billed'
import { getQuoteShare } from './quote-share'
import { isPartial, isWhole } from './relations'

/** What a quote offers; null once it was deleted, so that the amount to bill is unknown. */
export type Offered = {
  totalAmount: Amount
  lines: { position: number; quantity: Amount | null }[]
} | null

/** A rule that the invoices of a quote break, and the other invoice involved. */
export type Violation =
  /** More of a line is billed than the quote has; `left` is what the other invoices leave. */
  | { rule: 'LINE'; line: number; left: Exact; other: BilledRow | null }
  /** The whole quote is billed twice, or whole and in part. */
  | { rule: 'WHOLE'; other: BilledRow }
  /** A final invoice does not deduct something that was billed before it. */
  | { rule: 'NOT_DEDUCTED'; final: BilledRow; part: BilledRow }
  /** Final invoices deduct more of an invoice than it charges. */
  | { rule: 'DEDUCTED_TWICE'; final: BilledRow }
  /** More is billed than the quote's total; `left` is what the other invoices leave. */
  | { rule: 'TOTAL'; left: Exact; other: BilledRow | null }

/**
 * Finds a rule that a change breaks more than before: what is billed of a quote, less credit notes, never exceeds the quote, in total
 * and per line, and a final invoice deducts everything billed before it. What was billed twice on purpose (`again`) or by an older
 * release may stay.
 * @param changed the invoice that changes, itself or by a credit note
 */
export function findViolation(
  quote: Offered,
  before: BilledRow[],
  after: BilledRow[],
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

/** Whether an amount exceeds the limit and has grown. */
const isWorse = (after: Exact, before: Exact, most: Exact) => after.gt(most) && after.gt(before)

const larger = (one: Exact, other: Exact) => (one.gt(other) ? one : other)

function findLine(quote: NonNullable<Offered>, before: BilledRow[], after: BilledRow[], others: BilledRow[]) {
  const [was, is, leaves] = [takenIn(before), takenIn(after), takenIn(others)]
  for (const { position: line, quantity } of quote.lines) {
    const of = (taken: Map<number, Exact>) => taken.get(line) ?? exact(0)
    const most = exact(quantity ?? 0)
    if (!isWorse(of(is), of(was), most)) continue
    const other = others.findLast((row) => of(takenIn([row])).gt(0)) ?? null
    return { rule: 'LINE' as const, line, left: larger(most, of(was)).minus(of(leaves)), other }
  }
  return null
}

/** Pairs of invoices that bill the same. A final invoice may coexist with the partial invoices that it deducts. */
function listPairs(rows: BilledRow[]): [BilledRow, BilledRow][] {
  const remaining = rows.filter(remains)
  return remaining.flatMap((one) =>
    remaining
      .filter((two) => one.id < two.id)
      .filter((two) => [one, two].every(isWhole) || [one, two].some((row) => row.relation === 'CONVERTED'))
      .map((two): [BilledRow, BilledRow] => [one, two]),
  )
}

function findWhole(before: BilledRow[], after: BilledRow[], changed: number | null) {
  const keyOf = (pair: BilledRow[]) => pair.map(({ id }) => id).join(' ')
  const known = new Set(listPairs(before).map(keyOf))
  const pair = listPairs(after).find((one) => !known.has(keyOf(one)))
  return pair ? { rule: 'WHOLE' as const, other: pair[0].id === changed ? pair[1] : pair[0] } : null
}

/** The amount of each issued partial invoice that a final invoice does not deduct. Above zero, it is billed twice. */
function listNotDeducted(rows: BilledRow[]) {
  return rows
    .filter((row) => row.relation === 'FINAL' && remains(row))
    .flatMap((final) =>
      rows
        .filter((part) => isPartial(part) && isIssued(part))
        .map((part) => {
          const own = isIssued(final) ? [] : chargedOf(final.deducts, part.id)
          const open = openIn({ ...part, takenOff: [...part.takenOff, ...own] })
          return { final, part, open: grossOf(open) }
        }),
    )
}

function findNotDeducted(before: BilledRow[], after: BilledRow[]) {
  const known = listNotDeducted(before)
  const found = listNotDeducted(after).find(({ final, part, open }) => {
    const was = known.find((one) => one.final.id === final.id && one.part.id === part.id)
    // An error that a draft already had is no excuse for issuing it.
    const isComparable = was && (isIssued(was.final) || !isIssued(final))
    return isWorse(open, isComparable ? was.open : exact(0), exact(0))
  })
  return found ? { rule: 'NOT_DEDUCTED' as const, final: found.final, part: found.part } : null
}

/** By how much issued final invoices deduct more for an invoice than it charges. */
function listOverDeducted(rows: BilledRow[]) {
  const issued = rows.filter(isIssued)
  const finals = issued.filter((row) => row.deducts.length > 0)
  const ids = new Set(finals.flatMap(({ deducts }) => deducts.map(({ depositId }) => depositId)))
  return [...ids].map((id) => {
    const deducted = sum(finals.map(({ deducts }) => grossOf(chargedOf(deducts, id))))
    const part = issued.find((row) => row.id === id)
    const charged = part ? grossOf(part.taxes).minus(grossOf(part.credited)) : exact(0)
    const final = finals.findLast(({ deducts }) => deducts.some(({ depositId }) => depositId === id))!
    return { id, final, over: deducted.minus(charged) }
  })
}

function findDeductedTwice(before: BilledRow[], after: BilledRow[]) {
  const known = listOverDeducted(before)
  const found = listOverDeducted(after).find(({ id, over }) =>
    isWorse(over, known.find((one) => one.id === id)?.over ?? exact(0), exact(0)),
  )
  return found ? { rule: 'DEDUCTED_TWICE' as const, final: found.final } : null
}

function findTotal(
  quote: NonNullable<Offered>,
  before: BilledRow[],
  after: BilledRow[],
  others: BilledRow[],
) {
  const billed = (rows: BilledRow[]) => sum(rows.map((row) => getQuoteShare(row, quote)))
  const [most, was] = [exact(quote.totalAmount), billed(before)]
  if (!isWorse(billed(after), was, most)) return null
  const left = larger(most, was).minus(billed(others))
  return { rule: 'TOTAL' as const, left, other: others.findLast(remains) ?? null }
}
