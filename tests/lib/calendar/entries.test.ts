import { entriesByDay, entriesOf } from '@/lib/calendar/entries'
import type { InvoiceSummary } from '@/lib/invoices/types'

const TODAY = '2026-11-21'
const invoice = (over: Partial<InvoiceSummary>): InvoiceSummary => ({
  id: 1,
  invoiceNumber: 'INV-0001',
  clientId: 1,
  clientName: 'Oakline',
  issueDate: '2026-11-01',
  dueDate: '2026-11-20',
  status: 'SENT',
  currency: 'GBP',
  subtotal: 100,
  taxRate: 0,
  taxAmount: 0,
  totalAmount: 100,
  amountPaid: 0,
  balance: 100,
  invoiceType: 'ONE_OFF',
  recurringDate: null,
  paymentMethod: 'REQUEST',
  ...over,
})
const said = (over: Partial<InvoiceSummary>) =>
  entriesOf(invoice(over), TODAY).map(({ kind, day }) => `${kind} ${day}`)

it('puts what was sent on its due date, overdue once the day has passed', () => {
  expect(said({})).toEqual(['overdue 2026-11-20'])
  expect(said({ dueDate: TODAY })).toEqual([`due ${TODAY}`])
  expect(said({ status: 'PAID' })).toEqual(['paid 2026-11-20'])
})

it('leaves out what nobody owes', () => {
  expect(said({ status: 'DRAFT' })).toEqual([])
  expect(said({ status: 'CANCELLED' })).toEqual([])
  expect(said({ status: 'CANCELLED', invoiceType: 'RECURRING', recurringDate: '2026-12-01' })).toEqual([])
})

it('also puts a recurring invoice on the day it is written again', () => {
  const recurring = { invoiceType: 'RECURRING', recurringDate: '2026-12-01' } as const
  expect(said(recurring)).toEqual(['overdue 2026-11-20', 'scheduled 2026-12-01'])
  expect(said({ ...recurring, status: 'DRAFT' })).toEqual(['scheduled 2026-12-01'])
  expect(said({ invoiceType: 'RECURRING' })).toEqual(['overdue 2026-11-20'])
})

it('puts a series on each day its schedule writes on, and on none once it rests', () => {
  const series = { ...invoice({ invoiceType: 'RECURRING', recurringDate: '2026-10-01' }) }
  const days = (runs: string[]) =>
    entriesOf({ ...series, runs }, TODAY).flatMap(({ kind, day }) => (kind === 'scheduled' ? [day] : []))
  expect(days(['2026-11-24', '2026-12-01'])).toEqual(['2026-11-24', '2026-12-01'])
  expect(days([])).toEqual([])
})

it('sorts a day by urgency and leaves out days that are not asked for', () => {
  const invoices = [
    invoice({ id: 1, status: 'PAID' }),
    invoice({ id: 3 }),
    invoice({ id: 2 }),
    invoice({ id: 4, dueDate: '2027-01-01' }),
  ]
  const byDay = entriesByDay(invoices, ['2026-11-19', '2026-11-20'], TODAY)
  expect(byDay.get('2026-11-20')!.map(({ kind, invoice }) => [kind, invoice.id])).toEqual([
    ['overdue', 2],
    ['overdue', 3],
    ['paid', 1],
  ])
  expect([...byDay.keys()]).toEqual(['2026-11-19', '2026-11-20'])
  expect(byDay.get('2026-11-19')).toEqual([])
})
