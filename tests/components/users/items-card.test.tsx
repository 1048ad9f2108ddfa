import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ItemsCard } from '@/components/users/settings/items/items-card'
import '@/components/users/settings/items/item-dialog'
import { getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import type { SavedItem } from '@/lib/documents/items/item-response'
import { router } from '@/tests/factories/navigation'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'

const PATH = '/api/items/saved'
const VAT = { id: 1, name: 'VAT 20%', rate: 20, category: 'S', reason: null, isDefault: true } as const
const BOOKS = { id: 2, name: 'Books', rate: 5, category: 'S', reason: null, isDefault: false } as const
const item = (id: number, over: Partial<SavedItem> = {}): SavedItem => ({
  id,
  description: `Item ${id}`,
  unit: 'h',
  unitPrice: 95.5,
  currency: 'GBP',
  tax: null,
  ...over,
})
const show = (items: SavedItem[], taxes: (typeof VAT | typeof BOOKS)[] = []) =>
  render(<ItemsCard items={items} taxes={[...taxes]} currency="GBP" />)
const dialog = () => within(screen.getByRole('dialog'))

it('the saved items card lists saved items, a few at first, with price, unit and tax', async () => {
  const { rate, category, reason } = BOOKS
  const own = item(1, { tax: { rate, category, reason } })
  show([own, ...Array.from({ length: 11 }, (_, index) => item(index + 2))], [VAT, BOOKS])
  const list = within(screen.getByRole('list', { name: 'Saved items' }))
  expect(list.getAllByRole('listitem')).toHaveLength(8)
  expect(list.getByText('£95.50 per h · Books')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 items' }))
  expect(list.getAllByRole('listitem')).toHaveLength(12)
})

it('the saved items card adds an item, without a tax field if there is a single rate', async () => {
  const calls = fakeApi({ [PATH]: [[{ id: 1 }, 201]] })
  show([], [VAT])
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }))
  await screen.findByRole('dialog')
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  expect(dialog().getByLabelText('Description')).toHaveAccessibleDescription('Description is required')
  await userEvent.type(dialog().getByLabelText('Description'), 'Retainer')
  await userEvent.type(dialog().getByLabelText('Unit price'), '1,450.50')
  await userEvent.type(dialog().getByLabelText('Unit'), 'months')
  expect(dialog().queryByLabelText('Tax')).not.toBeInTheDocument()
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls).toMatchObject([
    {
      method: 'POST',
      body: { description: 'Retainer', unit: 'month', unitPrice: 1450.5, currency: 'GBP', tax: null },
    },
  ])
  expect(router.refresh).toHaveBeenCalled()
})

it('the saved items card changes an item, and shows the server’s errors at their fields', async () => {
  const message = 'There is a saved item of this description and currency already'
  const calls = fakeApi({
    [`${PATH}/1`]: [[{ message, errors: { description: [message] } }, 409], [item(1)]],
  })
  show([item(1)], [VAT, BOOKS])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Item 1' }))
  await screen.findByRole('dialog')
  await chooseOption(dialog().getByLabelText('Tax'), 'Books')
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog().getByLabelText('Description')).toHaveAccessibleDescription(message))
  expect(dialog().getByLabelText('Unit price')).toHaveValue('95.5')
  await userEvent.click(dialog().getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(calls.at(-1)).toMatchObject({
    method: 'PATCH',
    body: { description: 'Item 1', unit: 'h', tax: { rate: 5, category: 'S' } },
  })
})

it('the saved items card deletes an item, and can undo it', async () => {
  const calls = fakeApi({ [`${PATH}/1`]: [[undefined, 204]], [PATH]: [[item(2), 201]] })
  show([item(1)])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Item 1' }))
  await screen.findByRole('dialog')
  await userEvent.click(dialog().getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Item deleted' }))
  await pressToastAction()
  const { id: _id, ...kept } = item(1)
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'POST', path: PATH, body: kept }))
})
