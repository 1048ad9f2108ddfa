import { addDays, isDay, type Day } from '@/lib/dates'
import { first, readPlace, searchOf, writeOrder, type Params, type Place } from '@/lib/lists/place'
import { INVOICE_ORDERS, type InvoiceSort } from './sort'
import { INVOICE_STATUSES, type InvoiceStatus } from './types'

export const PAGE_SIZE = 50

/** The last day of the week that begins with a day: what is due "this week" is due by then. */
export const endOfWeek = (day: Day): Day => addDays(day, 6)

/** What a list of invoices is narrowed to and how it is sorted, as it stands in the address. */
export interface InvoiceFilter extends Place<InvoiceSort> {
  status: InvoiceStatus | null
  /** Contained in the number (any case) or in the total amount as text. */
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
  ...{ status: null, search: '', before: null, clientId: null },
  ...{ overdue: null, week: null, since: null, until: null },
  ...{ sort: null, dir: 'desc' },
}

const id = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const day = (text: string) => (isDay(text) ? text : null)

/**
 * Reads a filter from query parameters; anything that makes no sense is left out.
 * @param today the user's day, by which an invoice is overdue or due
 */
export function parseInvoiceFilter(params: Params, today?: Day): InvoiceFilter {
  const status = first(params.status).toUpperCase()
  return {
    status: INVOICE_STATUSES.find((known) => known === status) ?? null,
    search: searchOf(first(params.q)),
    clientId: id(first(params.clientId)),
    overdue: (first(params.overdue) === '1' && today) || null,
    week: (first(params.week) === '1' && today) || null,
    since: day(first(params.since)),
    until: day(first(params.until)),
    ...readPlace(INVOICE_ORDERS, params),
  }
}

/** The filter as query parameters, but for the page. */
export function filterParams(filter: InvoiceFilter): URLSearchParams {
  const { status, search, clientId, overdue, week, since, until } = filter
  const query = new URLSearchParams()
  if (status) query.set('status', status.toLowerCase())
  if (overdue) query.set('overdue', '1')
  if (week) query.set('week', '1')
  if (search) query.set('q', search)
  if (clientId) query.set('clientId', String(clientId))
  if (since) query.set('since', since)
  if (until) query.set('until', until)
  writeOrder(query, INVOICE_ORDERS, filter)
  return query
}

/** The tabs of every invoice list, in order. */
export const STATUS_TABS: { value: InvoiceStatus | null; label: string }[] = [
  { value: null, label: 'All' },
  { value: 'DRAFT', label: 'Draft' },
  { value: 'SENT', label: 'Sent' },
  { value: 'PAID', label: 'Paid' },
  { value: 'CANCELLED', label: 'Cancelled' },
]
