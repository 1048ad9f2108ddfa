import { createCharges, PLAIN_LINE } from '@/lib/documents/totals/charges'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import { saveDraft } from '@/components/shared/browser/encrypted-drafts'
import { router } from '@/tests/factories/navigation'
import {
  filterWrites,
  chooseClient,
  CLIENTS,
  fillField,
  getLastToast,
  createLine,
  createFields,
  openDetails,
  PLACE,
  createReadyFields,
  SELLER_WITHOUT_BANK,
  clickSave,
  mockServer,
  renderForm,
} from './invoice-form-helpers'
import { SELLER } from '../../factories/invoice-source'
import { chooseOption } from '../../factories/select'

const preview = () => within(screen.getByRole('article'))
const label = (text: string) => screen.getByLabelText(text)

beforeEach(() => localStorage.clear())

it('a new invoice starts from the proposed number, today and the defaults', async () => {
  renderForm()
  expect(screen.getByRole('heading', { name: 'Create Invoice' })).toBeVisible()
  expect(label('Invoice Number')).toHaveValue('INV-0007')
  expect(label('Issue Date')).toHaveValue('2026-11-09')
  expect(label('Due Date')).toHaveValue('2026-11-23')
  expect(label('Currency')).toHaveTextContent('GBP')
  expect(label('Quantity, line 1')).toHaveValue('1')
  expect(label('Unit price, line 1')).toHaveValue('0')
  expect(label('Terms & Conditions')).toHaveValue('Payment within 14 days.')
  expect(screen.getByText('Details').closest('summary')).toHaveTextContent(
    'INV-0007 · GBP · One-off · Payment request',
  )
  expect(screen.getByRole('link', { name: 'Add Client' })).toHaveAttribute('href', '/clients')
  expect(screen.getByRole('link', { name: 'Back to invoices' })).toHaveAttribute('href', '/invoices')
})

it('the invoice form saves an invoice as typed, with a live preview', async () => {
  const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
  const { user } = renderForm()

  await chooseClient(user, 'Grace Hopper')
  expect(label('Currency')).toHaveTextContent('EUR')
  await fillField(user, 'Description, line 1', 'Compiler')
  await fillField(user, 'Quantity, line 1', '3')
  await fillField(user, 'Unit price, line 1', '138,66')
  await fillField(user, 'Tax Rate (%)', '9,975')
  await fillField(user, 'Purchase order', 'PO-4711')
  await waitFor(() => expect(preview().getByText('Tax (9.975%)')).toBeInTheDocument())
  expect(preview().getByText('Grace Hopper')).toBeVisible()
  expect(preview().getByText('PO-4711')).toBeVisible()
  expect(preview().getAllByText('€457.47').length).toBeGreaterThan(0)
  await clickSave(user)

  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invoices'))
  expect(router.refresh).toHaveBeenCalled()
  expect(getLastToast()).toMatchObject({
    title: 'Invoice created successfully',
    description: 'It was saved as a draft.',
  })
  expect(filterWrites(calls)).toEqual([
    {
      method: 'POST',
      path: '/api/invoices',
      body: {
        kind: 'INVOICE',
        clientId: 1,
        currency: 'EUR',
        issueDate: '2026-11-09',
        dueDate: '2026-11-23',
        invoiceNumber: 'INV-0007',
        ...createCharges(9.975),
        serviceFrom: null,
        serviceUntil: null,
        exchangeRate: null,
        exchangeRateDate: null,
        purchaseOrder: 'PO-4711',
        notes: null,
        correctionReason: null,
        termsAndConditions: 'Payment within 14 days.',
        invoiceType: 'ONE_OFF',
        recurringDate: null,
        language: null,
        secondLanguage: null,
        lineItems: [
          {
            description: 'Compiler',
            quantity: 3,
            unit: null,
            kind: 'ITEM' as const,
            ...PLAIN_LINE,
            unitPrice: 138.66,
          },
        ],
        autoNumber: true,
      },
    },
  ])
})

