import { formatPlain, type Amount } from '@/lib/core/money'
import { toLineChargeColumns, PLAIN_LINE, toLineCharges, type LineChargeColumns } from './charges'
import { isItem, type LineKind } from '@/lib/documents/line-items/line-kinds'
import type { ItemContent, LineContent } from './line-response'

export type { ItemContent, LineContent, TextLine } from './line-response'

type StoredLine = LineChargeColumns & {
  kind: LineKind
  description: string
  unit: string | null
  quantity: Amount | null
  unitPrice: Amount | null
}

/** Maps columns to a line. Headings and texts have no numbers, which a database constraint ensures. */
export const toLineContent = (row: StoredLine): LineContent =>
  row.kind === 'ITEM' ? toItemContent(row) : { kind: row.kind, description: row.description }

export const toItemContent = (row: Omit<StoredLine, 'kind'>): ItemContent => ({
  kind: 'ITEM',
  description: row.description,
  unit: row.unit,
  quantity: Number(row.quantity),
  unitPrice: Number(row.unitPrice),
  ...toLineCharges(row),
})

/** Maps any kind of line to the same columns. */
export function toLineColumns(line: LineContent) {
  const { kind, description } = line
  if (!isItem(line))
    return {
      kind,
      description,
      quantity: null,
      unit: null,
      unitPrice: null,
      ...toLineChargeColumns(PLAIN_LINE),
    }
  const { quantity, unit, unitPrice, discount, tax } = line
  return {
    kind,
    description,
    quantity,
    unit,
    unitPrice: formatPlain(unitPrice),
    ...toLineChargeColumns({ discount, tax }),
  }
}

export const lineContentSelect = {
  kind: true,
  description: true,
  quantity: true,
  unit: true,
  unitPrice: true,
  discountKind: true,
  discountValue: true,
  taxRate: true,
  taxCategory: true,
  taxReason: true,
} as const
