import { findMakeRecurringPath } from '@/lib/documents/lifecycle/make-recurring'

it.each([
  [{ status: 'DRAFT' }, '/invoices/edit/7?type=recurring'],
  [{ status: 'SENT' }, '/invoices/create?type=recurring&from=7'],
  [{ status: 'PAID' }, '/invoices/create?type=recurring&from=7'],
  [{ status: 'SENT', seriesId: 3 }, null],
  [{ status: 'SENT', kind: 'QUOTE' }, null],
  [{ status: 'SENT', kind: 'CREDIT_NOTE' }, null],
] as const)('a document of %j is made recurring by %s', (document, path) => {
  expect(findMakeRecurringPath({ id: 7, ...document })).toBe(path)
})
