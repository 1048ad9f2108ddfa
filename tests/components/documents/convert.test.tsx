import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { ConvertDialog } from '@/components/documents/convert/convert-dialog'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { RelatedDocuments } from '@/components/documents/detail/related-documents'
import type { ConversionStart } from '@/lib/documents/quote-billing/conversion-response'
import type { RelatedDocument } from '@/lib/documents/quote-billing/related-response'
import { router } from '@/tests/factories/navigation'
import { listSentKeys } from '@/tests/factories/sent-keys'
import { mockApi, ApiFailure, getToastText } from './mock-api'

const GET = 'GET /api/invoices/7/convert'
const POST = 'POST /api/invoices/7/convert'
const line = { kind: 'ITEM' as const, unit: null, discount: null, tax: null }
const START: ConversionStart = {
  currency: 'EUR',
  totalAmount: 1190,
  billed: 0,
  left: 1190,
  made: [],
  taxRate: 19,
  taxCategory: 'S',
  taxReason: null,
  pricesIncludeTax: false,
  discount: null,
  lineItems: [
    { ...line, line: 1, description: 'Design', quantity: 8, unit: 'h', unitPrice: 100, left: 8 },
    { ...line, line: 2, description: 'Print', quantity: 2, unitPrice: 100, left: 0 },
  ],
}
const made = (over: object) => ({
  id: 9,
  title: 'DEPOSIT',
  invoiceNumber: 'INV-9',
  status: 'SENT',
  totalAmount: 357,
  charged: 357,
  ...over,
})

async function show(start: object = {}, answer: unknown = { id: 12, invoiceNumber: 'INV-12' }) {
  const onClose = jest.fn()
  const calls = mockApi({ [GET]: { ...START, ...start }, [POST]: answer })
  render(
    <>
      <ConvertDialog document={{ id: 7, kind: 'QUOTE', status: 'ACCEPTED' }} onClose={onClose} />
      <UnsavedChangesGuard />
    </>,
  )
  await screen.findByRole('button', { name: 'Create draft' })
  return { calls, onClose }
}
const sum = () => screen.getByLabelText('Invoice total').textContent
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }))
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create draft' }))
const names = () =>
  screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels![0]!.textContent)

it('converting a quote offers the whole quote first, and opens the draft', async () => {
  const { calls } = await show()
  expect(screen.getByRole('radio', { name: /Entire quote/ })).toBeChecked()
  expect(sum()).toBe('€1,190.00')
  expect((await axe(document.body)).violations).toEqual([])
  await create()
  expect(calls.at(-1)).toMatchObject({ body: { to: 'INVOICE' } })
  expect(router.push).toHaveBeenCalledWith('/invoices/12')
  expect(getToastText()).toContain('INV-12 is a new draft.')
})

it('converting a quote sums chosen lines while typing, and bills no line twice', async () => {
  const { calls } = await show()
  await choose(/Selected items/)
  expect(screen.getByRole('checkbox', { name: /Print/ })).toBeDisabled()
  const quantity = screen.getByLabelText('Quantity, Design')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '2.5')
  expect(sum()).toBe('€297.50')
  await create()
  expect(calls.at(-1)).toMatchObject({ body: { to: 'PARTIAL', lines: [{ line: 1, quantity: 2.5 }] } })
})

it('converting a quote is left without a question after a choice, and with one after typing', async () => {
  const { onClose } = await show()
  await choose(/Deposit/)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await userEvent.type(screen.getByLabelText('Percentage of the total'), '{Backspace}5')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Discard your changes?')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('converting a quote shows errors at their lines, and keeps the input', async () => {
  await show(
    {},
    new ApiFailure(422, {
      message: 'Only 8 is left of this line',
      errors: { 'lines.0.quantity': ['Only 8 is left of this line'] },
    }),
  )
  await choose(/Selected items/)
  const quantity = screen.getByLabelText('Quantity, Design')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, 'x')
  await create()
  expect(quantity).toBeInvalid()
  expect(quantity).toHaveAccessibleDescription('Enter a quantity above 0')
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9')
  await create()
  expect(quantity).toHaveAccessibleDescription('Only 8 is left of this line')
  expect(quantity).toHaveValue('9')
  await userEvent.type(quantity, '9')
  await create()
  const [first, second] = listSentKeys()
  expect([first, second]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), first])
  await userEvent.click(screen.getByRole('checkbox', { name: /Design/ }))
  await create()
  expect(screen.getByText('Choose at least one line')).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /Design/ }))
  await waitFor(() => expect(screen.queryByText('Choose at least one line')).toBeNull())
})

it('converting a quote takes a deposit as a percentage or amount, and shows the result', async () => {
  const { calls } = await show()
  await choose(/Deposit/)
  expect(sum()).toBe('€357.00')
  const percent = screen.getByLabelText('Percentage of the total')
  await userEvent.clear(percent)
  expect(sum()).toBe('—')
  await create()
  expect(percent).toHaveAccessibleDescription('A deposit is more than 0 and at most 100 %')
  await userEvent.type(percent, '12.5')
  expect(sum()).toBe('€148.75')
  await choose(/^Amount$/)
  await userEvent.type(screen.getByLabelText('Amount in EUR, including tax'), '100.03')
  expect(sum()).toBe('€100.03')
  await create()
  expect(calls.at(-1)!.body).toEqual({ to: 'DEPOSIT', amount: 100.03 })
})

