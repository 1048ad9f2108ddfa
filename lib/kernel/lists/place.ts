import { keyText, readKey, type Check, type PageKey } from './key'

export type Direction = 'asc' | 'desc'

/** How a list can be sorted. `S` are the columns, by the names they have in an address. */
export interface Orders<S extends string> {
  /** What the first press of a heading shows, and what the key of a page holds beside the id. */
  by: Record<S, { first: Direction; key: Check[] }>
  /** What it is sorted by unless asked; null for as created, newest first. */
  usual: S | null
}

/** How a list is sorted and where its page begins, as it stands in the address. */
export interface Place<S extends string> {
  sort: S | null
  dir: Direction
  /** Only what comes behind this key (key.ts): the next page. */
  before: string | null
}

export type Params = Record<string, string | string[] | undefined>

/** The first of a query parameter's values. */
export const first = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** A text of an address without control characters: a database takes none, and nothing is called so. */
export const plainText = (text: string): string => text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')

/** What is looked for. */
export const searchOf = (text: string): string => plainText(text).trim().slice(0, 100)

/** Which way a list goes unless asked otherwise. */
const firstWay = <S extends string>({ by }: Orders<S>, sort: S | null): Direction =>
  sort ? by[sort].first : 'desc'

/** Reads order and page from query parameters; anything that makes no sense is left out. */
export function readPlace<S extends string>(orders: Orders<S>, params: Params): Place<S> {
  const sort = (Object.keys(orders.by) as S[]).find((known) => known === first(params.sort)) ?? orders.usual
  const dir = first(params.dir)
  const key = keyOf(orders, sort, first(params.before))
  return {
    sort,
    dir: sort && (dir === 'asc' || dir === 'desc') ? dir : firstWay(orders, sort),
    before: key && keyText(key),
  }
}

/** Whether a text is a page key for the given order. */
export const isKey = <S extends string>(orders: Orders<S>, sort: S | null, text: string): boolean =>
  keyOf(orders, sort, text) !== null

/** Reads the key of a page in the given order; null for what is none. */
const keyOf = <S extends string>(orders: Orders<S>, sort: S | null, text: string): PageKey | null =>
  readKey(sort ? orders.by[sort].key : [], text)

/**
 * Returns where a page starts, or null for the first. Throws for a key that does not fit its order: treating it as the first page would
 * make an endless list.
 */
export function startOf<S extends string>(orders: Orders<S>, { sort, before }: Place<S>): PageKey | null {
  if (before === null) return null
  const key = keyOf(orders, sort, before)
  if (!key) throw new RangeError(`Not the key of a page sorted by ${sort}: ${before}`)
  return key
}

/** Writes the order into query parameters, as short as it can be. */
export function writeOrder<S extends string>(
  query: URLSearchParams,
  orders: Orders<S>,
  { sort, dir }: Pick<Place<S>, 'sort' | 'dir'>,
): void {
  if (sort && sort !== orders.usual) query.set('sort', sort)
  if (sort && dir !== firstWay(orders, sort)) query.set('dir', dir)
}

/** The order that pressing a heading leads to: a first press sorts, a second one turns it round, a third one ends it. */
export function nextOrder<S extends string>(
  orders: Orders<S>,
  { sort, dir }: Pick<Place<S>, 'sort' | 'dir'>,
  pressed: S,
): Pick<Place<S>, 'sort' | 'dir'> {
  const way = firstWay(orders, pressed)
  if (sort !== pressed) return { sort: pressed, dir: way }
  if (dir === way) return { sort: pressed, dir: way === 'asc' ? 'desc' : 'asc' }
  return { sort: orders.usual, dir: firstWay(orders, orders.usual) }
}
