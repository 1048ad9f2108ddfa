import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import { InvoiceForm } from '@/components/documents/form/invoice-form'
import { saveDraft } from '@/components/shared/browser/encrypted-drafts'
import '@/components/documents/mail/send-dialog'
import { router } from '@/tests/factories/navigation'
import {
  filterWrites,
  chooseClient,
  CLIENTS,
  fillField,
  PLACE,
  createFields,
  createReadyFields,
  clickSave,
  SELLER_WITHOUT_BANK,
  mockServer,
  renderForm,
} from './invoice-form-helpers'

const label = (text: string) => screen.getByLabelText(text)
const client = () => screen.getByRole('combobox', { name: 'Client' })
const preview = () => within(screen.getByRole('article'))
const details = () => screen.getByText('Details').closest('details')!
const AUSTRALIAN = { ...CLIENTS[1]!, id: 3, name: 'Jane Campion', currency: 'AUD' }

beforeEach(() => localStorage.clear())

describe('the currency of the form', () => {
  it('is shown and saved, even if the client’s was not offered', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ clients: [...CLIENTS, AUSTRALIAN] })
    await chooseClient(user, 'Jane Campion')
    expect(label('Currency')).toHaveTextContent('AUD')
    expect(details()).toHaveTextContent('INV-0007 · AUD · One-off · Payment request')
    await fillField(user, 'Description, line 1', 'Film')
    await fillField(user, 'Unit price, line 1', '10')
    await waitFor(() => expect(preview().getAllByText('A$10.00').length).toBeGreaterThan(0))
    await clickSave(user)
    await waitFor(() => expect(filterWrites(calls)[0]!.body).toMatchObject({ currency: 'AUD' }))
  })

  it('is restored with a draft, and kept for a stored one', () => {
    const fields = { ...createFields(), currency: 'AUD', notes: 'Kept' }
    saveDraft(PLACE, { fields, proposed: 'INV-0007' })
    const { unmount } = renderForm()
    expect(label('Notes')).toHaveValue('Kept')
    expect(label('Currency')).toHaveTextContent('AUD')
    unmount()
    localStorage.clear()
    renderForm({
      mode: { kind: 'edit', id: 3, version: 5, hasSchedule: false },
      draftStorage: { ...PLACE, name: 'other' },
      initial: fields,
    })
    expect(label('Currency')).toHaveTextContent('AUD')
  })

  it('is discarded with the draft', async () => {
    const { user } = renderForm({ clients: [...CLIENTS, AUSTRALIAN] })
    await chooseClient(user, 'Jane Campion')
    await chooseClient(user, 'Ada')
    expect(label('Currency')).toHaveTextContent('GBP')
  })
})

it('the invoice form renders every value in the server’s HTML', () => {
  const html = renderToString(
    <InvoiceForm
      mode={{ kind: 'create' }}
      draftStorage={PLACE}
      initial={createFields({
        tax: { rate: 20, category: null, reason: null },
        texts: { notes: 'Thanks', termsAndConditions: 'Payment within 14 days.' },
        seller: SELLER_WITHOUT_BANK,
      })}
      clients={CLIENTS}
      taxes={[]}
      NewClient={NewClientDialog}
      moreClients={false}
      currencies={['USD', 'EUR', 'GBP']}
      defaultCurrency="GBP"
      seller={SELLER_WITHOUT_BANK}
      today="2026-11-09"
      paymentTerms={14}
    />,
  )
  const page = document.createElement('div')
  page.innerHTML = html
  const values = [...page.querySelectorAll<HTMLInputElement>('form [name]')].map((field) => [
    field.name,
    field.matches('button') ? field.textContent : field.value,
  ])
  expect(Object.fromEntries(values)).toMatchObject({
    issueDate: '2026-11-09',
    dueDate: '2026-11-23',
    'lineItems.0.quantity': '1',
    'lineItems.0.unitPrice': '0',
    taxRate: '20',
    invoiceNumber: 'INV-0007',
    currency: 'GBP',
    notes: 'Thanks',
    termsAndConditions: 'Payment within 14 days.',
  })
  // Fields are disabled, and the form can't submit by GET, so no input is lost or put into a URL.
  expect(page.querySelector('form')).toHaveAttribute('method', 'post')
  for (const field of page.querySelectorAll('form :is(input, textarea, select, button)'))
    expect(field?.closest('[inert]')).not.toBeNull()
})

