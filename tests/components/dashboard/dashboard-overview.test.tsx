import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActionCards } from '@/components/dashboard/action-cards'
import { DashboardOverview } from '@/components/dashboard/dashboard-overview'
import { RecentInvoices } from '@/components/dashboard/recent-invoices'
import { StatTiles } from '@/components/dashboard/stat-tiles'
import { NO_SUGGESTED_ACTIONS } from '@/tests/factories/suggested-actions'
import type { DashboardStats } from '@/lib/reports/dashboard/stats-response'
import type { Dashboard } from '@/lib/reports/dashboard/types'
import type { InvoiceSummary } from '@/lib/documents/types'

const stats: DashboardStats = {
  totalPaid: 1200.5,
  totalUnpaid: 0,
  totalInvoices: 1234,
  paidInvoices: 3,
  pendingInvoices: 2,
  draftInvoices: 1,
  byCurrency: [
    { currency: 'GBP', totalPaid: 1200.5, totalUnpaid: 0, totalOwed: 0, totalDrafts: 0 },
    { currency: 'EUR', totalPaid: 0, totalUnpaid: 70, totalOwed: 70, totalDrafts: 0 },
    { currency: 'JPY', totalPaid: 500, totalUnpaid: 80, totalOwed: 80, totalDrafts: 0 },
  ],
}
const tile = (name: string) => screen.getByRole('heading', { name }).parentElement!

it('the dashboard shows the four tiles, with other currencies below', async () => {
  render(<StatTiles stats={stats} income={[]} currency="GBP" />)
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Total Paid',
    'Total Unpaid',
    'Total Invoices',
    'Invoice Status',
  ])
  expect(tile('Total Paid')).toHaveTextContent('£1,200.50')
  const listed = (name: string) =>
    within(tile(name))
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(listed('Total Paid')).toEqual(['¥500'])
  expect(tile('Total Unpaid')).toHaveTextContent('£0.00')
  expect(listed('Total Unpaid')).toEqual(['€70.00', '¥80'])
  expect(tile('Total Invoices')).toHaveTextContent('1,234')
  expect(tile('Invoice Status')).toHaveTextContent('Paid3Pending2Drafts1')
})

it('the dashboard names the drafts in the unpaid amount, and explains it by currency in a panel', async () => {
  const byCurrency = [
    { currency: 'GBP', totalPaid: 0, totalUnpaid: 7102.08, totalOwed: 6550.08, totalDrafts: 552 },
    { currency: 'EUR', totalPaid: 0, totalUnpaid: 10, totalOwed: 0, totalDrafts: 10 },
  ]
  const show = (over: Partial<DashboardStats>) => (
    <StatTiles stats={{ ...stats, ...over }} income={[]} currency="GBP" />
  )
  const { rerender } = render(show({ totalUnpaid: 7102.08, byCurrency }))
  expect(tile('Total Unpaid')).toHaveTextContent('£7,102.08€10.00Includes £552.00 in drafts')
  const button = screen.getByRole('button', { name: 'Includes £552.00 in drafts' })
  await userEvent.click(button)
  const panel = await screen.findByRole('dialog', { name: 'Total by currency' })
  const rows = within(panel).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Total', 'Awaiting payment', 'Drafts'],
    ['£7,102.08', '£6,550.08', '£552.00'],
    ['€10.00', '€0.00', '€10.00'],
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(button).toHaveFocus()
  rerender(show({}))
  expect(within(tile('Total Unpaid')).queryByRole('button')).not.toBeInTheDocument()
})

it('the dashboard shows at most three other currencies in a tile, and all of them in a panel', async () => {
  const received = [1000, 1, 2, 3, 4]
  const byCurrency = ['GBP', 'AUD', 'CAD', 'EUR', 'USD'].map((currency, index) => ({
    currency,
    totalPaid: received[index]!,
    totalUnpaid: 0,
    totalOwed: 0,
    totalDrafts: 0,
  }))
  render(<StatTiles stats={{ ...stats, byCurrency }} income={[]} currency="GBP" />)
  expect(tile('Total Paid')).toHaveTextContent('A$1.00CA$2.002 more')
  await userEvent.click(screen.getByRole('button', { name: '2 more' }))
  const panel = await screen.findByRole('dialog', { name: 'Other currencies' })
  expect(
    within(panel)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['A$1.00', 'CA$2.00', '€3.00', '$4.00'])
})

