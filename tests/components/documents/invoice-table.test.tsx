import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { englishFormats } from '@/lib/i18n/interface-formats'
import userEvent from '@testing-library/user-event'
import { InvoiceTable } from '@/components/documents/list/invoice-table'
import { toInvoiceRow, type InvoiceRow } from '@/components/documents/list/invoice-row'
import { InvoiceListEmptyState } from '@/components/documents/list/invoice-list-empty-state'
import { getInvoiceHeadings } from '@/components/documents/list/list-links'
import { getToastAction, getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { english } from '@/tests/factories/english'
import type { InvoiceSummary } from '@/lib/documents/types'
import { createInvoiceSummary } from '@/tests/factories/invoice-summary'
import { router, setLocation } from '@/tests/factories/navigation'
import { mockApi, createDeferred, ApiFailure, getToastText } from './mock-api'

beforeEach(() => setLocation('/invoices'))

const summary = createInvoiceSummary({
  id: 7,
  invoiceNumber: 'INV-0007',
  clientId: 3,
  clientName: 'Grace Hopper',
  issueDate: '2025-01-05',
  dueDate: '2025-01-19',
  subtotal: 1000,
  taxRate: 20,
  taxAmount: 200,
  totalAmount: 1200,
  balance: 1200,
})
const row = (over: Partial<InvoiceSummary> = {}, today = '2025-01-10') =>
  toInvoiceRow({ ...summary, ...over }, today, englishFormats)

const rows = [row(), row({ id: 8, invoiceNumber: 'INV-0008', status: 'DRAFT', clientName: '' })]
const openMenu = async (number: string) =>
  userEvent.click(screen.getByRole('button', { name: `Actions for ${number}` }))
const choose = async (name: string) => userEvent.click(await screen.findByRole('menuitem', { name }))
const theRow = (number: string) => screen.getByRole('row', { name: new RegExp(number) })

const headings = getInvoiceHeadings(english('documents.list.column'), '/invoices', NO_FILTER)

it('the invoice table shows the specified columns and labels', async () => {
  render(<InvoiceTable rows={rows} headings={headings} />)
  const texts = (cells: HTMLElement[]) => cells.map((cell) => cell.textContent)
  expect(texts(screen.getAllByRole('columnheader'))).toEqual([
    'Invoice #',
    'Client',
    'Issue Date',
    'Due Date',
    'Amount',
    'Status',
    'Actions',
  ])
  expect(texts(within(theRow('INV-0007')).getAllByRole('cell')).slice(0, 6)).toEqual([
    'INV-0007',
    'Grace Hopper',
    'Jan 05, 2025',
    'Jan 19, 2025',
    '£1,200.00',
    'Sent',
  ])
  expect(theRow('INV-0008')).toHaveTextContent('Unknown Client')
  expect(screen.getByRole('link', { name: 'INV-0007' })).toHaveAttribute('href', '/invoices/7')
})

it.each<[InvoiceRow['status'], string, boolean]>([
  ['SENT', '2025-01-20', true],
  ['SENT', '2025-01-19', false],
  ['DRAFT', '2025-01-20', false],
  ['PAID', '2025-01-20', false],
  ['CANCELLED', '2025-01-20', false],
])('%s, due Jan 19, on %s is overdue: %s', (status, today, overdue) => {
  render(<InvoiceTable rows={[row({ status }, today)]} headings={headings} />)
  expect(screen.queryByText('Overdue') !== null).toBe(overdue)
  expect(theRow('INV-0007')).toHaveTextContent('Jan 19, 2025')
})

it.each([
  ['SENT', true],
  ['ACCEPTED', false],
  ['DRAFT', false],
] as const)('marks a quote past its day as expired as long as it is offered: %s', (status, expired) => {
  const quote = row({ kind: 'QUOTE', status, dueDate: '2025-01-09' })
  render(<InvoiceTable rows={[quote]} headings={headings} />)
  expect(screen.queryByText('Expired') !== null).toBe(expired)
  expect(screen.queryByText('Overdue')).toBeNull()
})

it('the invoice table shows the balance of a partly paid invoice below its amount, while it is sent', () => {
  const part = { amountPaid: 800, balance: 400 }
  const { rerender } = render(<InvoiceTable rows={[row(part)]} headings={headings} />)
  const texts = () =>
    within(theRow('INV-0007'))
      .getAllByRole('cell')
      .slice(4, 6)
      .map((cell) => cell.textContent)
  expect(texts()).toEqual(['£1,200.00£400.00 due', 'SentPart paid'])
  rerender(<InvoiceTable rows={[row({ ...part, amountCredited: 800 })]} headings={headings} />)
  expect(texts()).toEqual(['£1,200.00£400.00 due', 'Sent'])
  rerender(<InvoiceTable rows={[row({ ...part, status: 'CANCELLED' })]} headings={headings} />)
  expect(texts()).toEqual(['£1,200.00', 'Cancelled'])
})

it('the invoice table opens the clicked invoice, but not while text is being selected', async () => {
  render(<InvoiceTable rows={rows} headings={headings} />)
  await userEvent.click(screen.getByText('Grace Hopper'))
  expect(router.push).toHaveBeenCalledWith('/invoices/7')
  router.push.mockClear()
  const selection = jest.spyOn(window, 'getSelection')
  selection.mockReturnValue({ toString: () => 'Grace' } as Selection)
  fireEvent.click(screen.getByText('Grace Hopper'))
  expect(router.push).not.toHaveBeenCalled()
  selection.mockRestore()
})

it('the invoice table opens a new tab with the control key', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null)
  render(<InvoiceTable rows={rows} headings={headings} />)
  fireEvent.click(screen.getByText('Grace Hopper'), { ctrlKey: true })
  expect(open).toHaveBeenCalledWith('/invoices/7', '_blank', 'noopener')
  expect(router.push).not.toHaveBeenCalled()
  open.mockRestore()
})

