import 'server-only'
import type { Owned } from '@/lib/kernel/access/actor'
import { exact, toNumber, type Amount } from '@/lib/kernel/money'
import type { Db } from '@/lib/platform/db/client'
import { isItem, type SaidKind } from '@/lib/documents/lines/kinds'
import { isDeduction } from '@/lib/documents/totals'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { Tax, TaxCategory } from '@/lib/kernel/tax/categories'
import type { ItemContent } from '@/lib/documents/totals/line-content'
import type { LineSource } from '@/lib/documents/totals/line-source'
import { invalid } from '@/lib/words/errors'
import { isIssued, openIn, type BilledRow } from './billed'
import { listBilled } from './queries'
import { isPartial } from './relations'
import { taxIn } from './charged'
import type { Deductions } from './types'

/** How the document charges that they are taken off. */
interface Charging {
  taxRate: number
  taxCategory: TaxCategory | null
  pricesIncludeTax: boolean
}

/**
 * The lines that a final invoice takes off: one for each rate of each invoice that was issued before, of what it charged there and the tax it
 * charged on it, so that all of them together come to the whole.
 * @param describe what such a line says
 */
export const deductionsFor = (
  rows: BilledRow[],
  { pricesIncludeTax }: Pick<Charging, 'pricesIncludeTax'>,
  describe: (row: BilledRow) => string,
): (ItemContent & LineSource)[] =>
  rows
    .filter((row) => isPartial(row) && isIssued(row))
    .flatMap((row) =>
      openIn(row).map((charged) => ({
        kind: 'ITEM' as const,
        description: describe(row),
        quantity: -1,
        unit: null,
        discount: null,
        unitPrice: toNumber(
          pricesIncludeTax ? exact(charged.taxable).plus(exact(charged.tax)) : charged.taxable,
        ),
        // Named, so that it stays when the document's own is changed.
        tax: taxIn(charged),
        depositId: row.id,
        depositTax: toNumber(charged.tax),
      })),
    )

interface Line {
  kind?: 'ITEM'
  unitPrice: Amount
  tax: Pick<Tax, 'rate' | 'category'> | null
  depositId?: number | null
  depositTax?: Amount | null
}

interface Final {
  relation: string | null
  sourceId: number | null
}

/** What makes two of them the same. */
function keyOf(line: Line, { taxRate, taxCategory }: Charging): string {
  const { rate, category } = line.tax ?? { rate: taxRate, category: taxCategory }
  const plain = (value: Amount | null | undefined) => exact(value ?? 0).toFixed()
  return [line.depositId, plain(line.unitPrice), plain(line.depositTax), rateKey({ category, rate })].join(
    ' ',
  )
}

/** Looks at what a document takes off. */
export async function lookAtDeductions(
  tx: Db,
  actor: Owned,
  { relation, sourceId }: Final,
  { lineItems, ...charging }: Charging & { lineItems: (Line | { kind: SaidKind })[] },
): Promise<Deductions> {
  if (relation !== 'FINAL' || sourceId === null)
    return { wrong: lineItems.findIndex(isDeduction), missing: null }
  const rows = await listBilled(tx, actor, sourceId)
  const open = deductionsFor(rows, charging, () => '')
  const keys = open.map((line) => keyOf(line, charging))
  const wrong = lineItems.findIndex((line) => {
    if (!isItem(line) || !isDeduction(line)) return false
    const found = keys.indexOf(keyOf(line, charging))
    if (found >= 0) [keys, open].forEach((list) => list.splice(found, 1))
    return found < 0
  })
  const missing = rows.find(({ id }) => open.some(({ depositId }) => depositId === id))
  return { wrong, missing: missing?.invoiceNumber ?? null }
}

/** Throws 422 for a line that takes off what was not billed before, as it stands now. */
export async function checkDeductions(...given: Parameters<typeof lookAtDeductions>): Promise<void> {
  const { wrong } = await lookAtDeductions(...given)
  if (wrong >= 0) throw invalid('deduction.wrong', `lineItems.${wrong}.unitPrice`)
}
