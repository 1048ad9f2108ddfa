import { isDay } from '@/lib/dates'
import { INVOICE_STATUSES } from './types'

/** The columns a list can be sorted by, in their order. */
export const INVOICE_SORTS = ['number', 'client', 'issued', 'due', 'amount', 'status'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]
export type Direction = 'asc' | 'desc'

/** What the first press of a heading shows: names from A, the latest day and the largest amount first. */
export const FIRST_DIRECTION: Record<InvoiceSort, Direction> = {
  number: 'asc',
  client: 'asc',
  issued: 'desc',
  due: 'asc',
  amount: 'desc',
  status: 'asc',
}

/** Where a page of a list ends: the last row's id, and before it what the list is sorted by. */
export interface PageKey {
  id: number
  values: string[]
}

/** Without what separates the parts of a key, and one key from the next. */
const encoded = (value: string) => encodeURIComponent(value).replaceAll('~', '%7E').replaceAll('.', '%2E')

/** A key as it stands in an address: `41`, or `41~EUR~100%2E00`. */
export const keyText = ({ id, values }: PageKey): string => [String(id), ...values.map(encoded)].join('~')

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)
const isText = (text: string) =>
  text.length <= 200 && text.isWellFormed() && !/[\u0000-\u001f\u007f]/.test(text)
const isAmount = (text: string) => /^\d{1,14}(\.\d{1,2})?$/.test(text)
const isStatus = (text: string) => INVOICE_STATUSES.some((status) => status === text)

/** What a key holds for each order, and what each of it must be. */
const KEYS: Record<InvoiceSort, ((text: string) => boolean)[]> = {
  number: [isText],
  // The name, and whose it is: two clients may have the same.
  client: [isText, isId],
  issued: [isDay],
  due: [isDay],
  // Amounts are compared within a currency.
  amount: [(text) => /^[A-Z]{3}$/.test(text), isAmount],
  status: [isStatus],
}

/** Reads a key of the given order; null for what is none. */
export function parseKey(sort: InvoiceSort | null, text: string): PageKey | null {
  const [id = '', ...parts] = text.split('~')
  const checks = sort ? KEYS[sort] : []
  if (!isId(id) || parts.length !== checks.length) return null
  try {
    const values = parts.map(decodeURIComponent)
    return checks.every((check, index) => check(values[index]!)) ? { id: Number(id), values } : null
  } catch {
    return null
  }
}
