import { screen, waitFor, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
// Preloaded, so that no test waits for a lazy import to compile.
import '@/components/documents/presend-check/finding-fix'
import '@/components/documents/mail/send-dialog'
import { NotEditableCard } from '@/components/documents/detail/not-editable-card'
import { router } from '@/tests/factories/navigation'
import { NEW_LINE } from '@/components/documents/form/invoice-form-values'
import {
  chooseClient,
  CLIENTS,
  fillField,
  getLastToast,
  createFields,
  PLACE,
  clickSave,
  mockServer,
  renderForm,
} from './invoice-form-helpers'

const stored = {
  ...createFields({ client: CLIENTS[1]! }),
  invoiceNumber: 'INV-0003',
  lineItems: [{ ...NEW_LINE, description: 'Compiler', quantity: '3', unitPrice: '138.66' }],
}
const edit = (over: Partial<typeof stored> = {}) =>
  renderForm({
    mode: { kind: 'edit', id: 3, version: 5, hasSchedule: false },
    draftStorage: { ...PLACE, name: 'sheaf:invoice:1:3:5' },
    initial: { ...stored, ...over },
  })

beforeEach(() => localStorage.clear())

it('the edit form saves the whole form with the loaded version', async () => {
  const calls = mockServer(() => ({ data: { id: 3 } }))
  const { user } = edit()
  expect(screen.getByRole('heading', { name: 'Edit Invoice' })).toBeVisible()
  await fillField(user, 'Notes', 'Thank you')
  await clickSave(user)
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invoices/3'))
  expect(getLastToast().title).toBe('Invoice updated')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/invoices/3',
    body: { version: 5, notes: 'Thank you' },
  })
  expect(calls[0]!.body).not.toHaveProperty('autoNumber')
})

it.each([
  [
    false,
    'Your changes have been saved. The series starts now: the next invoice is created on Dec 9, 2026 as a draft.',
  ],
  [true, 'Your changes have been saved.'],
])(
  'the edit form says when a series starts, unless it runs already (%s)',
  async (hasSchedule, description) => {
    mockServer(() => ({ data: { id: 3 } }))
    const { user } = renderForm({
      mode: { kind: 'edit', id: 3, version: 5, hasSchedule },
      initial: { ...stored, invoiceType: 'RECURRING', recurringDate: '2026-12-09' },
    })
    await fillField(user, 'Notes', 'Thank you')
    await clickSave(user)
    await waitFor(() => expect(getLastToast()).toMatchObject({ title: 'Invoice updated', description }))
  },
)

it('the edit form keeps the input if somebody saved the draft first, and offers to reload', async () => {
  const message = 'This invoice has changed since you opened it. Reload it to see the latest version.'
  mockServer(() => ({ status: 409, data: { message } }))
  const { user } = edit()
  await fillField(user, 'Notes', 'Mine')
  await clickSave(user)
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(message)
  expect(notice).toHaveFocus()
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine')
  expect(screen.getByRole('button', { name: 'Reload invoice' })).toBeVisible()
  expect(router.push).not.toHaveBeenCalled()
})

it('the edit form keeps the input if the invoice was deleted elsewhere, and saves it as a new one', async () => {
  const calls = mockServer(({ method }) =>
    method === 'POST' ? { data: { id: 9 } } : { status: 404, data: { message: 'Invoice not found' } },
  )
  const { user } = edit()
  await fillField(user, 'Notes', 'Mine')
  await clickSave(user)
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('This invoice was deleted')
  expect(notice).toHaveFocus()
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine')
  expect(screen.getByRole('link', { name: 'Back to Invoices' })).toHaveAttribute('href', '/invoices')
  await user.click(screen.getByRole('button', { name: 'Save as new invoice' }))
  await waitFor(() => expect(getLastToast().title).toBe('Invoice created successfully'))
  expect(calls.at(-1)).toMatchObject({
    method: 'POST',
    path: '/api/invoices',
    // The proposed number was free a moment ago; if it is taken, the next one is assigned.
    body: { invoiceNumber: 'INV-0003', autoNumber: true, notes: 'Mine' },
  })
})

