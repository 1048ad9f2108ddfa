import { render, screen, within } from '@testing-library/react'
import { AgingCard } from '@/components/dashboard/aging-card'
import { IncomeCard } from '@/components/dashboard/income-card'
import { TodaySummary } from '@/components/dashboard/dashboard-overview'
import { ReminderDialog } from '@/components/documents/mail/reminder-dialog'
import { NO_SUGGESTED_ACTIONS } from '@/tests/factories/suggested-actions'
import type { Dashboard } from '@/lib/reports/dashboard/types'

const none = { count: 0, sums: [] }
const gbp = (amount: number) => ({ currency: 'GBP', amount })
const eur = (amount: number) => ({ currency: 'EUR', amount })

const months = [
  '2025-12',
  ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
]
const income: Dashboard['income'] = months.map((month) => ({ month, sums: [] }))
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent)

it('the dashboard counts and sums today’s tasks, with links', async () => {
  render(
    <TodaySummary
      day="2026-11-21"
      actions={NO_SUGGESTED_ACTIONS}
      ReminderDialog={ReminderDialog}
      today={{
        overdue: { count: 2, sums: [gbp(1200.5), eur(70)] },
        week: { count: 1, sums: [eur(9)] },
        drafts: none,
      }}
    />,
  )
  expect(screen.getByRole('heading', { name: 'Today Sat, Nov 21' })).toBeVisible()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/invoices?status=overdue', 'Overdue2£1,200.50€70.00'],
    ['/invoices?week=1', 'Due this week1€9.00By Nov 27, 2026'],
    ['/invoices?status=draft', 'No drafts'],
  ])
})

it('the dashboard uses the singular for a single draft', () => {
  const today = { overdue: none, week: none, drafts: { count: 1, sums: [gbp(5)] } }
  render(
    <TodaySummary
      day="2026-11-21"
      actions={NO_SUGGESTED_ACTIONS}
      today={today}
      ReminderDialog={ReminderDialog}
    />,
  )
  expect(screen.getAllByRole('link').at(-1)).toHaveTextContent('Draft to send1£5.00')
})

it('the dashboard charts the income in the user’s currency, names the others, and provides a table', async () => {
  const filled = income.map((one, index) => (index === 11 ? { ...one, sums: [gbp(5000), eur(300)] } : one))
  const { container } = render(<IncomeCard income={filled} currency="GBP" />)
  expect(screen.getByText('Payments over the last 12 months, in GBP')).toBeVisible()
  expect(container.querySelector('[data-slot=chart-total]')).toHaveTextContent('£5,000.00')
  expect(container.querySelector('[data-slot=chart-others]')).toHaveTextContent('Also received: €300.00')
  const bars = [...container.querySelectorAll('g')].map((bar) => [
    bar.querySelector('title')!.textContent,
    bar.querySelector('rect[rx]')!.getAttribute('height'),
  ])
  expect(bars).toHaveLength(12)
  expect(bars[0]).toEqual(['December 2025: £0.00', '0%'])
  expect(bars[11]).toEqual(['November 2026: £5,000.00', '83.333%'])
  container.querySelector('details')!.open = true
  const rows = within(screen.getByRole('table', { name: 'Income by month' })).getAllByRole('row')
  expect(rows.map(cells)[1]).toEqual(['December 2025', '–'])
  expect(rows.map(cells)[12]).toEqual(['November 2026', '£5,000.00€300.00'])
})

it('the dashboard charts another currency if there is no income in the user’s own', () => {
  const filled = income.map((one, index) => (index === 3 ? { ...one, sums: [eur(300)] } : one))
  render(<IncomeCard income={filled} currency="GBP" />)
  expect(screen.getByText('Payments over the last 12 months, in EUR')).toBeVisible()
})

it('the dashboard shows the outstanding amount by age, with a bar for each', async () => {
  const ages = {
    NOT_DUE: { count: 1, sums: [gbp(200)] },
    TO_30: { count: 2, sums: [gbp(100), eur(40)] },
    TO_60: none,
    TO_90: none,
    OVER_90: { count: 1, sums: [eur(1)] },
  }
  const { container } = render(<AgingCard ages={ages} currency="GBP" />)
  expect(screen.getByText('Sent but unpaid, by days past due, in GBP')).toBeVisible()
  expect(container.querySelector('[data-slot=chart-total]')).toHaveTextContent('£300.00')
  const rows = within(screen.getByRole('table', { name: 'Awaiting payment' })).getAllByRole('row')
  expect(rows.map(cells)).toEqual([
    ['Days past due', 'Invoices', 'Awaiting payment'],
    ['Not due', '1 invoice', '£200.00'],
    ['1–30 days', '2 invoices', '£100.00€40.00'],
    ['31–60 days', '0 invoices', '£0.00'],
    ['61–90 days', '0 invoices', '£0.00'],
    ['Over 90 days', '1 invoice', '£0.00€1.00'],
  ])
  const bars = [...container.querySelectorAll('rect:last-child')].map((bar) => bar.getAttribute('width'))
  expect(bars).toEqual(['100%', '50%', '0%', '0%', '0%'])
})

it('the dashboard explains the charts while they are empty', () => {
  render(
    <>
      <IncomeCard income={income} currency="GBP" />
      <AgingCard
        ages={{ NOT_DUE: none, TO_30: none, TO_60: none, TO_90: none, OVER_90: none }}
        currency="GBP"
      />
    </>,
  )
  expect(screen.getByText(/^No payments yet\./)).toBeVisible()
  expect(screen.getByText(/^No outstanding invoices\./)).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})
