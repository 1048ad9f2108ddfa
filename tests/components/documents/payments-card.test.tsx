import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { englishFormats } from '@/lib/i18n/interface-formats'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { InvoiceActions } from '@/components/documents/detail/invoice-actions'
import { InvoiceStatusProvider } from '@/components/documents/detail/invoice-status'
import { toPaymentRows } from '@/components/documents/payments/payment-rows'
import { PaymentsCard } from '@/components/documents/payments/payments-card'
import { DecimalSignProvider } from '@/components/shared/format-settings'
import { chooseOption } from '@/tests/factories/select'
import { pressToastAction } from '@/tests/factories/toasts'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { router, setLocation } from '@/tests/factories/navigation'
import { listSentKeys } from '@/tests/factories/sent-keys'
import { mockApi, ApiFailure, getToastText } from './mock-api'

const POST = 'POST /api/invoices/7/payments'
const payments: Payment[] = [
  { id: 1, paidOn: '2026-11-10', amount: 400, credited: 0, method: 'BANK_TRANSFER', reference: 'TRX 7' },
  { id: 2, paidOn: '2026-11-12', amount: 0.5, credited: 0, method: 'CASH', reference: null },
]
type Money = { currency: string; balance: number; credit?: number; withheld?: number }
const show = (
  status: InvoiceStatus = 'SENT',
  rows = payments,
  receipt = { isOn: false, to: 'ap@b.co' as string | null },
  { currency, balance, credit = 0, withheld = 0 } = { currency: 'GBP', balance: 799.5 } as Money,
  sign: DecimalSign = '.',
) =>
  render(
    <DecimalSignProvider sign={sign}>
      <PaymentsCard
        invoice={{ id: 7, status, currency, balance, issueDate: '2026-11-01', client: 'Northwind', withheld }}
        rows={toPaymentRows({ payments: rows, currency }, englishFormats)}
        today="2026-11-21"
        receipt={receipt}
        credit={credit}
      />
    </DecimalSignProvider>,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name)
async function openDialog() {
  await press('Record payment')
  return screen.findByRole('dialog', { name: 'Record payment' })
}

beforeAll(() => {
  crypto.randomUUID ??= () => '00000000-0000-4000-8000-000000000000'
})
it('the payments card lists payments, newest first', async () => {
  show()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '£0.50Nov 12, 2026 · Cash',
    '£400.00Nov 10, 2026 · Bank transfer, TRX 7',
  ])
})

it('the menu of the page opens the dialog of the payments card', async () => {
  setLocation('/invoices/7')
  render(
    <InvoiceStatusProvider invoice={{ id: 7, kind: 'INVOICE', status: 'SENT' }}>
      <InvoiceActions invoice={{ id: 7, invoiceNumber: 'INV-7' }} />
    </InvoiceStatusProvider>,
  )
  show('SENT', [])
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Record payment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Record payment' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(window.location.search).toBe('')
})

it.each<[InvoiceStatus, boolean]>([
  ['DRAFT', false],
  ['SENT', true],
  ['PAID', false],
  ['CANCELLED', false],
])('%s allows recording payments: %s', (status, can) => {
  show(status, [])
  expect(screen.queryByRole('button', { name: 'Record payment' }) !== null).toBe(can)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it.each([
  ['GBP', 799.5, '1.005', 'Amount can have at most 2 decimals'],
  ['KWD', 7.005, '1.0005', 'Amount can have at most 3 decimals'],
  ['JPY', 7000, '0.5', 'Amount must be a whole number: JPY has no decimals'],
])(
  'the payments card reports in %s that an amount has too many decimals, and sends nothing',
  async (currency, balance, typed, says) => {
    const calls = mockApi({})
    show('SENT', [], undefined, { currency, balance })
    const dialog = await openDialog()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), typed)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(says))
    expect(calls).toEqual([])
  },
)

it('the payments card parses an amount in the user’s format, and displays it if ambiguous', async () => {
  const calls = mockApi({ [POST]: { status: 'SENT', payments } })
  show('SENT', [], undefined, { currency: 'EUR', balance: 3500.5 }, ',')
  const dialog = await openDialog()
  expect(field('Amount')).toHaveValue('3500,50')
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '1.500')
  expect(field('Amount')).not.toHaveAccessibleDescription()
  await userEvent.tab()
  expect(field('Amount')).toHaveAccessibleDescription('= €1,500.00')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(calls[0]).toMatchObject({ call: POST, body: { amount: 1500 } }))
})

