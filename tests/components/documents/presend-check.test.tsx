import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { z } from 'zod'
import {
  PresendCheckCard,
  PresendCheckLink,
  PresendCheckPanel,
} from '@/components/documents/presend-check/presend-check-panel'
import { InvoiceStatusProvider } from '@/components/documents/detail/invoice-status'
import { SendDialog, type SendDialogProps } from '@/components/documents/mail/send-dialog'
import { findUnsavedForm } from '@/components/shared/unsaved/unsaved-forms'
import { SilencedChecksCard } from '@/components/users/settings/invoices/silenced-checks-card'
import type { Finding } from '@/lib/presend-check/finding-response'
import { invoiceUpdateSchema, type InvoiceUpdate } from '@/lib/documents/schema'
import type { Invoice, InvoiceStatus } from '@/lib/documents/types'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import { mockApi, createDeferred, ApiFailure, getToastText } from './mock-api'

/** Fields that the API leaves unchanged if they are absent, and totals, which it computes. */
type UnsentField =
  | Exclude<keyof z.input<typeof invoiceUpdateSchema>, keyof InvoiceUpdate>
  | 'kind'
  | 'language'
  | 'secondLanguage'
  | 'schedule'

const found = (over: Partial<Finding> = {}): Finding => ({
  rule: 'no-client-email',
  level: 'WARN',
  field: 'client.email',
  message: 'Add an e-mail address for Hannah.',
  values: { client: 'Hannah' },
  suggestion: null,
  link: null,
  ...over,
})
const BLOCK = found({
  rule: 'no-bank-details',
  level: 'BLOCK',
  field: 'seller.bank',
  message: 'Add bank details, so Hannah knows where to pay.',
})
const LATE = found({
  rule: 'due-past',
  field: 'dueDate',
  suggestion: '2026-12-04',
  message: 'The due date has passed. Choose a later one.',
})
const HINT = found({
  rule: 'due-weekend',
  level: 'HINT',
  field: 'dueDate',
  message: 'The due date is a Sunday.',
})
const invoice = {
  id: 7,
  invoiceNumber: 'INV-0007',
  clientId: 3,
  currency: 'GBP',
  taxRate: 20,
  version: 4,
  issueDate: '2026-11-01',
  dueDate: '2026-11-15',
  invoiceType: 'RECURRING',
  recurringDate: '2026-12-01',
  paymentMethod: 'REQUEST',
  notes: null,
  termsAndConditions: null,
  lineItems: [{ id: 1, description: 'Design', quantity: 2, unitPrice: 50, amount: 100 }],
  client: { id: 3, name: 'Hannah', email: null, address: null },
  seller: { name: null, bankName: null, bankAccountName: null, bankAccountNumber: null, bankSortCode: null },
} as unknown as Invoice

const GET = 'GET /api/invoices/7'
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const changed = jest.fn()
const isUnsaved = () => findUnsavedForm() !== undefined
const show = (findings: Finding[], answers: Record<string, unknown> = {}) => {
  const calls = mockApi({ [GET]: invoice, ...answers })
  return { calls, ...render(<PresendCheckPanel invoiceId={7} findings={findings} onChanged={changed} />) }
}

beforeAll(() => {
  crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000'
})
describe('the findings of the check', () => {
  it.each<[string, Finding[]]>([
    ['Ready to send', []],
    ['Ready to send', [HINT]],
    ['1 thing to review', [found(), HINT]],
    ['2 things to review', [found(), LATE]],
    ['1 thing to fix before you can send', [BLOCK, found()]],
  ])('%s', async (summary, findings) => {
    show(findings)
    expect(screen.getByRole('status')).toHaveTextContent(summary)
  })

  it('collapses a long list', async () => {
    const rules = ['no-words', 'due-past', 'due-far', 'issue-old', 'zero-tax', 'zero-total'] as const
    show(rules.map((rule) => found({ rule, message: `About ${rule}.` })))
    expect(screen.queryByText('About zero-total.')).toBeNull()
    await press('Show all')
    expect(screen.getByText('About zero-total.')).toBeInTheDocument()
  })
})

