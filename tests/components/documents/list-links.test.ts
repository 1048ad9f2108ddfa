import {
  getInvoiceHeadings,
  getInvoicePageLinks,
  getFilterChips,
  getStatusTabs,
} from '@/components/documents/list/list-links'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { parsePageTrail } from '@/components/shared/list/list-links'
import { NO_FILTER, parseInvoiceFilter, INVOICE_ORDERS } from '@/lib/documents/list/filter'
import { english } from '@/tests/factories/english'
import { formatPageKey } from '@/lib/core/lists/paging'
import { getPageStart } from '@/lib/core/lists/list-params'

const query = (href: string) => Object.fromEntries(new URL(href, 'http://x').searchParams)

it('the invoice list lists the tabs in order with counts, keeps the search and returns to the first page', () => {
  const filter = { ...NO_FILTER, status: 'SENT' as const, search: 'a b', before: '9' }
  const tabs = getStatusTabs(english('documents.list.tab'), '/invoices', filter, {
    ALL: 1000,
    SENT: 3,
    OVERDUE: 0,
  })
  expect(tabs.map((tab) => tab.label)).toEqual(['All', 'Draft', 'Sent', 'Overdue', 'Paid', 'Cancelled'])
  expect(tabs.map((tab) => tab.count)).toEqual([1000, undefined, 3, 0, undefined, undefined])
  expect(tabs.filter((tab) => tab.current).map((tab) => tab.label)).toEqual(['Sent'])
  expect(tabs[0]!.href).toBe('/invoices?q=a+b')
  expect(tabs[3]!.href).toBe('/invoices?status=overdue&q=a+b')
  expect(tabs[5]!.href).toBe('/invoices?status=cancelled&q=a+b')
})

it('the invoice list keeps the due-date filter across pages until another tab is chosen', () => {
  const filter = { ...NO_FILTER, overdue: '2026-11-21' }
  expect(getInvoicePageLinks('/invoices', filter, [], '5').older).toBe(
    '/invoices?status=overdue&before=5&from=0',
  )
  const late = getStatusTabs(english('documents.list.tab'), '/invoices', filter).filter((tab) => tab.current)
  expect(late.map((tab) => tab.label)).toEqual(['Overdue'])
  const tabs = getStatusTabs(english('documents.list.tab'), '/invoices', { ...NO_FILTER, week: '2026-11-21' })
  expect(tabs.filter((tab) => tab.current)).toEqual([])
  expect(tabs[0]!.href).toBe('/invoices')
})

it('the invoice list links down the pages and back the same way', () => {
  const visited: (string | null)[] = []
  let params: Record<string, string> = { status: 'paid' }
  for (const next of ['150', '100', '50']) {
    const filter = parseInvoiceFilter(params)
    visited.push(params.before ?? null)
    const { older } = getInvoicePageLinks('/invoices', filter, parsePageTrail(params.from), next)
    params = query(older!)
    expect(params).toMatchObject({ status: 'paid', before: next })
  }
  while (params.before) {
    const { newer } = getInvoicePageLinks(
      '/invoices',
      parseInvoiceFilter(params),
      parsePageTrail(params.from),
      null,
    )
    params = query(newer!)
    expect(params.before ?? null).toBe(visited.pop())
  }
  expect(params).toEqual({ status: 'paid' })
  expect(getInvoicePageLinks('/invoices', parseInvoiceFilter(params), [], null)).toEqual({
    newer: null,
    older: null,
  })
})

it('the invoice list links to the first page if the way back is unknown or invalid', () => {
  const filter = { ...NO_FILTER, before: '100' }
  for (const from of [undefined, '', 'x', '1..2', '-1', '9'.repeat(12)])
    expect(getInvoicePageLinks('/invoices', filter, parsePageTrail(from), null).newer).toBe('/invoices')
})

it('the invoice list limits the length of the URL', () => {
  const long = Array.from({ length: 500 }, (_, index) => index + 1).join('.')
  const { older } = getInvoicePageLinks('/invoices', { ...NO_FILTER, before: '2' }, parsePageTrail(long), '1')
  expect(older!.length).toBeLessThan(500)
})

