import type { Amount } from '@/lib/kernel/money'

/** What a line says, without its place and what it comes to: as it is typed, sent, and written again. */
export interface LineContent {
  description: string
  quantity: number
  /** Unit of measure (lib/kernel/money/units.ts); null for a plain count. */
  unit: string | null
  /** With up to six decimals. */
  unitPrice: number
}

type StoredLine = Omit<LineContent, 'quantity' | 'unitPrice'> & { quantity: Amount; unitPrice: Amount }

/** What a stored line says. */
export const lineContent = ({ description, quantity, unit, unitPrice }: StoredLine): LineContent => ({
  description,
  quantity: Number(quantity),
  unit,
  unitPrice: Number(unitPrice),
})
