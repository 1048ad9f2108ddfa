import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { CreditNoteDialog } from '@/components/documents/credit-notes/credit-note-dialog'
import type { CreditableResponse } from '@/lib/documents/credit-notes/creditable-response'
import { createCharges } from '@/lib/documents/totals/charges'
import { router } from '@/tests/factories/navigation'
import { listSentKeys } from '@/tests/factories/sent-keys'
import { mockApi, createDeferred, ApiFailure, getToastText } from './mock-api'

const line = (
  id: number,
  description: string,
  quantity: number,
  unitPrice: number,
  unit: string | null = null,
) => ({
  id,
  kind: 'ITEM' as const,
  description,
  quantity,
  unit,
  unitPrice,
  amount: quantity * unitPrice,
  discount: null,
  tax: null,
})
const INVOICE = {
  id: 7,
  invoiceNumber: 'INV-0007',
  currency: 'GBP',
  ...createCharges(10),
  discountAmount: 0,
  lineItems: [line(1, 'Design', 5, 40, 'h'), line(2, 'Hosting', 2, 10), line(3, 'Domain', 1, 5)],
}
const LEFT: CreditableResponse = {
  lines: [
    { line: 1, description: 'Design', quantity: 3, amount: 120 },
    { line: 2, description: 'Hosting', quantity: 2, amount: 20 },
    { line: 3, description: 'Domain', quantity: 0, amount: 0 },
  ],
  discountAmount: 0,
  withheldAmount: 0,
  totalAmount: 154,
  notes: 1,
  taxes: [{ category: null, rate: 10, taxable: 140, tax: 14 }],
}
const [GET, LOOK, POST] = ['GET /api/invoices/7', 'GET /api/invoices/7/credit', 'POST /api/invoices/7/credit']
const onClose = jest.fn()
beforeEach(() => onClose.mockClear())

async function show(answers: Record<string, unknown> = {}) {
  const calls = mockApi({ [GET]: INVOICE, [LOOK]: LEFT, ...answers })
  render(<CreditNoteDialog invoiceId={7} onClose={onClose} />)
  return { calls, dialog: await screen.findByRole('dialog', { name: 'Credit invoice INV-0007' }) }
}
const quantity = (of: string) => screen.getByRole('textbox', { name: `Quantity of ${of}` })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const total = () => screen.getByText('Credit note total').nextSibling!.textContent
/** Returns the amount credited on each line. */
const amounts = () =>
  screen.getAllByRole('listitem').map((item) => /£[\d.,]+$/.exec(item.textContent!)?.[0] ?? null)
const retype = async (of: string, text: string) => {
  await userEvent.clear(quantity(of))
  await userEvent.type(quantity(of), text)
}

it('the credit note dialog starts with the whole remainder and its total, and opens the draft', async () => {
  const { calls, dialog } = await show({ [POST]: { id: 12, invoiceNumber: 'CN-0003' } })
  expect(quantity('Design')).toHaveValue('3 h')
  expect(quantity('Design')).toHaveAccessibleDescription('3 h of 5 h remaining at £40.00')
  expect(quantity('Design')).toHaveAttribute('inputmode', 'decimal')
  expect(quantity('Hosting')).toHaveAccessibleDescription('2 remaining at £10.00')
  expect(screen.queryByRole('textbox', { name: 'Quantity of Domain' })).toBeNull()
  expect(screen.getByText('Already credited')).toBeVisible()
  expect(total()).toBe('£154.00')
  expect((await axe(dialog)).violations).toEqual([])
  expect(amounts()).toEqual(['£120.00', '£20.00', null])
  await retype('Design', '0,5')
  expect(amounts()).toEqual(['£20.00', '£20.00', null])
  expect(total()).toBe('£44.00')
  await press('Create credit note')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(calls.at(-1)).toEqual({
    call: POST,
    body: {
      lines: [
        { line: 1, quantity: 0.5 },
        { line: 2, quantity: 2 },
      ],
    },
  })
  expect(getToastText()).toEqual(['Credit note created', 'CN-0003 is a new draft.'])
  expect(router.push).toHaveBeenLastCalledWith('/invoices/12')
})

