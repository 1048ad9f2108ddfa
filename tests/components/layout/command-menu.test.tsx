import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { CommandButton } from '@/components/layout/command/command-button'
import { openCommandView } from '@/components/layout/command/command-store'
import { CommandHost } from '@/components/layout/command/command-host'
import { registerUnsavedForm } from '@/components/shared/unsaved/unsaved-forms'
import { getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import type { SearchHits } from '@/lib/reports/search/search-response'
import { router } from '@/tests/factories/navigation'

const invoice = (id: number, clientName: string) => ({
  id,
  kind: 'INVOICE' as const,
  invoiceNumber: `INV-${id}`,
  clientName,
  status: 'SENT' as const,
  totalAmount: 1200,
  currency: 'GBP',
})
const LATEST: SearchHits = { invoices: [invoice(9, 'Grace Hopper')], clients: [] }
const HOPPER: SearchHits = {
  invoices: [invoice(7, 'Grace Hopper')],
  clients: [{ id: 3, name: 'Grace Hopper', companyName: 'Compilers & Sons' }],
}
const SEVENTY: SearchHits = { invoices: [invoice(70, 'Ada Lovelace')], clients: [] }
const BILL: SearchHits = { invoices: [], clients: [{ id: 5, name: 'Bill Hop', companyName: null }] }
const NOTHING: SearchHits = { invoices: [], clients: [] }

const business = (id: number, name: string, isOnboarded = true) => ({
  id,
  name,
  isOnboarded,
  logo: null,
  role: 'OWNER',
  currency: 'GBP',
  isCurrent: id === 1,
})
// Two businesses with the same name.
const BUSINESSES = [
  business(1, 'Fernhill'),
  business(2, 'Nord'),
  business(3, 'Nord'),
  business(4, 'Ada', false),
]

let asked: string[]
let patched: unknown[]
/** Delays the response to "70". */
let late: Promise<void>
/** Responses to exports, by path. */
let exported: Record<string, object>
beforeEach(() => {
  asked = []
  exported = {}
  late = Promise.resolve()
  patched = []
  localStorage.clear()
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') {
      patched.push([path, JSON.parse(String(init.body))])
      return { ok: true, status: 200, text: async () => '{}' }
    }
    if (exported[path]) return exported[path]
    if (path === '/api/businesses')
      return { ok: true, status: 200, text: async () => JSON.stringify(BUSINESSES) }
    const query = decodeURIComponent(path.split('q=')[1]!)
    asked.push(query)
    if (query === 'down') throw new TypeError('Failed to fetch')
    if (query === '70&of=number') {
      await late
      return { ok: true, status: 200, text: async () => JSON.stringify(SEVENTY) }
    }
    if (query === 'bill hop') return { ok: true, status: 200, text: async () => JSON.stringify(BILL) }
    const hits =
      query === '' ? LATEST : ['hop', 'hop&of=overdue', '7&of=number'].includes(query) ? HOPPER : NOTHING
    return { ok: true, status: 200, text: async () => JSON.stringify(hits) }
  }) as unknown as typeof fetch
})
afterEach(() => act(() => openCommandView(null)))

const show = () =>
  render(
    <>
      <main>
        <label>
          Notes <input />
        </label>
      </main>
      <CommandButton small={false} />
      <CommandHost />
    </>,
  )
const menu = () => screen.findByRole('dialog', { name: 'Search', busy: false })
const options = () => screen.getAllByRole('option').map((option) => option.textContent)
const marked = () => screen.getByRole('option', { selected: true }).textContent

