import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { InvoiceRow } from '@/components/documents/list/invoice-row'
import { InvoiceTable } from '@/components/documents/list/invoice-table'
import { getInvoiceHeadings } from '@/components/documents/list/list-links'
import { useSkippedRowsText } from '@/components/shared/list/bulk-results'
import { IssuedProtectionProvider } from '@/components/shared/issued-protection'
import { getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import { NO_FILTER } from '@/lib/documents/list/filter'
import { english } from '@/tests/factories/english'
import { router, setLocation } from '@/tests/factories/navigation'
import { mockApi, createDeferred, ApiFailure, getToastText } from './mock-api'
import { formatDeletionWarning } from '@/components/documents/list/invoice-bulk-bar'

beforeEach(() => setLocation('/invoices'))

const row = (id: number, status: InvoiceRow['status']): InvoiceRow => ({
  id,
  number: `INV-${id}`,
  client: 'Grace Hopper',
  issued: 'Jan 05, 2026',
  due: 'Jan 19, 2026',
  dueShort: 'Jan 19, 2026',
  seriesId: null,
  contact: null,
  dueState: null,
  amount: '£10.00',
  balanceText: null,
  isPartiallyPaid: false,
  status,
})
const rows = [row(1, 'DRAFT'), row(2, 'SENT'), row(3, 'DRAFT'), row(4, 'PAID')]
const headings = getInvoiceHeadings(english('documents.list.column'), '/invoices', NO_FILTER)
const show = (some = rows) => render(<InvoiceTable rows={some} headings={headings} />)
const box = (id: number) => screen.getByRole('checkbox', { name: `Select INV-${id}` })
const all = () => screen.getByRole('checkbox', { name: 'Select all on this page' })
const bar = () => screen.findByRole('region', { name: 'Selected invoices' })
const press = async (name: string) => userEvent.click(within(await bar()).getByRole('button', { name }))
const checked = () => rows.filter(({ id }) => box(id).ariaChecked === 'true').map(({ id }) => id)

it('the invoice list selects rows without opening them, and shows their number', async () => {
  const { container } = show()
  await userEvent.click(box(1))
  await userEvent.click(box(4))
  expect(await bar()).toHaveTextContent('2 selected')
  expect(router.push).not.toHaveBeenCalled()
  expect(all()).toBePartiallyChecked()
  expect((await axe(container)).violations).toEqual([])
  await userEvent.click(box(1))
  await userEvent.click(box(4))
  expect(screen.queryByRole('region', { name: 'Selected invoices' })).not.toBeInTheDocument()
})

it('the invoice list selects a range with Shift, the page with the heading, and clears with Escape', async () => {
  show()
  await userEvent.click(box(1))
  fireEvent.click(box(3), { shiftKey: true })
  expect(checked()).toEqual([1, 2, 3])
  await userEvent.click(all())
  expect(checked()).toEqual([1, 2, 3, 4])
  fireEvent.keyDown(box(2), { key: 'Escape' })
  expect(checked()).toEqual([])
})

it('the invoice list moves between checkboxes with the arrow keys, and to the actions with Enter', async () => {
  show()
  box(1).focus()
  await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
  expect(box(3)).toHaveFocus()
  await bar()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Mark as Sent' })).toHaveFocus()
})

it('the invoice list deselects rows that left the page', async () => {
  const { rerender } = show()
  await userEvent.click(box(1))
  await userEvent.click(box(2))
  rerender(<InvoiceTable rows={rows.slice(1)} headings={headings} />)
  expect(await bar()).toHaveTextContent('1 selected')
  rerender(<InvoiceTable rows={rows} headings={headings} />)
  expect(checked()).toEqual([2])
})

it('the invoice list marks only the applicable ones, explains the others, and can be undone', async () => {
  const calls = mockApi({ 'POST /api/invoices/bulk': { results: [1, 3].map((id) => ({ id, ok: true })) } })
  show()
  await userEvent.click(all())
  await press('Mark as Sent')
  await waitFor(() =>
    expect(getToastText()).toEqual([
      '2 invoices marked as sent',
      '2 skipped. INV-2: it is sent; INV-4: it is paid.',
    ]),
  )
  expect(calls.map(({ body }) => body)).toEqual([{ action: 'move', from: 'DRAFT', to: 'SENT', ids: [1, 3] }])
  expect(router.refresh).toHaveBeenCalled()
  await pressToastAction()
  await waitFor(() => expect(getToastText()).toEqual(['Status updated', 'Back to draft.']))
  expect(calls[1]!.body).toEqual({ action: 'move', from: 'SENT', to: 'DRAFT', undo: true, ids: [1, 3] })
})

it('the invoice list shows the new status of all at once, and reverts it on rejection', async () => {
  const answer = createDeferred()
  mockApi({ 'POST /api/invoices/bulk': answer.promise })
  show()
  await userEvent.click(all())
  await press('Mark as Sent')
  const statuses = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((one) => /Draft|Sent|Paid/.exec(one.textContent)?.[0])
  expect(statuses()).toEqual(['Sent', 'Sent', 'Sent', 'Paid'])
  expect(getToastText()).toEqual([])
  await act(async () => answer.resolve(new ApiFailure(503, { message: 'Out of order' })))
  expect(getToastText()).toEqual(['Failed to update status', 'Out of order'])
  expect(statuses()).toEqual(['Draft', 'Sent', 'Draft', 'Paid'])
})

it('the invoice list offers only status changes that apply to a selected row', async () => {
  show()
  await userEvent.click(box(4))
  const actions = within(await bar()).getAllByRole('button')
  expect(actions.map((button) => button.textContent).filter((text) => text?.startsWith('Mark'))).toEqual([])
})

it('the invoice list asks before it deletes, and keeps the dialog open on failure', async () => {
  mockApi({ 'POST /api/invoices/bulk': 503 })
  show()
  await userEvent.click(all())
  await press('Delete')
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete these 4 invoices?',
  })
  expect(dialog).toHaveAccessibleDescription(
    /^4 invoices \(2 draft, 1 sent, 1 paid\) will be deleted\. They leave your lists and their links stop working\. Numbers and content of issued documents stay on the Numbers page\./,
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(getToastText()).toEqual(['Failed to delete invoices', 'Something went wrong. Please try again.']),
  )
  expect(dialog).toBeInTheDocument()
  const results = rows.map(({ id }) => ({ id, ok: true }))
  const calls = mockApi({ 'POST /api/invoices/bulk': { results } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getToastText()).toEqual(['4 invoices deleted', undefined]))
  expect(calls[0]!.body).toEqual({ action: 'delete', ids: [1, 2, 3, 4] })
  expect(checked()).toEqual([])
})