it('the invoice table only closes an open menu when the list is clicked', async () => {
  render(<InvoiceTable rows={rows} headings={headings} />)
  await openMenu('INV-0007')
  await screen.findByRole('menu')
  await userEvent.click(screen.getByText('Grace Hopper'))
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  expect(router.push).not.toHaveBeenCalled()
})

it('the invoice table leads from an invoice of a series to it', async () => {
  render(<InvoiceTable rows={rows.map((row) => ({ ...row, seriesId: 3 }))} headings={headings} />)
  await openMenu('INV-0007')
  const item = await screen.findByRole('menuitem', { name: 'View series' })
  expect(item).toHaveAttribute('href', '/invoices/series/3')
  expect(screen.queryByRole('menuitem', { name: 'Make recurring' })).toBeNull()
})

it('the invoice table offers every other status, sharing and deleting', async () => {
  render(<InvoiceTable rows={rows} headings={headings} />)
  await openMenu('INV-0007')
  const menu = await screen.findByRole('menu', { name: 'Actions for INV-0007' })
  const items = within(menu).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Mark as Draft',
    'Mark as Sent',
    'Mark as Paid',
    'Mark as Cancelled',
    'View & Share',
    'Duplicate',
    'Make recurring',
    'Delete',
  ])
  const disabled = items.filter((item) => item.getAttribute('aria-disabled') === 'true')
  expect(disabled.map((item) => item.textContent)).toEqual(['Mark as Sent'])
  expect(router.push).not.toHaveBeenCalled()
})

