import { toFilterParams, NO_FILTER, parseInvoiceFilter, listTabs } from '@/lib/documents/list/filter'

it.each([
  [{}, {}],
  [{ status: 'sent' }, { status: 'SENT' }],
  [{ status: 'PAID' }, { status: 'PAID' }],
  [{ status: 'overdue' }, {}],
  [{ status: ['draft', 'paid'] }, { status: 'DRAFT' }],
  [{ q: '  inv-1  ' }, { search: 'inv-1' }],
  [{ q: 'a\u0000b\nc' }, { search: 'a b c' }],
  [{ q: 'x'.repeat(300) }, { search: 'x'.repeat(100) }],
  [{ before: '41' }, { before: '41' }],
  [{ before: '0' }, {}],
  [{ before: '-1' }, {}],
  [{ before: '1e3' }, {}],
  [{ before: '12345678901' }, {}],
  [{ clientId: '7' }, { clientId: 7 }],
  [{ clientId: "7' OR 1=1" }, {}],
  [{ clientId: '2147483647' }, { clientId: 2147483647 }],
  [{ clientId: '2147483648' }, {}],
])('the invoice filter parses %j', (params, expected) => {
  expect(parseInvoiceFilter(params)).toEqual({ ...NO_FILTER, ...expected })
})

it('the invoice filter parses due-date filters only if the user’s date is known', () => {
  expect(parseInvoiceFilter({ overdue: '1', week: 'x' }, '2026-11-21')).toEqual({
    ...NO_FILTER,
    overdue: '2026-11-21',
  })
  expect(parseInvoiceFilter({ week: '1' }, '2026-11-21')).toEqual({ ...NO_FILTER, week: '2026-11-21' })
  expect(parseInvoiceFilter({ overdue: '1', week: '1' })).toEqual(NO_FILTER)
  const tab = parseInvoiceFilter({ status: 'overdue' }, '2026-11-21')
  expect(tab).toEqual({ ...NO_FILTER, overdue: '2026-11-21' })
  expect(toFilterParams(tab).toString()).toBe('status=overdue')
  // `overdue` wins over the status.
  expect(parseInvoiceFilter({ status: 'paid', overdue: '1' }, '2026-11-21')).toEqual(tab)
})

it('the invoice filter offers the five tabs in the specified order, with Overdue beside Sent', () => {
  expect(listTabs('INVOICE')).toEqual(['ALL', 'DRAFT', 'SENT', 'OVERDUE', 'PAID', 'CANCELLED'])
  expect(listTabs('QUOTE')).toEqual(['ALL', 'DRAFT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED'])
  expect(listTabs('CREDIT_NOTE')).toEqual(['ALL', 'DRAFT', 'SENT', 'CANCELLED'])
})
