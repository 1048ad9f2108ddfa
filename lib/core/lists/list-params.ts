import { formatPageKey, parsePageKey, type KeyCheck, type PageKey } from './page-key'

export type Direction = 'asc' | 'desc'

/** How a list can be sorted. `S` are the columns, by the names they have in an address. */
export interface SortOptions<S extends string> {
  /** What the first press of a heading shows, and what the key of a page holds beside the id. */
  by: Record<S, { first: Direction; key: KeyCheck[] }>
  /** What it is sorted by unless asked; null for as created, newest first. */
  defaultSort: S | null
}

/** How a list is sorted and where its page begins, as it stands in the address. */
export interface ListParams<S extends string> {
  sort: S | null
  dir: Direction
  /** Only what comes behind this key (key.ts): the next page. */
  before: string | null
}

export type QueryParams = Record<string, string | string[] | undefined>

/** The first of a query parameter's values. */
export const getFirstValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** A text of an address without control characters: a database takes none, and nothing is called so. */
export const stripControlCharacters = (text: string): string =>
  text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')

/** What is looked for. */
export const toSearchText = (text: string): string => stripControlCharacters(text).trim().slice(0, 100)

/** Which way a list goes unless asked otherwise. */
const getDefaultDirection = <S extends string>({ by }: SortOptions<S>, sort: S | null): Direction =>
  sort ? by[sort].first : 'desc'

/** Reads order and page from query parameters; anything that makes no sense is left out. */
export function parseListParams<S extends string>(
  orders: SortOptions<S>,
  params: QueryParams,
): ListParams<S> {
  const sort =
    (Object.keys(orders.by) as S[]).find((known) => known === getFirstValue(params.sort)) ??
    orders.defaultSort
  const dir = getFirstValue(params.dir)
  const key = parseSortedKey(orders, sort, getFirstValue(params.before))
  return {
    sort,
    dir: sort && (dir === 'asc' || dir === 'desc') ? dir : getDefaultDirection(orders, sort),
    before: key && formatPageKey(key),
  }
}

/** Whether a text is a page key for the given order. */
export const isPageKey = <S extends string>(orders: SortOptions<S>, sort: S | null, text: string): boolean =>
  parseSortedKey(orders, sort, text) !== null

/** Reads the key of a page in the given order; null for what is none. */
const parseSortedKey = <S extends string>(
  orders: SortOptions<S>,
  sort: S | null,
  text: string,
): PageKey | null => parsePageKey(sort ? orders.by[sort].key : [], text)

/**
 * Returns where a page starts, or null for the first. Throws for a key that does not fit its order: treating it as the first page would
 * make an endless list.
 */
export function getPageStart<S extends string>(
  orders: SortOptions<S>,
  { sort, before }: ListParams<S>,
): PageKey | null {
  if (before === null) return null
  const key = parseSortedKey(orders, sort, before)
  if (!key) throw new RangeError(`Not the key of a page sorted by ${sort}: ${before}`)
  return key
}

/** Writes the order into query parameters, as short as it can be. */
export function writeSortParams<S extends string>(
  query: URLSearchParams,
  orders: SortOptions<S>,
  { sort, dir }: Pick<ListParams<S>, 'sort' | 'dir'>,
): void {
  if (sort && sort !== orders.defaultSort) query.set('sort', sort)
  if (sort && dir !== getDefaultDirection(orders, sort)) query.set('dir', dir)
}

/** The order that pressing a heading leads to: a first press sorts, a second one turns it round, a third one ends it. */
export function toggleSort<S extends string>(
  orders: SortOptions<S>,
  { sort, dir }: Pick<ListParams<S>, 'sort' | 'dir'>,
  pressed: S,
): Pick<ListParams<S>, 'sort' | 'dir'> {
  const way = getDefaultDirection(orders, pressed)
  if (sort !== pressed) return { sort: pressed, dir: way }
  if (dir === way) return { sort: pressed, dir: way === 'asc' ? 'desc' : 'asc' }
  return { sort: orders.defaultSort, dir: getDefaultDirection(orders, orders.defaultSort) }
}