describe('the focus', () => {
  it('starts at the client, and moves to the first empty line once one is chosen', async () => {
    const { user } = renderForm()
    expect(client()).toHaveFocus()
    await user.keyboard('grace{Enter}')
    expect(label('Description, line 1')).toHaveFocus()
    await user.keyboard('Compiler')
    await chooseClient(user, 'Ada')
    expect(client()).toHaveFocus()
  })

  it('starts at the line if the client is known', () => {
    renderForm({ initial: createFields({ client: CLIENTS[0]! }) })
    expect(label('Description, line 1')).toHaveFocus()
  })

  it('does not move the focus on touch devices or when editing an invoice', async () => {
    const edited = renderForm({ mode: { kind: 'edit', id: 3, version: 5, hasSchedule: false } })
    expect(document.body).toHaveFocus()
    edited.unmount()
    const matchMedia = window.matchMedia
    window.matchMedia = ((query: string) => ({ matches: query === '(pointer: coarse)' })) as never
    const { user } = renderForm()
    expect(document.body).toHaveFocus()
    await chooseClient(user, 'Grace')
    expect(client()).toHaveFocus()
    window.matchMedia = matchMedia
  })
})

describe('the collapsed details', () => {
  it('are one line, which expands if anything in it is invalid', async () => {
    const { user } = renderForm({ initial: createReadyFields() })
    expect(details()).not.toHaveAttribute('open')
    await fillField(user, 'Invoice Number', '')
    expect(details()).toHaveTextContent('No number · GBP')
    details().open = false
    await clickSave(user)
    await waitFor(() => expect(label('Invoice Number')).toHaveFocus())
    expect(details()).toHaveAttribute('open')
  })

  it('are expanded when a schedule is edited', async () => {
    renderForm({
      mode: { kind: 'edit', id: 3, version: 5, hasSchedule: false },
      initial: { ...createFields(), invoiceType: 'RECURRING', recurringDate: '2026-12-01' },
    })
    expect(details()).toHaveAttribute('open')
    expect(await screen.findByLabelText(/Recurrence Date/)).toHaveValue('2026-12-01')
  })
})

it('the invoice form reports a due date before the issue date together with other errors', async () => {
  const { user } = renderForm()
  fireEvent.change(label('Due Date'), { target: { value: '2026-11-01' } })
  await clickSave(user)
  expect(await screen.findByText('Client is required')).toBeVisible()
  expect(screen.getByText('Due date can’t be before the issue date')).toBeVisible()
  expect(screen.getByText('Description is required')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: '14 days' }))
  await waitFor(() => expect(screen.queryByText(/can’t be before/)).not.toBeInTheDocument())
})

it('the invoice form sets the due date by the default terms, and keeps them when the issue date changes', async () => {
  const { user } = renderForm({ paymentTerms: 21 })
  const terms = within(screen.getByRole('group', { name: 'Due after' })).getAllByRole('radio')
  expect(terms.map((term) => (term as HTMLInputElement).labels![0]!.textContent)).toEqual([
    ...['7 days', '14 days', '21 days', '30 days', '60 days'],
  ])
  await user.click(screen.getByRole('radio', { name: '30 days' }))
  expect(label('Due Date')).toHaveValue('2026-12-09')
  fireEvent.change(label('Issue Date'), { target: { value: '2026-11-10' } })
  expect(label('Due Date')).toHaveValue('2026-12-10')
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked()
  fireEvent.change(label('Due Date'), { target: { value: '2026-12-31' } })
  expect(screen.getByRole('radio', { name: '30 days' })).not.toBeChecked()
})

