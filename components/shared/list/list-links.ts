import { toggleSort, type SortOptions, type ListParams } from '@/lib/core/lists/list-params'

/**
 * Keys of the previous pages, oldest first, for the link "Newer": keyset pagination knows only the next page. The first
 * page has no key, written `0`.
 */
export type PageTrail = string[]

const LONGEST = 60
/** Characters of a trail that fit in a URL. */
const ROOM = 1500
const FIRST_PAGE = '0'

export function parsePageTrail(value: string | string[] | undefined): PageTrail {
  const text = Array.isArray(value) ? value[0] : value
  return /^\d{1,9}(~[^.]*)?(\.\d{1,9}(~[^.]*)?)*$/.test(text ?? '') ? shortenTrail(text!.split('.')) : []
}

/** Returns the latest part of a trail that fits in a URL. */
function shortenTrail(trail: PageTrail): PageTrail {
  const shortTrail = trail.slice(-LONGEST)
  while (shortTrail.join('.').length > ROOM) shortTrail.shift()
  return shortTrail
}

/** Returns the URL of a list. `query`: filter and order; without `before`, the first page. */
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

/** Returns the links to the previous and next page. `address`: returns a page's URL; `next`: key of the next page. */
export function getPageLinks(
  address: (before: string | null, trail: PageTrail) => string,
  before: string | null,
  trail: PageTrail,
  next: string | null,
) {
  const last = trail.at(-1)
  return {
    newer: before ? address(last && last !== FIRST_PAGE ? last : null, trail.slice(0, -1)) : null,
    older: next ? address(next, shortenTrail([...trail, before ?? FIRST_PAGE])) : null,
  }
}

/** Heading of a column, with the URL and current direction of its order. */
export interface ListHeading {
  label: string
  href?: string
  sorted?: 'ascending' | 'descending'
}

/** Returns the headings of a list's columns with their sort URLs. A null sort key is not sortable. */
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