it('the credit note dialog lists what lies between its lines and its total', async () => {
  await show({
    [GET]: { ...INVOICE, discount: { kind: 'PERCENT', value: 50 }, discountAmount: 112.5 },
    [LOOK]: {
      ...LEFT,
      discountAmount: 70,
      totalAmount: 77,
      taxes: [{ ...LEFT.taxes[0], taxable: 70, tax: 7 }],
    },
  })
  const row = (label: string) => screen.getByText(label).nextSibling!.textContent
  expect(amounts()).toEqual(['£120.00', '£20.00', null])
  expect([row('Discount'), row('Tax'), total()]).toEqual(['-£70.00', '£7.00', '£77.00'])
})

it('the credit note dialog selects all or nothing with one click, and requires a selection', async () => {
  const { calls } = await show()
  const all = screen.getByRole('checkbox', { name: 'All remaining items' })
  expect(all).toBeChecked()
  await userEvent.click(all)
  expect([quantity('Design'), quantity('Hosting')].map((input) => (input as HTMLInputElement).value)).toEqual(
    ['', ''],
  )
  expect(total()).toBe('£0.00')
  await press('Create credit note')
  expect(screen.getByRole('alert')).toHaveTextContent('Choose what to credit')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Hosting/ }))
  expect(quantity('Hosting')).toHaveValue('2')
  expect(all).toBePartiallyChecked()
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(calls).toHaveLength(2)
})

it.each([
  ['4', 'Only 3 h remaining'],
  ['-1', 'Enter a quantity'],
  ['some', 'Enter a quantity'],
])('the credit note dialog reports %s, and sends nothing', async (text, why) => {
  const { calls } = await show()
  await retype('Design', text)
  expect(quantity('Design')).toBeInvalid()
  expect(quantity('Design')).toHaveAccessibleDescription(expect.stringContaining(why))
  expect(total()).toBe('—')
  quantity('Hosting').focus()
  await press('Create credit note')
  expect(quantity('Design')).toHaveFocus()
  expect(calls).toHaveLength(2)
})

it('the credit note dialog keeps the input if somebody credited more meanwhile, and says so', async () => {
  const message = 'Only 1 of this line is left to credit'
  await show({ [POST]: new ApiFailure(422, { message, errors: { 'lines.0.quantity': [message] } }) })
  await retype('Design', '2')
  await press('Create credit note')
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(getToastText()).toEqual(['Failed to create credit note', message])
  expect(quantity('Design')).toHaveValue('2')
  expect(onClose).not.toHaveBeenCalled()
  await retype('Design', '1')
  await press('Create credit note')
  await waitFor(() => expect(listSentKeys()).toHaveLength(2))
  const [first, second] = listSentKeys()
  expect([first, second]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first])
})

it('the credit note dialog offers nothing if everything was credited', async () => {
  await show({ [LOOK]: { ...LEFT, totalAmount: 0 } })
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAccessibleDescription(/^This invoice is fully credited\./)
  expect(within(dialog).queryByRole('button', { name: 'Create credit note' })).toBeNull()
})

it('the credit note dialog shows a loading state, and can retry', async () => {
  const answer = createDeferred()
  const answers: Record<string, unknown> = { [GET]: answer.promise, [LOOK]: LEFT }
  mockApi(answers)
  render(<CreditNoteDialog invoiceId={7} onClose={onClose} />)
  const dialog = await screen.findByRole('dialog')
  expect(dialog).toHaveAttribute('aria-busy', 'true')
  answer.resolve(new ApiFailure(503, { message: 'The database is gone.' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is gone.')
  answers[GET] = INVOICE
  await press('Try again')
  expect(await screen.findByText('Credit note total')).toBeVisible()
})
