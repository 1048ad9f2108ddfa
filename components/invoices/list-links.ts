import type { LinkTab } from '@/components/shared/link-tabs'
import { formatDay } from '@/lib/dates'
import { endOfWeek, filterParams, STATUS_TABS, type InvoiceFilter } from '@/lib/invoices/filter'
import { FIRST_DIRECTION, type InvoiceSort } from '@/lib/invoices/sort'

/**
 * The keys of the pages before this one, oldest visit first, so that "Newer" leads back the way one came: a list
 * paged by key knows only its next page. The first page has no key, written `0`.
 */
export type Trail = string[]

const LONGEST = 60
/** Characters of it that fit into an address. */
const ROOM = 1500
const FIRST_PAGE = '0'

export function parseTrail(value: string | string[] | undefined): Trail {
  const text = Array.isArray(value) ? value[0] : value
  return /^\d{1,9}(~[^.]*)?(\.\d{1,9}(~[^.]*)?)*$/.test(text ?? '') ? shortened(text!.split('.')) : []
}

/** The latest part of a trail, as long as an address may be. */
function shortened(trail: Trail): Trail {
  const kept = trail.slice(-LONGEST)
  while (kept.join('.').length > ROOM) kept.shift()
  return kept
}

function address(path: string, filter: InvoiceFilter, trail: Trail = []): string {
  const query = filterParams(filter)
  // A client's own page has the client in its path.
  if (path.startsWith('/clients/')) query.delete('clientId')
  if (filter.before) query.set('before', filter.before)
  if (filter.before && trail.length > 0) query.set('from', trail.join('.'))
  return query.size > 0 ? `${path}?${query}` : path
}

/** The five tabs; a search stays, the page starts over, and what is due gives way. */
export const statusTabs = (path: string, filter: InvoiceFilter): LinkTab[] =>
  STATUS_TABS.map(({ value, label }) => ({
    label,
    href: address(path, { ...filter, status: value, overdue: null, week: null, before: null }),
    current: value === filter.status && !filter.overdue && !filter.week,
  }))

/** The neighbours of a page. @param next the key of the next page */
export function pageLinks(path: string, filter: InvoiceFilter, trail: Trail, next: string | null) {
  const last = trail.at(-1)
  const newer = filter.before
    ? address(path, { ...filter, before: last && last !== FIRST_PAGE ? last : null }, trail.slice(0, -1))
    : null
  const older = next
    ? address(path, { ...filter, before: next }, shortened([...trail, filter.before ?? FIRST_PAGE]))
    : null
  return { newer, older }
}

/** The specified columns, and by what each is sorted. */
const COLUMNS: [label: string, sort: InvoiceSort | null][] = [
  ['Invoice #', 'number'],
  ['Client', 'client'],
  ['Issue Date', 'issued'],
  ['Due Date', 'due'],
  ['Amount', 'amount'],
  ['Status', 'status'],
  ['Actions', null],
]

/** A column's heading: where a press leads, and how the list is sorted by it now. */
export interface ListHeading {
  label: string
  href?: string
  sorted?: 'ascending' | 'descending'
}

/** A first press sorts, a second one turns the order round, a third one ends it. */
export const listHeadings = (path: string, filter: InvoiceFilter): ListHeading[] =>
  COLUMNS.map(([label, sort]) => {
    if (!sort) return { label }
    const first = FIRST_DIRECTION[sort]
    const isSorted = filter.sort === sort
    const turned = first === 'asc' ? 'desc' : 'asc'
    const next = !isSorted
      ? ({ sort, dir: first } as const)
      : filter.dir === first
        ? ({ sort, dir: turned } as const)
        : ({ sort: null, dir: 'desc' } as const)
    const sorted = filter.dir === 'asc' ? 'ascending' : 'descending'
    return {
      label,
      href: address(path, { ...filter, ...next, before: null }),
      ...(isSorted && { sorted }),
    } as const
  })

/** Something the list is narrowed to, and where it goes without it. */
export interface ListChip {
  label: string
  href: string
}

const daysText = ({ since, until }: InvoiceFilter): string | null => {
  if (since && until)
    return since === until
      ? `Issued ${formatDay(since)}`
      : `Issued ${formatDay(since)} to ${formatDay(until)}`
  if (since) return `Issued from ${formatDay(since)}`
  return until && `Issued until ${formatDay(until)}`
}

/** What narrows the list beside tab and search. @param client the name of the client it narrows to */
export function listChips(path: string, filter: InvoiceFilter, client: string | null): ListChip[] {
  const days = daysText(filter)
  const without = (part: Partial<InvoiceFilter>) => address(path, { ...filter, ...part, before: null })
  const chips: (ListChip | false | null)[] = [
    filter.overdue !== null && { label: 'Overdue', href: without({ overdue: null }) },
    filter.week !== null && {
      label: `Due this week, until ${formatDay(endOfWeek(filter.week))}`,
      href: without({ week: null }),
    },
    filter.clientId !== null && { label: client ?? 'Unknown Client', href: without({ clientId: null }) },
    days !== null && { label: days, href: without({ since: null, until: null }) },
  ]
  return chips.filter((chip) => !!chip)
}
