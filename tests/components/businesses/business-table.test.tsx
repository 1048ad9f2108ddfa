import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BusinessTable, BusinessesEmptyState } from '@/components/businesses/business-table'
import { OtherBusinessLinks } from '@/components/shared/business/other-business-links'
import { loadPage } from '@/components/shared/browser/load-page'
import type { BusinessOverview } from '@/lib/reports/businesses/other-business-response'
import { router, setLocation } from '@/tests/factories/navigation'
import { chooseOption } from '@/tests/factories/select'
import { mockApi } from '../documents/mock-api'

const BUSINESSES: BusinessOverview[] = [
  {
    id: 1,
    name: 'Fernhill Studio',
    logo: '/api/logos/a',
    role: 'OWNER',
    currency: 'GBP',
    isOnboarded: true,
    isCurrent: true,
    isDiscardable: false,
    drafts: 3,
    sums: [
      { currency: 'GBP', outstanding: 1200.5, overdue: 200, tax: 96.4 },
      { currency: 'EUR', outstanding: 80, overdue: 0, tax: 0 },
    ],
  },
  {
    id: 2,
    name: 'استوديو النور',
    logo: null,
    role: 'ACCOUNTANT',
    currency: 'EUR',
    isOnboarded: true,
    isCurrent: false,
    isDiscardable: false,
    drafts: 0,
    sums: [{ currency: 'EUR', outstanding: 0, overdue: 0, tax: 0 }],
  },
  {
    id: 3,
    name: 'Amelia Hartwell',
    logo: null,
    role: 'OWNER',
    currency: 'USD',
    isOnboarded: false,
    isCurrent: false,
    isDiscardable: true,
    drafts: 0,
    sums: [],
  },
]
const row = (name: RegExp) => screen.getByRole('row', { name })
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

it('the business overview shows each business’s totals, a line per currency', async () => {
  render(<BusinessTable businesses={BUSINESSES} />)
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Business', 'Outstanding', 'Overdue', 'Tax this quarter', 'Drafts', 'Actions'],
  ])
  expect(cells(/Fernhill/)).toEqual(['£1,200.50€80.00', '£200.00–', '£96.40–', '3', 'Open'])
  expect(within(row(/Fernhill/)).getByText('Current')).toBeVisible()
  expect(cells(/استوديو/)).toEqual(['€0.00', '€0.00', '€0.00', '0', 'Open'])
  expect(within(row(/استوديو/)).getByText('Accountant')).toBeVisible()
  expect(cells(/Amelia/)).toEqual(['Not set up yet', 'DiscardSet up'])
})

it('the business overview opens a business by keyboard, and continues an unfinished set-up', async () => {
  mockApi({
    'POST /api/businesses/2/switch': { id: 2, isOnboarded: true },
    'POST /api/businesses/3/switch': { id: 3, isOnboarded: false },
  })
  render(<BusinessTable businesses={BUSINESSES} />)
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Open استوديو النور' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/onboarding'))
})

it('the business overview offers to create a business if there is none', async () => {
  const calls = mockApi({ 'POST /api/businesses': { id: 9, isOnboarded: true } })
  render(<BusinessesEmptyState initial={{ country: 'GB', currency: 'GBP' }} />)
  expect(screen.getByText('You don’t belong to a business.')).toBeVisible()
  expect(screen.getByText('Create one, or ask to be invited.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'New business' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New business' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create business' }))
  expect(await dialog.findByText('Company name is required')).toBeVisible()
  expect(calls).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Company name/), 'Looms')
  await chooseOption(dialog.getByRole('combobox', { name: 'Country' }), 'France')
  await userEvent.click(dialog.getByRole('button', { name: 'Create business' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls[0]!.body).toEqual({ companyName: 'Looms', country: 'FR', currency: 'EUR' })
})

it('a business that was never used can be discarded', async () => {
  const calls = mockApi({ 'DELETE /api/businesses/3': undefined })
  render(<BusinessTable businesses={BUSINESSES} />)
  await userEvent.click(screen.getByRole('button', { name: 'Discard Amelia Hartwell' }))
  expect(calls).toEqual([])
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Discard .+\?$/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/businesses/3'])
})

it('the business overview leads from an unknown id to the business that has it', async () => {
  setLocation('/invoices/7', { id: '7' })
  const calls = mockApi({
    'GET /api/businesses/elsewhere?invoice=7': [{ id: 2, name: 'Nordlicht Verlag' }],
    'POST /api/businesses/2/switch': { id: 2, isOnboarded: true },
  })
  render(<OtherBusinessLinks what="invoice" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Open in Nordlicht Verlag' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/invoices/7'))
  expect(calls.map(({ call }) => call)).toEqual([
    'GET /api/businesses/elsewhere?invoice=7',
    'POST /api/businesses/2/switch',
  ])
})
