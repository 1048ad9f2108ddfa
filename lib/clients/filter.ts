import { isText } from '@/lib/core/lists/paging'
import {
  getFirstValue,
  parseListParams,
  toSearchText,
  writeSortParams,
  type SortOptions,
  type QueryParams,
  type ListParams,
} from '@/lib/core/lists/list-params'

export const CLIENT_PAGE_SIZE = 50

/** Sortable columns, in display order. */
export const CLIENT_SORTS = ['name', 'email', 'phone', 'address'] as const
export type ClientSort = (typeof CLIENT_SORTS)[number]

// Clients with the same value, or none, are sorted by name.
const byValue = { first: 'asc' as const, key: [isText, isText] }

export const CLIENT_ORDERS: SortOptions<ClientSort> = {
  by: {
    name: { first: 'asc', key: [isText] },
    email: byValue,
    phone: byValue,
    address: byValue,
  },
  defaultSort: 'name',
}

/** Filter and sort order of a client list, as in the URL. */
export interface ClientFilter extends ListParams<ClientSort> {
  /** Contained in name, company, email address or phone number, ignoring case. */
  search: string
  limit: number
}

export const NO_CLIENT_FILTER: ClientFilter = {
  search: '',
  limit: CLIENT_PAGE_SIZE,
  sort: 'name',
  dir: 'asc',
  before: null,
}

/**
 * Parses a filter from query parameters, ignoring invalid values. The search is `q` in the page's URL and `search` in
 * the API's.
 */
export const parseClientFilter = (params: QueryParams): ClientFilter => ({
  search: toSearchText(getFirstValue(params.search ?? params.q)),
  limit: CLIENT_PAGE_SIZE,
  ...parseListParams(CLIENT_ORDERS, params),
})

/** Returns the filter as query parameters of the page, without the page key. */
export function toClientParams(filter: ClientFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (filter.search) query.set('q', filter.search)
  writeSortParams(query, CLIENT_ORDERS, filter)
  return query
}
