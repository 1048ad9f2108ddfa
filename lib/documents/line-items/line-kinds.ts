/** What a line of a document is: something that is charged, or what stands over or between such lines. */
export const LINE_KINDS = ['ITEM', 'HEADING', 'TEXT'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** A heading groups the items below it until the next one; a text says something between them. Neither counts anything. */
export const TEXT_LINE_KINDS = ['HEADING', 'TEXT'] as const satisfies LineKind[]
export type TextLineKind = (typeof TEXT_LINE_KINDS)[number]

interface HasLineKind {
  kind?: LineKind
}
type ItemIn<T> = Exclude<T, { kind: TextLineKind }>

/** Whether a line is charged. One that does not say what it is, is. */
export const isItem = <T extends HasLineKind>(line: T): line is ItemIn<T> =>
  line.kind === undefined || line.kind === 'ITEM'

/** The lines that are charged: the only way to whatever is counted, added up or compared. */
export const filterItems = <T extends HasLineKind>(lines: readonly T[]): ItemIn<T>[] =>
  lines.filter((line) => isItem(line))

/** What is known of each item, put where it stands among all lines; null where no item does. */
export function alignToLines<V>(lines: readonly HasLineKind[], values: readonly V[]): (V | null)[] {
  let item = 0
  return lines.map((line) => (isItem(line) ? values[item++]! : null))
}

/** The items among stored lines: their numbers are there, which the database holds. */
export const filterStoredItems = <Q, A, T extends { quantity: Q | null; amount: A | null }>(
  rows: readonly T[],
): (T & { quantity: NonNullable<T['quantity']>; amount: NonNullable<T['amount']> })[] =>
  rows.flatMap((row) =>
    row.quantity === null || row.amount === null
      ? []
      : [row as T & { quantity: NonNullable<T['quantity']>; amount: NonNullable<T['amount']> }],
  )
