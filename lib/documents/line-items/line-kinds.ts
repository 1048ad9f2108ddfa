/** Kinds of lines: an item with an amount, or a heading or text between items. */
export const LINE_KINDS = ['ITEM', 'HEADING', 'TEXT'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A heading groups the items below it; a text stands between them. Neither has an amount. */
export const TEXT_LINE_KINDS = ['HEADING', 'TEXT'] as const satisfies LineKind[]
export type TextLineKind = (typeof TEXT_LINE_KINDS)[number]

interface HasLineKind {
  kind?: LineKind
}
type ItemIn<T> = Exclude<T, { kind: TextLineKind }>

/** True for an item, which is the default kind. */
export const isItem = <T extends HasLineKind>(line: T): line is ItemIn<T> =>
  line.kind === undefined || line.kind === 'ITEM'

/** True for an item that shows neither quantity nor unit price, so that its description has their room. */
export const isAmountOnly = ({ quantity, unitPrice }: { quantity: string; unitPrice: string }): boolean =>
  quantity === '' && unitPrice === ''

/** Returns the items. Use it before anything is counted, added up or compared. */
export const filterItems = <T extends HasLineKind>(lines: readonly T[]): ItemIn<T>[] =>
  lines.filter((line) => isItem(line))

/** Spreads values of items over all lines; null for headings and texts. */
export function alignToLines<V>(lines: readonly HasLineKind[], values: readonly V[]): (V | null)[] {
  let nextItem = 0
  return lines.map((line) => (isItem(line) ? values[nextItem++]! : null))
}

/** Returns the items of stored lines. A database constraint ensures their numbers. */
export const filterStoredItems = <Q, A, T extends { quantity: Q | null; amount: A | null }>(
  rows: readonly T[],
): (T & { quantity: NonNullable<T['quantity']>; amount: NonNullable<T['amount']> })[] =>
  rows.flatMap((row) =>
    row.quantity === null || row.amount === null
      ? []
      : [row as T & { quantity: NonNullable<T['quantity']>; amount: NonNullable<T['amount']> }],
  )