it('the dashboard compares this month’s income with the month before', () => {
  const gbp = (month: string, amount: number) => ({ month, sums: [{ currency: 'GBP', amount }] })
  const { rerender } = render(
    <StatTiles
      stats={stats}
      income={[gbp('2026-09', 9), gbp('2026-10', 2256), gbp('2026-11', 2138.4)]}
      currency="GBP"
    />,
  )
  const months = within(tile('Total Paid')).getByRole('list', { name: 'This month and last month' })
  expect(
    within(months)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['£2,138.40 in Nov', '£2,256.00 in Oct'])
  rerender(<StatTiles stats={stats} income={[gbp('2026-09', 9)]} currency="EUR" />)
  expect(screen.queryByRole('list', { name: 'This month and last month' })).not.toBeInTheDocument()
})

it.each([
  ['partly paid', 0, 'SentOverduePart paid'],
  ['partly credited', 30, 'SentOverdue'],
])('the dashboard shows the balance of a %s invoice, and that it is overdue', (_, amountCredited, badges) => {
  const invoice = {
    id: 9,
    invoiceNumber: 'INV-0009',
    clientId: 31,
    clientName: 'Grace Hopper',
    issueDate: '2025-01-05',
    dueDate: '2025-01-09',
    status: 'SENT',
    currency: 'EUR',
    totalAmount: 70,
    amountPaid: 30,
    amountCredited,
  } as InvoiceSummary
  render(<RecentInvoices invoices={[invoice]} today="2025-01-10" />)
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.slice(2, 4)).toEqual(['€70.00€40.00 due', badges])
})

it('the dashboard lists recent invoices with links', async () => {
  const invoice = {
    id: 9,
    invoiceNumber: 'INV-0009',
    clientId: 31,
    clientName: 'Grace Hopper',
    clientContact: null,
    issueDate: '2025-01-05',
    status: 'PAID',
    currency: 'EUR',
    totalAmount: 70,
  } as InvoiceSummary
  render(<RecentInvoices invoices={[invoice]} today="2025-01-10" />)
  expect(screen.getByText('Your latest created invoices')).toBeInTheDocument()
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Number',
    'Client',
    'Amount',
    'Status',
    'Date',
  ])
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
    'INV-0009',
    'Grace Hopper #31',
    '€70.00',
    'Paid',
    'Jan 05, 2025',
  ])
  expect(screen.getByRole('link', { name: 'INV-0009' })).toHaveAttribute('href', '/invoices/9')
})

it('the dashboard invites the user to create the first invoice', () => {
  render(<RecentInvoices invoices={[]} today="2025-01-10" />)
  expect(screen.getByText('No invoices found')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Create your first invoice' })).toHaveAttribute(
    'href',
    '/invoices/create',
  )
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

it('the dashboard shows the three action cards', () => {
  render(<ActionCards />)
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Create Invoice', '/invoices/create'],
    ['View Invoices', '/invoices'],
    ['Connect Account', '/settings'],
  ])
  expect(screen.getByRole('heading', { name: 'Manage Payments' })).toBeInTheDocument()
  expect(screen.getByText('Send invoices directly from your Gmail account')).toBeInTheDocument()
})

it('the dashboard shows a new account four tiles of zeros, recent invoices and the action cards', () => {
  const none = { count: 0, sums: [] }
  const dashboard: Dashboard = {
    stats: {
      totalPaid: 0,
      totalUnpaid: 0,
      totalInvoices: 0,
      paidInvoices: 0,
      pendingInvoices: 0,
      draftInvoices: 0,
      byCurrency: [],
    },
    today: { overdue: none, week: none, drafts: none },
    ages: { NOT_DUE: none, TO_30: none, TO_60: none, TO_90: none, OVER_90: none },
    income: [],
    suggestedActions: NO_SUGGESTED_ACTIONS,
  }
  const ReminderDialog = () => null
  render(
    <DashboardOverview
      dashboard={dashboard}
      ReminderDialog={ReminderDialog}
      invoices={[]}
      currency="GBP"
      today="2026-11-21"
    />,
  )
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Total Paid',
    'Total Unpaid',
    'Total Invoices',
    'Invoice Status',
    'Recent Invoices',
    'Create Invoice',
    'Manage Payments',
    'Connect Gmail',
  ])
  expect(tile('Total Unpaid')).toHaveTextContent('£0.00')
  expect(tile('Invoice Status')).toHaveTextContent('Paid0Pending0Drafts0')
  expect(screen.getByText('No invoices found')).toBeVisible()
})