it('the invoice list summarises the reasons, however many there are', () => {
  const many = Array.from({ length: 9 }, (_, at): [string, string] => [`INV-${at}`, 'It is paid.'])
  const Skipped = ({ rows }: { rows: [string, string][] }) => <p>{useSkippedRowsText()(rows) ?? 'None'}</p>
  render(<Skipped rows={many} />)
  expect(screen.getByText('9 skipped. INV-0, INV-1, INV-2 and 6 more: it is paid.')).toBeVisible()
  render(<Skipped rows={[['INV-9', 'INV-0093 was cancelled. Remove the line “Deposit”.']]} />)
  // A number at the start is not a word to write in lower case.
  expect(
    screen.getByText('1 skipped. INV-9: INV-0093 was cancelled. Remove the line “Deposit”.'),
  ).toBeVisible()
  render(<Skipped rows={[]} />)
  expect(screen.getByText('None')).toBeVisible()
  expect(formatDeletionWarning(english('documents.bulk.delete'), [{ status: 'DRAFT' }])).toBe(
    '1 invoice (1 draft) will be permanently deleted.',
  )
  expect(
    formatDeletionWarning(english('documents.bulk.delete'), [
      { status: 'DRAFT', seriesId: 3 },
      { status: 'DRAFT', seriesId: 3 },
    ]),
  ).toMatch(
    /permanently deleted\. 1 recurring series continues\. To stop future invoices, stop the series\.$/,
  )
  expect(
    formatDeletionWarning(english('documents.bulk.delete'), [
      { status: 'SENT', obstacles: { creditNotes: ['CN-0002'] } },
    ]),
  ).toMatch(/Credit note CN-0002 will be cancelled\.$/)
  const note = { kind: 'CREDIT_NOTE', status: 'SENT' } as const
  expect(formatDeletionWarning(english('documents.bulk.delete'), [note])).toMatch(
    /What it took off its invoice will be due again, and client credit from it will be removed\.$/,
  )
})