describe('sort links', () => {
  const heading = (params: Record<string, string>, label: string) =>
    getInvoiceHeadings(english('documents.list.column'), '/invoices', parseInvoiceFilter(params)).find(
      (one) => one.label === label,
    )!

  it('exist for every column but the actions', () => {
    const headings = getInvoiceHeadings(english('documents.list.column'), '/invoices', NO_FILTER)
    expect(headings.filter(({ href }) => !href).map(({ label }) => label)).toEqual(['Actions'])
    expect(headings.filter(({ sorted }) => sorted)).toEqual([])
  })

  it('cycle through ascending, descending and none, and keep tab and search', () => {
    const first = heading({ status: 'sent', q: 'inv', before: '9' }, 'Amount')
    expect(first.href).toBe('/invoices?status=sent&q=inv&sort=amount')
    const second = heading(query(first.href!), 'Amount')
    expect(second).toMatchObject({ sorted: 'descending' })
    const third = heading(query(second.href!), 'Amount')
    expect(query(second.href!)).toMatchObject({ sort: 'amount', dir: 'asc' })
    expect(third).toMatchObject({ sorted: 'ascending', href: '/invoices?status=sent&q=inv' })
  })

  it('page down and back with composite keys', () => {
    const key = formatPageKey({ id: 7, values: ['Łódź & Co. ~ 100 %', '12'] })
    let params = query(
      getInvoicePageLinks('/invoices', parseInvoiceFilter({ sort: 'client' }), [], key).older!,
    )
    expect(getPageStart(INVOICE_ORDERS, parseInvoiceFilter(params))).toEqual({
      id: 7,
      values: ['Łódź & Co. ~ 100 %', '12'],
    })
    const deeper = formatPageKey({ id: 3, values: ['x', '9'] })
    params = query(
      getInvoicePageLinks('/invoices', parseInvoiceFilter(params), parsePageTrail(params.from), deeper)
        .older!,
    )
    const back = getInvoicePageLinks(
      '/invoices',
      parseInvoiceFilter(params),
      parsePageTrail(params.from),
      null,
    ).newer!
    expect(query(back)).toEqual({ sort: 'client', before: key, from: '0' })
  })

  it.each([
    ['amount', '7'],
    ['amount', '7~EUR'],
    ['amount', '7~EUR~1e9'],
    ['due', '7~2026-02-30'],
    ['status', '7~GONE'],
    ['number', '7~%00'],
    ['number', '7~%ff'],
    ['client', '7~Ada~x'],
    [null, '7~x'],
  ] as const)('takes no key that is none of its order: %s %s', (sort, text) => {
    expect(parseInvoiceFilter({ sort: sort ?? undefined, before: text }).before).toBeNull()
    expect(() => getPageStart(INVOICE_ORDERS, { sort, dir: 'asc', before: text })).toThrow(
      'Not the key of a page',
    )
  })
})

it('the invoice list shows each filter as a removable chip', () => {
  const filter = parseInvoiceFilter(
    { overdue: '1', clientId: '4', since: '2026-01-01', until: '2026-01-31', sort: 'due' },
    '2026-02-01',
  )
  expect(
    getFilterChips(english('documents.list.chip'), englishFormats, '/invoices', filter, 'Grace Hopper'),
  ).toEqual([
    { label: 'Grace Hopper', href: '/invoices?status=overdue&since=2026-01-01&until=2026-01-31&sort=due' },
    { label: 'Issued Jan 1, 2026 to Jan 31, 2026', href: '/invoices?status=overdue&clientId=4&sort=due' },
  ])
  expect(getFilterChips(english('documents.list.chip'), englishFormats, '/invoices', NO_FILTER, '')).toEqual(
    [],
  )
  const week = parseInvoiceFilter({ week: '1' }, '2026-11-21')
  expect(getFilterChips(english('documents.list.chip'), englishFormats, '/invoices', week, '')).toEqual([
    { label: 'Due this week, until Nov 27, 2026', href: '/invoices' },
  ])
})
