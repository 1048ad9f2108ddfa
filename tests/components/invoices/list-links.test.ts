import { pageLinks, parseTrail, statusTabs } from '@/components/invoices/list-links'
import { NO_FILTER, parseInvoiceFilter } from '@/lib/invoices/filter'

const query = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams)

it('has the five tabs in order, keeps the search and starts over', () => {
  const tabs = statusTabs('/invoices', { ...NO_FILTER, status: 'SENT', search: 'a b', before: 9 })
  expect(tabs.map((tab) => tab.label)).toEqual(['All', 'Draft', 'Sent', 'Paid', 'Cancelled'])
  expect(tabs.filter((tab) => tab.current).map((tab) => tab.label)).toEqual(['Sent'])
  expect(tabs[0]!.href).toBe('/invoices?q=a+b')
  expect(tabs[4]!.href).toBe('/invoices?status=cancelled&q=a+b')
})

it('keeps what is due from page to page, until a tab is chosen', () => {
  const filter = { ...NO_FILTER, overdue: '2026-11-21' }
  expect(pageLinks('/invoices', filter, [], 5).older).toBe('/invoices?overdue=1&before=5&from=0')
  const tabs = statusTabs('/invoices', { ...NO_FILTER, week: '2026-11-21' })
  expect(tabs.filter((tab) => tab.current)).toEqual([])
  expect(tabs[0]!.href).toBe('/invoices')
})

it('leads down the list page by page and the same way back', () => {
  const visited: (string | null)[] = []
  let params: Record<string, string> = { status: 'paid' }
  for (const next of [150, 100, 50]) {
    const filter = parseInvoiceFilter(params)
    visited.push(params.before ?? null)
    const { older } = pageLinks('/invoices', filter, parseTrail(params.from), next)
    params = query(older!)
    expect(params).toMatchObject({ status: 'paid', before: String(next) })
  }
  while (params.before) {
    const { newer } = pageLinks('/invoices', parseInvoiceFilter(params), parseTrail(params.from), null)
    params = query(newer!)
    expect(params.before ?? null).toBe(visited.pop())
  }
  expect(params).toEqual({ status: 'paid' })
  expect(pageLinks('/invoices', parseInvoiceFilter(params), [], null)).toEqual({ newer: null, older: null })
})

it('goes to the first page when the way back is unknown or made up', () => {
  const filter = { ...NO_FILTER, before: 100 }
  for (const from of [undefined, '', 'x', '1..2', '-1', '9'.repeat(12)])
    expect(pageLinks('/invoices', filter, parseTrail(from), null).newer).toBe('/invoices')
})

it('does not let the address grow for ever', () => {
  const long = Array.from({ length: 500 }, (_, index) => index + 1).join('.')
  const { older } = pageLinks('/invoices', { ...NO_FILTER, before: 2 }, parseTrail(long), 1)
  expect(older!.length).toBeLessThan(500)
})