it('the invoice form requests another number for another date if the pattern contains it, unless one was typed', async () => {
  const calls = mockServer(({ path }) => ({
    data: { number: path.includes('2027') ? '2027/001' : '2028/001' },
  }))
  const { user } = renderForm({
    initial: createFields({ invoiceNumber: '2026/017' }),
    followsNumberPattern: true,
  })
  fireEvent.change(label('Issue Date'), { target: { value: '2027-01-04' } })
  await waitFor(() => expect(label('Invoice Number')).toHaveValue('2027/001'))
  expect(calls.map(({ path }) => path)).toEqual(['/api/invoices/numbers/next?issueDate=2027-01-04&clientId='])
  await fillField(user, 'Invoice Number', 'MINE-1')
  fireEvent.change(label('Issue Date'), { target: { value: '2028-01-04' } })
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(label('Invoice Number')).toHaveValue('MINE-1')
})

it('saving an incomplete invoice shows the specified messages, and focuses the first invalid field', async () => {
  const calls = mockServer(() => ({ status: 201 }))
  const { user, container } = renderForm()
  await fillField(user, 'Invoice Number', '')
  await fillField(user, 'Quantity, line 1', '0')
  await fillField(user, 'Unit price, line 1', '-1')
  fireEvent.change(label('Issue Date'), { target: { value: '' } })
  fireEvent.change(label('Due Date'), { target: { value: '' } })
  await clickSave(user)

  await screen.findByText('Client is required')
  for (const message of [
    'Invoice number is required',
    'Issue date is required',
    'Due date is required',
    'Description is required',
    'Quantity must be at least 1',
    'Unit price must be at least 0',
  ])
    expect(screen.getByText(message)).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Client' })).toHaveFocus()
  expect(label('Quantity, line 1')).toHaveAccessibleDescription('Quantity must be at least 1')
  expect(label('Quantity, line 1')).toBeInvalid()
  expect((await axe(container)).violations).toEqual([])
  expect(filterWrites(calls)).toEqual([])

  await fillField(user, 'Quantity, line 1', '2')
  await waitFor(() => expect(screen.queryByText('Quantity must be at least 1')).not.toBeInTheDocument())
})

it('the invoice form rejects an invoice without items by toast', async () => {
  const calls = mockServer(() => ({ status: 201 }))
  const { user } = renderForm({ initial: createReadyFields() })
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
  await clickSave(user)
  await waitFor(() =>
    expect(getLastToast()).toEqual({
      title: 'No line items',
      description: 'Please add at least one item to your invoice',
      variant: 'destructive',
    }),
  )
  expect(screen.getByRole('button', { name: 'Add Item' })).toHaveFocus()
  expect(filterWrites(calls)).toEqual([])
})

it('a rejected save keeps the input, and shows errors at the server’s fields', async () => {
  const message = 'Invoice number INV-0001 is already in use'
  const answers = [{ status: 409, data: { message, errors: { invoiceNumber: [message] } } }]
  // The second response is empty.
  const calls = mockServer(({ method }) =>
    method === 'GET' ? { data: [] } : (answers.shift() ?? { status: 500, data: {} }),
  )
  const { user } = renderForm({ initial: createReadyFields() })
  await fillField(user, 'Invoice Number', 'INV-0001')
  await clickSave(user)

  await waitFor(() => expect(label('Invoice Number')).toHaveAccessibleDescription(message))
  expect(label('Invoice Number')).toHaveFocus()
  expect(getLastToast()).toEqual({
    title: 'Error creating invoice',
    description: message,
    variant: 'destructive',
  })
  await clickSave(user)
  await waitFor(() => expect(filterWrites(calls)).toHaveLength(2))
  await waitFor(() => expect(getLastToast().description).not.toBe(message))
  expect(getLastToast().title).toBe('Error creating invoice')
  expect(label('Description, line 1')).toHaveValue('Compiler')
  expect(router.push).not.toHaveBeenCalled()
})

