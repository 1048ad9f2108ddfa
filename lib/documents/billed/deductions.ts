import 'server-only'
import type { BusinessId, Owned } from '@/lib/kernel/access/actor'
import { exact, toNumber, type Amount } from '@/lib/kernel/money'
import type { Transaction } from '@/lib/platform/db/client'
import { invoicesThatMean, means, type InvoiceStatus, type Stated } from '@/lib/documents/lifecycle/kinds'
import { isItem, itemsOf, type LineKind, type SaidKind } from '@/lib/documents/lines/kinds'
import { isDeduction } from '@/lib/documents/totals'
import { storedCharges } from '@/lib/documents/totals/charges'
import { rateKey } from '@/lib/documents/totals/rate-key'
import type { Tax, TaxCategory } from '@/lib/kernel/tax/categories'
import { itemContent, type ItemContent } from '@/lib/documents/totals/line-content'
import { lineSource, type LineSource, type StoredSource } from '@/lib/documents/totals/line-source'
import { conflict, invalid } from '@/lib/words/errors'
import { reason } from '@/lib/words/reason'
import { chargedBy, isIssued, isPartial, listBilled, type BilledRow } from './billed'
import { taxIn } from './charged'

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
      chargedBy(row).map((charged) => ({
        ...{ kind: 'ITEM' as const, description: describe(row), quantity: -1, unit: null, discount: null },
        unitPrice: toNumber(
          pricesIncludeTax ? exact(charged.taxable).plus(exact(charged.tax)) : charged.taxable,
        ),
        // Named, so that it stays when the document's own is changed.
        tax: taxIn(charged),
        ...{ depositId: row.id, depositTax: toNumber(charged.tax) },
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

/** Where the first line stands that takes off what nobody charged, or takes it off twice; -1 where all are right. */
export async function wrongDeduction(
  tx: Transaction,
  actor: Owned,
  { relation, sourceId }: Final,
  { lineItems, ...charging }: Charging & { lineItems: (Line | { kind: SaidKind })[] },
): Promise<number> {
  const first = lineItems.findIndex(isDeduction)
  if (first < 0 || relation !== 'FINAL' || sourceId === null) return first
  const rows = await listBilled(tx, actor, sourceId)
  const open = deductionsFor(rows, charging, () => '').map((line) => keyOf(line, charging))
  return lineItems.findIndex((line) => {
    if (!isItem(line) || !isDeduction(line)) return false
    const found = open.indexOf(keyOf(line, charging))
    if (found >= 0) open.splice(found, 1)
    return found < 0
  })
}

/** Throws 422 for a line that takes off what was not billed before, as it stands now. */
export async function checkDeductions(...given: Parameters<typeof wrongDeduction>): Promise<void> {
  const wrong = await wrongDeduction(...given)
  if (wrong >= 0) throw invalid('deduction.wrong', `lineItems.${wrong}.unitPrice`)
}

/** A stored document that is moved. */
type MovedRow = Stated &
  Final &
  Parameters<typeof storedCharges>[0] & {
    businessId: BusinessId
    id: number
    lines: (Parameters<typeof itemContent>[0] & { kind: LineKind } & StoredSource)[]
  }

/**
 * Throws 409 for a move by which what a final invoice takes off would not be what was billed: of the final invoice itself, where one of them has
 * changed since, and of what an issued one takes off.
 */
export async function refuseUnsettled(
  tx: Transaction,
  actor: Owned,
  row: MovedRow,
  status: InvoiceStatus,
): Promise<void> {
  const [was, is] = [means('billed', row), means('billed', { ...row, status })]
  if (was === is || row.relation === null) return
  if (is && row.relation === 'FINAL') {
    const lineItems = itemsOf(row.lines).map((line) => ({ ...itemContent(line), ...lineSource(line) }))
    const given = { ...storedCharges(row), lineItems }
    if ((await wrongDeduction(tx, actor, row, given)) >= 0) throw conflict('deduction.stale')
  }
  if (was && isPartial(row)) {
    const { businessId, sourceId, id: depositId } = row
    const final = await tx.invoice.findFirst({
      where: {
        ...{ businessId, sourceId, relation: 'FINAL', status: { in: invoicesThatMean('billed') } },
        lines: { some: { depositId } },
      },
      select: { invoiceNumber: true },
    })
    if (final) throw conflict(reason('deduction.held', { number: final.invoiceNumber }))
  }
}
