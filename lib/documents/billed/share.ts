import 'server-only'
import type { BusinessId } from '@/lib/kernel/access/actor'
import { exact, sum, type Amount, type Exact } from '@/lib/kernel/money'
import type { Transaction } from '@/lib/platform/db/client'
import { holdInvoice } from '@/lib/documents/lock'
import type { Relation } from '@/lib/documents/types'
import { reason, type Reason } from '@/lib/words/reason'
import { billedIn, isPartial, listBilled, takenIn } from './billed'

/** An invoice of a part of a quote, as it stands. */
interface Share {
  businessId: BusinessId
  id: number
  relation: Relation | null
  sourceId: number | null
  currency: string
  totalAmount: Amount
  lines: Line[]
}

interface Line {
  sourceLine?: number | null
  quantity: Amount | null
}

/** What a quote has left for one of its deposits or partial invoices. */
interface Left {
  total: Exact
  /** Of each of its lines. */
  lines: Map<number, Exact>
}

/**
 * What all others leave of its quote for a deposit or a partial invoice whose row the caller holds, with the quote held after it. Null for what bills
 * no part of one, or of one that was deleted.
 */
export async function leftOfQuote(tx: Transaction, row: Share): Promise<Left | null> {
  const { businessId, sourceId } = row
  if (!isPartial(row) || sourceId === null || !(await holdInvoice(tx, row, sourceId))) return null
  const quote = await tx.invoice.findUniqueOrThrow({
    where: { own: { businessId, id: sourceId } },
    select: { totalAmount: true, lines: { select: { position: true, quantity: true } } },
  })
  const others = (await listBilled(tx, row, sourceId)).filter(({ id }) => id !== row.id)
  const taken = takenIn(others)
  const leftOf = ({ position, quantity }: (typeof quote.lines)[number]): [number, Exact] => [
    position,
    exact(quantity ?? 0).minus(taken.get(position) ?? 0),
  ]
  return {
    total: exact(quote.totalAmount).minus(billedIn(others)),
    lines: new Map(quote.lines.map(leftOf)),
  }
}

/**
 * Which of the lines bills more than is left of its line of the quote; null where none does.
 * @param had what it bills of each as it stands: that may stay, also where the quote was changed since
 */
export function excessOfShare(
  lines: Line[],
  left: Left,
  had: Line[] = [],
): { why: Reason; index: number } | null {
  for (const [index, { sourceLine }] of lines.entries()) {
    const rest = sourceLine == null ? undefined : left.lines.get(sourceLine)
    if (!rest) continue
    const most = largest(rest, billedOf(had, sourceLine!))
    if (billedOf(lines, sourceLine!).lte(most)) continue
    const why = most.gt(0)
      ? reason('convert.line-left', { left: most.toFixed() })
      : reason('convert.line-done')
    return { why, index }
  }
  return null
}

/** Why a deposit of this total is more than is left of its quote; null where it is not. @param had its total as it stands */
export function excessOfDeposit(total: Amount, left: Left, had: Amount, currency: string): Reason | null {
  const most = largest(left.total, exact(had))
  if (exact(total).lte(most)) return null
  return reason('convert.deposit-left', { left: { amount: most.toFixed(), currency } })
}

const billedOf = (lines: Line[], sourceLine: number): Exact =>
  sum(lines.filter((line) => line.sourceLine === sourceLine).map(({ quantity }) => exact(quantity ?? 0)))

const largest = (a: Exact, b: Exact): Exact => (a.gt(b) ? a : b)
