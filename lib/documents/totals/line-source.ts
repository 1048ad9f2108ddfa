import { formatPlain, type Amount } from '@/lib/core/money'

/** What a line was made from. */
export interface LineSource {
  /** The line of the document it was made from that it takes back or bills. */
  sourceLine?: number
  /** Of a final invoice: the invoice billed before that it takes off, and the tax that one charged on it. */
  depositId?: number
  depositTax?: number
}

type Stored<T> = { [Name in keyof T]-?: T[Name] | null }

/** The same as its columns hold it. */
export type StoredSource = Omit<Stored<LineSource>, 'depositTax'> & { depositTax: Amount | null }

/** What a stored line was made from. */
export const toLineSource = ({ sourceLine, depositId, depositTax }: StoredSource): LineSource => ({
  ...(sourceLine !== null && { sourceLine }),
  ...(depositId !== null && { depositId, depositTax: Number(depositTax ?? 0) }),
})

/** The same as it is stored. */
export const toLineSourceColumns = ({ sourceLine, depositId, depositTax }: Partial<Stored<LineSource>>) => ({
  sourceLine: sourceLine ?? null,
  depositId: depositId ?? null,
  depositTax: depositId == null ? null : formatPlain(depositTax ?? 0),
})
