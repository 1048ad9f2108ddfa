import { formatPlain, type Amount } from '@/lib/core/money'
import { toLineChargeColumns, PLAIN_LINE, toLineCharges, type LineCharges } from './charges'
import { isItem, type LineKind, type TextLineKind } from '@/lib/documents/line-items/line-kinds'

/** An item, without its place and what it comes to: as it is typed, sent, and written again. */
export interface ItemContent extends LineCharges {
  kind: 'ITEM'
  description: string
  quantity: number
  /** Unit of measure (lib/core/money/units.ts); null for a plain count. */
  unit: string | null
  /** With up to six decimals. */
  unitPrice: number
}

/** A heading or a text: its words and nothing else. */
export interface TextLine {
  kind: TextLineKind
  description: string
}

/** What a line says. */
export type LineContent = ItemContent | TextLine

interface StoredLine extends Record<keyof Parameters<typeof toLineCharges>[0], unknown> {
  kind: LineKind
  description: string
  unit: string | null
  quantity: Amount | null
  unitPrice: Amount | null
}
type StoredCharges = Parameters<typeof toLineCharges>[0]

/** What a stored line says. Its numbers are null where it is no item, which the database holds. */
export const toLineContent = (row: StoredLine & StoredCharges): LineContent =>
  row.kind === 'ITEM' ? toItemContent(row) : { kind: row.kind, description: row.description }

/** What a stored item says. */
export const toItemContent = (row: Omit<StoredLine, 'kind'> & StoredCharges): ItemContent => ({
  kind: 'ITEM',
  description: row.description,
  unit: row.unit,
  quantity: Number(row.quantity),
  unitPrice: Number(row.unitPrice),
  ...toLineCharges(row),
})

/** The same as it is stored, in the same columns whatever it is. */
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

/** The names of those columns, for what reads them. */
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