it('the invoice form shows Creating... while saving, and creates one invoice however often it is clicked', async () => {
  let answer: (answer: { status: number; data: unknown }) => void
  // Lookups, which a slow machine may send even after saving, are answered at once; only the save waits.
  const calls = mockServer(({ method }) =>
    method === 'GET' ? { data: [] } : new Promise((resolve) => (answer = resolve)),
  )
  const { user } = renderForm({ initial: createReadyFields() })
  await user.dblClick(screen.getByRole('button', { name: /Save Invoice/ }))
  await waitFor(() => expect(screen.getByRole('button', { busy: true })).toHaveTextContent('Creating...'))
  await user.click(screen.getByRole('button', { busy: true }))
  await user.keyboard('{Control>}{Enter}{/Control}')
  await act(async () => answer({ status: 201, data: { id: 12 } }))
  await waitFor(() => expect(router.push).toHaveBeenCalledTimes(1))
  await user.click(screen.getByRole('button', { busy: true }))
  expect(filterWrites(calls)).toHaveLength(1)
})

it('the invoice form saves first and then opens the share dialog', async () => {
  mockServer(() => ({ status: 201, data: { id: 12 } }))
  const { user } = renderForm({ initial: createReadyFields() })
  await user.click(screen.getByRole('button', { name: 'Share invoice' }))
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invoices/12?share=1'))
})

it('the invoice form downloads the current form, under the document’s name', async () => {
  const headers = { 'content-disposition': `attachment; filename*=UTF-8''Rechnung-2026-018.pdf` }
  const calls = mockServer(() => ({ data: new Blob(['%PDF-']), headers }))
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  URL.createObjectURL = jest.fn(() => 'blob:pdf')
  const { user } = renderForm()
  await fillField(user, 'Invoice Number', '2026/018')
  await user.click(screen.getByRole('button', { name: 'Download PDF' }))
  await waitFor(() => expect(click).toHaveBeenCalled())
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('Rechnung-2026-018.pdf')
  expect(filterWrites(calls)[0]).toMatchObject({
    method: 'POST',
    path: '/api/invoices/preview-pdf',
    body: { invoiceNumber: '2026/018', currency: 'GBP' },
  })
  click.mockRestore()
})

