import { render, screen, within } from '@testing-library/react'
import { MonthCalendar } from '@/components/calendar/month-calendar'
import { MonthNavigation } from '@/components/calendar/month-navigation'
import { groupEntriesByDay, type CalendarSchedule } from '@/lib/reports/calendar/calendar-entries'
import { listCalendarDays } from '@/lib/core/dates/month'
import type { InvoiceSummary } from '@/lib/documents/types'
import { createInvoiceSummary } from '@/tests/factories/invoice-summary'

const TODAY = '2026-11-21'
const invoice = (id: number, dueDate: string, status: InvoiceSummary['status'] = 'SENT') =>
  createInvoiceSummary({
    id,
    invoiceNumber: `INV-${id}`,
    dueDate,
    status,
    subtotal: 1200,
    totalAmount: 1200,
    balance: 1200,
  })
const show = (invoices: InvoiceSummary[], isTruncated = false, series: CalendarSchedule[] = []) =>
  render(
    <MonthCalendar
      month="2026-11"
      today={TODAY}
      weekStart={1}
      entries={groupEntriesByDay({ invoices, series }, listCalendarDays('2026-11', 1), TODAY)}
      isTruncated={isTruncated}
    />,
  )
const daysWithEntries = () =>
  within(screen.getByRole('list', { name: 'November 2026' }))
    .getAllByRole('listitem')
    .filter((item) => item.querySelector(':scope > time') && item.querySelector('a'))

it('the calendar shows each invoice on its date, with client, number, status and amount, as a link', async () => {
  show([invoice(7, '2026-11-24'), invoice(8, '2026-11-02'), invoice(9, '2026-11-02', 'PAID')])
  const [second, twentyFourth] = daysWithEntries()
  expect(within(second!).getByText('Mon, Nov 2')).toBeInTheDocument()
  expect(
    within(second!)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Oakline FurnitureINV-8 · Overdue£1,200.00', 'Oakline FurnitureINV-9 · Paid£1,200.00'])
  expect(within(twentyFourth!).getByRole('link', { name: /INV-7 · Due/ })).toHaveAttribute(
    'href',
    '/invoices/7',
  )
})

it('the calendar shows an open quote on its last day, and counts quotes only if there are some', () => {
  const { unmount } = show([{ ...invoice(7, '2026-11-24'), kind: 'QUOTE', invoiceNumber: 'Q-7' }])
  expect(screen.getByRole('link', { name: /Q-7/ })).toHaveTextContent(
    'Oakline FurnitureQ-7 · Quote expires£1,200.00',
  )
  expect(screen.getByText('Quote expires').parentElement).toHaveTextContent('Quote expires1')
  unmount()
  show([invoice(7, '2026-11-24')])
  expect(screen.queryByText('Quote expires')).toBeNull()
})

it('the calendar shows the balance of a partly paid invoice', () => {
  show([{ ...invoice(7, '2026-11-24'), amountPaid: 800, balance: 400 }])
  expect(screen.getByRole('link', { name: /INV-7/ })).toHaveTextContent(
    'Oakline FurnitureINV-7 · DuePart paid£400.00',
  )
})

it('the calendar shows a schedule on its dates, as a link', () => {
  const recurrence = { frequency: 'MONTHLY', every: 1 } as const
  const about = { id: 3, clientName: 'Oakline Furniture', recurrence, currency: 'GBP', amount: 300 }
  show([], false, [{ ...about, days: ['2026-11-24'] }])
  const link = screen.getByRole('link', { name: /Monthly · Scheduled/ })
  expect(link).toHaveAttribute('href', '/invoices/series/3')
  expect(link).toHaveTextContent('Oakline FurnitureMonthly · Scheduled£300.00')
})

it('the calendar counts all entries it shows, and marks today', () => {
  show([invoice(7, '2026-11-24'), invoice(8, '2026-11-02'), invoice(9, '2026-12-01')])
  const figures = screen.getAllByRole('definition').map((one) => one.textContent)
  expect(screen.getAllByRole('term').map((one) => one.textContent)).toEqual([
    'Due',
    'Overdue',
    'Paid',
    'Scheduled',
  ])
  expect(figures).toEqual(['2', '1', '0', '0'])
  expect(screen.getByText('1 earlier entry, 1 overdue')).toBeInTheDocument()
  expect(document.querySelector('li[aria-current=date] time')).toHaveAttribute('datetime', TODAY)
})

it('the calendar expands a full day', () => {
  show([1, 2, 3, 4, 5, 6].map((id) => invoice(id, '2026-11-24')))
  expect(screen.getByText('3 more')).toBeInTheDocument()
  expect(daysWithEntries()[0]!.querySelectorAll('a')).toHaveLength(6)
})

it('the calendar reports an empty month, and one with more than it can show', () => {
  const { unmount } = show([])
  expect(screen.getByText('Nothing is due or scheduled in November 2026.')).toBeInTheDocument()
  unmount()
  show([invoice(1, '2026-11-24'), invoice(2, '2026-11-24')], true)
  expect(screen.getByText('Only the first 2 entries are shown.')).toBeInTheDocument()
})

it('the calendar links to the adjacent months and back to today', () => {
  render(<MonthNavigation month="2026-12" current="2026-11" />)
  expect(screen.getByText('December 2026')).toBeInTheDocument()
  const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['November 2026', 'Today', 'January 2027'].map(address)).toEqual([
    '/calendar?month=2026-11',
    '/calendar',
    '/calendar?month=2027-01',
  ])
})

it('the calendar’s list ends with a link to the next month', () => {
  show([invoice(7, '2026-11-24')])
  expect(screen.getByRole('link', { name: 'Go to December 2026' })).toHaveAttribute(
    'href',
    '/calendar?month=2026-12',
  )
})