describe('an invoice that is no draft', () => {
  it('explains why it can’t be edited and moves it back to draft', async () => {
    const calls = mockServer(() => ({ data: {} }))
    render(<NotEditableCard invoice={{ id: 3, invoiceNumber: 'INV-0003', status: 'SENT' }} />)
    expect(screen.getByText(/Invoice INV-0003 is sent/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Move back to draft' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(calls[0]).toEqual({ method: 'PATCH', path: '/api/invoices/3/status', body: { status: 'DRAFT' } })
    expect(getLastToast().title).toBe('Status updated')
  })

  it('reports a failure', async () => {
    mockServer(() => ({ status: 500, data: { message: 'Out of order' } }))
    render(<NotEditableCard invoice={{ id: 3, invoiceNumber: 'INV-0003', status: 'PAID' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Move back to draft' }))
    await waitFor(() =>
      expect(getLastToast()).toEqual({
        title: 'Failed to update status',
        description: 'Out of order',
        variant: 'destructive',
      }),
    )
    expect(router.refresh).not.toHaveBeenCalled()
  })
})

it('the edit form keeps the input below the dialog that fixes a finding', async () => {
  const letter = {
    to: [],
    cc: [],
    replyTo: null,
    subject: 'Invoice INV-0003',
    message: 'Hello',
    again: false,
  }
  const finding = {
    rule: 'no-client-email',
    level: 'WARN',
    field: 'client.email',
    suggestion: null,
    link: null,
    message: 'Add an e-mail address for Ada.',
  }
  mockServer(({ path }) => {
    if (path.includes('/mails/letter')) return { data: letter }
    if (path.endsWith('/check')) return { data: [finding] }
    if (path === '/api/user/checks') return { data: { silenced: ['no-client-email'] } }
    if (path === '/api/user/sender')
      return { data: { transport: 'smtp', address: 'a@b.test', isExpired: false } }
    return { data: { id: 3, invoiceNumber: 'INV-0003', client: { id: 2, email: null }, lineItems: [] } }
  })
  const { user } = edit()
  await user.click(screen.getByRole('button', { name: 'Save & send' }))
  await user.click(await screen.findByLabelText(/^Message/))
  // Behind the dialog, the form has saved, and can't save again.
  expect(screen.getByRole('button', { name: 'Save & send', hidden: true })).toBeDisabled()
  await user.paste(' there')
  await user.click(screen.getByRole('button', { name: /Add an e-mail address/ }))
  await user.click(await screen.findByLabelText('Client email'))
  await user.paste('ada@engines.test')
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Don’t show again' }))
  await waitFor(() => expect(getLastToast().title).toBe('You won’t see this again'))
  // The page is keyed by the invoice's version: a refresh would unmount the form and the dialog.
  expect(router.refresh).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/^Message/)).toHaveValue('Hello there')
})

const madeFrom = (relation: 'CREDITS' | 'CONVERTED', number: string) => ({
  currency: 'EUR',
  madeFrom: { relation, source: { id: 2, number, date: '2026-11-01' } },
})

it('the edit form shows client and currency of a credit note as fixed by its invoice', async () => {
  const calls = mockServer(() => ({ data: { id: 3 } }))
  const { user } = edit({ kind: 'CREDIT_NOTE', ...madeFrom('CREDITS', 'INV-0002') })
  const client = screen.getByRole('textbox', { name: 'Client' })
  expect(client).toHaveValue('Ada Lovelace')
  expect(client).toHaveAccessibleDescription('Same as INV-0002')
  for (const field of [client, screen.getByLabelText('Currency')]) expect(field).toHaveAttribute('readonly')
  await user.click(screen.getByRole('button', { name: 'Discount' }))
  expect(await screen.findByLabelText('Discount')).toHaveFocus()
  for (const name of ['Withholding tax', 'Prices include tax'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getAllByRole('button', { name: /Save Credit Note/i })[0]!)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ clientId: 2, currency: 'EUR' }))
})

it('the edit form keeps the quote’s currency on an invoice created from it, whatever the client’s is', async () => {
  const calls = mockServer(() => ({ data: { id: 3 } }))
  const { user } = edit({ ...madeFrom('CONVERTED', 'Q-0001'), currency: 'GBP' })
  await chooseClient(user, 'Grace Hopper')
  const currency = screen.getByLabelText('Currency')
  expect(currency).toHaveValue('GBP')
  expect(currency).toHaveAccessibleDescription('Same as Q-0001')
  await clickSave(user)
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ clientId: 1, currency: 'GBP' }))
})
