import { addDays, isDay, type Day } from '@/lib/core/dates'
import { parseId } from '@/lib/core/id'
import {
  getFirstValue,
  parseListParams,
  toSearchText,
  writeSortParams,
  type QueryParams,
  type ListParams,
} from '@/lib/core/lists/list-params'
import { INVOICE_ORDERS, type InvoiceSort } from './sort'
import { toKindParam, parseKind } from '@/lib/documents/lifecycle/routes'
import {
  DOCUMENT_STATUSES,
  STATUSES_BY_KIND,
  type DocumentKind,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'

export const PAGE_SIZE = 50

/** The last day of the week that begins with a day: what is due "this week" is due by then. */
export const getWeekEnd = (day: Day): Day => addDays(day, 6)

/** What a list of invoices is narrowed to and how it is sorted, as it stands in the address. */
export interface InvoiceFilter extends ListParams<InvoiceSort> {
  /** A list is of one kind; null is for whoever looks among all of them. */
  kind: DocumentKind | null
  status: InvoiceStatus | null
  /** Contained in the number, the total amount as text, the client's name or company, or a line; in any case. */
  search: string
  clientId: number | null
  /** Only what was sent and due before this day: overdue on it. */
  overdue: Day | null
  /** Only what was sent and is due within a week of this day. */
  week: Day | null
  /** Issued on this day or later, and on that day or earlier. */
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
 * Reads a filter from query parameters; anything that makes no sense is left out.
 * @param today the user's day, by which an invoice is overdue or due
 */
export function parseInvoiceFilter(params: QueryParams, today?: Day): InvoiceFilter {
  const kind = parseKind(getFirstValue(params.kind))
  const status = getFirstValue(params.status).toUpperCase()
  // A tab of its own, and what its address was before it was one.
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

/** The same for the API, whose parameters are already checked: a status that the kind never has matches nothing. */
export function parseApiFilter(params: QueryParams, today: Day): InvoiceFilter {
  const filter = parseInvoiceFilter(params, today)
  const status = filter.overdue ? undefined : DOCUMENT_STATUSES.find((known) => known === params.status)
  return { ...filter, status: status ?? null }
}

/** The filter as query parameters, but for the page. */
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

/** What a tab holds: everything, a status, or what was sent and is past due. */
export type Tab = InvoiceStatus | 'ALL' | 'OVERDUE'

/** How many invoices a tab holds: 1000 for as many or more. What was not counted is not in it. */
export type TabCounts = Partial<Record<Tab, number>>

const TAB_LABELS: Record<Tab, string> = {
  ALL: 'All',
  DRAFT: 'Draft',
  SENT: 'Sent',
  OVERDUE: 'Overdue',
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
}

/** The tabs of a list, in order. Of invoices they are the specified five, and what is overdue beside Sent. */
export const listTabs = (kind: DocumentKind): { value: Tab; label: string }[] =>
  [
    'ALL' as const,
    ...STATUSES_BY_KIND[kind].flatMap((status): Tab[] =>
      kind === 'INVOICE' && status === 'SENT' ? [status, 'OVERDUE'] : [status],
    ),
  ].map((value) => ({ value, label: TAB_LABELS[value] }))

/** The tab a list stands on. */
export const getTab = ({ status, overdue }: Pick<InvoiceFilter, 'status' | 'overdue'>): Tab =>
  overdue ? 'OVERDUE' : (status ?? 'ALL')

/** The list on another tab, from its first page; everything else it is narrowed to stays. */
export const withTab = (filter: InvoiceFilter, tab: Tab, today: Day): InvoiceFilter => ({
  ...filter,
  status: tab === 'ALL' || tab === 'OVERDUE' ? null : tab,
  overdue: tab === 'OVERDUE' ? today : null,
  week: null,
  before: null,
})