it('the command menu opens with ⌘K or Ctrl K, even from a field, or by its button, and closes again', async () => {
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

it('the command menu finds invoices and clients with one request after a pause in typing, and Enter opens the first', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  // Fake timers, because a busy machine may pause between two keys.
  jest.useFakeTimers()
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.keyboard('hop')
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(options()).toEqual(['Compilers & SonsGrace Hopper', 'INV-7Grace Hopper£1,200.00'])
    expect(marked()).toBe('Compilers & SonsGrace Hopper')
    expect(asked.filter(Boolean)).toEqual(['hop'])
    await user.keyboard('{ArrowDown}')
    expect(marked()).toBe('INV-7Grace Hopper£1,200.00')
    await user.keyboard('{Enter}')
    expect(router.push.mock.calls).toEqual([['/invoices/7']])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

it('the command menu lists nothing that doesn’t match the typed text while it searches', async () => {
  show()
  act(() => openCommandView('menu'))
  const dialog = await menu()
  expect(await within(dialog).findByText('INV-9')).toBeVisible()
  jest.useFakeTimers()
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    await user.keyboard('hop')
    expect(options()).toEqual(['INV-9Grace Hopper£1,200.00'])
    await user.keyboard('e{Enter}')
    expect(screen.queryByRole('option')).not.toBeInTheDocument()
    expect(router.push).not.toHaveBeenCalled()
  } finally {
    jest.useRealTimers()
  }
})

it('the command menu finds actions by common words for them', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('add cust')
  await waitFor(() => expect(options()).toEqual(['New Client']))
  await userEvent.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([['/clients?edit=new']])
})

it.each([
  ['new invoice hop', 'New invoice for Compilers & SonsGrace Hopper', '/invoices/create?clientId=3'],
  ['remind hop', 'Remind Grace HopperINV-7 · £1,200.00', '/invoices/7?remind=1'],
  ['mark 99 paid', 'Search invoices for “99”', '/invoices?q=99'],
  ['new client Bob & Co', 'New client “Bob & Co”', '/clients?edit=new&name=Bob+%26+Co'],
  ['new invoice Bob', 'New client “Bob”', '/clients?edit=new&name=Bob'],
  ['overdue', 'Overdue invoices', '/invoices?status=overdue'],
])('the command menu performs the typed command: %s', async (typed, label, href) => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste(typed)
  await waitFor(() => expect(marked()).toBe(label))
  await userEvent.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([[href]])
})

it('the command menu shows existing clients below a new one', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('new client hop')
  await waitFor(() => expect(options()).toEqual(['New client “hop”', 'Compilers & SonsGrace Hopper']))
})

it('the command menu finds a client called Bill before the command to bill', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('bill hop')
  await waitFor(() => expect(options()).toEqual(['Bill Hop', 'New invoice for Compilers & SonsGrace Hopper']))
  expect(marked()).toBe('Bill Hop')
  await userEvent.keyboard('{Enter}')
  expect(router.push.mock.calls).toEqual([['/clients/5']])
})

it('the command menu asks before a command discards unsaved input elsewhere', async () => {
  const takeOff = registerUnsavedForm({ isChanged: () => true })
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('overdue')
  await waitFor(() => expect(marked()).toBe('Overdue invoices'))
  await userEvent.keyboard('{Enter}')
  expect(router.push).not.toHaveBeenCalled()
  takeOff()
})

it('the command menu marks an invoice by its number as the only match', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('mark 7 paid')
  await waitFor(() => expect(options()).toEqual(['Mark INV-7 as paidGrace Hopper · £1,200.00']))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(patched).toEqual([['/api/invoices/7/status', { status: 'PAID' }]]))
})

it('the command menu opens an issued invoice to cancel, because its page shows the payments', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('mark 7 cancelled')
  await waitFor(() => expect(options()).toEqual(['Open INV-7 to cancel itGrace Hopper · £1,200.00']))
  await userEvent.keyboard('{Enter}')
  expect(router.push).toHaveBeenCalledWith('/invoices/7')
  expect(patched).toEqual([])
})

it('the command menu ignores Enter until the results match the typed text, and reports the outcome', async () => {
  let answer: () => void = () => {}
  late = new Promise((resolve) => (answer = resolve))
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('mark paid 7')
  await waitFor(() => expect(marked()).toBe('Mark INV-7 as paidGrace Hopper · £1,200.00'))
  await userEvent.keyboard('0{Enter}')
  await waitFor(() => expect(asked).toContain('70&of=number'))
  await userEvent.keyboard('{Enter}')
  expect(patched).toEqual([])
  await act(async () => answer())
  await waitFor(() => expect(marked()).toBe('Mark INV-70 as paidAda Lovelace · £1,200.00'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(patched).toEqual([['/api/invoices/70/status', { status: 'PAID' }]]))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'INV-70 marked as paid' }))
  await pressToastAction()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: 'INV-70 is back to sent.' }))
})