it('the payments card displays an amount far below the balance', async () => {
  show('SENT', [], undefined, { currency: 'EUR', balance: 3500 })
  await openDialog()
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '1.50')
  await userEvent.tab()
  expect(field('Amount')).toHaveAccessibleDescription('= €1.50')
})

it('the payments card records the balance, today, by default, and can undo it', async () => {
  const calls = mockApi({ [POST]: { status: 'PAID', payments }, 'DELETE /api/invoices/7/payments/2': {} })
  show()
  const dialog = await openDialog()
  expect(dialog).toHaveAccessibleDescription('Balance due: £799.50')
  expect(field('Amount')).toHaveValue('799.50')
  expect(field('Date')).toHaveValue('2026-11-21')
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '1.234,50')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Keep £435.00 as credit' }))
  await chooseOption(field('Method'), 'Card')
  await userEvent.type(field('Reference'), 'X1')
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(calls[0]).toEqual({
    call: POST,
    body: {
      paidOn: '2026-11-21',
      amount: 1234.5,
      method: 'CARD',
      reference: 'X1',
      creditExcess: true,
      sendReceipt: false,
    },
  })
  expect(getToastText()).toEqual(['Payment recorded', 'The invoice is paid.'])
  expect(router.refresh).toHaveBeenCalledTimes(1)
  await pressToastAction()
  await waitFor(() => expect(getToastText()).toEqual(['Payment removed', undefined]))
  expect(calls[1]!.call).toBe('DELETE /api/invoices/7/payments/2')
})

it('the payments card keeps the idempotency key across retries, and uses another for the next payment', async () => {
  const record = (dialog: HTMLElement) =>
    userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  mockApi({})
  show()
  const dialog = await openDialog()
  await record(dialog)
  await waitFor(() => expect(getToastText()[1]).toMatch(/offline/))
  await userEvent.type(field('Amount'), '{Backspace}')
  await record(dialog)
  await waitFor(() => expect(listSentKeys()).toHaveLength(2))
  const [first, second] = listSentKeys()
  expect([first, second]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first])
  const message = 'This Idempotency-Key was used for another request.'
  mockApi({ [POST]: new ApiFailure(422, { message, code: 'once.other-request' }) })
  await record(dialog)
  await waitFor(() => expect(getToastText()[1]).toMatch(/^Your first attempt may have gone through/))
  expect(listSentKeys()).toEqual([first])
  mockApi({ [POST]: { status: 'PAID', payments } })
  await record(dialog)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  await record(await openDialog())
  await waitFor(() => expect(listSentKeys()).toEqual([first, expect.not.stringMatching(first!)]))
})

