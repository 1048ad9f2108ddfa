import {
  getListUrl,
  getListHeadings,
  getPageLinks,
  type ListHeading,
  type PageTrail,
} from '@/components/shared/list/list-links'
import type { SortOption } from '@/components/shared/list/sort-menu'
import { CLIENT_ORDERS, toClientParams, type ClientFilter, type ClientSort } from '@/lib/clients/filter'

const PATH = '/clients'

const address = (filter: ClientFilter, before: string | null = null, trail: PageTrail = []) =>
  getListUrl(PATH, toClientParams(filter), before, trail)

/** Returns the links to the previous and next page. `next`: key of the next page. */
export const getClientPageLinks = (filter: ClientFilter, trail: PageTrail, next: string | null) =>
  getPageLinks((before, from) => address(filter, before, from), filter.before, trail, next)

/** Columns of the specification, with their sort keys. */
const COLUMNS: [label: string, sort: ClientSort | null][] = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Address', 'address'],
  ['Actions', null],
]

export const getClientHeadings = (filter: ClientFilter): ListHeading[] =>
  getListHeadings(COLUMNS, CLIENT_ORDERS, filter, (order) => address({ ...filter, ...order }))

/** Returns all sort orders, for lists too narrow for column headings. */
export const listClientSortOptions = (filter: ClientFilter): SortOption[] =>
  COLUMNS.flatMap(([label, sort]) =>
    sort
      ? (['asc', 'desc'] as const).map((dir) => ({
          label: `${label}, ${dir === 'asc' ? 'A to Z' : 'Z to A'}`,
          href: address({ ...filter, sort, dir }),
          current: filter.sort === sort && filter.dir === dir,
        }))
      : [],
  )

/** Returns the URL of the list's CSV export. */
export const getClientExportUrl = (filter: ClientFilter): string =>
  getListUrl('/api/clients/export.csv', toClientParams(filter))
