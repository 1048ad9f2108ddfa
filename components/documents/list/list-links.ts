import {
  getListUrl,
  getListHeadings,
  getPageLinks,
  type ListHeading,
  type PageTrail,
} from '@/components/shared/list/list-links'
import type { LinkTab } from '@/components/shared/page/link-tabs'
import { formatDayInline } from '@/lib/core/dates'
import {
  getWeekEnd,
  toFilterParams,
  withTab,
  getTab,
  listTabs,
  type InvoiceFilter,
  type TabCounts,
  INVOICE_ORDERS,
  type InvoiceSort,
} from '@/lib/documents/list/filter'
import { getKindName } from '@/lib/i18n/document-nouns'

/** Returns the list's URL with another filter. */
function address(
  path: string,
  filter: InvoiceFilter,
  before: string | null = null,
  trail: PageTrail = [],
): string {
  const query = toFilterParams(filter)
  // A client's own page has the client in its path.
  if (path.startsWith('/clients/')) query.delete('clientId')
  return getListUrl(path, query, before, trail)
}

/** Placeholder: the URL says "overdue" without a date. */
const ANY_DAY = '2000-01-01'

/**
 * Returns the tabs with their counts, if known. Keeps the search, restarts at the first page, and drops the
 * due-this-week filter.
 */
export const getStatusTabs = (path: string, filter: InvoiceFilter, counts?: TabCounts): LinkTab[] =>
  listTabs(filter.kind ?? 'INVOICE').map(({ value, label }) => ({
    label,
    href: address(path, withTab(filter, value, ANY_DAY)),
    current: value === getTab(filter) && !filter.week,
    count: counts?.[value],
  }))

/** Returns the links to the previous and next page. `next`: key of the next page. */
export const getInvoicePageLinks = (
  path: string,
  filter: InvoiceFilter,
  trail: PageTrail,
  next: string | null,
) => getPageLinks((before, from) => address(path, filter, before, from), filter.before, trail, next)

/** Columns of the specification, with their sort keys. */
const listColumns = ({ kind }: InvoiceFilter): [label: string, sort: InvoiceSort | null][] => [
  [`${getKindName(kind ?? 'INVOICE')} #`, 'number'],
  ['Client', 'client'],
  ['Issue Date', 'issued'],
  [kind === 'QUOTE' ? 'Valid Until' : 'Due Date', 'due'],
  ['Amount', 'amount'],
  ['Status', 'status'],
  ['Actions', null],
]

export const getInvoiceHeadings = (path: string, filter: InvoiceFilter): ListHeading[] =>
  getListHeadings(listColumns(filter), INVOICE_ORDERS, filter, (order) =>
    address(path, { ...filter, ...order }),
  )

/** Active filter, with the URL that removes it. */
interface FilterChip {
  label: string
  href: string
}

const daysText = ({ since, until }: InvoiceFilter): string | null => {
  if (since && until)
    return since === until
      ? `Issued ${formatDayInline(since)}`
      : `Issued ${formatDayInline(since)} to ${formatDayInline(until)}`
  if (since) return `Issued from ${formatDayInline(since)}`
  return until && `Issued until ${formatDayInline(until)}`
}

/** Returns the active filters besides tab and search. `client`: name of the client in the filter. */
export function getFilterChips(path: string, filter: InvoiceFilter, client: string | null): FilterChip[] {
  const days = daysText(filter)
  const without = (part: Partial<InvoiceFilter>) => address(path, { ...filter, ...part })
  const chips: (FilterChip | false | null)[] = [
    filter.week !== null && {
      label: `Due this week, until ${formatDayInline(getWeekEnd(filter.week))}`,
      href: without({ week: null }),
    },
    filter.clientId !== null && { label: client ?? 'Unknown Client', href: without({ clientId: null }) },
    days !== null && { label: days, href: without({ since: null, until: null }) },
  ]
  return chips.filter((chip) => !!chip)
}
