import { toggleSort, type SortOptions, type ListParams } from '@/lib/core/lists/list-params'

/**
 * The keys of the pages before this one, oldest visit first, so that "Newer" leads back the way one came: a list
 * paged by key knows only its next page. The first page has no key, written `0`.
 */
export type PageTrail = string[]

const LONGEST = 60
/** Characters of it that fit into an address. */
const ROOM = 1500
const FIRST_PAGE = '0'

export function parsePageTrail(value: string | string[] | undefined): PageTrail {
  const text = Array.isArray(value) ? value[0] : value
  return /^\d{1,9}(~[^.]*)?(\.\d{1,9}(~[^.]*)?)*$/.test(text ?? '') ? shortened(text!.split('.')) : []
}

/** The latest part of a trail, as long as an address may be. */
function shortened(trail: PageTrail): PageTrail {
  const kept = trail.slice(-LONGEST)
  while (kept.join('.').length > ROOM) kept.shift()
  return kept
}

/** The address of a list. `query` says what it is narrowed to and how it is sorted; without `before`, its first page. */
export function getListUrl(
  path: string,
  query: URLSearchParams,
  before: string | null = null,
  trail: PageTrail = [],
): string {
  if (before) query.set('before', before)
  if (before && trail.length > 0) query.set('from', trail.join('.'))
  return query.size > 0 ? `${path}?${query}` : path
}

/**
 * The neighbours of a page.
 * @param address where a page of the same list lies
 * @param next the key of the next page
 */
export function getPageLinks(
  address: (before: string | null, trail: PageTrail) => string,
  before: string | null,
  trail: PageTrail,
  next: string | null,
) {
  const last = trail.at(-1)
  return {
    newer: before ? address(last && last !== FIRST_PAGE ? last : null, trail.slice(0, -1)) : null,
    older: next ? address(next, shortened([...trail, before ?? FIRST_PAGE])) : null,
  }
}

/** A column's heading: where a press leads, and how the list is sorted by it now. */
export interface ListHeading {
  label: string
  href?: string
  sorted?: 'ascending' | 'descending'
}

/** The headings of a list's columns, each with the order a press leads to. Null for a column that sorts nothing. */
export const getListHeadings = <S extends string>(
  columns: [label: string, sort: S | null][],
  orders: SortOptions<S>,
  place: ListParams<S>,
  address: (order: Pick<ListParams<S>, 'sort' | 'dir'>) => string,
): ListHeading[] =>
  columns.map(([label, sort]) => {
    if (!sort) return { label }
    const href = address(toggleSort(orders, place, sort))
    if (place.sort !== sort) return { label, href }
    return { label, href, sorted: place.dir === 'asc' ? 'ascending' : 'descending' }
  })
