import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import { exact, sum, type Amount, type Exact } from '@/lib/kernel/money'
import type { Transaction } from '@/lib/platform/db/client'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { holdInvoice } from '@/lib/documents/lock'
import type { Relation } from '@/lib/documents/types'
import { reason, type Reason } from '@/lib/words/reason'
import { leftIn, listBilled, takenIn, type BilledRow } from './billed'

/** An invoice that was made of a quote, as it stands. */
interface Made {
  businessId: BusinessId
  id: number
  sourceId: number | null
}

/** A quote with what else was made of it. */
interface Quote {
  id: number
  kind: DocumentKind
  currency: string
  totalAmount: Amount
  lines: { position: number; quantity: Amount | null }[]
  others: BilledRow[]
}

/** The quote that an invoice was made of, held after the invoice; null where it is no more. */
export async function holdQuote(tx: Transaction, row: Made): Promise<Quote | null> {
  const { businessId, sourceId } = row
  if (sourceId === null || !(await holdInvoice(tx, row, sourceId))) return null
  const quote = await tx.invoice.findUniqueOrThrow({
    where: { own: { businessId, id: sourceId } },
    select: {
      ...{ id: true, kind: true, currency: true, totalAmount: true },
      lines: { select: { position: true, quantity: true } },
    },
  })
  const others = (await listBilled(tx, row, sourceId)).filter(({ id }) => id !== row.id)
  return { ...quote, others }
}

interface Line {
  sourceLine?: number | null
  quantity: Amount | null
}

/** What an invoice bills of its quote. */
interface Bill {
  relation: Relation | null
  totalAmount: Amount
  lines: Line[]
}

/** Why it is more than there is, and the place of its line that says so; null for its total. */
interface Excess {
  why: Reason
  index: number | null
}

/**
 * Whether a deposit or a partial invoice bills more of its quote than all others leave: of a line, or in all. What has lines of its own beside
 * those of the quote may come to more.
 * @param had what it bills as it stands: that may stay, also where the quote was changed since
 */
export function excessOf(bill: Bill, quote: Quote, had?: Bill): Excess | null {
  const taken = takenIn(quote.others)
  for (const [index, { sourceLine }] of bill.lines.entries()) {
    const line = quote.lines.find(({ position }) => position === sourceLine)
    if (!line) continue
    const rest = exact(line.quantity ?? 0).minus(taken.get(line.position) ?? 0)
    const most = larger(rest, billedOf(had?.lines ?? [], line.position))
    if (billedOf(bill.lines, line.position).lte(most)) continue
    const why = most.gt(0)
      ? reason('convert.line-left', { left: most.toFixed() })
      : reason('convert.line-done')
    return { why, index }
  }
  if (bill.relation === 'PARTIAL' && bill.lines.some(isOwn)) return null
  const left = leftIn(quote, quote.others)
  const why = excessOfTotal(bill.totalAmount, larger(left, exact(had?.totalAmount ?? 0)), quote.currency)
  return why && { why, index: null }
}

/** Why an invoice of this total is more than what is left of its quote; null where it is not. */
export function excessOfTotal(total: Amount, left: Exact, currency: string): Reason | null {
  if (exact(total).lte(left)) return null
  const amount = left.lt(0) ? '0' : left.toFixed()
  return reason('convert.deposit-left', { left: { amount, currency } })
}

/** Whether a line is none of the quote's; headings and texts charge nothing. */
const isOwn = ({ sourceLine, quantity }: Line) => quantity !== null && sourceLine == null

const billedOf = (lines: Line[], sourceLine: number): Exact =>
  sum(lines.filter((line) => line.sourceLine === sourceLine).map(({ quantity }) => exact(quantity ?? 0)))

const larger = (a: Exact, b: Exact): Exact => (a.gt(b) ? a : b)
