import { createCopyDates, isSuppliedOnIssue } from '@/lib/documents/supply-dates'

const DAY = '2026-11-20'

it.each([
  ['DE', null, { serviceFrom: DAY, serviceUntil: null }],
  ['AT', null, { serviceFrom: DAY, serviceUntil: null }],
  ['FR', null, { serviceFrom: null, serviceUntil: null }],
  [null, null, { serviceFrom: null, serviceUntil: null }],
  ['FR', 'K', { serviceFrom: DAY, serviceUntil: null }],
])('a copy from %s with category %s has %j', (country, taxCategory, dates) => {
  expect(createCopyDates({ taxCategory, lineItems: [{}] }, DAY, country)).toMatchObject(dates)
})

it('a copy takes over the period that its texts name, where a date of supply is required', () => {
  const october: [string, string] = ['2026-10-01', '2026-10-31']
  const dates = { serviceFrom: october[0], serviceUntil: october[1] }
  expect(createCopyDates({ lineItems: [{}] }, DAY, 'DE', october)).toMatchObject(dates)
  expect(createCopyDates({ lineItems: [{}] }, DAY, 'IT', october).serviceFrom).toBeNull()
})

it.each([
  [{ serviceFrom: DAY, serviceUntil: null }, true],
  [{ serviceFrom: DAY, serviceUntil: '' }, true],
  [{ serviceFrom: DAY, serviceUntil: DAY }, true],
  [{ serviceFrom: DAY, serviceUntil: '2026-11-21' }, false],
  [{ serviceFrom: '2026-11-19', serviceUntil: null }, false],
  [{ serviceFrom: null, serviceUntil: null }, false],
  [{ serviceFrom: '', serviceUntil: '' }, false],
])('%j was supplied on the issue date: %s', (dates, isSame) => {
  expect(isSuppliedOnIssue({ issueDate: DAY, ...dates })).toBe(isSame)
})