it('the payments card warns about a date before the invoice, and accepts it', async () => {
  const calls = mockApi({ [POST]: { status: 'PAID', payments } })
  show()
  const dialog = await openDialog()
  expect(field('Date')).toHaveAccessibleDescription('')
  fireEvent.change(field('Date'), { target: { value: '1999-11-21' } })
  expect(field('Date')).toHaveAccessibleDescription('Before the invoice was issued on Nov 1, 2026.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(calls[0]!.body).toMatchObject({ paidOn: '1999-11-21' }))
})

it('the payments card sends a receipt if checked, with the settings’ default', async () => {
  const calls = mockApi({ [POST]: { status: 'PAID', payments } })
  show('SENT', payments, { isOn: true, to: 'ap@b.co' })
  const dialog = await openDialog()
  const box = within(dialog).getByRole('checkbox', { name: 'Send receipt' })
  expect(box).toBeChecked()
  expect(box).toHaveAccessibleDescription('To ap@b.co, with receipt and invoice attached.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(calls[0]!.body).toMatchObject({ sendReceipt: true })
})

it('the payments card offers no receipt to a client without an address', async () => {
  show('SENT', payments, { isOn: true, to: null })
  const box = within(await openDialog()).getByRole('checkbox', { name: 'Send receipt' })
  expect(box).not.toBeChecked()
  expect(box).toBeDisabled()
  expect(box).toHaveAccessibleDescription('This client has no email address.')
})

it('the payments card shows errors at their fields, and keeps the input', async () => {
  const message = 'This is more than the balance due (£9.00).'
  const calls = mockApi({})
  show()
  const dialog = await openDialog()
  await userEvent.clear(field('Amount'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('Amount is required')).toBeInTheDocument()
  expect(calls).toEqual([])

  mockApi({
    'POST /api/invoices/7/payments': new ApiFailure(422, { message, errors: { amount: [message] } }),
  })
  await userEvent.type(field('Amount'), '99')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(message))
  expect(getToastText()).toEqual(['Failed to record payment', message])
  expect(field('Amount')).toHaveValue('99')
})

/** Chooses an item of a payment's menu. */
async function choose(name: string, of = '£400.00') {
  await press(`Actions for the payment of ${of}`)
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

it('the payments card asks before a payment is removed', async () => {
  const calls = mockApi({ 'DELETE /api/invoices/7/payments/1': {} })
  show()
  await choose('Remove')
  const question = await screen.findByRole('alertdialog', { name: 'Remove the payment of £400.00?' })
  expect(question).toHaveAccessibleDescription('This amount will be due again.')
  expect(calls).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(getToastText()).toEqual(['Payment removed', undefined])
  expect(router.refresh).toHaveBeenCalled()
})

it('the payments card keeps the dialog open if deleting fails', async () => {
  mockApi({ 'DELETE /api/invoices/7/payments/1': 503 })
  show()
  await choose('Remove')
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(getToastText()).toEqual(['Failed to remove payment', 'Something went wrong. Please try again.']),
  )
  expect(question).toBeInTheDocument()
})

describe('an amount above the balance', () => {
  it('becomes credit if the box is checked, which is explained before saving', async () => {
    const calls = mockApi({ [POST]: { status: 'PAID', payments } })
    show()
    const dialog = await openDialog()
    const box = () => within(dialog).queryByRole('checkbox', { name: /as credit$/ })
    expect(box()).toBeNull()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '820')
    expect(box()).toHaveAccessibleName('Keep £20.50 as credit')
    expect(box()).toHaveAccessibleDescription(
      '£799.50 goes to this invoice. You can apply the rest to another GBP invoice or refund it.',
    )
    expect(box()).not.toBeChecked()
    await userEvent.click(box()!)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).toMatchObject({ amount: 820, creditExcess: true })
  })

  it('focuses the checkbox if it is not checked, and sends nothing', async () => {
    const calls = mockApi({ [POST]: { status: 'PAID', payments } })
    show()
    const dialog = await openDialog()
    const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '820')
    await save()
    const box = within(dialog).getByRole('checkbox', { name: 'Keep £20.50 as credit' })
    await waitFor(() => expect(box).toHaveFocus())
    expect(box).toHaveAccessibleDescription(
      /^£799\.50 goes to this invoice\. .* This is £20\.50 more than the balance due\. Keep it as credit for Northwind\.$/,
    )
    expect((await axe(dialog)).violations).toEqual([])
    expect(calls).toEqual([])
    expect(getToastText()).toEqual([undefined, undefined])
    await userEvent.keyboard(' ')
    await waitFor(() => expect(box).not.toHaveAccessibleDescription(/more than the balance due/))
    await save()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).toMatchObject({ amount: 820, creditExcess: true })
  })

  it('no longer applies once the amount is corrected', async () => {
    const calls = mockApi({ [POST]: { status: 'PAID', payments } })
    show()
    const dialog = await openDialog()
    const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '820')
    await save()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '799.50')
    await save()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).toMatchObject({ amount: 799.5 })
  })

  it('is not sent as credit once nothing exceeds the balance', async () => {
    const calls = mockApi({ [POST]: { status: 'PAID', payments } })
    show()
    const dialog = await openDialog()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '820')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /as credit$/ }))
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '700')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).not.toHaveProperty('creditExcess')
  })
})