it('the invoice table works from the keyboard and restores the focus', async () => {
  render(<InvoiceTable rows={rows} headings={headings} />)
  const button = screen.getByRole('button', { name: 'Actions for INV-0007' })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as Draft' })).toHaveFocus())
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

it('the invoice table shows a new status at once and confirms it when saved', async () => {
  const answer = createDeferred()
  const calls = mockApi({ 'PATCH /api/invoices/7/status': answer.promise })
  render(<InvoiceTable rows={rows} headings={headings} />)
  await openMenu('INV-0007')
  await choose('Mark as Paid')
  expect(within(theRow('INV-0007')).getByText('Paid')).toBeInTheDocument()
  expect(router.refresh).not.toHaveBeenCalled()
  await act(async () => answer.resolve({}))
  expect(calls).toEqual([{ call: 'PATCH /api/invoices/7/status', body: { status: 'PAID' } }])
  expect(getToastText()).toEqual(['Status updated', undefined])
  expect(router.refresh).toHaveBeenCalled()
  await pressToastAction()
  expect(calls[1]!.body).toEqual({ status: 'SENT', undo: true })
  expect(getCurrentToast()!.action).toBeUndefined()
})

it('the invoice table shows the stored status if undo is rejected', async () => {
  mockApi({ 'PATCH /api/invoices/7/status': {} })
  render(<InvoiceTable rows={rows} headings={headings} />)
  await openMenu('INV-0007')
  await choose('Mark as Paid')
  await waitFor(() => expect(getToastAction()?.label).toBe('Undo'))
  const { press } = getToastAction()!
  mockApi({ 'PATCH /api/invoices/7/status': new ApiFailure(409, { message: 'Changed in the meantime' }) })
  await act(async () => press())
  expect(getToastText()).toEqual(['Failed to update status', 'Changed in the meantime'])
})

it('the invoice table reverts a rejected status', async () => {
  mockApi({ 'PATCH /api/invoices/7/status': 500 })
  render(<InvoiceTable rows={rows} headings={headings} />)
  await openMenu('INV-0007')
  await choose('Mark as Cancelled')
  await waitFor(() =>
    expect(getToastText()).toEqual(['Failed to update status', 'Something went wrong. Please try again.']),
  )
  await waitFor(() => expect(within(theRow('INV-0007')).getByText('Sent')).toBeInTheDocument())
})

describe('deleting an invoice', () => {
  const QUESTION = 'Are you sure you want to delete this invoice?'

  it('asks first, and mentions that the invoice was sent', async () => {
    const calls = mockApi({ 'DELETE /api/invoices/7': 204 })
    render(<InvoiceTable rows={rows} headings={headings} />)
    await openMenu('INV-0007')
    await choose('Delete')
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION })
    expect(dialog).toHaveAccessibleDescription(
      /^Invoice INV-0007 will be deleted\. It leaves your lists and its link stops working\./,
    )
    expect(calls).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(getToastText()).toEqual(['Invoice deleted', undefined]))
    expect(calls.map(({ call }) => call)).toEqual(['DELETE /api/invoices/7'])
    expect(router.refresh).toHaveBeenCalled()
  })

  it('sends the reason, and offers to cancel the invoice instead', async () => {
    const calls = mockApi({
      'DELETE /api/invoices/7': 204,
      'PATCH /api/invoices/7/status': { status: 'CANCELLED' },
    })
    render(<InvoiceTable rows={rows} headings={headings} />)
    await openMenu('INV-0007')
    await choose('Delete')
    let dialog = await screen.findByRole('alertdialog', { name: QUESTION })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel invoice instead' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() =>
      expect(calls).toEqual([{ call: 'PATCH /api/invoices/7/status', body: { status: 'CANCELLED' } }]),
    )
    await openMenu('INV-0007')
    await choose('Delete')
    dialog = await screen.findByRole('alertdialog', { name: QUESTION })
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), ' Sent twice ')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(calls.at(-1)).toEqual({ call: 'DELETE /api/invoices/7', body: { reason: 'Sent twice' } }),
    )
  })

  it('asks for no reason for a draft, and Cancel changes nothing', async () => {
    const calls = mockApi({})
    render(<InvoiceTable rows={rows} headings={headings} />)
    await openMenu('INV-0008')
    await choose('Delete')
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION })
    expect(dialog).not.toHaveTextContent(/already|Reason|instead/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for INV-0008' })).toHaveFocus())
    expect(calls).toEqual([])
  })

  it('mentions that the schedule continues', async () => {
    const repeating = { ...row({ id: 9, invoiceNumber: 'INV-0009' }), seriesId: 3 }
    render(<InvoiceTable rows={[...rows, repeating]} headings={headings} />)
    await openMenu('INV-0009')
    await choose('Delete')
    const dialog = await screen.findByRole('alertdialog', { name: QUESTION })
    expect(dialog).toHaveAccessibleDescription(/To stop future invoices, stop the series/)
  })

  it('keeps the dialog open on failure', async () => {
    mockApi({ 'DELETE /api/invoices/7': 503 })
    render(<InvoiceTable rows={rows} headings={headings} />)
    await openMenu('INV-0007')
    await choose('Delete')
    const dialog = await screen.findByRole('alertdialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(getToastText()).toEqual(['Failed to delete invoice', 'Something went wrong. Please try again.']),
    )
    expect(dialog).toBeInTheDocument()
    expect(router.refresh).not.toHaveBeenCalled()
  })
})

describe('an empty invoice list', () => {
  it('invites the user to create the first invoice', () => {
    render(<InvoiceListEmptyState filter={NO_FILTER} />)
    expect(screen.getByText('No invoices found')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Create your first invoice' })).toHaveAttribute(
      'href',
      '/invoices/create',
    )
  })

  it('shows the search instead', () => {
    render(<InvoiceListEmptyState filter={{ ...NO_FILTER, search: '77', status: 'PAID' }} />)
    expect(screen.getByText('No paid invoices match “77”.')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Create your first invoice' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Show all invoices' })).toHaveAttribute('href', '/invoices')
  })
})
