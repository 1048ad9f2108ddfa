import { addDays, isDay, type Day } from '@/lib/dates'
import { FIRST_DIRECTION, INVOICE_SORTS, keyText, parseKey, type Direction, type InvoiceSort } from './sort'
import { INVOICE_STATUSES, type InvoiceStatus } from './types'

export const PAGE_SIZE = 50

/** The last day of the week that begins with a day: what is due "this week" is due by then. */
export const endOfWeek = (day: Day): Day => addDays(day, 6)

/** What a list of invoices is narrowed to and how it is sorted, as it stands in the address. */
export interface InvoiceFilter {
  status: InvoiceStatus | null
  /** Contained in the number (any case) or in the total amount as text. */
  search: string
  /** Only what comes behind this key (lib/invoices/sort.ts): the next page. */
  before: string | null
  clientId: number | null
  /** Only what was sent and due before this day: overdue on it. */
  overdue: Day | null
  /** Only what was sent and is due within a week of this day. */
  week: Day | null
  /** Issued on this day or later, and on that day or earlier. */
  since: Day | null
  until: Day | null
  /** Null: in the order they were created, newest first. */
  sort: InvoiceSort | null
  dir: Direction
}

export const NO_FILTER: InvoiceFilter = {
  ...{ status: null, search: '', before: null, clientId: null },
  ...{ overdue: null, week: null, since: null, until: null },
  ...{ sort: null, dir: 'desc' },
}

type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const id = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)
const day = (text: string) => (isDay(text) ? text : null)

/**
 * Reads a filter from query parameters; anything that makes no sense is left out.
 * @param today the user's day, by which an invoice is overdue or due
 */
export function parseInvoiceFilter(params: Params, today?: Day): InvoiceFilter {
  const status = first(params.status).toUpperCase()
  const sort = INVOICE_SORTS.find((known) => known === first(params.sort)) ?? null
  const key = parseKey(sort, first(params.before))
  return {
    status: INVOICE_STATUSES.find((known) => known === status) ?? null,
    // A database takes no control characters in text, and nobody looks for them.
    search: first(params.q)
      .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, 100),
    before: key && keyText(key),
    clientId: id(first(params.clientId)),
    overdue: (first(params.overdue) === '1' && today) || null,
    week: (first(params.week) === '1' && today) || null,
    since: day(first(params.since)),
    until: day(first(params.until)),
    sort,
    dir: direction(sort, first(params.dir)),
  }
}

const direction = (sort: InvoiceSort | null, text: string): Direction => {
  if (!sort) return 'desc'
  return text === 'asc' || text === 'desc' ? text : FIRST_DIRECTION[sort]
}

/** The filter as query parameters, but for the page. */
export function filterParams(filter: InvoiceFilter): URLSearchParams {
  const { status, search, clientId, overdue, week, since, until, sort, dir } = filter
  const query = new URLSearchParams()
  if (status) query.set('status', status.toLowerCase())
  if (overdue) query.set('overdue', '1')
  if (week) query.set('week', '1')
  if (search) query.set('q', search)
  if (clientId) query.set('clientId', String(clientId))
  if (since) query.set('since', since)
  if (until) query.set('until', until)
  if (sort) query.set('sort', sort)
  if (sort && dir !== FIRST_DIRECTION[sort]) query.set('dir', dir)
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
