import { screen, waitFor, within } from '@testing-library/react'
import '@/components/documents/form/charges/line-discount'
import '@/components/documents/form/charges/line-tax'
import '@/components/documents/form/lines/line-menu'
import '@/components/documents/form/lines/line-suggestions'
import { pressToastAction } from '@/tests/factories/toasts'
import type { SuggestedItem } from '@/lib/documents/items/item-response'
import {
  fillField,
  getLastToast,
  createLine,
  createFields,
  createReadyFields,
  clickSave,
  mockServer,
  renderForm,
} from './invoice-form-helpers'

const label = (text: string) => screen.getByLabelText(text)
const add = (name: string) => screen.getByRole('button', { name })
const kinds = () =>
  within(screen.getByRole('list', { name: 'Line items' }))
    .getAllByLabelText(/^(Description|Heading|Text), line/)
    .map((field) => (field as HTMLTextAreaElement).value)
const rows = () => document.querySelectorAll('.invoice-lines tbody tr')

/** Renders a heading, an item at 100 and a text. */
const showGroup = () =>
  renderForm({
    initial: createReadyFields({
      lineItems: [
        createLine('Design', { kind: 'HEADING' }),
        createLine('Logo', { unitPrice: '100' }),
        createLine('Two rounds\nof changes', { kind: 'TEXT' }),
      ],
    }),
  })

beforeEach(() => {
  localStorage.clear()
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
})

it('the invoice form adds headings and texts between the items, and saves only their text', async () => {
  const calls = mockServer(({ body }) => ({ status: 201, data: { id: 1, ...body } }))
  const { user } = renderForm({ initial: createReadyFields() })
  await user.click(add('Add heading'))
  await user.paste('Design')
  await user.keyboard('{Enter}L{Tab}{Tab}9')
  await user.click(add('Add text'))
  await user.paste('Two')
  await user.keyboard('{Shift>}{Enter}{/Shift}')
  await user.paste('of changes')
  // The form's initial line.
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
  expect(kinds()).toEqual(['Design', 'L', 'Two\nof changes'])
  await clickSave(user)
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true))
  expect(calls.find(({ method }) => method === 'POST')!.body.lineItems).toEqual([
    { kind: 'HEADING', description: 'Design' },
    expect.objectContaining({ description: 'L', quantity: 1, unitPrice: 9 }),
    { kind: 'TEXT', description: 'Two\nof changes' },
  ])
})

it('the invoice form moves by key between lines with one and three columns', async () => {
  const { user } = showGroup()
  await user.click(label('Unit price, line 2'))
  await user.keyboard('{ArrowUp}')
  expect(label('Heading, line 1')).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(label('Description, line 2')).toHaveFocus()
  await user.click(label('Heading, line 1'))
  // Past the menu of the line.
  await user.keyboard('{Tab}{Tab}')
  expect(label('Description, line 2')).toHaveFocus()
  await user.click(label('Heading, line 1'))
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(kinds()).toEqual(['Logo', 'Design', 'Two rounds\nof changes'])
  await waitFor(() => expect(label('Heading, line 2')).toHaveFocus())
  await user.keyboard('{Control>}d{/Control}')
  expect(kinds()).toEqual(['Logo', 'Design', 'Design', 'Two rounds\nof changes'])
  expect(label('Heading, line 3')).toBeInTheDocument()
})

it('the menu of a heading offers no unit, discount or saving, and removing it can be undone', async () => {
  const { user } = showGroup()
  await user.click(screen.getByRole('button', { name: 'Actions for line 1' }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent)).toEqual(
    [/Duplicate/, /Move up/, /Move down/, /Remove line/].map((text) => expect.stringMatching(text)),
  )
  await user.click(items.at(-1)!)
  await waitFor(() => expect(kinds()).toEqual(['Logo', 'Two rounds\nof changes']))
  await pressToastAction()
  await waitFor(() => expect(kinds()).toEqual(['Design', 'Logo', 'Two rounds\nof changes']))
  expect(label('Heading, line 1')).toHaveValue('Design')
})

it('an invoice with only headings and texts is not saved', async () => {
  const calls = mockServer(() => ({ data: [] }))
  const { user } = showGroup()
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }))
  await clickSave(user)
  await waitFor(() =>
    expect(getLastToast()).toMatchObject({
      title: 'No line items',
      description: 'Please add at least one item to your invoice',
    }),
  )
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

it('the invoice form keeps a heading in the browser’s draft, and pastes into one as a single line', async () => {
  const { user, unmount } = showGroup()
  await user.click(label('Heading, line 1'))
  await user.paste(' and\nmore')
  await waitFor(() => expect(localStorage.length).toBeGreaterThan(0))
  unmount()
  renderForm()
  expect(await screen.findByLabelText('Heading, line 1')).toHaveValue('Design and\nmore')
  await waitFor(() => expect(rows()[0]!.textContent).toBe('Design and more'))
})

describe('a suggested item', () => {
  const VAT = { name: 'VAT', rate: 20, category: 'S', reason: null } as const
  const LOW = { name: 'Books', rate: 5, category: 'S', reason: null } as const
  const tax = ({ name: _name, ...rest }: typeof VAT | typeof LOW) => rest
  const take = async (item: Partial<SuggestedItem>, taxes: (typeof VAT | typeof LOW)[]) => {
    mockServer(() => ({
      data: [
        {
          description: 'Guide',
          unit: null,
          unitPrice: 40,
          currency: 'GBP',
          tax: null,
          uses: 1,
          isSaved: false,
          ...item,
        },
      ],
    }))
    const { user } = renderForm({ taxes, initial: createFields({ tax: tax(VAT) }) })
    await user.click(label('Description, line 1'))
    await user.paste('guid')
    await user.click(await screen.findByRole('option', { name: /^Guide £40.00/ }))
    expect(screen.getByLabelText('Unit price, line 1')).toHaveValue('40')
  }
  const chosen = () => (screen.queryByLabelText('Tax, line 1') as HTMLSelectElement | null)?.value

  it('is marked as saved, and fills in its tax', async () => {
    await take({ isSaved: true, uses: 0, tax: tax(LOW) }, [VAT, LOW])
    expect(chosen()).toBe('S|5|')
  })

  it.each([
    ['what the invoice has anyway', { tax: tax(VAT) }],
    ['one that nobody can choose', { tax: { rate: 17.5, category: null, reason: null } }],
    ['none of its own', { isSaved: true }],
  ])('keeps the invoice’s tax on the line: %s', async (_, item) => {
    await take(item, [VAT, LOW])
    expect(chosen()).toBe('')
  })

  it('asks for no tax in a business with a single rate', async () => {
    await take({ tax: tax(LOW) }, [VAT])
    expect(chosen()).toBeUndefined()
  })
})

it('the invoice form saves a line’s item from its menu, and can be undone', async () => {
  const calls = mockServer(({ method, body }) => ({
    status: method === 'POST' ? 201 : 204,
    data: { id: 9, ...body },
  }))
  const { user } = showGroup()
  await fillField(user, 'Quantity, line 2', '2h')
  await user.click(screen.getByRole('button', { name: 'Actions for line 2' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Save item' }))
  await waitFor(() => expect(getLastToast()).toMatchObject({ title: 'Item saved', description: 'Logo' }))
  await pressToastAction()
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/items/saved/9' }))
  expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/items/saved',
    body: { description: 'Logo', unit: 'h', unitPrice: 100, currency: 'GBP', tax: null },
  })
})