describe('the details of the form', () => {
  it('a recurring invoice asks for its recurrence, lists the next dates, and sends everything', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ initial: createReadyFields() })
    expect(screen.queryByLabelText('Recurrence Date')).not.toBeInTheDocument()
    await openDetails(user)
    await chooseOption(label('Invoice Type'), 'Recurring')
    expect(await screen.findByLabelText('Recurrence Date')).toHaveValue('2026-12-09')
    expect(label('Payment Method')).toHaveTextContent('Autocharge')
    await chooseOption(label('Invoice Type'), 'One-off')
    expect(screen.queryByLabelText('Recurrence Date')).not.toBeInTheDocument()
    await chooseOption(label('Invoice Type'), 'Recurring')
    const dates = () =>
      within(screen.getByRole('list', { name: 'Next dates' }))
        .getAllByRole('listitem')
        .map((date) => date.textContent)
    expect(dates()).toEqual(['Dec 9, 2026', 'Jan 9, 2027', 'Feb 9, 2027', 'Mar 9, 2027', 'Apr 9, 2027'])
    await chooseOption(label('Repeats'), 'Weekly')
    await fillField(user, 'Every', '2')
    await fillField(user, 'Ends after', '2')
    await user.click(screen.getByLabelText('Email each invoice automatically'))
    expect(dates()).toEqual(['Dec 9, 2026', 'Dec 23, 2026'])
    await fillField(user, 'Every', '0')
    await clickSave(user)
    await waitFor(() => expect(label('Every')).toHaveAccessibleDescription(/Must be at least 1/))
    expect(filterWrites(calls)).toEqual([])
    await fillField(user, 'Every', '2')
    await clickSave(user)
    await waitFor(() => expect(filterWrites(calls)).toHaveLength(1))
    expect(filterWrites(calls)[0]!.body).toMatchObject({
      invoiceType: 'RECURRING',
      recurringDate: '2026-12-09',
      schedule: { frequency: 'WEEKLY', every: 2, endsOn: null, maxRuns: 2, autoSend: true },
    })
  })

  it('a recurring invoice says beside its dates, in the folded line and after saving when the next one comes', async () => {
    mockServer(() => ({ status: 201, data: { id: 12 } }))
    const fields = { ...createReadyFields(), invoiceType: 'RECURRING' as const, recurringDate: '2026-12-09' }
    const { user } = renderForm({ initial: fields })
    const schedule = 'Monthly, next on Dec 9, 2026, as drafts'
    expect(screen.getByText('Details').closest('summary')).toHaveTextContent(`GBP · ${schedule} · Autocharge`)
    const button = screen.getByRole('button', { name: 'Change schedule' })
    expect(button.parentElement).toHaveTextContent(schedule)
    await user.click(button)
    expect(await screen.findByLabelText('Recurrence Date')).toHaveFocus()
    await user.click(screen.getByLabelText('Email each invoice automatically'))
    await chooseOption(label('Repeats'), 'Weekly')
    expect(button.parentElement).toHaveTextContent('Weekly, next on Dec 9, 2026, emailed automatically')
    await clickSave(user)
    await waitFor(() =>
      expect(getLastToast()).toMatchObject({
        title: 'Invoice created successfully',
        description:
          'It was saved as a draft. The series starts now: the next invoice is created on Dec 9, 2026 and emailed automatically.',
      }),
    )
  })

  it('link to the schedule if it is edited separately', () => {
    const repeating = { ...createFields(), invoiceType: 'RECURRING' as const, recurringDate: '2026-12-09' }
    const { unmount } = renderForm({ initial: repeating, seriesId: 3 })
    expect(screen.getByRole('link', { name: 'Edit series' })).toHaveAttribute('href', '/invoices/series/3')
    unmount()
    renderForm({ initial: repeating })
    expect(screen.queryByRole('link', { name: 'Edit series' })).not.toBeInTheDocument()
  })

  it('offer the four payment methods, starting with bank transfer if there are bank details', async () => {
    const { user } = renderForm({ initial: createFields({ seller: SELLER }), seller: SELLER })
    await openDetails(user)
    await user.click(label('Payment Method'))
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      ...['Payment request', 'Autocharge', 'Bank transfer', 'International transfer'],
    ])
    await user.keyboard('{Escape}')
    expect(label('Payment Method')).toHaveTextContent('Bank transfer')
    expect(preview().getByText('Account number')).toBeVisible()
  })

  it('start with bank transfer for a German with an IBAN alone, and print it', async () => {
    const place = { street: null, city: null, state: null, postalCode: null, country: 'DE' }
    const seller = { ...SELLER, place, bankAccountNumber: null, bankSortCode: null }
    const { user } = renderForm({ initial: createFields({ seller }), seller })
    await openDetails(user)
    expect(label('Payment Method')).toHaveTextContent('Bank transfer')
    expect(preview().getByText('IBAN')).toBeVisible()
  })

  it('accept any currency, use its minor unit, and keep the items', async () => {
    const { user } = renderForm()
    await fillField(user, 'Description, line 1', 'Messages')
    await user.click(label('Currency'))
    await screen.findByRole('option', { name: /Kuwaiti Dinar/ })
    const listed = screen.getAllByRole('option').map((option) => option.textContent?.slice(0, 3))
    expect(listed.slice(0, 5)).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'CAD'])
    await user.keyboard('kuwait{Enter}')
    expect(label('Currency')).toHaveAccessibleDescription(/keeps your items/)
    await fillField(user, 'Quantity, line 1', '1001')
    await fillField(user, 'Unit price, line 1', '0.004125')
    // 4.129125 rounded, and the price as typed.
    await waitFor(() => expect(preview().getAllByText('KWD 4.129').length).toBeGreaterThan(0))
    expect(preview().getByText('KWD 0.004125')).toBeVisible()
    expect(label('Currency')).toHaveTextContent('KWD')
    await chooseOption(label('Currency'), /^JPY/)
    await waitFor(() => expect(preview().getAllByText('¥4').length).toBeGreaterThan(0))
    expect(label('Description, line 1')).toHaveValue('Messages')
    // Once there are items, the client's currency doesn't replace the invoice's.
    await chooseClient(user, 'Grace Hopper')
    expect(label('Currency')).toHaveTextContent('JPY')
  })

  it('move the due date along with the issue date until it is changed', () => {
    renderForm()
    fireEvent.change(label('Issue Date'), { target: { value: '2026-11-20' } })
    expect(label('Due Date')).toHaveValue('2026-12-04')
    fireEvent.change(label('Due Date'), { target: { value: '2026-12-31' } })
    fireEvent.change(label('Issue Date'), { target: { value: '2026-11-25' } })
    expect(label('Due Date')).toHaveValue('2026-12-31')
  })

  it('keep an invalid date, and explain the format', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ initial: createReadyFields() })
    await fillField(user, 'Due Date', 'soon')
    await clickSave(user)
    await waitFor(() =>
      expect(label('Due Date')).toHaveAccessibleDescription('Enter a date such as 2026-12-31'),
    )
    expect(label('Due Date')).toHaveValue('soon')
    expect(label('Due Date')).toHaveFocus()
    expect(filterWrites(calls)).toEqual([])
  })

  it('search the server for clients beyond the first', async () => {
    const calls = mockServer(() => ({ data: [{ ...newClient, id: 900, name: 'Zuse KG', currency: 'USD' }] }))
    const { user } = renderForm({ moreClients: true })
    await user.type(screen.getByRole('combobox', { name: 'Client' }), 'zus')
    await user.click(await screen.findByRole('option', { name: /Zuse KG/ }))
    expect(calls.map(({ path }) => path)).toContain('/api/clients?search=zus&limit=50')
    await waitFor(() => expect(preview().getByText('Zuse KG')).toBeVisible())
    expect(label('Currency')).toHaveTextContent('USD')
  })

  it('show placeholders for empty fields, and never NaN', async () => {
    const { user } = renderForm({ seller: { ...SELLER, name: null } })
    await fillField(user, 'Invoice Number', '')
    await fillField(user, 'Quantity, line 1', 'abc')
    await fillField(user, 'Tax Rate (%)', '')
    await waitFor(() => expect(preview().getByText('EXAMPLE-0001')).toBeVisible())
    expect(preview().getByText('Your Company')).toBeVisible()
    expect(document.body).not.toHaveTextContent('NaN')
  })
})

