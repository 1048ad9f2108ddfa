import {
  groupEntriesByDay,
  toCalendarEntries,
  type CalendarInvoice,
} from '@/lib/reports/calendar/calendar-entries'
import { createInvoiceSummary } from '@/tests/factories/invoice-summary'

const TODAY = '2026-11-21'
const said = ({ hasSeries = false, ...over }: Partial<CalendarInvoice>) =>
  toCalendarEntries({ ...createInvoiceSummary(over), hasSeries }, TODAY).map(
    ({ kind, day }) => `${kind} ${day}`,
  )

it('the calendar shows sent invoices on their due date, overdue once it has passed', () => {
  expect(said({})).toEqual(['overdue 2026-11-20'])
  expect(said({ dueDate: TODAY })).toEqual([`due ${TODAY}`])
  expect(said({ status: 'PAID' })).toEqual(['paid 2026-11-20'])
})

it('the calendar shows the balance due, and the total of paid and upcoming invoices', () => {
  const amounts = (over: Partial<CalendarInvoice>) =>
    toCalendarEntries(createInvoiceSummary(over), TODAY).map(({ kind, amount, isPartiallyPaid }) => [
      kind,
      amount,
      isPartiallyPaid,
    ])
  expect(amounts({ amountPaid: 40, invoiceType: 'RECURRING', recurringDate: '2026-12-01' })).toEqual([
    ['overdue', 60, true],
    ['scheduled', 100, false],
  ])
  expect(amounts({})).toEqual([['overdue', 100, false]])
  expect(amounts({ status: 'PAID', amountPaid: 100 })).toEqual([['paid', 100, false]])
})

it('the calendar shows an open quote on its last valid day, and none that was answered', () => {
  const quote = { kind: 'QUOTE', dueDate: TODAY } as const
  expect(said({ ...quote, status: 'SENT' })).toEqual([`quote ${TODAY}`])
  for (const status of ['DRAFT', 'ACCEPTED', 'DECLINED', 'CANCELLED'] as const)
    expect(said({ ...quote, status })).toEqual([])
  expect(said({ kind: 'CREDIT_NOTE', status: 'SENT' })).toEqual([])
  expect(said({ kind: 'PROFORMA', status: 'SENT' })).toEqual([])
})

it('the calendar omits documents with nothing due', () => {
  expect(said({ status: 'DRAFT' })).toEqual([])
  expect(said({ status: 'CANCELLED' })).toEqual([])
  expect(said({ status: 'CANCELLED', invoiceType: 'RECURRING', recurringDate: '2026-12-01' })).toEqual([])
})

it('the calendar shows a recurring invoice on its next date, unless its schedule does', () => {
  const recurring = { invoiceType: 'RECURRING', recurringDate: '2026-12-01' } as const
  expect(said(recurring)).toEqual(['overdue 2026-11-20', 'scheduled 2026-12-01'])
  expect(said({ ...recurring, status: 'DRAFT' })).toEqual(['scheduled 2026-12-01'])
  expect(said({ ...recurring, hasSeries: true })).toEqual(['overdue 2026-11-20'])
  expect(said({ invoiceType: 'RECURRING' })).toEqual(['overdue 2026-11-20'])
})

it('the calendar shows a schedule on each of its dates', () => {
  const recurrence = { frequency: 'WEEKLY', every: 1 } as const
  const about = { id: 3, clientName: 'Oakline', recurrence, currency: 'GBP', amount: 80 }
  const series = [{ ...about, days: ['2026-11-24', '2026-12-01'] }]
  const byDay = groupEntriesByDay({ invoices: [], series }, ['2026-11-24', '2026-11-25'], TODAY)
  expect([...byDay.values()].flat()).toEqual([
    {
      kind: 'scheduled',
      day: '2026-11-24',
      id: 3,
      href: '/invoices/series/3',
      clientName: 'Oakline',
      label: recurrence,
      currency: 'GBP',
      amount: 80,
      isPartiallyPaid: false,
    },
  ])
})

it('the calendar sorts a day by urgency and omits other days', () => {
  const invoices = [
    createInvoiceSummary({ id: 1, status: 'PAID' }),
    createInvoiceSummary({ id: 3 }),
    createInvoiceSummary({ id: 2 }),
    createInvoiceSummary({ id: 4, dueDate: '2027-01-01' }),
  ]
  const byDay = groupEntriesByDay({ invoices }, ['2026-11-19', '2026-11-20'], TODAY)
  expect(byDay.get('2026-11-20')!.map(({ kind, id }) => [kind, id])).toEqual([
    ['overdue', 2],
    ['overdue', 3],
    ['paid', 1],
  ])
  expect([...byDay.keys()]).toEqual(['2026-11-19', '2026-11-20'])
  expect(byDay.get('2026-11-19')).toEqual([])
})
