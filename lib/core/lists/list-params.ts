import { formatPageKey, parsePageKey, type KeyCheck, type PageKey } from './paging'

export type Direction = 'asc' | 'desc'

/** Sort options of a list. `S` are the columns, by their names in the URL. */
export interface SortOptions<S extends string> {
  /**
   * Per column: the direction of the first click on its heading, and checks of the page key's values besides the id.
   */
  by: Record<S, { first: Direction; key: KeyCheck[] }>
  /** Default column; null for creation order, newest first. */
  defaultSort: S | null
}

/** Sort order and page of a list, from the URL. */
export interface ListParams<S extends string> {
  sort: S | null
  dir: Direction
  /** Page key (paging.ts): only rows after it. */
  before: string | null
}

export type QueryParams = Record<string, string | string[] | undefined>

export const getFirstValue = (value: string | string[] | undefined): string =>
  (Array.isArray(value) ? value[0] : value) ?? ''

/** Replaces control characters with spaces: PostgreSQL rejects NUL, and no name contains them. */
export const stripControlCharacters = (text: string): string =>
  text.replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')

export const toSearchText = (text: string): string => stripControlCharacters(text).trim().slice(0, 100)

const getDefaultDirection = <S extends string>({ by }: SortOptions<S>, sort: S | null): Direction =>
  sort ? by[sort].first : 'desc'

/** Parses sort order and page from query parameters; ignores invalid ones. */
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

export const isPageKey = <S extends string>(orders: SortOptions<S>, sort: S | null, text: string): boolean =>
  parseSortedKey(orders, sort, text) !== null

/** Parses a page key for the given column; null if it is invalid. */
const parseSortedKey = <S extends string>(
  orders: SortOptions<S>,
  sort: S | null,
  text: string,
): PageKey | null => parsePageKey(sort ? orders.by[sort].key : [], text)

/**
 * Returns the key a page starts after, or null for the first page. Throws for a key of another sort order: treating it
 * as the first page would make an endless list.
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

/** Adds the sort order to query parameters, omitting defaults. */
export function writeSortParams<S extends string>(
  query: URLSearchParams,
  orders: SortOptions<S>,
  { sort, dir }: Pick<ListParams<S>, 'sort' | 'dir'>,
): void {
  if (sort && sort !== orders.defaultSort) query.set('sort', sort)
  if (sort && dir !== getDefaultDirection(orders, sort)) query.set('dir', dir)
}

/** Returns the sort order after a click on a heading: the first click sorts, the second reverses, the third resets. */
export function toggleSort<S extends string>(
  orders: SortOptions<S>,
  { sort, dir }: Pick<ListParams<S>, 'sort' | 'dir'>,
  column: S,
): Pick<ListParams<S>, 'sort' | 'dir'> {
  const direction = getDefaultDirection(orders, column)
  if (sort !== column) return { sort: column, dir: direction }
  if (dir === direction) return { sort: column, dir: direction === 'asc' ? 'desc' : 'asc' }
  return { sort: orders.defaultSort, dir: getDefaultDirection(orders, orders.defaultSort) }
}
