import { addDays, type Day } from '@/lib/dates'
import { INVOICE_STATUSES, type InvoiceStatus } from './types'

export const PAGE_SIZE = 50

/** The last day of the week that begins with a day: what is due "this week" is due by then. */
export const endOfWeek = (day: Day): Day => addDays(day, 6)

/** What a list of invoices is narrowed to, as it stands in the address. */
export interface InvoiceFilter {
  status: InvoiceStatus | null
  /** Contained in the number (any case) or in the total amount as text. */
  search: string
  /** Only invoices older than this id: the key of the next page. */
  before: number | null
  clientId: number | null
  /** Only what was sent and due before this day: overdue on it. */
  overdue: Day | null
  /** Only what was sent and is due within a week of this day. */
  week: Day | null
}

export const NO_FILTER: InvoiceFilter = {
  status: null,
  search: '',
  before: null,
  clientId: null,
  overdue: null,
  week: null,
}

type Params = Record<string, string | string[] | undefined>

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const id = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

/**
 * Reads a filter from query parameters; anything that makes no sense is left out.
 * @param today the user's day, by which an invoice is overdue or due
 */
export function parseInvoiceFilter(params: Params, today?: Day): InvoiceFilter {
  const status = first(params.status).toUpperCase()
  return {
    status: INVOICE_STATUSES.find((known) => known === status) ?? null,
    // A database takes no control characters in text, and nobody looks for them.
    search: first(params.q)
      .replaceAll(/[\u0000-\u001f\u007f]+/g, ' ')
      .trim()
      .slice(0, 100),
    before: id(first(params.before)),
    clientId: id(first(params.clientId)),
    overdue: (first(params.overdue) === '1' && today) || null,
    week: (first(params.week) === '1' && today) || null,
  }
}

/** The tabs of every invoice list, in order. */
export const STATUS_TABS: { value: InvoiceStatus | null; label: string }[] = [
  { value: null, label: 'All' },
  { value: 'DRAFT', label: 'Draft' },
  { value: 'SENT', label: 'Sent' },
  { value: 'PAID', label: 'Paid' },
  { value: 'CANCELLED', label: 'Cancelled' },
]
