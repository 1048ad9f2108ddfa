import { formatPlain, type Amount } from '@/lib/core/money'
import { isItem, type LineKind } from '@/lib/documents/line-items/line-kinds'
import { PLAIN_LINE } from './charges'
import { toLineChargeColumns, toLineCharges, type LineChargeColumns } from './charge-columns'
import type { ItemContent, LineContent, LineSource } from './content-response'

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
  taxParts: true,
} as const

type Stored<T> = { [Name in keyof T]-?: T[Name] | null }

type StoredSource = Omit<Stored<LineSource>, 'depositTax' | 'depositTaxes'> & {
  depositTax: Amount | null
  depositTaxes: Amount[]
}

export const toLineSource = ({
  sourceLine,
  depositId,
  depositTax,
  depositTaxes,
}: StoredSource): LineSource => ({
  ...(sourceLine !== null && { sourceLine }),
  ...(depositId !== null && {
    depositId,
    depositTax: Number(depositTax ?? 0),
    ...(depositTaxes.length > 0 && { depositTaxes: depositTaxes.map(Number) }),
  }),
})

export const toLineSourceColumns = ({
  sourceLine,
  depositId,
  depositTax,
  depositTaxes,
}: Partial<Stored<LineSource>>) => ({
  sourceLine: sourceLine ?? null,
  depositId: depositId ?? null,
  depositTax: depositId == null ? null : formatPlain(depositTax ?? 0),
  depositTaxes: depositId == null ? [] : (depositTaxes ?? []).map((tax) => formatPlain(tax)),
})
