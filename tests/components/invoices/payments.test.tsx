import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { paymentRows } from '@/components/documents/payments/payment-rows'
import { PaymentsCard } from '@/components/documents/payments/payments-card'
import { toastStore } from '@/components/ui/toast'
import type { InvoiceStatus } from '@/lib/documents/types'
import type { Payment } from '@/lib/documents/payments/types'
import { router } from '@/tests/factories/navigation'
import { api, Refusal, toastText } from './browser'

const POST = 'POST /api/invoices/7/payments'
const payments: Payment[] = [
  { id: 1, paidOn: '2026-11-10', amount: 400, credited: 0, method: 'BANK_TRANSFER', reference: 'TRX 7' },
  { id: 2, paidOn: '2026-11-12', amount: 0.5, credited: 0, method: 'CASH', reference: null },
]
const show = (
  status: InvoiceStatus = 'SENT',
  rows = payments,
  receipt = { isOn: false, to: 'ap@b.co' as string | null },
  { currency, balance } = { currency: 'GBP', balance: 799.5 },
) =>
  render(
    <PaymentsCard
      invoice={{ id: 7, status, currency, balance }}
      rows={paymentRows({ payments: rows, currency })}
      today="2026-11-21"
      receipt={receipt}
    />,
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
it('lists what came in, the newest first', async () => {
  const { container } = show()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '£0.50Nov 12, 2026 · Cash',
    '£400.00Nov 10, 2026 · Bank transfer, TRX 7',
  ])
  expect((await axe(container)).violations).toEqual([])
})

it.each<[InvoiceStatus, boolean]>([
  ['DRAFT', false],
  ['SENT', true],
  ['PAID', false],
  ['CANCELLED', false],
])('%s: payments can be recorded: %s', (status, can) => {
  show(status, [])
  expect(screen.queryByRole('button', { name: 'Record payment' }) !== null).toBe(can)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it.each([
  ['GBP', 799.5, '1.005', 'Amount can have at most 2 decimals'],
  ['KWD', 7.005, '1.0005', 'Amount can have at most 3 decimals'],
  ['JPY', 7000, '0.5', 'Amount must be a whole number: JPY has no decimals'],
])(
  'says in %s that an amount has too many decimals, and sends nothing',
  async (currency, balance, typed, says) => {
    const calls = api({})
    show('SENT', [], undefined, { currency, balance })
    const dialog = await openDialog()
    await userEvent.clear(field('Amount'))
    await userEvent.type(field('Amount'), typed)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(says))
    expect(calls).toEqual([])
  },
)

it('records what is left, today, unless told otherwise, and can undo it', async () => {
  const calls = api({ [POST]: { status: 'PAID', payments }, 'DELETE /api/invoices/7/payments/2': {} })
  show()
  const dialog = await openDialog()
  expect(dialog).toHaveAccessibleDescription('£799.50 is left to pay.')
  expect(field('Amount')).toHaveValue('799.5')
  expect(field('Date')).toHaveValue('2026-11-21')
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '1.234,50')
  await userEvent.selectOptions(field('Method'), 'Card')
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
      sendReceipt: false,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  })
  expect(toastText()).toEqual(['Payment recorded', 'The invoice is paid.'])
  expect(router.refresh).toHaveBeenCalledTimes(1)
  toastStore.get()!.action!.onClick()
  await waitFor(() => expect(toastText()).toEqual(['Payment removed', undefined]))
  expect(calls[1]!.call).toBe('DELETE /api/invoices/7/payments/2')
})

it('sends a receipt where that is ticked, which it is at first where the settings say so', async () => {
  const calls = api({ [POST]: { status: 'PAID', payments } })
  show('SENT', payments, { isOn: true, to: 'ap@b.co' })
  const dialog = await openDialog()
  const box = within(dialog).getByRole('checkbox', { name: 'Send receipt' })
  expect(box).toBeChecked()
  expect(box).toHaveAccessibleDescription('To ap@b.co, with the invoice attached.')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(calls[0]!.body).toMatchObject({ sendReceipt: true })
})

it('offers no receipt to a client without an address', async () => {
  show('SENT', payments, { isOn: true, to: null })
  const box = within(await openDialog()).getByRole('checkbox', { name: 'Send receipt' })
  expect(box).not.toBeChecked()
  expect(box).toBeDisabled()
  expect(box).toHaveAccessibleDescription('Your client has no e-mail address.')
})

it('says what is wrong at its field, and keeps what was typed', async () => {
  const message = 'Only £799.50 is left to pay'
  const calls = api({})
  show()
  const dialog = await openDialog()
  await userEvent.clear(field('Amount'))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  expect(await screen.findByText('Amount is required')).toBeInTheDocument()
  expect(calls).toEqual([])

  api({ 'POST /api/invoices/7/payments': new Refusal(422, { message, errors: { amount: [message] } }) })
  await userEvent.type(field('Amount'), '9999')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record payment' }))
  await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(message))
  expect(toastText()).toEqual(['Failed to record payment', message])
  expect(field('Amount')).toHaveValue('9999')
})

it('asks before a payment is removed', async () => {
  const calls = api({ 'DELETE /api/invoices/7/payments/1': {} })
  show()
  await press('Remove the payment of £400.00')
  const question = await screen.findByRole('alertdialog', { name: 'Remove the payment of £400.00?' })
  expect(calls).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(toastText()).toEqual(['Payment removed', undefined])
  expect(router.refresh).toHaveBeenCalled()
})

it('keeps the question open when removing failed', async () => {
  api({ 'DELETE /api/invoices/7/payments/1': 503 })
  show()
  await press('Remove the payment of £400.00')
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(toastText()).toEqual(['Failed to remove payment', '503 Failed']))
  expect(question).toBeInTheDocument()
})
