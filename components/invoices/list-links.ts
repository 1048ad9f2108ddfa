import { STATUS_TABS, type InvoiceFilter } from '@/lib/invoices/filter'
import type { LinkTab } from '@/components/shared/link-tabs'

/**
 * The keys of the pages before this one, oldest visit first, so that "Newer" leads back the way one came: a list
 * paged by key knows only its next page. The first page has no key, written `0`.
 */
export type Trail = number[]

const LONGEST = 60

export function parseTrail(value: string | string[] | undefined): Trail {
  const text = Array.isArray(value) ? value[0] : value
  return /^\d{1,9}(\.\d{1,9})*$/.test(text ?? '') ? text!.split('.').map(Number).slice(-LONGEST) : []
}

function address(path: string, filter: InvoiceFilter, trail: Trail = []): string {
  const query = new URLSearchParams()
  if (filter.status) query.set('status', filter.status.toLowerCase())
  if (filter.overdue) query.set('overdue', '1')
  if (filter.week) query.set('week', '1')
  if (filter.search) query.set('q', filter.search)
  if (filter.before) query.set('before', String(filter.before))
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
export function pageLinks(path: string, filter: InvoiceFilter, trail: Trail, next: number | null) {
  const newer = filter.before
    ? address(path, { ...filter, before: trail.at(-1) || null }, trail.slice(0, -1))
    : null
  const older = next
    ? address(path, { ...filter, before: next }, [...trail, filter.before ?? 0].slice(-LONGEST))
    : null
  return { newer, older }
}