describe('tax that was not withheld', () => {
  const WITHHELD = { currency: 'EUR', balance: 1060, withheld: 150 }

  it('is suggested before an excess becomes credit, and makes the whole total payable', async () => {
    const calls = mockApi({ [POST]: { status: 'PAID', payments } })
    show('SENT', [], undefined, WITHHELD)
    const dialog = await openDialog()
    const save = () => userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    expect(within(dialog).queryByRole('checkbox', { name: 'Tax was not withheld' })).toBeNull()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '1210')
    await save()
    const box = within(dialog).getByRole('checkbox', { name: 'Tax was not withheld' })
    await waitFor(() => expect(box).toHaveFocus())
    expect(box).toHaveAccessibleDescription(
      'This invoice has €150.00 withheld as tax. If it wasn’t withheld, the balance due is €1,210.00. This is €150.00 more than the balance due. Was tax not withheld, or is it credit for Northwind?',
    )
    expect(calls).toEqual([])
    await userEvent.keyboard(' ')
    expect(within(dialog).queryByRole('checkbox', { name: /as credit$/ })).toBeNull()
    await save()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).toMatchObject({ amount: 1210, notWithheld: true })
    expect(calls[0]!.body).not.toHaveProperty('creditExcess')
  })

  it('leaves only the part above the whole total as excess', async () => {
    const calls = mockApi({ [POST]: { status: 'PAID', payments } })
    show('SENT', [], undefined, WITHHELD)
    const dialog = await openDialog()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '1250')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Tax was not withheld' }))
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Keep €40.00 as credit' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).toMatchObject({ amount: 1250, notWithheld: true, creditExcess: true })
  })
})

const OVERPAID: Payment[] = [
  { id: 1, paidOn: '2026-11-10', amount: 400, credited: 20, method: 'CASH', reference: null },
  { id: 2, paidOn: '2026-11-12', amount: 30, credited: 0, method: 'CREDIT', reference: null },
]

describe('editing a payment', () => {
  const PATCH = 'PATCH /api/invoices/7/payments/1'

  it('starts with its values, sends the changes, and can be undone', async () => {
    const calls = mockApi({ [PATCH]: {} })
    show()
    await choose('Edit')
    const dialog = await screen.findByRole('dialog', { name: 'Edit payment' })
    expect(dialog).toHaveAccessibleDescription('Balance due without this payment: £1,199.50')
    expect(field('Amount')).toHaveValue('400.00')
    expect(field('Reference')).toHaveValue('TRX 7')
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '450,50')
    await chooseOption(field('Method'), 'Cheque')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    const to = { amount: 450.5, paidOn: '2026-11-10', method: 'CHEQUE', reference: 'TRX 7' }
    expect(calls[0]).toEqual({ call: PATCH, body: to })
    expect(getToastText()).toEqual(['Payment changed', undefined])
    await pressToastAction()
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls[1]!.body).toEqual({
      ...to,
      amount: 400,
      method: 'BANK_TRANSFER',
      creditExcess: true,
      notWithheld: false,
    })
  })

  it('keeps its credit, and says how much of it is left', async () => {
    const calls = mockApi({ [PATCH]: {} })
    show('PAID', OVERPAID, undefined, { currency: 'GBP', balance: 0 })
    expect(screen.getByText('£20.00 kept as credit')).toBeVisible()
    await choose('Edit', '£420.00')
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('checkbox', { name: 'Keep £20.00 as credit' })).toBeChecked()
    // While it is being retyped the amount is briefly lower; the checkbox keeps its state.
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '430')
    expect(within(dialog).getByRole('checkbox', { name: 'Keep £30.00 as credit' })).toBeChecked()
    await userEvent.type(field('Reference'), 'X')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toMatchObject({ amount: 430, creditExcess: true, reference: 'X' })
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await choose('Remove', '£420.00')
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      '£400.00 will be due again, and £20.00 of your client’s credit will be removed.',
    )
  })

  it('offers no method or excess for a payment from credit', async () => {
    const calls = mockApi({ 'PATCH /api/invoices/7/payments/2': {} })
    show('SENT', OVERPAID, undefined, { currency: 'GBP', balance: 10 })
    await choose('Edit', '£30.00')
    const dialog = await screen.findByRole('dialog', { name: 'Edit applied credit' })
    expect(screen.queryByLabelText('Method')).toBeNull()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '99')
    expect(within(dialog).queryByRole('checkbox')).toBeNull()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), '40')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({ amount: 40, paidOn: '2026-11-12', reference: null })
  })

  it.each<[InvoiceStatus, boolean]>([
    ['SENT', true],
    ['PAID', true],
    ['CANCELLED', false],
  ])('is available for a %s invoice: %s', async (status, can) => {
    show(status)
    await press('Actions for the payment of £400.00')
    await screen.findByRole('menuitem', { name: 'Remove' })
    expect(screen.queryByRole('menuitem', { name: 'Edit' }) !== null).toBe(can)
  })

  it('shows errors at their fields', async () => {
    const message = 'This is more than the balance due (£1,199.50).'
    mockApi({ [PATCH]: new ApiFailure(422, { message, errors: { amount: [message] } }) })
    show()
    await choose('Edit')
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(field('Amount'), '{Backspace>4}')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(message))
    expect(getToastText()).toEqual(['Failed to change payment', message])
  })
})

