import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { render } from '@testing-library/react'
import { NotADraft } from '@/components/invoices/not-a-draft'
import { CLIENTS, fill, lastToast, newFields, save, serve, showForm } from './form-support'

const push = jest.fn()
const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }))

const stored = {
  ...newFields({ client: CLIENTS[1]! }),
  invoiceNumber: 'INV-0003',
  lineItems: [{ description: 'Compiler', quantity: '3', unitPrice: '138.66' }],
}
const edit = () =>
  showForm({ mode: { kind: 'edit', id: 3, version: 5 }, draftKey: 'sheaf:invoice:1:3:5', initial: stored })

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

it('saves the whole form with the version it was loaded with', async () => {
  const calls = serve(() => ({ data: { id: 3 } }))
  const { user } = edit()
  expect(screen.getByRole('heading', { name: 'Edit Invoice' })).toBeVisible()
  await fill(user, 'Notes', 'Thank you')
  await save(user)
  await waitFor(() => expect(push).toHaveBeenCalledWith('/invoices/3'))
  expect(lastToast().title).toBe('Invoice updated')
  expect(calls).toHaveLength(1)
  expect(calls[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/invoices/3',
    body: { version: 5, notes: 'Thank you' },
  })
  expect(calls[0]!.body).not.toHaveProperty('autoNumber')
})

it('keeps everything typed when somebody saved the draft first, and offers to reload', async () => {
  const message = 'This invoice was changed in the meantime. Reload it to see the latest version.'
  serve(() => ({ status: 409, data: { message } }))
  const { user } = edit()
  await fill(user, 'Notes', 'Mine')
  await save(user)
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(message)
  expect(notice).toHaveFocus()
  expect(screen.getByLabelText('Notes')).toHaveValue('Mine')
  expect(screen.getByRole('button', { name: 'Reload invoice' })).toBeVisible()
  expect(push).not.toHaveBeenCalled()
})

describe('an invoice that is no draft', () => {
  it('says why it cannot be edited and moves it back to draft', async () => {
    const calls = serve(() => ({ data: {} }))
    render(<NotADraft invoice={{ id: 3, invoiceNumber: 'INV-0003', status: 'SENT' }} />)
    expect(screen.getByText(/Invoice #INV-0003 is sent/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Move back to draft' }))
    await waitFor(() => expect(refresh).toHaveBeenCalled())
    expect(calls[0]).toEqual({ method: 'PATCH', path: '/api/invoices/3/status', body: { status: 'DRAFT' } })
    expect(lastToast().title).toBe('Status updated')
  })

  it('says so when that fails', async () => {
    serve(() => ({ status: 500, data: { message: 'Out of order' } }))
    render(<NotADraft invoice={{ id: 3, invoiceNumber: 'INV-0003', status: 'PAID' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Move back to draft' }))
    await waitFor(() =>
      expect(lastToast()).toEqual({
        title: 'Failed to update status',
        description: 'Out of order',
        variant: 'destructive',
      }),
    )
    expect(refresh).not.toHaveBeenCalled()
  })
})