describe('saving the form', () => {
  const ready = async () => {
    const shown = renderForm({ initial: createReadyFields() })
    await fillField(shown.user, 'Notes', 'Thanks')
    return shown
  }

  it('works with Ctrl or Cmd with Enter anywhere on the page, once', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    await ready()
    act(() => (document.activeElement as HTMLElement).blur())
    fireEvent.keyDown(document.body, { key: 'Enter', metaKey: true })
    fireEvent.keyDown(document.body, { key: 'Enter', metaKey: true, repeat: true })
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invoices'))
    expect(filterWrites(calls)).toHaveLength(1)
    expect(screen.getByRole('button', { busy: true })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Enter Meta+Enter',
    )
  })

  it('ignores the save shortcut while a dialog is open', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = await ready()
    await user.click(screen.getByRole('link', { name: 'Add Client' }))
    await screen.findByRole('dialog')
    await user.keyboard('{Control>}{Enter}{/Control}')
    expect(calls.filter(({ path }) => path === '/api/invoices')).toEqual([])
  })

  it('can send in one step: saved, then sent or not, and the invoice opens', async () => {
    const calls = mockServer(({ path }) =>
      path === '/api/invoices'
        ? { status: 201, data: { id: 12, invoiceNumber: 'INV-0007' } }
        : { status: 500, data: { message: 'Out of order' } },
    )
    const { user } = await ready()
    expect(screen.getByRole('button', { name: 'Save & send' })).toHaveAttribute(
      'aria-keyshortcuts',
      'Control+Shift+Enter Meta+Shift+Enter',
    )
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Send by email' })
    expect(dialog).toHaveTextContent('INV-0007')
    expect(filterWrites(calls)[0]).toMatchObject({ method: 'POST', path: '/api/invoices' })
    expect(router.push).not.toHaveBeenCalled()
    expect(localStorage).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(router.push).toHaveBeenCalledWith('/invoices/12')
    expect(router.refresh).toHaveBeenCalled()
  })

  it('names a quote in the dialog that sends it', async () => {
    mockServer(({ path }) =>
      path === '/api/invoices'
        ? { status: 201, data: { id: 12, invoiceNumber: 'Q-0001' } }
        : { status: 500, data: { message: 'Out of order' } },
    )
    const { user } = renderForm({ initial: createReadyFields({ kind: 'QUOTE' }) })
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}')
    expect(await screen.findByText(/^Quote Q-0001/)).toBeInTheDocument()
  })
})

it('the invoice form moves the due date along with the issue date of a restored draft', () => {
  const fields = { ...createFields(), issueDate: '2026-10-01', dueDate: '2026-10-31' }
  saveDraft(PLACE, { fields, proposed: 'INV-0007' })
  renderForm()
  expect(label('Due Date')).toHaveValue('2026-10-31')
  fireEvent.change(label('Issue Date'), { target: { value: '2026-11-10' } })
  expect(label('Due Date')).toHaveValue('2026-12-10')
})

describe('the demo invoice from the landing page', () => {
  const sheet = {
    sellerName: '',
    clientName: 'Hedy Lamarr',
    clientAddress: '1 Quay Street',
    currency: 'GBP',
    issueDate: '2026-11-09',
    dueDate: '2026-11-23',
    taxRate: '20',
    notes: '',
    lines: [{ description: 'Shop front', quantity: '2', unitPrice: '10' }],
  }
  beforeEach(() => localStorage.setItem('sheaf:tried', JSON.stringify(sheet)))

  it('becomes the invoice, and asks for its client, which Escape does not lose', async () => {
    const { user } = renderForm()
    const dialog = await screen.findByRole('dialog', { name: 'Add New Client' })
    expect(label('Description, line 1')).toHaveValue('Shop front')
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Hedy Lamarr')
    expect(within(dialog).getByLabelText('Address')).toHaveValue('1 Quay Street')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    // Another client has another address.
    await user.click(await screen.findByRole('link', { name: 'Add Client' }))
    const next = await screen.findByRole('dialog', { name: 'Add New Client' })
    expect(within(next).queryByDisplayValue('1 Quay Street')).not.toBeInTheDocument()
  })
})
