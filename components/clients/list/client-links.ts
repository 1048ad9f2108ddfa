import {
  listAddress,
  listHeadings,
  pageLinks,
  type ListHeading,
  type Trail,
} from '@/components/shared/list/list-links'
import type { SortChoice } from '@/components/shared/list/sort-menu'
import { CLIENT_ORDERS, clientParams, type ClientFilter, type ClientSort } from '@/lib/parties/filter'

const PATH = '/clients'

const address = (filter: ClientFilter, before: string | null = null, trail: Trail = []) =>
  listAddress(PATH, clientParams(filter), before, trail)

/** The neighbours of a page. @param next the key of the next page */
export const clientPages = (filter: ClientFilter, trail: Trail, next: string | null) =>
  pageLinks((before, from) => address(filter, before, from), filter.before, trail, next)

/** The specified columns, and by what each is sorted. */
const COLUMNS: [label: string, sort: ClientSort | null][] = [
  ['Name', 'name'],
  ['Email', 'email'],
  ['Phone', 'phone'],
  ['Address', 'address'],
  ['Actions', null],
]

export const clientHeadings = (filter: ClientFilter): ListHeading[] =>
  listHeadings(COLUMNS, CLIENT_ORDERS, filter, (order) => address({ ...filter, ...order }))

/** Every order there is: for a list too narrow for headings. */
export const clientOrders = (filter: ClientFilter): SortChoice[] =>
  COLUMNS.flatMap(([label, sort]) =>
    sort
      ? (['asc', 'desc'] as const).map((dir) => ({
          label: `${label}, ${dir === 'asc' ? 'A to Z' : 'Z to A'}`,
          href: address({ ...filter, sort, dir }),
          current: filter.sort === sort && filter.dir === dir,
        }))
      : [],
  )

/** The same list as a file. */
export const exportAddress = (filter: ClientFilter): string =>
  listAddress('/api/clients/export.csv', clientParams(filter))