const newClient = {
  companyName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  vatNumber: null,
  taxNumber: null,
  companyNumber: null,
}

describe('the items of the form', () => {
  const lines = () =>
    screen.getAllByLabelText(/^Description, line/).map((field) => (field as HTMLTextAreaElement).value)

  it('get a new line on Enter in the last one; an empty last line is not sent', async () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user } = renderForm({ initial: createFields({ client: CLIENTS[1]! }) })
    await user.click(label('Description, line 1'))
    await user.keyboard('Design{Tab}2{Tab}85{Enter}')
    expect(label('Description, line 2')).toHaveFocus()
    await user.keyboard('Code{Enter}')
    expect(label('Description, line 3')).toHaveFocus()
    // Enter in an earlier field only moves the focus.
    await user.click(label('Quantity, line 1'))
    await user.keyboard('{Enter}')
    expect(label('Description, line 2')).toHaveFocus()
    expect(lines()).toEqual(['Design', 'Code', ''])
    await user.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    expect(filterWrites(calls)[0]!.body.lineItems).toEqual([
      { description: 'Design', quantity: 2, unit: null, unitPrice: 85, kind: 'ITEM' as const, ...PLAIN_LINE },
      { description: 'Code', quantity: 1, unit: null, unitPrice: 0, kind: 'ITEM' as const, ...PLAIN_LINE },
    ])
  })

  it('keep the focus nearby when a line is removed, and break a description with Shift+Enter', async () => {
    const { user } = renderForm({
      initial: createReadyFields({ lineItems: ['A', 'B', 'C'].map((text) => createLine(text)) }),
    })
    await user.click(screen.getByRole('button', { name: 'Remove line 2' }))
    expect(lines()).toEqual(['A', 'C'])
    await waitFor(() => expect(label('Description, line 2')).toHaveFocus())
    await user.keyboard('{Shift>}{Enter}{/Shift}x')
    expect(lines()).toEqual(['A', 'C\nx'])
  })

  it('are filled in from pasted spreadsheet rows', async () => {
    const { user } = renderForm()
    await user.click(label('Description, line 1'))
    // Plain text is not a table.
    await user.paste('one\ntwo')
    expect(lines()).toEqual(['one\ntwo'])
    await user.clear(label('Description, line 1'))
    await user.paste('Item\tHours\tRate\nDesign\t7,5\t€ 85.00\nHosting\t120\n\n')
    expect(lines()).toEqual(['Design', 'Hosting'])
    expect(label('Quantity, line 1')).toHaveValue('7.5')
    expect(label('Unit price, line 1')).toHaveValue('85.00')
    expect(label('Unit price, line 2')).toHaveValue('120')
    await waitFor(() => expect(preview().getByText('£637.50')).toBeVisible())
  })

  it('report negative values in a pasted row at once', async () => {
    const { user } = renderForm()
    await user.click(label('Description, line 1'))
    await user.paste('Design\t2\t85.00\nReturned\t1\t−50,00\n')
    expect(lines()).toEqual(['Design', 'Returned'])
    await waitFor(() =>
      expect(label('Unit price, line 2')).toHaveAccessibleDescription('Unit price must be at least 0'),
    )
    expect(label('Unit price, line 1')).toBeValid()
    expect(getLastToast().title).toBe('Line 2 is negative')
  })
})

