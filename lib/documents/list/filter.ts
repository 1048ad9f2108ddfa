import { addDays, isDay, type Day } from '@/lib/core/dates'
import { parseId } from '@/lib/core/ids'
import {
  getFirstValue,
  parseListParams,
  toSearchText,
  writeSortParams,
  type QueryParams,
  type ListParams,
  type SortOptions,
} from '@/lib/core/lists/list-params'
import { toKindParam, parseKind, type DocumentList } from '@/lib/documents/lifecycle/routes'
import {
  DOCUMENT_STATUSES,
  STATUSES_BY_KIND,
  type DocumentKind,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'
import { MAX_DIGITS } from '@/lib/core/currencies/digits'
import { isId, isText, type KeyCheck } from '@/lib/core/lists/paging'

/** Sort columns of the list, in the order of its columns. */
export const INVOICE_SORTS = ['number', 'client', 'issued', 'due', 'amount', 'status'] as const
export type InvoiceSort = (typeof INVOICE_SORTS)[number]

const AMOUNT = new RegExp(`^\\d{1,14}(\\.\\d{1,${MAX_DIGITS}})?$`)
const isAmount: KeyCheck = (text) => AMOUNT.test(text)
const isCurrency: KeyCheck = (text) => /^[A-Z]{3}$/.test(text)
const isStatus: KeyCheck = (text) => DOCUMENT_STATUSES.some((status) => status === text)

/** First direction of each column: names from A, latest invoices, earliest due dates and largest amounts first. */
export const INVOICE_ORDERS: SortOptions<InvoiceSort> = {
  by: {
    number: { first: 'asc', key: [isText] },
    // The client's id as well: two clients may share a name.
    client: { first: 'asc', key: [isText, isId] },
    issued: { first: 'desc', key: [isDay] },
    due: { first: 'asc', key: [isDay] },
    // Amounts are compared within a currency.
    amount: { first: 'desc', key: [isCurrency, isAmount] },
    status: { first: 'asc', key: [isStatus] },
  },
  defaultSort: null,
}

export const PAGE_SIZE = 50

/** Returns the last day of the 7 days that start with `day`: "this week" ends then. */
export const getWeekEnd = (day: Day): Day => addDays(day, 6)

/** Filter and sort order of a list of invoices, as in its URL. */
export interface InvoiceFilter extends ListParams<InvoiceSort> {
  /** Null for all kinds. */
  kind: DocumentKind | null
  status: InvoiceStatus | null
  /** Part of the number, the total as text, the client's name or company, or a line, in any case. */
  search: string
  clientId: number | null
  /** Only sent invoices due before this day. */
  overdue: Day | null
  /** Only sent invoices due within the 7 days from this one. */
  week: Day | null
  /** Issued from this day, and until that one, inclusive. */
  since: Day | null
  until: Day | null
}

export const NO_FILTER: InvoiceFilter = {
  kind: 'INVOICE',
  status: null,
  search: '',
  before: null,
  clientId: null,
  overdue: null,
  week: null,
  since: null,
  until: null,
  sort: null,
  dir: 'desc',
}

const parseDay = (text: string) => (isDay(text) ? text : null)

/**
 * Parses a filter from query parameters; ignores invalid ones.
 * @param today the user's date, for overdue and due this week
 */
export function parseInvoiceFilter(params: QueryParams, today?: Day): InvoiceFilter {
  const kind = parseKind(getFirstValue(params.kind))
  const status = getFirstValue(params.status).toUpperCase()
  // `overdue=1` is the URL from before Overdue was a tab.
  const overdue = (status === 'OVERDUE' || getFirstValue(params.overdue) === '1') && today
  return {
    kind,
    status: (!overdue && STATUSES_BY_KIND[kind].find((known) => known === status)) || null,
    search: toSearchText(getFirstValue(params.q) || getFirstValue(params.search)),
    clientId: parseId(getFirstValue(params.clientId)),
    overdue: overdue || null,
    week: (getFirstValue(params.week) === '1' && today) || null,
    since: parseDay(getFirstValue(params.since)),
    until: parseDay(getFirstValue(params.until)),
    ...parseListParams(INVOICE_ORDERS, params),
  }
}

/**
 * Like `parseInvoiceFilter` for the API, whose parameters are validated: a status that the kind doesn't have matches
 * nothing.
 */
export function parseApiFilter(params: QueryParams, today: Day): InvoiceFilter {
  const filter = parseInvoiceFilter(params, today)
  const status = filter.overdue ? undefined : DOCUMENT_STATUSES.find((known) => known === params.status)
  return { ...filter, status: status ?? null }
}

/** Formats the filter as query parameters, without the page. */
export function toFilterParams(filter: InvoiceFilter): URLSearchParams {
  const { kind, status, search, clientId, overdue, week, since, until } = filter
  const query = new URLSearchParams()
  if (kind && kind !== 'INVOICE') query.set('kind', toKindParam(kind))
  if (status || overdue) query.set('status', overdue ? 'overdue' : status!.toLowerCase())
  if (week) query.set('week', '1')
  if (search) query.set('q', search)
  if (clientId) query.set('clientId', String(clientId))
  if (since) query.set('since', since)
  if (until) query.set('until', until)
  writeSortParams(query, INVOICE_ORDERS, filter)
  return query
}

/** Tab of a list: everything, a status, or overdue. */
export type Tab = InvoiceStatus | 'ALL' | 'OVERDUE'

/** Number of invoices in each tab; 1000 means as many or more. Tabs that were not counted are missing. */
export type TabCounts = Partial<Record<Tab, number>>

/** Number of entries in each list; 1000 means as many or more. */
export type ListCounts = Record<DocumentList, number>

/** Lists the tabs of a list in order: for invoices the five of the specification, and Overdue after Sent. */
export const listTabs = (kind: DocumentKind): Tab[] => [
  'ALL',
  ...STATUSES_BY_KIND[kind].flatMap((status): Tab[] =>
    kind === 'INVOICE' && status === 'SENT' ? [status, 'OVERDUE'] : [status],
  ),
]

export const getTab = ({ status, overdue }: Pick<InvoiceFilter, 'status' | 'overdue'>): Tab =>
  overdue ? 'OVERDUE' : (status ?? 'ALL')

/** Returns the filter for the first page of another tab; all other filters except `week` stay. */
export const withTab = (filter: InvoiceFilter, tab: Tab, today: Day): InvoiceFilter => ({
  ...filter,
  status: tab === 'ALL' || tab === 'OVERDUE' ? null : tab,
  overdue: tab === 'OVERDUE' ? today : null,
  week: null,
  before: null,
})