it.each([
  ['export', '/api/invoices/export.csv', 'Invoices-2026-11-21.csv'],
  ['export clients', '/api/clients/export.csv', 'Clients-2026-11-21.csv'],
])('the command menu downloads a file without leaving the page: %s', async (typed, path, name) => {
  const saved: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  exported[path] = {
    ok: true,
    headers: new Map([['content-disposition', `attachment; filename*=UTF-8''${name}`]]),
    blob: async () => new Blob(['Number']),
  }
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste(typed)
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(saved).toEqual([name]))
  jest.restoreAllMocks()
})

it('the command menu explains a failed export', async () => {
  const json = async () => ({ message: 'Too many exports. Please wait a minute.' })
  exported['/api/invoices/export.csv'] = { ok: false, status: 429, headers: new Map(), json }
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('export')
  await userEvent.keyboard('{Enter}')
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: 'Failed to export',
      description: 'Too many exports. Please wait a minute.',
      variant: 'destructive',
    }),
  )
})

it('the command menu reports an empty result, and a failed search', async () => {
  show()
  act(() => openCommandView('menu'))
  await menu()
  await userEvent.paste('xyzzy')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “xyzzy”'))
  await userEvent.clear(screen.getByRole('combobox'))
  await userEvent.paste('down')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/couldn’t search/))
})

it('the command menu navigates by single keys, but not while typing', async () => {
  show()
  await userEvent.keyboard('gin')
  expect(router.push.mock.calls).toEqual([['/invoices'], ['/invoices/create']])
  await userEvent.click(screen.getByLabelText('Notes'))
  await userEvent.keyboard('gi')
  expect(router.push).toHaveBeenCalledTimes(2)
  expect(screen.getByLabelText('Notes')).toHaveValue('gi')
})

it('the command menu lists the shortcuts, and switches single-key ones off', async () => {
  show()
  await userEvent.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(dialog).getByText('Go to invoices')).toBeVisible()
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.click(within(dialog).getByRole('switch'))
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('gi?')
  expect(router.push).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await menu()
})

it('the command menu focuses the page’s search on the slash key, or opens the menu', async () => {
  const { rerender } = render(
    <>
      <main>
        <input type="search" aria-label="Search invoices" />
      </main>
      <CommandHost />
    </>,
  )
  await userEvent.keyboard('/')
  expect(screen.getByLabelText('Search invoices')).toHaveFocus()
  expect(screen.getByLabelText('Search invoices')).toHaveValue('')
  rerender(<CommandHost />)
  await userEvent.keyboard('/')
  await menu()
})

it('the command menu switches to another business by name, distinguishes equal names, and links to all businesses', async () => {
  render(<CommandHost />)
  act(() => openCommandView('menu'))
  const field = await screen.findByRole('combobox')
  await userEvent.click(field)
  await userEvent.paste('switch')
  expect(await screen.findAllByRole('option', { name: 'Switch to Nord' })).toHaveLength(2)
  expect(screen.queryByRole('option', { name: 'Switch to Fernhill' })).not.toBeInTheDocument()
  const marked = () => document.querySelector('[cmdk-item][aria-selected="true"]')?.getAttribute('data-value')
  await waitFor(() => expect(marked()).toBe('action business 2'))
  await userEvent.keyboard('{ArrowDown}')
  expect(marked()).toBe('action business 3')
  await userEvent.clear(field)
  await userEvent.paste('finish')
  expect(await screen.findByRole('option', { name: 'Finish setting up Ada' })).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.paste('members')
  await userEvent.click(await screen.findByRole('option', { name: 'Members' }))
  expect(router.push).toHaveBeenLastCalledWith('/settings?tab=members')
  act(() => openCommandView('menu'))
  await userEvent.click(await screen.findByRole('combobox'))
  await userEvent.paste('all bus')
  await userEvent.click(await screen.findByRole('option', { name: 'All businesses' }))
  expect(router.push).toHaveBeenLastCalledWith('/businesses')
})
