import { render, screen, waitFor, within } from '@testing-library/react'
import { englishFormats } from '@/lib/i18n/interface-formats'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { CreditCard } from '@/components/clients/credit/credit-card'
import { toCreditRows } from '@/components/clients/credit/credit-rows'
import { PermissionsProvider } from '@/components/shared/permissions'
import { pressToastAction } from '@/tests/factories/toasts'
import type { CreditBalance, CreditEntry } from '@/lib/documents/client-credit/credit-response'
import { router } from '@/tests/factories/navigation'
import { listSentKeys } from '@/tests/factories/sent-keys'
import { mockApi, ApiFailure, getToastText } from '../documents/mock-api'

const POST = 'POST /api/clients/4/credit/refunds'
const entry = (over: Partial<CreditEntry>): CreditEntry => ({
  id: 1,
  kind: 'OVERPAID',
  currency: 'GBP',
  amount: 20,
  balance: 20,
  day: '2026-11-10',
  invoiceId: null,
  invoiceNumber: null,
  paymentId: null,
  method: null,
  note: null,
  reversesId: null,
  isReversed: false,
  ...over,
})
const HISTORY = [
  entry({ id: 8, kind: 'REVERSED', amount: -4, invoiceId: 12, invoiceNumber: 'CN-1' }),
  entry({ id: 7, kind: 'CREDITED', amount: 4, invoiceId: 12, invoiceNumber: 'CN-1' }),
  entry({ id: 6, kind: 'REVERSED', amount: 5, reversesId: 4 }),
  entry({ id: 5, kind: 'REVERSED', amount: -2, invoiceId: 7, invoiceNumber: 'INV-7', paymentId: 3 }),
  entry({ id: 4, kind: 'REFUNDED', amount: -5, method: 'CASH', note: 'By hand', isReversed: true }),
  entry({ id: 3, kind: 'REFUNDED', amount: -6, method: 'CARD' }),
  entry({ id: 2, kind: 'USED', amount: -3, invoiceId: 9 }),
  entry({ id: 1, invoiceId: 7, invoiceNumber: 'INV-7' }),
]
const show = (balances: CreditBalance[] = [{ currency: 'GBP', amount: 11 }], entries = HISTORY) =>
  render(
    <CreditCard
      clientId={4}
      balances={balances}
      rows={toCreditRows(entries, englishFormats)}
      today="2026-11-21"
    />,
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const field = (name: string) => screen.getByLabelText(name)

it('the credit card shows the balance and its history', async () => {
  show()
  const history = screen.getByRole('list', { name: 'Credit history' })
  expect(
    within(history)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Reversed with CN-1Nov 10, 2026−£4.00',
    'Credited by CN-1Nov 10, 2026+£4.00',
    'Refund removedNov 10, 2026+£5.00',
    'Payment changed or removed on INV-7Nov 10, 2026−£2.00',
    'RefundedNov 10, 2026 · Cash · By hand−£5.00',
    'RefundedNov 10, 2026 · Card−£6.00',
    'Applied to a deleted invoiceNov 10, 2026−£3.00',
    'Overpaid on INV-7Nov 10, 2026+£20.00',
  ])
  expect(screen.getAllByRole('link', { name: 'INV-7' })[0]).toHaveAttribute('href', '/invoices/7')
  // A reversed refund isn't offered again.
  expect(screen.getAllByRole('button', { name: /^Remove the refund/ })).toHaveLength(1)
})

it('the credit card reports used-up credit', () => {
  show([])
  expect(screen.getByText('All credit has been applied or refunded.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})

it('the credit card records a refund, of the whole balance by default, and can undo it', async () => {
  const answer = { balances: [], entries: [entry({ id: 8, kind: 'REFUNDED', amount: -11 }), ...HISTORY] }
  const calls = mockApi({ [POST]: answer, 'DELETE /api/clients/4/credit/refunds/8': {} })
  show()
  await press('Refund credit in GBP')
  const dialog = await screen.findByRole('dialog', { name: 'Refund credit' })
  expect(field('Amount')).toHaveValue('11.00')
  expect(field('Date')).toHaveValue('2026-11-21')
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '10,50')
  await userEvent.type(field('Note'), 'As agreed')
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(calls[0]!.body).toEqual({
    currency: 'GBP',
    amount: 10.5,
    refundedOn: '2026-11-21',
    method: 'BANK_TRANSFER',
    note: 'As agreed',
  })
  expect(getToastText()).toEqual(['Refund recorded', undefined])
  await pressToastAction()
  await waitFor(() => expect(getToastText()).toEqual(['Refund removed', undefined]))
  expect(router.refresh).toHaveBeenCalledTimes(2)
})

it('the credit card shows errors at their fields, and keeps the input', async () => {
  const message = 'Only £11.00 of credit is left'
  mockApi({ [POST]: new ApiFailure(422, { message, errors: { amount: [message] } }) })
  show()
  await press('Refund credit in GBP')
  const dialog = await screen.findByRole('dialog')
  await userEvent.clear(field('Amount'))
  await userEvent.type(field('Amount'), '99')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription(message))
  expect(getToastText()).toEqual(['Failed to record refund', message])
  expect(field('Amount')).toHaveValue('99')
  await userEvent.type(field('Amount'), '{Backspace}')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Record refund' }))
  await waitFor(() => expect(listSentKeys()).toHaveLength(2))
  const [first, second] = listSentKeys()
  expect([first, second]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first])
})

it('the credit card asks before it deletes a refund, and keeps the dialog open on failure', async () => {
  const path = 'DELETE /api/clients/4/credit/refunds/3'
  mockApi({ [path]: 503 })
  show()
  await press('Remove the refund of £6.00')
  const question = await screen.findByRole('alertdialog', { name: 'Remove the refund of £6.00?' })
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() =>
    expect(getToastText()).toEqual(['Failed to remove refund', 'Something went wrong. Please try again.']),
  )
  mockApi({ [path]: {} })
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  expect(getToastText()).toEqual(['Refund removed', undefined])
})

it('the credit card is read-only without permission', () => {
  render(
    <PermissionsProvider permissions={['read']}>
      <CreditCard
        clientId={4}
        balances={[{ currency: 'GBP', amount: 11 }]}
        rows={toCreditRows(HISTORY, englishFormats)}
        today="2026-11-21"
      />
    </PermissionsProvider>,
  )
  expect(screen.queryAllByRole('button')).toEqual([])
})