it('converting a quote offers and names the final invoice once something was billed', async () => {
  await show({ made: [made({})], billed: 357, left: 833 })
  expect(names()[0]).toBe('Final invoiceThe full amount, minus INV-9.')
  expect(screen.getByRole('radio', { name: /Final invoice/ })).toBeChecked()
  expect(sum()).toBe('€833.00')
  expect(screen.queryByText(/remaining to bill/)).not.toBeInTheDocument()
})

it('converting a quote waits for drafts before the final invoice', async () => {
  await show({ made: [made({ status: 'DRAFT' })], billed: 357, left: 833 })
  expect(screen.getByRole('radio', { name: /INV-9 is still a draft/ })).toBeDisabled()
  expect(screen.getByRole('radio', { name: /Selected items/ })).toBeChecked()
})

it('converting a quote asks before it bills a quote again', async () => {
  const whole = made({ title: 'INVOICE', totalAmount: 1190, charged: 1190 })
  const { calls } = await show({ made: [whole], billed: 1190, left: 0 })
  const before = calls.length
  await create()
  expect(screen.getByText('Select this to bill it again')).toBeVisible()
  expect(calls).toHaveLength(before)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bill it again' }))
  await create()
  expect(calls.at(-1)).toMatchObject({ body: { to: 'INVOICE', again: true } })
})

it('converting a quote explains why nothing can be created', async () => {
  mockApi({
    [GET]: new ApiFailure(409, {
      message: 'This quote was declined. Mark it as sent before you convert it.',
    }),
  })
  render(<ConvertDialog document={{ id: 7, kind: 'QUOTE', status: 'SENT' }} onClose={() => undefined} />)
  expect(await screen.findByText(/This quote was declined/)).toBeVisible()
})

describe('related documents', () => {
  const quote: RelatedDocument = {
    id: 1,
    kind: 'QUOTE',
    title: 'QUOTE',
    invoiceNumber: 'Q-1',
    status: 'ACCEPTED',
    currency: 'EUR',
    totalAmount: 1190,
  }
  const deposit: RelatedDocument = {
    ...quote,
    id: 2,
    kind: 'INVOICE',
    title: 'DEPOSIT',
    invoiceNumber: 'INV-1',
  }

  it('are listed in a row, with the open one marked, and their amounts', async () => {
    const related = { documents: [quote, deposit], billing: { billed: 357, left: 833 } }
    render(<RelatedDocuments related={related} current={1} />)
    const links = within(screen.getByRole('navigation', { name: 'Related documents' })).getAllByRole('link')
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
      ['/invoices/1', 'page'],
      ['/invoices/2', null],
    ])
    expect(links[1]).toHaveTextContent('Deposit invoice')
    expect(screen.getByText('€357.00 billed so far, €833.00 remaining')).toBeVisible()
  })

  it('are omitted if there are none', () => {
    const { container } = render(<RelatedDocuments related={{ documents: [], billing: null }} current={1} />)
    expect(container).toBeEmptyDOMElement()
  })
})

const openWith = async (start: object, status: 'SENT' | 'ACCEPTED' = 'ACCEPTED') => {
  mockApi({ [GET]: { ...START, ...start } })
  render(<ConvertDialog document={{ id: 7, kind: 'QUOTE', status }} onClose={jest.fn()} />)
}

it('converting a quote reports chosen lines above what deposits left of the quote', async () => {
  await show({ billed: 357, left: 833, made: [made({ status: 'DRAFT' })] })
  expect(screen.getByRole('radio', { name: /Selected items/ })).toBeChecked()
  expect(sum()).toBe('€952.00')
  expect(screen.getByText('This is more than the €833.00 remaining to bill')).toBeVisible()
  await userEvent.clear(screen.getByLabelText('Quantity, Design'))
  await userEvent.type(screen.getByLabelText('Quantity, Design'), '6')
  expect(screen.getByText('€833.00 of €1,190.00 remaining to bill')).toBeVisible()
})

it('converting a quote shows no share of zero', async () => {
  await show()
  await choose(/Deposit/)
  for (const typed of ['-5', '150', '0']) {
    await userEvent.clear(screen.getByLabelText(/Percentage of the total/))
    await userEvent.type(screen.getByLabelText(/Percentage of the total/), typed)
    expect([typed, sum()]).toEqual([typed, '—'])
  }
})

it('converting a quote offers nothing for a fully billed quote, and says why', async () => {
  const lineItems = START.lineItems.map((one) => ({ ...one, left: 0 }))
  await openWith({ billed: 1547, left: 0, lineItems, made: [made({ charged: 1547, totalAmount: 1547 })] })
  expect(await screen.findByText(/^This quote is fully billed: €1,547.00 of €1,190.00\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create draft' })).toBeNull()
})

it('converting a quote waits for a draft if only the final invoice is left', async () => {
  const lineItems = START.lineItems.map((one) => ({ ...one, left: 0 }))
  const deposit = made({ status: 'DRAFT', charged: 1190, totalAmount: 1190 })
  await openWith({ billed: 1190, left: 0, lineItems, made: [deposit] })
  expect(
    await screen.findByText(/INV-9 is still a draft\. Mark it as sent or delete it first\.$/),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Create draft' })).toBeNull()
})

it('converting a quote treats a fully credited invoice as never billed', async () => {
  await show({ made: [made({ charged: 0 })] })
  expect(screen.getByRole('radio', { name: /Entire quote/ })).toBeChecked()
  expect(screen.queryByRole('radio', { name: /Final invoice/ })).toBeNull()
})

it('converting a quote mentions that the quote becomes accepted only if it was not', async () => {
  await openWith({}, 'SENT')
  expect(await screen.findByText(/and mark the quote as accepted\.$/)).toBeVisible()
})
