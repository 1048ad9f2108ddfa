import { formatPlain, type Amount } from '@/lib/core/money'
import type { LineSource } from './line-response'

export type { LineSource } from './line-response'

type Stored<T> = { [Name in keyof T]-?: T[Name] | null }

export type StoredSource = Omit<Stored<LineSource>, 'depositTax'> & { depositTax: Amount | null }

export const toLineSource = ({ sourceLine, depositId, depositTax }: StoredSource): LineSource => ({
  ...(sourceLine !== null && { sourceLine }),
  ...(depositId !== null && { depositId, depositTax: Number(depositTax ?? 0) }),
})

export const toLineSourceColumns = ({ sourceLine, depositId, depositTax }: Partial<Stored<LineSource>>) => ({
  sourceLine: sourceLine ?? null,
  depositId: depositId ?? null,
  depositTax: depositId == null ? null : formatPlain(depositTax ?? 0),
})