it('the link above a draft’s sheet says the result of the check and leads to its card', () => {
  const page = (status: InvoiceStatus) => (
    <InvoiceStatusProvider key={status} invoice={{ id: 7, status }}>
      <PresendCheckLink findings={[found(), LATE]} />
      <PresendCheckCard invoiceId={7} findings={[found(), LATE]} />
    </InvoiceStatusProvider>
  )
  const { container, rerender } = render(page('DRAFT'))
  const target = screen.getByRole('link', { name: '2 things to review' }).getAttribute('href')!
  expect(container.querySelector(target)).toContainElement(
    screen.getByRole('region', { name: 'Check before sending' }),
  )
  rerender(page('SENT'))
  expect(screen.queryByRole('link')).toBeNull()
})

describe('a finding', () => {
  it('is fixed in its field, which is focused with the suggested value', async () => {
    const { calls, container } = show([LATE], { 'PATCH /api/invoices/7': invoice })
    await press(/The due date has passed/)
    const field = await screen.findByLabelText('Due date')
    expect(field).toHaveFocus()
    expect(field).toHaveValue('2026-12-04')
    expect((await axe(container)).violations).toEqual([])
    await press('Use Dec 4')
    // The draft is unchanged except for the date, and the recurrence isn't sent.
    expect(calls.at(-1)).toEqual({
      call: 'PATCH /api/invoices/7',
      body: expect.objectContaining({ dueDate: '2026-12-04', recurringDate: '2026-12-01', version: 4 }),
    })
    expect(calls.at(-1)!.body).not.toHaveProperty('schedule')
    expect(changed).toHaveBeenCalledWith('fixed')
    expect(screen.getByRole('status')).toHaveFocus()
  })

  it('keeps every other field of the document', async () => {
    // No field has its default value, so that a missing one is noticed.
    const stored: Required<Omit<z.input<typeof invoiceUpdateSchema>, UnsentField>> = {
      clientId: 3,
      currency: 'EUR',
      issueDate: '2026-11-01',
      dueDate: '2026-11-15',
      invoiceNumber: 'INV-0007',
      taxRate: 19,
      taxCategory: 'S',
      taxReason: 'Standard rate',
      taxParts: [
        { name: 'GST', rate: 9, compound: false, number: '123' },
        { name: 'PST', rate: 10, compound: false, number: null },
      ],
      pricesIncludeTax: true,
      discount: { kind: 'PERCENT', value: 10 },
      withholding: { label: 'IRPF', rate: 15 },
      serviceFrom: '2026-10-01',
      serviceUntil: '2026-10-31',
      exchangeRate: 0.9123,
      exchangeRateDate: '2026-10-30',
      purchaseOrder: 'PO-12',
      notes: 'Thank you.',
      termsAndConditions: 'Payment within 14 days.',
      correctionReason: 'Returned goods',
      invoiceType: 'RECURRING',
      recurringDate: '2026-12-01',
      paymentMethod: 'BANK_TRANSFER',
      lineItems: [
        {
          kind: 'ITEM',
          description: 'Design',
          quantity: 1.5,
          unit: 'h',
          unitPrice: 50,
          discount: { kind: 'AMOUNT', value: 5 },
          tax: { rate: 7, category: 'S', reason: null },
        },
      ],
      version: 4,
    }
    const { calls } = show([LATE], { [GET]: { ...invoice, ...stored }, 'PATCH /api/invoices/7': invoice })
    await press(/The due date has passed/)
    await press('Use Dec 4')
    expect(invoiceUpdateSchema.parse(calls.at(-1)!.body)).toEqual(
      invoiceUpdateSchema.parse({ ...stored, dueDate: '2026-12-04' }),
    )
  })

  it('asks for an exchange rate with its day, and saves both', async () => {
    const german = { ...invoice, seller: { ...invoice.seller, taxCurrency: 'EUR' } }
    const { calls } = show(
      [found({ rule: 'tax-home-currency', field: 'exchangeRate', message: 'Add it.' })],
      {
        [GET]: german,
        'PATCH /api/invoices/7': german,
      },
    )
    await press(/Add it/)
    await userEvent.type(await screen.findByLabelText('Exchange rate (EUR for 1 GBP)'), '1.1385')
    expect(screen.getByLabelText('Rate of')).toHaveValue('2026-11-01')
    await press('Save')
    await waitFor(() => expect(changed).toHaveBeenCalledWith('fixed'))
    expect(calls.at(-1)!.body).toMatchObject({ exchangeRate: 1.1385, exchangeRateDate: '2026-11-01' })
  })

  it('shows the server’s error below the field, and keeps the input', async () => {
    const message = 'No mail gets there'
    show([found()], {
      'PATCH /api/clients/3': new ApiFailure(422, { message, errors: { email: [message] } }),
    })
    await press(/Add an e-mail address/)
    await userEvent.type(await screen.findByLabelText('Client email'), 'hannah')
    await press('Save')
    expect(await screen.findByText('Invalid email address')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Client email'), '@example.org')
    await press('Save')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByLabelText('Client email')).toHaveValue('hannah@example.org')
    expect(changed).not.toHaveBeenCalled()
  })

  it('rejects an invalid date, and sends nothing', async () => {
    const { calls } = show([LATE])
    await press(/The due date has passed/)
    fireEvent.change(await screen.findByLabelText('Due date'), { target: { value: 'soon' } })
    await press('Save')
    expect(await screen.findByText('Enter a date such as 2026-12-31')).toBeInTheDocument()
    expect(calls.map(({ call }) => call)).toEqual([GET])
  })

  it('changes a line’s text', async () => {
    const field = 'lineItems.0.description'
    const { calls } = show([found({ rule: 'placeholder', field, message: 'Line 1 is unclear.' })], {
      'PATCH /api/invoices/7': invoice,
    })
    await press(/Line 1 is unclear/)
    await userEvent.type(await screen.findByLabelText('Line 1'), ' of a logo')
    await press('Save')
    await waitFor(() => expect(changed).toHaveBeenCalledWith('fixed'))
    expect(calls.at(-1)!.body).toMatchObject({ lineItems: [{ description: 'Design of a logo' }] })
  })

  it('can be fixed again if it remains', async () => {
    const { calls } = show([LATE], { 'PATCH /api/invoices/7': invoice })
    await press(/The due date has passed/)
    const field = await screen.findByLabelText('Due date')
    fireEvent.change(field, { target: { value: '2026-11-20' } })
    expect(isUnsaved()).toBe(true)
    await press('Save')
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(1))
    expect(field).toHaveValue('2026-11-20')
    expect(isUnsaved()).toBe(false)
    fireEvent.change(field, { target: { value: '2026-12-01' } })
    await press('Save')
    await waitFor(() => expect(changed).toHaveBeenCalledTimes(2))
    expect(calls.at(-1)!.body).toMatchObject({ dueDate: '2026-12-01' })
  })

  it('is fixed in the current invoice if somebody has changed it', async () => {
    const now = { ...invoice }
    const { calls } = show([LATE], { [GET]: now, 'PATCH /api/invoices/7': now })
    await press(/The due date has passed/)
    await screen.findByLabelText('Due date')
    Object.assign(now, { version: 5, currency: 'EUR' })
    fireEvent.submit(screen.getByLabelText('Due date').closest('form')!)
    await waitFor(() => expect(changed).toHaveBeenCalled())
    expect(calls.at(-1)!.body).toMatchObject({ version: 5, currency: 'EUR', dueDate: '2026-12-04' })
  })

  it.each<[string, Partial<Finding>]>([
    ['Use INV-0005', { rule: 'number-gap', field: 'invoiceNumber', suggestion: 'INV-0005' }],
    ['Use this', { rule: 'number-gap', field: 'invoiceNumber', suggestion: 'A-VERY-LONG-SERIES-0005' }],
    ['Use EUR', { rule: 'unusual-currency', field: 'currency', suggestion: 'EUR' }],
    ['Use 19%', { rule: 'zero-tax', field: 'taxRate', suggestion: '19' }],
    ['Use bank transfer', { rule: 'no-way-to-pay', field: 'paymentMethod', suggestion: 'BANK_TRANSFER' }],
    ['Save', { rule: 'due-far', field: 'dueDate' }],
  ])('offers its suggestion: %s', async (name, over) => {
    show([found({ ...over, message: 'Look at this.' })])
    await press(/Look at this/)
    expect(await screen.findByRole('button', { name })).toBeInTheDocument()
  })

  it('saves the typed value instead of its suggestion', async () => {
    show([LATE])
    await press(/The due date has passed/)
    fireEvent.change(await screen.findByLabelText('Due date'), { target: { value: '2026-12-05' } })
    expect(screen.getByRole('button', { name: 'Save' })).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Due date'), { target: { value: '2026-12-04' } })
    expect(screen.getByRole('button', { name: 'Use Dec 4' })).toBeInTheDocument()
  })

  it('adds missing bank details to the invoice', async () => {
    const answers = { 'PATCH /api/user/settings': {}, 'PATCH /api/invoices/7': invoice }
    const { calls } = show(
      [found({ rule: 'no-way-to-pay', field: 'seller.bank', message: 'Add bank details.' })],
      answers,
    )
    await press(/Add bank details/)
    await userEvent.type(await screen.findByLabelText('Account number'), '12345678')
    await press('Save')
    expect(calls.slice(-3)).toEqual([
      { call: 'PATCH /api/user/settings', body: expect.objectContaining({ accountNumber: '12345678' }) },
      { call: GET, body: undefined },
      { call: 'PATCH /api/invoices/7', body: expect.objectContaining({ paymentMethod: 'BANK_TRANSFER' }) },
    ])
  })

  it('can be silenced, unless it is blocking', async () => {
    const { calls } = show([BLOCK, found()], { 'PATCH /api/user/checks': { silenced: ['no-client-email'] } })
    await press(/Add bank details/)
    await screen.findByLabelText('Bank name')
    expect(screen.queryByRole('button', { name: 'Don’t show again' })).toBeNull()
    await press(/Add an e-mail address/)
    await press('Don’t show again')
    expect(calls.at(-1)).toEqual({
      call: 'PATCH /api/user/checks',
      body: { rule: 'no-client-email', silenced: true },
    })
    expect(changed).toHaveBeenCalledWith('silenced')
  })

  it('links to the page that fixes it', async () => {
    show([found({ rule: 'sent-already', field: 'lineItems', message: 'A duplicate.', link: '/invoices/5' })])
    await press(/A duplicate/)
    expect(screen.getByRole('link', { name: 'View that invoice' })).toHaveAttribute('href', '/invoices/5')
  })
})