describe('numbers of a user with a decimal comma', () => {
  const german = () => {
    const calls = mockServer(() => ({ status: 201, data: { id: 5 } }))
    const lineItems = [createLine('Compiler')]
    const initial = { ...createFields({ client: CLIENTS[0]!, decimalSign: ',' }), lineItems }
    return { calls, ...renderForm({ initial }, ',') }
  }

  it('are parsed in the user’s format, and displayed if ambiguous', async () => {
    const { user, calls } = german()
    const price = label('Unit price, line 1')
    await user.tripleClick(price)
    await user.keyboard('1.500')
    expect(price).not.toHaveAccessibleDescription()
    await user.tab()
    expect(price).toHaveAccessibleDescription('= €1,500.00')
    await user.tripleClick(label('Quantity, line 1'))
    await user.keyboard('2,5')
    await user.tab()
    expect(label('Quantity, line 1')).toHaveValue('2,5')
    await fillField(user, 'Tax Rate (%)', '19 %')
    await waitFor(() => expect(preview().getAllByText('€4,462.50')).not.toEqual([]))
    await clickSave(user)
    await waitFor(() => expect(filterWrites(calls)).toHaveLength(1))
    expect(filterWrites(calls)[0]!.body).toMatchObject({
      taxRate: 19,
      lineItems: [{ quantity: 2.5, unitPrice: 1500 }],
    })
  })
})

it('the invoice form offers a unit with one click to bill less than 1', async () => {
  const { user } = renderForm({ initial: createReadyFields() })
  await fillField(user, 'Quantity, line 1', '0.5')
  await clickSave(user)
  await waitFor(() =>
    expect(label('Quantity, line 1')).toHaveAccessibleDescription('Quantity must be at least 1'),
  )
  await user.click(screen.getByRole('button', { name: 'Bill less than 1 with a unit' }))
  expect(label('Quantity, line 1')).toHaveValue('0.5 h')
  await waitFor(() => expect(screen.queryByText('Quantity must be at least 1')).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: /Bill less than 1/ })).not.toBeInTheDocument()
})