describe('in a business that protects issued invoices, the invoice list', () => {
  const showProtected = (some = rows) =>
    render(
      <IssuedProtectionProvider isProtected>
        <InvoiceTable rows={some} headings={headings} />
      </IssuedProtectionProvider>,
    )

  it('deletes drafts, and says what stays', async () => {
    mockApi({ 'POST /api/invoices/bulk': { results: rows.map(({ id }) => ({ id, ok: true })) } })
    showProtected()
    await userEvent.click(all())
    await press('Delete')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete these 2 invoices?',
    })
    expect(dialog).toHaveAccessibleDescription(/2 issued invoices are protected and stay\.$/)
  })

  it('says why nothing can be deleted', async () => {
    showProtected()
    await userEvent.click(box(2))
    await press('Delete')
    expect(getToastText()).toEqual(['1 issued invoice is protected and stays.', undefined])
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('asks before it issues invoices, because that can’t be undone', async () => {
    const calls = mockApi({ 'POST /api/invoices/bulk': { results: [{ id: 1, ok: true }] } })
    showProtected()
    await userEvent.click(box(1))
    await userEvent.click(box(3))
    await press('Mark as Sent')
    const dialog = await screen.findByRole('alertdialog', { name: 'Issue 2 invoices?' })
    expect(dialog).toHaveAccessibleDescription(/can’t be undone/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(calls).toEqual([])
    await press('Mark as Sent')
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Mark as Sent' }),
    )
    expect(calls.map(({ body }) => body)).toEqual([
      { action: 'move', from: 'DRAFT', to: 'SENT', ids: [1, 3] },
    ])
    await waitFor(() => expect(getToastText()[0]).toMatch(/marked as sent/))
    expect(getCurrentToast()?.action).toBeUndefined()
  })

  it('doesn’t ask before a payment, which can be undone', async () => {
    const calls = mockApi({ 'POST /api/invoices/bulk': { results: [{ id: 2, ok: true }] } })
    showProtected()
    await userEvent.click(box(2))
    await press('Mark as Paid')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(getCurrentToast()?.action).toBeDefined()
  })

  it.each(['Mark as Sent', 'Mark as Paid', 'Mark as Cancelled'])(
    'asks before "%s" in the menu of a draft',
    async (name) => {
      const calls = mockApi({ 'PATCH /api/invoices/1/status': {} })
      showProtected()
      await userEvent.click(screen.getAllByRole('button', { name: /actions/i })[0]!)
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      const dialog = await screen.findByRole('alertdialog', { name: 'Issue invoice INV-1?' })
      expect(calls).toEqual([])
      await userEvent.click(within(dialog).getByRole('button', { name }))
      await waitFor(() => expect(calls).toHaveLength(1))
    },
  )

  it('explains in the menu why an issued invoice stays', async () => {
    showProtected()
    await userEvent.click(screen.getAllByRole('button', { name: /actions/i })[1]!)
    const why = 'Issued invoices are protected. Cancel this one, or create a credit note.'
    for (const name of ['Mark as Draft', 'Delete']) {
      const item = await screen.findByRole('menuitem', { name })
      expect(item).toHaveAttribute('aria-disabled', 'true')
      expect(item).toHaveAccessibleDescription(why)
    }
    expect(screen.getByRole('menuitem', { name: 'Mark as Cancelled' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

describe('emails about selected invoices', () => {
  const overdue = [2, 5].map((id): InvoiceRow => ({ ...row(id, 'SENT'), dueState: 'OVERDUE' }))
  const confirm = async (name: string) =>
    userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))

  it('lists the overdue invoices before it schedules their reminders, which can be undone', async () => {
    const REMIND = 'POST /api/invoices/reminders'
    const CANCEL = 'POST /api/invoices/reminders/cancel'
    const calls = mockApi({
      [REMIND]: {
        results: [
          { id: 2, ok: true },
          { id: 5, ok: false, message: 'The client was reminded today.' },
        ],
      },
      [CANCEL]: { results: [{ id: 2, ok: true }] },
      'GET /api/invoices/2/mails/letter?letter=reminder': { to: ['grace@example.com'] },
      'GET /api/invoices/5/mails/letter?letter=reminder': new ApiFailure(409, { message: 'Too soon' }),
    })
    const posted = () => calls.filter(({ call }) => call.startsWith('POST'))
    show([row(1, 'PAID'), ...overdue])
    await userEvent.click(all())
    await press('Send reminders')
    const listed = within(await screen.findByRole('list', { name: 'Documents' })).getAllByRole('listitem')
    await waitFor(() =>
      expect(listed.map((item) => item.textContent)).toEqual([
        'Grace Hopper£10.00INV-2 · grace@example.com',
        'Grace Hopper£10.00INV-5',
      ]),
    )
    expect(posted()).toEqual([])
    await confirm('Send 2 reminders')
    await waitFor(() => expect(getCurrentToast()?.title).toBe('1 reminder scheduled'))
    expect(posted()[0]!.body).toMatchObject({ ids: [2, 5], hold: true })
    await pressToastAction()
    await waitFor(() => expect(getToastText()[0]).toBe('1 reminder not sent'))
    expect(posted()[1]!.body).toMatchObject({ ids: [2] })
  })

  it('leaves out a document whose client has no email address, and says so', async () => {
    const letter = { to: ['grace@example.com'], cc: [], replyTo: null, subject: 'Invoice', message: 'Hello' }
    const calls = mockApi({
      'GET /api/invoices/1/mails/letter?letter=invoice': letter,
      'GET /api/invoices/3/mails/letter?letter=invoice': { ...letter, to: [] },
      'POST /api/invoices/1/mails': {},
    })
    show()
    await userEvent.click(all())
    await press('Send by email')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(await dialog.findByText('No email address: left out')).toBeVisible()
    await userEvent.click(await dialog.findByRole('button', { name: 'Send 1 email' }))
    await waitFor(() => expect(getToastText()[0]).toBe('1 email queued'))
    expect(calls.filter(({ call }) => call.startsWith('POST'))).toHaveLength(1)
  })

  it('sends each draft with its prepared message, and says which one failed', async () => {
    const letter = { to: ['grace@example.com'], cc: [], replyTo: null, subject: 'Invoice', message: 'Hello' }
    const calls = mockApi({
      'GET /api/invoices/1/mails/letter?letter=invoice': letter,
      'GET /api/invoices/3/mails/letter?letter=invoice': letter,
      'POST /api/invoices/1/mails': {},
      'POST /api/invoices/3/mails': new ApiFailure(422, { message: 'The invoice has no number.' }),
    })
    show()
    await userEvent.click(all())
    await press('Send by email')
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /selected documents aren’t drafts and are left out/,
    )
    await confirm('Send 2 emails')
    await waitFor(() => expect(getToastText()[0]).toBe('1 email queued'))
    expect(getToastText()[1]).toContain('INV-3')
    expect(calls.flatMap(({ call, body }) => (call.startsWith('POST') ? [[call, body]] : []))).toEqual([
      ['POST /api/invoices/1/mails', { to: letter.to, cc: [], subject: 'Invoice', message: 'Hello' }],
      ['POST /api/invoices/3/mails', expect.anything()],
    ])
  })
})