describe('the send dialog with findings', () => {
  const PLAIN = { credit: null, unnamedBalance: null, balance: 100, currency: 'EUR' }
  const start = {
    to: [],
    cc: [],
    replyTo: null,
    subject: 'Invoice INV-0007',
    message: 'Hello',
    again: false,
    ...PLAIN,
  }
  const sender = { transport: 'smtp', address: 'a@b.test', isExpired: false }
  const LETTER = 'GET /api/invoices/7/mails/letter?letter=invoice'
  const PATCH = 'PATCH /api/invoices/7'
  const OUTDATED = 'The invoice has changed since this message was written. Check it before you send.'
  const answers: Record<string, unknown> = {}
  /** Sets the mail draft returned after a fix. */
  const thenLetter = (over: Partial<MailDraft>) => (answers[LETTER] = { ...start, ...over })
  const open = (check: unknown, props: Partial<SendDialogProps> = {}) => {
    Object.assign(answers, {
      [LETTER]: start,
      'GET /api/invoices/7/check': check,
      'GET /api/user/sender': sender,
      [GET]: invoice,
      'PATCH /api/clients/3': {},
      [PATCH]: invoice,
    })
    const calls = mockApi(answers)
    render(
      <SendDialog
        invoice={{ id: 7, invoiceNumber: 'INV-0007' }}
        draftKind="invoice"
        onClose={jest.fn()}
        {...props}
      />,
    )
    return calls
  }

  it('waits for the check, so that the layout does not shift while typing', async () => {
    const check = createDeferred<Finding[]>()
    open(check.promise)
    await screen.findByText('Loading...')
    expect(screen.queryByLabelText('To')).toBeNull()
    check.resolve([])
    expect(await screen.findByLabelText('To')).toHaveFocus()
    expect(screen.getByText('Ready to send')).toBeInTheDocument()
  })

  it('does not send with blocking findings, and says so', async () => {
    open([BLOCK])
    await screen.findByLabelText('To')
    const button = screen.getByRole('button', { name: 'Send' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Fix the issues above, then send.')
  })

  it.each([
    ['in spite of warnings', [found()]],
    ['without a check that failed', 500],
  ])('sends with %s', async (_, check) => {
    open(check)
    await screen.findByLabelText('To')
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  it('uses an address added by a fix, and keeps the input', async () => {
    open([found()])
    await userEvent.type(await screen.findByLabelText('Message'), ' there')
    thenLetter({ to: ['hannah@berg.test'] })
    await press(/Add an e-mail address/)
    await userEvent.type(await screen.findByLabelText('Client email'), 'hannah@berg.test{Enter}')
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue('hannah@berg.test'))
    expect(screen.getByLabelText('Message')).toHaveValue('Hello there')
    // Nothing in the message has changed.
    expect(screen.queryByText(OUTDATED)).toBeNull()
  })

  it('updates an unedited message after a fix', async () => {
    open([LATE])
    await userEvent.type(await screen.findByLabelText('Subject'), '!')
    thenLetter({ subject: 'Invoice INV-0007, due later', message: 'Due on December 4' })
    await press(/The due date has passed/)
    await userEvent.type(await screen.findByLabelText('Due date'), '{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('Due on December 4'))
    expect(screen.getByLabelText('Subject')).toHaveValue('Invoice INV-0007!')
    expect(screen.queryByText(OUTDATED)).toBeNull()
  })

  it('warns that an edited message may be outdated, and still asks before closing', async () => {
    const onClose = jest.fn()
    open([LATE], { onClose })
    await userEvent.type(await screen.findByLabelText('Message'), ' there')
    thenLetter({ message: 'Due on December 4' })
    await press(/The due date has passed/)
    await userEvent.type(await screen.findByLabelText('Due date'), '{Enter}')
    expect(await screen.findByText(OUTDATED)).toBeInTheDocument()
    expect(screen.getByLabelText('Message')).toHaveValue('Hello there')
    await press('Cancel')
    expect(onClose).not.toHaveBeenCalled()
  })

  it('does not ignore an unsaved fix', async () => {
    const POST = 'POST /api/invoices/7/mails'
    const calls = open([LATE])
    await userEvent.type(await screen.findByLabelText('To'), 'hannah@berg.test')
    answers[POST] = { id: 1, kind: 'INVOICE', status: 'SENT', to: ['hannah@berg.test'], error: null }
    await press(/The due date has passed/)
    const date = await screen.findByLabelText('Due date')
    fireEvent.change(date, { target: { value: '2026-12-05' } })
    await press('Send')
    expect(getToastText()).toEqual(['Email not sent', 'Save your change above first, or undo it.'])
    expect(date).toHaveFocus()
    expect(calls.some(({ call }) => call === POST)).toBe(false)
    // An ignored suggestion doesn't block sending.
    fireEvent.change(date, { target: { value: '2026-12-04' } })
    await press('Send')
    await waitFor(() => expect(calls.some(({ call }) => call === POST)).toBe(true))
  })

  it('waits for a suggestion that is being saved', async () => {
    const calls = open([LATE])
    await userEvent.type(await screen.findByLabelText('To'), 'hannah@berg.test')
    const saved = createDeferred()
    answers[PATCH] = saved.promise
    await press(/The due date has passed/)
    await screen.findByLabelText('Due date')
    await press('Use Dec 4')
    await press('Send')
    expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
    await act(async () => saved.resolve(invoice))
  })

  it('waits for the updated message before sending', async () => {
    const POST = 'POST /api/invoices/7/mails'
    const calls = open([LATE])
    await screen.findByLabelText('To')
    await userEvent.type(screen.getByLabelText('To'), 'hannah@berg.test')
    const letter = createDeferred<MailDraft>()
    answers[LETTER] = letter.promise
    answers[POST] = { id: 1, kind: 'INVOICE', status: 'SENT', to: ['hannah@berg.test'], error: null }
    await press(/The due date has passed/)
    await userEvent.type(await screen.findByLabelText('Due date'), '{Enter}')
    await waitFor(() => expect(calls.filter(({ call }) => call === LETTER)).toHaveLength(2))
    await press('Send')
    await press('Send')
    expect(calls.some(({ call }) => call === POST)).toBe(false)
    letter.resolve({ ...start, message: 'Due on December 4' })
    await waitFor(() =>
      expect(calls.find(({ call }) => call === POST)?.body).toMatchObject({ message: 'Due on December 4' }),
    )
    expect(calls.filter(({ call }) => call === POST)).toHaveLength(1)
  })
})

it('the settings page restores silenced findings', async () => {
  const calls = mockApi({ 'PATCH /api/user/checks': { silenced: ['zero-tax'] } })
  render(<SilencedChecksCard silenced={['due-past', 'zero-tax']} />)
  await press('Turn back on: Due date in the past')
  expect(calls.at(-1)!.body).toEqual({ rule: 'due-past', silenced: false })
  expect(screen.queryByText('Due date in the past')).toBeNull()
  expect(screen.getByText('No tax, though you have a VAT number')).toBeInTheDocument()
})
