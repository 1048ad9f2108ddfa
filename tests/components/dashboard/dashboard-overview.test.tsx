import { render, screen, within } from '@testing-library/react'
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
  render(<StatTiles stats={stats} currency="GBP" />)
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

it('the dashboard splits the unpaid amount into balance due and drafts', () => {
  const byCurrency = [
    { currency: 'GBP', totalPaid: 0, totalUnpaid: 7102.08, totalOwed: 6550.08, totalDrafts: 552 },
    { currency: 'EUR', totalPaid: 0, totalUnpaid: 10, totalOwed: 0, totalDrafts: 10 },
  ]
  const { rerender } = render(
    <StatTiles stats={{ ...stats, totalUnpaid: 7102.08, byCurrency }} currency="GBP" />,
  )
  expect(tile('Total Unpaid')).toHaveTextContent('£7,102.08£6,550.08 outstanding · £552.00 in drafts')
  expect(within(tile('Total Unpaid')).getByRole('listitem')).toHaveTextContent('€10.00 · all in drafts')
  rerender(<StatTiles stats={stats} currency="GBP" />)
  expect(tile('Total Unpaid')).not.toHaveTextContent(/owed|drafts/)
})

it('the dashboard shows the balance of a partly paid invoice', () => {
  const invoice = {
    id: 9,
    invoiceNumber: 'INV-0009',
    clientId: 31,
    clientName: 'Grace Hopper',
    issueDate: '2025-01-05',
    status: 'SENT',
    currency: 'EUR',
    totalAmount: 70,
    amountPaid: 30,
  } as InvoiceSummary
  render(<RecentInvoices invoices={[invoice]} />)
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect(cells.slice(2, 4)).toEqual(['€70.00€40.00 due', 'SentPart paid'])
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
  render(<RecentInvoices invoices={[invoice]} />)
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
  render(<RecentInvoices invoices={[]} />)
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
