import {
  getListUrl,
  getListHeadings,
  getPageLinks,
  type ListHeading,
  type PageTrail,
} from '@/components/shared/list/list-links'
import type { LinkTab } from '@/components/shared/page/link-tabs'
import type { DocumentKind } from '@/lib/documents/types'
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
import type { InterfaceFormats } from '@/lib/i18n/interface-formats'
import type { Translator } from '@/lib/i18n/translator'

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
export const getStatusTabs = (
  t: Translator<'documents.list.tab'>,
  path: string,
  filter: InvoiceFilter,
  counts?: TabCounts,
): LinkTab[] =>
  listTabs(filter.kind ?? 'INVOICE').map((tab) => ({
    label: t(tab),
    href: address(path, withTab(filter, tab, ANY_DAY)),
    current: tab === getTab(filter) && !filter.week,
    count: counts?.[tab],
  }))

/** Returns the links to the previous and next page. `next`: key of the next page. */
export const getInvoicePageLinks = (
  path: string,
  filter: InvoiceFilter,
  trail: PageTrail,
  next: string | null,
) => getPageLinks((before, from) => address(path, filter, before, from), filter.before, trail, next)

/** Columns of the specification, with their sort keys. */
const listColumns = (
  t: Translator<'documents.list.column'>,
  kind: DocumentKind,
): [label: string, sort: InvoiceSort | null][] => [
  [t('number', { kind }), 'number'],
  [t('client'), 'client'],
  [t('issued', { kind }), 'issued'],
  [t('due', { kind }), 'due'],
  [t('amount'), 'amount'],
  [t('status'), 'status'],
  [t('actions'), null],
]

export const getInvoiceHeadings = (
  t: Translator<'documents.list.column'>,
  path: string,
  filter: InvoiceFilter,
): ListHeading[] =>
  getListHeadings(listColumns(t, filter.kind ?? 'INVOICE'), INVOICE_ORDERS, filter, (order) =>
    address(path, { ...filter, ...order }),
  )

/** Active filter, with the URL that removes it. */
interface FilterChip {
  label: string
  href: string
}

function formatDays(
  t: Translator<'documents.list.chip'>,
  formats: InterfaceFormats,
  { since, until }: InvoiceFilter,
): string | null {
  if (since && since === until) return t('issuedOn', { day: formats.inlineDay(since) })
  if (since && until)
    return t('issuedBetween', { since: formats.inlineDay(since), until: formats.inlineDay(until) })
  if (since) return t('issuedFrom', { day: formats.inlineDay(since) })
  return until && t('issuedUntil', { day: formats.inlineDay(until) })
}

/** Returns the active filters besides tab and search. `client`: name of the client in the filter. */
export function getFilterChips(
  t: Translator<'documents.list.chip'>,
  formats: InterfaceFormats,
  path: string,
  filter: InvoiceFilter,
  client: string,
): FilterChip[] {
  const days = formatDays(t, formats, filter)
  const without = (part: Partial<InvoiceFilter>) => address(path, { ...filter, ...part })
  const chips: (FilterChip | false | null)[] = [
    filter.week !== null && {
      label: t('week', { day: formats.inlineDay(getWeekEnd(filter.week)) }),
      href: without({ week: null }),
    },
    filter.clientId !== null && { label: client, href: without({ clientId: null }) },
    days !== null && { label: days, href: without({ since: null, until: null }) },
  ]
  return chips.filter((chip) => !!chip)
}