describe('the receipt of a payment', () => {
  it('can be downloaded, and sent after confirmation', async () => {
    const calls = mockApi({ 'POST /api/invoices/7/payments/1/receipt': {} })
    show()
    await press('Actions for the payment of £400.00')
    expect(await screen.findByRole('menuitem', { name: 'Download receipt' })).toHaveAttribute(
      'href',
      '/api/invoices/7/payments/1/receipt',
    )
    await userEvent.click(screen.getByRole('menuitem', { name: 'Send receipt' }))
    const question = await screen.findByRole('alertdialog', { name: 'Send a receipt for £400.00?' })
    expect(question).toHaveAccessibleDescription('To ap@b.co, with receipt and invoice attached.')
    expect(calls).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Send receipt' }))
    await waitFor(() => expect(getToastText()).toEqual(['Receipt queued', 'It will be sent shortly.']))
  })

  it('can’t be sent without an address', async () => {
    show('SENT', payments, { isOn: true, to: null })
    await press('Actions for the payment of £400.00')
    expect(await screen.findByRole('menuitem', { name: 'Send receipt' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})

describe('client credit on an invoice', () => {
  const CREDIT = 'POST /api/invoices/7/payments/credit'

  it('is offered if there is credit and a balance, and can be undone', async () => {
    const calls = mockApi({ [CREDIT]: { status: 'SENT', payments }, 'DELETE /api/invoices/7/payments/2': {} })
    show('SENT', payments, undefined, { currency: 'GBP', balance: 799.5, credit: 50 })
    await press('Apply credit')
    const dialog = await screen.findByRole('dialog', { name: 'Apply credit' })
    expect(dialog).toHaveAccessibleDescription('This client has £50.00 in credit. Balance due: £799.50')
    expect(field('Amount')).toHaveValue('50.00')
    expect((await axe(dialog)).violations).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply credit' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls[0]!.body).toEqual({ amount: 50 })
    expect(listSentKeys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
    expect(getToastText()).toEqual(['Credit applied', undefined])
    await pressToastAction()
    await waitFor(() => expect(getToastText()).toEqual(['Payment removed', undefined]))
  })

  it.each<[InvoiceStatus, number]>([
    ['SENT', 0],
    ['PAID', 50],
    ['CANCELLED', 50],
    ['DRAFT', 50],
  ])('is not offered on a %s invoice with %d of it', (status, credit) => {
    show(status, [], undefined, { currency: 'GBP', balance: 10, credit })
    expect(screen.queryByRole('button', { name: 'Apply credit' })).toBeNull()
  })

  beforeEach(() => setLocation('/invoices/7'))

  it('is offered if the query string asks for it', async () => {
    setLocation('/invoices/7?credit=1')
    show('SENT', payments, undefined, { currency: 'GBP', balance: 799.5, credit: 50 })
    const dialog = await screen.findByRole('dialog', { name: 'Apply credit' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(window.location.search).toBe('')
  })

  it('is mentioned before a payment that it could replace is removed', async () => {
    show('PAID', payments, undefined, { currency: 'GBP', balance: 0, credit: 478.8 })
    await press('Actions for the payment of £400.00')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }))
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(
      'This amount will be due again. £478.80 credit available. You can apply it instead.',
    )
  })
})
