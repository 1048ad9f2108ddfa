import { isText } from '@/lib/core/lists/page-key'
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

/** The columns the list can be sorted by, in their order. */
export const CLIENT_SORTS = ['name', 'email', 'phone', 'address'] as const
export type ClientSort = (typeof CLIENT_SORTS)[number]

// Clients that share a value, or have none, stand by their names.
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

/** What a list of clients is narrowed to and how it is sorted, as it stands in the address. */
export interface ClientFilter extends ListParams<ClientSort> {
  /** Contained in the name, company, e-mail address or phone number; letters in any case. */
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
 * Reads a filter from query parameters; anything that makes no sense is left out. The search is `q` in the address of
 * the screen and `search` in the API's.
 */
export const parseClientFilter = (params: QueryParams): ClientFilter => ({
  search: toSearchText(getFirstValue(params.search ?? params.q)),
  limit: CLIENT_PAGE_SIZE,
  ...parseListParams(CLIENT_ORDERS, params),
})

/** The filter as query parameters of the screen, but for the page. */
export function toClientParams(filter: ClientFilter): URLSearchParams {
  const query = new URLSearchParams()
  if (filter.search) query.set('q', filter.search)
  writeSortParams(query, CLIENT_ORDERS, filter)
  return query
}
