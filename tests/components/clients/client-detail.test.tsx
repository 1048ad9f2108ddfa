import { render, screen, within } from '@testing-library/react'
import ClientNotFound from '@/app/(app)/clients/[id]/not-found'
import {
  ClientActions,
  ClientInformation,
  FinancialOverview,
} from '@/components/clients/detail/client-overview'
import { ClientInvoices } from '@/components/clients/detail/client-invoices'
import { getStatusTabs } from '@/components/documents/list/list-links'
import { ShareButton } from '@/components/documents/public-links/share-button'
import type { Client } from '@/lib/clients/client-response'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { english } from '@/tests/factories/english'
import type { InvoiceSummary } from '@/lib/documents/types'
import { createInvoiceSummary } from '@/tests/factories/invoice-summary'
import { setLocation } from '@/tests/factories/navigation'

beforeEach(() => setLocation('/clients/7'))

const client: Client = {
  id: 7,
  name: 'Ada Lovelace',
  companyName: 'Analytical Engines',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  address: '12 St James Square',
  city: 'London',
  state: null,
  postalCode: 'SW1Y 4JH',
  country: 'UK',
  vatNumber: 'GB 123',
  taxNumber: null,
  companyNumber: null,
  notes: null,
  currency: null,
  language: null,
  secondLanguage: null,
}
const invoice = createInvoiceSummary({
  id: 31,
  invoiceNumber: 'INV-0031',
  clientId: 7,
  clientName: 'Ada Lovelace',
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
})
const filter = { ...NO_FILTER, clientId: 7 }
const showInvoices = (invoices: InvoiceSummary[]) =>
  render(
    <ClientInvoices
      clientId={7}
      invoices={invoices}
      filter={filter}
      tabs={getStatusTabs(english('documents.list.tab'), '/clients/7', filter)}
      pages={{ newer: null, older: null }}
      today="2026-11-21"
      share={({ id, status, invoiceNumber }) => (
        <ShareButton compact invoice={{ id, status, invoiceNumber }} />
      )}
    />,
  )
const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

it('the client page links to a new invoice for the client, and to its editor', () => {
  render(<ClientActions id={7} />)
  expect(target('Create Invoice')).toBe('/invoices/create?clientId=7')
  expect(target('Edit Client')).toBe('/clients?edit=7')
})

it('the client page shows the client’s details', async () => {
  render(<ClientInformation client={client} />)
  expect(screen.getByRole('heading', { name: 'Client Information' })).toBeVisible()
  expect(facts()).toEqual([
    ['Company', 'Analytical Engines'],
    ['Email', 'ada@example.com'],
    ['Phone', '+44 20 7946 0000'],
    ['Address', '12 St James Square\nLondon\nSW1Y 4JH\nUnited Kingdom'],
    ['VAT/Tax Number', 'GB 123'],
  ])
})

it('the client page omits missing details', () => {
  render(<ClientInformation client={{ ...client, vatNumber: null, phone: null }} />)
  expect(facts().map(([label]) => label)).toEqual(['Company', 'Email', 'Address'])
})

it('the client page counts and sums invoices, with other currencies below', () => {
  const summary = {
    totalInvoices: 4,
    paidInvoices: 3,
    outstanding: { amount: 9150, owed: 9150, drafts: 0, currency: 'USD' },
    otherOutstanding: [{ amount: 20, owed: 20, drafts: 0, currency: 'EUR' }],
  }
  render(<FinancialOverview summary={summary} />)
  expect(screen.getByRole('heading', { name: 'Financial Overview' })).toBeVisible()
  expect(Object.fromEntries(facts())).toEqual({
    Outstanding: '$9,150.00€20.00',
    'Total Invoices': '4',
    'Paid Invoices': '3',
  })
})

it('the client page names the drafts in the outstanding amount', () => {
  const summary = {
    totalInvoices: 3,
    paidInvoices: 0,
    outstanding: { amount: 9150, owed: 0, drafts: 9150, currency: 'USD' },
    otherOutstanding: [{ amount: 20, owed: 15.5, drafts: 4.5, currency: 'EUR' }],
  }
  render(<FinancialOverview summary={summary} />)
  expect(Object.fromEntries(facts()).Outstanding).toBe('$9,150.00€20.00Includes $9,150.00 in drafts')
})

it('the client page shows the balance of a partly paid or credited invoice', () => {
  showInvoices([
    { ...invoice, amountPaid: 40, balance: 60 },
    { ...invoice, id: 32, invoiceNumber: 'INV-0032' },
    { ...invoice, id: 33, amountPaid: 40, amountCredited: 40, balance: 60 },
  ])
  const [, part, whole, credited] = screen.getAllByRole('row')
  expect(credited).toHaveTextContent('£60.00 due')
  expect(credited).not.toHaveTextContent('Part paid')
  for (const text of ['£100.00', '£60.00 due', 'Sent', 'Part paid']) expect(part).toHaveTextContent(text)
  expect(whole).not.toHaveTextContent(/left|Part paid/)
})

it('the client page lists the invoices with tabs, the specified columns, sharing and links', () => {
  showInvoices([invoice])
  const tabs = within(screen.getByRole('navigation', { name: 'Status' })).getAllByRole('link')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['All', 'Draft', 'Sent', 'Overdue', 'Paid', 'Cancelled'])
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Invoice #',
    'Issue Date',
    'Due Date',
    'Amount',
    'Status',
    'Actions',
  ])
  const row = screen.getAllByRole('row')[1]!
  for (const text of ['INV-0031', 'Nov 02, 2026', '£100.00', 'Sent']) expect(row).toHaveTextContent(text)
  expect(within(row).getByRole('button', { name: /Share/ })).toBeVisible()
  expect(within(row).getByRole('link', { name: 'View INV-0031' })).toHaveAttribute(
    'href',
    '/invoices/view/31',
  )
})

it('the client page reports that there is no invoice yet', () => {
  showInvoices([])
  expect(screen.getByText('No invoices found')).toBeVisible()
})

it('the client page reports a missing client', () => {
  render(<ClientNotFound />)
  expect(screen.getByRole('heading', { name: 'Client Not Found' })).toBeVisible()
  expect(screen.getByText("The client you're looking for doesn't exist or has been deleted.")).toBeVisible()
  expect(target('Back to Clients')).toBe('/clients')
})
