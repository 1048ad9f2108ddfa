import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { CommandButton } from '@/components/layout/command/command-button'
import { showCommand } from '@/components/layout/command/command-store'
import { Commands } from '@/components/layout/command/commands'
import type { SearchHits } from '@/lib/search/types'

const push = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

const invoice = (id: number, clientName: string) => ({
  ...{
    id,
    invoiceNumber: `INV-${id}`,
    clientName,
    status: 'SENT' as const,
    totalAmount: 1200,
    currency: 'GBP',
  },
})
const LATEST: SearchHits = { invoices: [invoice(9, 'Grace Hopper')], clients: [] }
const HOPPER: SearchHits = {
  invoices: [invoice(7, 'Grace Hopper')],
  clients: [{ id: 3, name: 'Grace Hopper', companyName: 'Compilers & Sons' }],
}
const NOTHING: SearchHits = { invoices: [], clients: [] }

let asked: string[]
beforeEach(() => {
  asked = []
  push.mockClear()
  localStorage.clear()
  global.fetch = jest.fn(async (path: string) => {
    const query = decodeURIComponent(path.split('q=')[1]!)
    asked.push(query)
    if (query === 'down') throw new TypeError('Failed to fetch')
    const hits = query === '' ? LATEST : query === 'hop' ? HOPPER : NOTHING
    return { ok: true, status: 200, text: async () => JSON.stringify(hits) }
  }) as unknown as typeof fetch
})
afterEach(() => act(() => showCommand(null)))

const show = () =>
  render(
    <>
      <main>
        <label>
          Notes <input />
        </label>
      </main>
      <CommandButton small={false} />
      <Commands />
    </>,
  )
const menu = () => screen.findByRole('dialog', { name: 'Search' })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const marked = () => screen.getByRole('option', { selected: true }).textContent

it('opens with ⌘K or Ctrl K, from a field too, or by its button, and closes again', async () => {
  show()
  await userEvent.click(screen.getByLabelText('Notes'))
  await userEvent.keyboard('{Control>}k{/Control}')
  const dialog = await menu()
  expect(await within(dialog).findByText('INV-9')).toBeVisible()
  expect(options()[0]).toMatch(/^New Invoice/)
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.keyboard('{Meta>}k{/Meta}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Notes')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /Search/ }))
  await menu()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('finds invoices and clients, asks once for what was typed, and Enter opens the first', async () => {
  show()
  act(() => showCommand('menu'))
  await menu()
  await userEvent.keyboard('hop')
  await waitFor(() => expect(marked()).toBe('Grace HopperCompilers & Sons'))
  expect(options()).toEqual(['Grace HopperCompilers & Sons', 'INV-7Grace Hopper£1,200.00'])
  expect(asked.filter(Boolean)).toEqual(['hop'])
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe('INV-7Grace Hopper£1,200.00')
  await userEvent.keyboard('{Enter}')
  expect(push.mock.calls).toEqual([['/invoices/7']])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('finds actions by the words people use for them', async () => {
  show()
  act(() => showCommand('menu'))
  await menu()
  await userEvent.keyboard('add cust')
  await waitFor(() => expect(options()).toEqual(['New Client']))
  await userEvent.keyboard('{Enter}')
  expect(push.mock.calls).toEqual([['/clients?edit=new']])
})

it('says when there is nothing, and when it could not ask', async () => {
  show()
  act(() => showCommand('menu'))
  await menu()
  await userEvent.keyboard('xyzzy')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”'))
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.keyboard('down')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/could not be searched/))
})

it('goes places by single keys, but not while something is typed', async () => {
  show()
  await userEvent.keyboard('gin')
  expect(push.mock.calls).toEqual([['/invoices'], ['/invoices/create']])
  await userEvent.click(screen.getByLabelText('Notes'))
  await userEvent.keyboard('gi')
  expect(push).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText('Notes')).toHaveValue('gi')
})

it('lists the shortcuts, and switches those of single keys off', async () => {
  show()
  await userEvent.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Go to invoices')).toBeVisible()
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.click(within(dialog).getByRole('switch'))
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('gi?')
  expect(push).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await menu()
})

it('takes the slash to the search of the screen, or opens the menu where there is none', async () => {
  const { rerender } = render(
    <>
      <main>
        <input type="search" aria-label="Search invoices" />
      </main>
      <Commands />
    </>,
  )
  await userEvent.keyboard('/')
  expect(screen.getByLabelText('Search invoices')).toHaveFocus()
  expect(screen.getByLabelText('Search invoices')).toHaveValue('')
  rerender(<Commands />)
  await userEvent.keyboard('/')
  await menu()
})
