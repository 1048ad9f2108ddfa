import { addDays, isDay, type Day } from '@/lib/kernel/dates'
import { readId } from '@/lib/kernel/id'
import { first, readPlace, searchOf, writeOrder, type Params, type Place } from '@/lib/kernel/lists/place'
import { INVOICE_ORDERS, type InvoiceSort } from './sort'
import { kindParam, readKind } from '@/lib/documents/lifecycle/kind-paths'
import {
  DOCUMENT_STATUSES,
  STATUSES_OF,
  type DocumentKind,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'

export const PAGE_SIZE = 50

/** The last day of the week that begins with a day: what is due "this week" is due by then. */
export const endOfWeek = (day: Day): Day => addDays(day, 6)

/** What a list of invoices is narrowed to and how it is sorted, as it stands in the address. */
export interface InvoiceFilter extends Place<InvoiceSort> {
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

const day = (text: string) => (isDay(text) ? text : null)

/**
 * Reads a filter from query parameters; anything that makes no sense is left out.
 * @param today the user's day, by which an invoice is overdue or due
 */
export function parseInvoiceFilter(params: Params, today?: Day): InvoiceFilter {
  const kind = readKind(first(params.kind))
  const status = first(params.status).toUpperCase()
  // A tab of its own, and what its address was before it was one.
  const overdue = (status === 'OVERDUE' || first(params.overdue) === '1') && today
  return {
    kind,
    status: (!overdue && STATUSES_OF[kind].find((known) => known === status)) || null,
    search: searchOf(first(params.q) || first(params.search)),
    clientId: readId(first(params.clientId)),
    overdue: overdue || null,
    week: (first(params.week) === '1' && today) || null,
    since: day(first(params.since)),
    until: day(first(params.until)),
    ...readPlace(INVOICE_ORDERS, params),
  }
}

/** The same for the API, whose parameters are already checked: a status that the kind never has matches nothing. */
export function parseApiFilter(params: Params, today: Day): InvoiceFilter {
  const filter = parseInvoiceFilter(params, today)
  const status = filter.overdue ? undefined : DOCUMENT_STATUSES.find((known) => known === params.status)
  return { ...filter, status: status ?? null }
}

/** The filter as query parameters, but for the page. */
export function filterParams(filter: InvoiceFilter): URLSearchParams {
  const { kind, status, search, clientId, overdue, week, since, until } = filter
  const query = new URLSearchParams()
  if (kind && kind !== 'INVOICE') query.set('kind', kindParam(kind))
  if (status || overdue) query.set('status', overdue ? 'overdue' : status!.toLowerCase())
  if (week) query.set('week', '1')
  if (search) query.set('q', search)
  if (clientId) query.set('clientId', String(clientId))
  if (since) query.set('since', since)
  if (until) query.set('until', until)
  writeOrder(query, INVOICE_ORDERS, filter)
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
export const tabsOf = (kind: DocumentKind): { value: Tab; label: string }[] =>
  [
    'ALL' as const,
    ...STATUSES_OF[kind].flatMap((status): Tab[] =>
      kind === 'INVOICE' && status === 'SENT' ? [status, 'OVERDUE'] : [status],
    ),
  ].map((value) => ({ value, label: TAB_LABELS[value] }))

/** The tab a list stands on. */
export const tabOf = ({ status, overdue }: Pick<InvoiceFilter, 'status' | 'overdue'>): Tab =>
  overdue ? 'OVERDUE' : (status ?? 'ALL')

/** The list on another tab, from its first page; everything else it is narrowed to stays. */
export const onTab = (filter: InvoiceFilter, tab: Tab, today: Day): InvoiceFilter => ({
  ...filter,
  status: tab === 'ALL' || tab === 'OVERDUE' ? null : tab,
  overdue: tab === 'OVERDUE' ? today : null,
  week: null,
  before: null,
})