describe('unsaved input', () => {
  it('is restored as a draft, with a new number, until saved or discarded', async () => {
    const first = renderForm()
    await chooseClient(first.user, 'Grace Hopper')
    await fillField(first.user, 'Description, line 1', 'Compiler')
    first.unmount()
    // Stored encrypted, so that nobody else at this browser can read it.
    const kept = localStorage.getItem(PLACE.name)!
    expect(kept + atob(kept)).not.toMatch(/Compiler|Grace|clientId/)

    const { user } = renderForm({ initial: createFields({ invoiceNumber: 'INV-0008' }) })
    expect(await screen.findByRole('status')).toHaveTextContent('We saved your unfinished invoice')
    expect(label('Description, line 1')).toHaveValue('Compiler')
    expect(label('Invoice Number')).toHaveValue('INV-0008')
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveTextContent('Grace Hopper')

    await user.click(screen.getByRole('button', { name: 'Start over' }))
    expect(label('Description, line 1')).toHaveValue('')
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveFocus()
    expect(localStorage).toHaveLength(0)
  })

  it('keeps a typed number', async () => {
    const first = renderForm()
    await fillField(first.user, 'Invoice Number', '2026/018')
    first.unmount()
    renderForm({ initial: createFields({ invoiceNumber: 'INV-0008' }) })
    expect(label('Invoice Number')).toHaveValue('2026/018')
  })

  it('is deleted once the invoice is saved', async () => {
    mockServer(() => ({ status: 201, data: { id: 12 } }))
    const { user, unmount } = renderForm({ initial: createReadyFields() })
    await fillField(user, 'Notes', 'Thanks')
    await clickSave(user)
    await waitFor(() => expect(router.push).toHaveBeenCalled())
    unmount()
    expect(localStorage).toHaveLength(0)
  })

  it.each<[string, () => void]>([
    ['what it did not write', () => localStorage.setItem(PLACE.name, 'not sealed')],
    [
      'what another key sealed',
      () =>
        saveDraft({ ...PLACE, key: btoa('o'.repeat(32)) }, { fields: createFields({ invoiceNumber: 'X' }) }),
    ],
    ...[5, { fields: { lineItems: 'x' } }].map((kept): [string, () => void] => [
      JSON.stringify(kept),
      () => saveDraft(PLACE, kept),
    ]),
  ])('starts over despite %s', (_, put) => {
    put()
    renderForm()
    expect(label('Invoice Number')).toHaveValue('INV-0007')
    expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument()
  })

  it('is confirmed before a link leaves the page, but not if nothing was typed', async () => {
    const { user } = renderForm()
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href: '/settings' }))
    const followed = jest.fn((event: Event) => event.preventDefault())
    link.addEventListener('click', followed)
    await user.click(link)
    expect(followed).toHaveBeenCalledTimes(1)
    const close = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(close()).toBe(true)

    await fillField(user, 'Notes', 'Hello')
    // The browser also asks before the page is closed.
    expect(close()).toBe(false)
    await user.click(link)
    expect(followed).toHaveBeenCalledTimes(1)
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(router.push).not.toHaveBeenCalled()
    await user.click(link)
    await user.click(await screen.findByRole('button', { name: 'Leave' }))
    expect(router.push).toHaveBeenCalledWith('/settings')
    link.remove()
  })
})

describe('the date of supply', () => {
  const from = (country: string) => ({
    initial: createReadyFields(),
    seller: {
      ...SELLER_WITHOUT_BANK,
      place: { street: null, city: null, state: null, postalCode: null, country },
    },
  })

  it('is asked for in Germany, can be the issue date, and follows it', async () => {
    const { user } = renderForm(from('DE'))
    await user.click(screen.getByRole('button', { name: 'Same as issue date' }))
    expect(label('Service date')).toHaveValue('2026-11-09')
    expect(screen.queryByRole('button', { name: 'Same as issue date' })).toBeNull()
    fireEvent.change(label('Issue Date'), { target: { value: '2026-11-25' } })
    expect(label('Service date')).toHaveValue('2026-11-25')
    // Another day stays.
    fireEvent.change(label('Service date'), { target: { value: '2026-11-20' } })
    fireEvent.change(label('Issue Date'), { target: { value: '2026-11-26' } })
    expect(label('Service date')).toHaveValue('2026-11-20')
  })

  it.each(['FR', 'US'])('is not asked for in %s', (country) => {
    renderForm(from(country))
    expect(screen.queryByLabelText('Service date')).toBeNull()
  })
})
