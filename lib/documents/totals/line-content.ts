import { formatPlain, type Amount } from '@/lib/kernel/money'
import { lineChargeColumns, PLAIN_LINE, storedLineCharges, type LineCharges } from './charges'
import { isItem, type LineKind, type SaidKind } from '@/lib/documents/lines/kinds'

/** An item, without its place and what it comes to: as it is typed, sent, and written again. */
export interface ItemContent extends LineCharges {
  kind: 'ITEM'
  description: string
  quantity: number
  /** Unit of measure (lib/kernel/money/units.ts); null for a plain count. */
  unit: string | null
  /** With up to six decimals. */
  unitPrice: number
}

/** A heading or a text: its words and nothing else. */
export interface SaidContent {
  kind: SaidKind
  description: string
}

/** What a line says. */
export type LineContent = ItemContent | SaidContent

interface StoredLine extends Record<keyof Parameters<typeof storedLineCharges>[0], unknown> {
  kind: LineKind
  description: string
  unit: string | null
  quantity: Amount | null
  unitPrice: Amount | null
}
type StoredCharges = Parameters<typeof storedLineCharges>[0]

/** What a stored line says. Its numbers are null where it is no item, which the database holds. */
export const lineContent = (row: StoredLine & StoredCharges): LineContent =>
  row.kind === 'ITEM' ? itemContent(row) : { kind: row.kind, description: row.description }

/** What a stored item says. */
export const itemContent = (row: Omit<StoredLine, 'kind'> & StoredCharges): ItemContent => ({
  kind: 'ITEM',
  description: row.description,
  unit: row.unit,
  quantity: Number(row.quantity),
  unitPrice: Number(row.unitPrice),
  ...storedLineCharges(row),
})

/** The same as it is stored, in the same columns whatever it is. */
export function lineColumns(line: LineContent) {
  const { kind, description } = line
  if (!isItem(line))
    return {
      kind,
      description,
      quantity: null,
      unit: null,
      unitPrice: null,
      ...lineChargeColumns(PLAIN_LINE),
    }
  const { quantity, unit, unitPrice, discount, tax } = line
  return {
    kind,
    description,
    quantity,
    unit,
    unitPrice: formatPlain(unitPrice),
    ...lineChargeColumns({ discount, tax }),
  }
}

/** The names of those columns, for what reads them. */
export const LINE_COLUMNS = {
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
