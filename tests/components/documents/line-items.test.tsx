import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import '@/components/documents/form/lines/line-menu'
import '@/components/documents/form/lines/line-suggestions'
import { NEW_LINE } from '@/components/documents/form/invoice-form-values'
import { limitPastedRows } from '@/components/documents/form/lines/pasted-rows'
import { getToastAction, getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import type { SuggestedItem } from '@/lib/documents/items/item-response'
import { router } from '@/tests/factories/navigation'
import {
  CLIENTS,
  fillField,
  createLine,
  createReadyFields,
  clickSave,
  mockServer,
  renderForm,
} from './invoice-form-helpers'

const label = (text: string) => screen.getByLabelText(text)
const lines = () =>
  screen.getAllByLabelText(/^Description, line/).map((field) => (field as HTMLTextAreaElement).value)
const prices = () =>
  screen.getAllByLabelText(/^Unit price, line/).map((field) => (field as HTMLInputElement).value)

/** Renders a form with lines A, B and C at 1, 2 and 3. */
function showLines() {
  const lineItems = ['A', 'B', 'C'].map((text, index) => createLine(text, { unitPrice: String(index + 1) }))
  return renderForm({ initial: createReadyFields({ lineItems }) })
}
const openMenu = async (user: ReturnType<typeof showLines>['user'], line: number) => {
  await user.click(screen.getByRole('button', { name: `Actions for line ${line}` }))
  return screen.findByRole('menu', { name: `Actions for line ${line}` })
}

beforeEach(() => {
  localStorage.clear()
  // Not a touch screen, so the dialog may focus its field.
  window.matchMedia = jest.fn().mockReturnValue({ matches: false })
})

describe('keyboard shortcuts in lines', () => {
  it('move up and down a column, and through a text of several rows', async () => {
    const { user } = showLines()
    await user.click(label('Unit price, line 2'))
    await user.keyboard('{ArrowUp}')
    expect(label('Unit price, line 1')).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(label('Unit price, line 1')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(label('Unit price, line 3')).toHaveFocus()
    await user.click(label('Description, line 2'))
    await user.keyboard('{ArrowDown}')
    expect(label('Description, line 3')).toHaveFocus()
    await user.keyboard('{Shift>}{Enter}{/Shift}second row{ArrowUp}')
    expect(label('Description, line 3')).toHaveFocus()
  })

  it('move a line with Alt, keep the focus, and announce the position', async () => {
    const { user } = showLines()
    await user.click(label('Unit price, line 3'))
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(lines()).toEqual(['A', 'C', 'B'])
    expect(prices()).toEqual(['1', '3', '2'])
    await waitFor(() => expect(label('Unit price, line 2')).toHaveFocus())
    expect(screen.getByText('Line 3 moved to position 2 of 3')).toBeInTheDocument()
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}')
    expect(lines()).toEqual(['C', 'A', 'B'])
    expect(screen.getByText('Line 1 is already the first')).toBeInTheDocument()
  })

  it('duplicate a line with Ctrl+D and focus the copy', async () => {
    const { user } = showLines()
    await user.click(label('Quantity, line 2'))
    await user.keyboard('{Control>}d{/Control}')
    expect(lines()).toEqual(['A', 'B', 'B', 'C'])
    expect(prices()).toEqual(['1', '2', '2', '3'])
    await waitFor(() => expect(label('Description, line 3')).toHaveFocus())
    await user.keyboard('x')
    expect(lines()).toEqual(['A', 'B', 'Bx', 'C'])
  })

  it('remove a line with Ctrl+Backspace, and focus the one above', async () => {
    const { user } = showLines()
    await user.click(label('Unit price, line 3'))
    await user.keyboard('{Control>}{Backspace}{/Control}')
    expect(lines()).toEqual(['A', 'B'])
    await waitFor(() => expect(label('Description, line 2')).toHaveFocus())
    expect(getCurrentToast()).toMatchObject({ title: 'Line removed', description: 'C' })
    // In a text it deletes a word.
    await user.keyboard('{Control>}{Backspace}{/Control}')
    expect(lines()).toHaveLength(2)
    await user.keyboard('{Control>}{Shift>}{Backspace}{/Shift}{/Control}')
    expect(lines()).toEqual(['A'])
  })

  it('remove an empty line with Backspace, but not the first', async () => {
    const { user } = showLines()
    await user.click(label('Unit price, line 3'))
    await user.keyboard('{Enter}x{Backspace}')
    expect(lines()).toEqual(['A', 'B', 'C', ''])
    await user.keyboard('{Backspace}')
    expect(lines()).toEqual(['A', 'B', 'C'])
    await waitFor(() => expect(label('Description, line 3')).toHaveFocus())
    await user.clear(label('Description, line 1'))
    await user.keyboard('{Backspace}')
    expect(lines()).toEqual(['', 'B', 'C'])
  })

  it('reach the menu of a line after its figures', async () => {
    const { user } = showLines()
    await user.click(label('Unit price, line 1'))
    await user.tab()
    expect(screen.getByRole('button', { name: 'Actions for line 1' })).toHaveFocus()
    await user.tab()
    expect(label('Description, line 2')).toHaveFocus()
    await user.click(label('Unit price, line 3'))
    await user.tab()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Add Item' })).toHaveFocus()
  })
})

describe('the menu of a line', () => {
  it('moves it, also by keyboard, in the possible directions only', async () => {
    const { user } = showLines()
    const button = screen.getByRole('button', { name: 'Actions for line 1' })
    button.focus()
    await user.keyboard('{Enter}')
    const up = await screen.findByRole('menuitem', { name: 'Move up' })
    expect(up).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    await waitFor(() => expect(lines()).toEqual(['B', 'A', 'C']))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions for line 2' })).toHaveFocus())
  })

  it('closes on a second click on its handle, duplicates and removes', async () => {
    const { user } = showLines()
    await openMenu(user, 2)
    await user.click(screen.getByRole('button', { name: 'Actions for line 2' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await openMenu(user, 3)
    await user.click(screen.getByRole('menuitem', { name: 'Duplicate line' }))
    await waitFor(() => expect(lines()).toEqual(['A', 'B', 'C', 'C']))
    await waitFor(() => expect(label('Description, line 4')).toHaveFocus())
    await openMenu(user, 1)
    await user.click(screen.getByRole('menuitem', { name: 'Remove line' }))
    await waitFor(() => expect(lines()).toEqual(['B', 'C', 'C']))
  })
})

it('the invoice form restores a removed line from the toast, which closes with the form', async () => {
  const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
  const { user, unmount } = showLines()
  await user.click(screen.getByRole('button', { name: 'Remove line 2' }))
  expect(lines()).toEqual(['A', 'C'])
  expect(getCurrentToast()).toMatchObject({ title: 'Line removed', description: 'B' })
  expect(getToastAction()?.label).toBe('Undo')
  await pressToastAction()
  expect(lines()).toEqual(['A', 'B', 'C'])
  await waitFor(() => expect(label('Description, line 2')).toHaveFocus())
  await clickSave(user)
  await waitFor(() => expect(router.push).toHaveBeenCalled())
  expect(calls[0]!.body.lineItems).toMatchObject([{ unitPrice: 1 }, { unitPrice: 2 }, { unitPrice: 3 }])

  await user.click(screen.getByRole('button', { name: 'Remove line 1' }))
  unmount()
  expect(getCurrentToast()).toMatchObject({ title: 'Line removed', open: false })
})

describe('quantities in lines', () => {
  it('are parsed as durations while typing, and formatted when the field loses the focus', async () => {
    const { user } = renderForm()
    await fillField(user, 'Unit price, line 1', '100')
    await fillField(user, 'Quantity, line 1', '3h 45m')
    expect(screen.getAllByText('£375.00').length).toBeGreaterThan(1)
    expect(label('Quantity, line 1')).toHaveValue('3h 45m')
    await user.tab()
    expect(label('Quantity, line 1')).toHaveValue('3.75 h')
  })

  it('get a unit from the line’s menu on keyboards without letters', async () => {
    const { user } = renderForm()
    await fillField(user, 'Quantity, line 1', '2')
    await user.click(screen.getByRole('button', { name: 'Actions for line 1' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Unit/ }))
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'None' })).toHaveFocus())
    await user.click(screen.getByRole('menuitemradio', { name: 'Days' }))
    await waitFor(() => expect(label('Quantity, line 1')).toHaveValue('2 days'))
    await user.click(screen.getByRole('button', { name: 'Actions for line 1' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Unit/ }))
    expect(screen.getByRole('menuitemradio', { name: 'Days' })).toBeChecked()
    await user.click(screen.getByRole('menuitemradio', { name: 'None' }))
    await waitFor(() => expect(label('Quantity, line 1')).toHaveValue('2'))
  })

  it('are parsed from a pasted timesheet', async () => {
    const { user } = renderForm()
    await user.click(label('Description, line 1'))
    await user.paste('Design\t3:45\t80\nTalks\t2h 30m\t80\n')
    expect(lines()).toEqual(['Design', 'Talks'])
    expect(label('Quantity, line 1')).toHaveValue('3.75 h')
    expect(label('Quantity, line 2')).toHaveValue('2.5 h')
    expect(label('Unit price, line 2')).toHaveValue('80')
  })
})

it('report a pasted description that is too long, and keep it', async () => {
  const { user } = renderForm()
  await user.click(label('Description, line 1'))
  await user.paste(`${'x'.repeat(2001)}\t1\t80\n`)
  expect(getCurrentToast()).toMatchObject({
    variant: 'destructive',
    description: '1 description is longer than 2,000 characters. Shorten it before you save.',
  })
  expect(lines()).toEqual(['x'.repeat(2001)])
})

it('limit pasted rows to the room in the document', () => {
  const rows = Array.from({ length: 1200 }, () => NEW_LINE)
  expect(limitPastedRows(rows, 1000)).toEqual({
    kept: rows.slice(0, 1000),
    droppedCount: 200,
    tooLongCount: 0,
  })
  expect(limitPastedRows(rows.slice(0, 3), 3)).toEqual({
    kept: rows.slice(0, 3),
    droppedCount: 0,
    tooLongCount: 0,
  })
})

describe('line suggestions', () => {
  const item = (over: Partial<SuggestedItem>): SuggestedItem => ({
    description: 'Design, workshop',
    unit: null,
    unitPrice: 95.5,
    currency: 'GBP',
    uses: 3,
    tax: null,
    isSaved: false,
    ...over,
  })
  const offer = (...items: SuggestedItem[]) => mockServer(() => ({ data: items }))
  const type = async (text: string) => {
    const { user } = renderForm()
    await user.click(label('Description, line 1'))
    await user.paste(text)
    return { user }
  }

  it('appear while typing, are chosen by key, and fill in the price', async () => {
    const calls = offer(item({}), item({ description: 'Design, site', unitPrice: 80, uses: 1 }))
    const { user } = await type('desi')
    expect(
      await screen.findByRole('option', { name: 'Design, workshop £95.50 · used 3 times' }),
    ).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual(['/api/items?q=desi&currency=GBP'])
    const field = label('Description, line 1')
    expect(field).not.toHaveAttribute('aria-activedescendant')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const second = screen.getByRole('option', { name: /Design, site £80.00 · used once/ })
    expect(field).toHaveAttribute('aria-activedescendant', second.id)
    await user.keyboard('{ArrowUp}{Enter}')
    expect(lines()).toEqual(['Design, workshop'])
    expect(prices()).toEqual(['95.5'])
    expect(field).toHaveFocus()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(screen.getByText('Unit price £95.50')).toBeInTheDocument()
  })

  it('appear before typing only for a known client', async () => {
    const calls = offer(item({ description: 'Retainer', unitPrice: 450 }))
    const { user } = renderForm({ defaultCurrency: 'GBP' })
    await user.keyboard('ada{Enter}')
    expect(await screen.findByRole('option', { name: /^Retainer £450.00/ })).toBeVisible()
    expect(calls.map(({ path }) => path)).toEqual(['/api/items?q=&currency=GBP&clientId=2'])
    await user.keyboard('{ArrowDown}{Enter}{Tab}{Tab}{Enter}')
    expect([lines(), prices()]).toEqual([
      ['Retainer', ''],
      ['450', '0'],
    ])
    expect(label('Description, line 2')).toHaveFocus()
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  it('leave Enter to the lines until one is selected, and close on Escape', async () => {
    offer(item({}))
    const { user } = await type('desi')
    await screen.findByRole('listbox')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await user.keyboard('g')
    await screen.findByRole('listbox')
    await user.keyboard('{Enter}')
    expect(label('Description, line 2')).toHaveFocus()
    expect(lines()).toEqual(['desig', ''])
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })

  it('keep a typed price, and fill in none of another currency', async () => {
    offer(item({}), item({ description: 'Design in Paris', currency: 'EUR' }))
    const { user } = renderForm()
    await fillField(user, 'Unit price, line 1', '70')
    await fillField(user, 'Description, line 1', 'desi')
    await user.click(await screen.findByRole('option', { name: /workshop/ }))
    expect(prices()).toEqual(['70'])
    await fillField(user, 'Unit price, line 1', '')
    await fillField(user, 'Description, line 1', 'pari')
    await user.click(await screen.findByRole('option', { name: /Paris €95.50/ }))
    expect(lines()).toEqual(['Design in Paris'])
    expect(prices()).toEqual([''])
  })

  it('are empty without a match, and if the server is unavailable', async () => {
    const calls = mockServer(() => ({ status: 500, data: { message: 'Gone' } }))
    const { user } = await type('desi')
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(screen.queryByText(/couldn’t load/)).not.toBeInTheDocument()
    offer()
    await user.keyboard('g')
    await waitFor(() => expect(global.fetch).toHaveBeenCalledTimes(1))
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  })
})

describe('dragging a line', () => {
  /** Lays lines out 40 px high and 10 px apart, because jsdom has no layout. */
  const lay = () =>
    screen.getAllByRole('listitem').forEach((line, index) => {
      line.getBoundingClientRect = () => ({ top: index * 50, bottom: index * 50 + 40, height: 40 }) as DOMRect
    })
  afterAll(() => void Reflect.deleteProperty(document, 'scrollingElement'))
  const hold = async (line: number) => {
    lay()
    Object.defineProperty(document, 'scrollingElement', {
      value: document.documentElement,
      configurable: true,
    })
    const grip = screen.getAllByTitle('Drag to move')[line - 1]!
    Object.assign(grip, { setPointerCapture: () => {}, hasPointerCapture: () => true })
    const at = { pointerId: 1, button: 0, isPrimary: true, clientY: line * 50 - 30 }
    await act(async () => void fireEvent(grip, pointer('pointerdown', at)))
    await act(async () => void (await import('@/components/documents/form/lines/line-drag')))
    return grip
  }
  // jsdom has no pointer events with a position.
  const pointer = (type: string, init: object) =>
    Object.assign(new MouseEvent(type, { bubbles: true, ...init }), { pointerId: 1, isPrimary: true })

  it('drops it at the pointer, and opens no menu', async () => {
    showLines()
    const grip = await hold(1)
    fireEvent(grip, pointer('pointermove', { clientY: 125 }))
    expect(screen.getAllByRole('listitem')[0]!.style.transform).toBe('translateY(105px)')
    expect(screen.getAllByRole('listitem')[1]!.style.transform).toBe('translateY(-50px)')
    await act(async () => {
      fireEvent(grip, pointer('pointerup', { clientY: 125 }))
      fireEvent.click(grip)
    })
    await waitFor(() => expect(lines()).toEqual(['B', 'C', 'A']))
    expect(screen.getByText('Line 1 moved to position 3 of 3')).toBeInTheDocument()
    expect(screen.queryByRole('menu')).not.toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map((line) => line.style.transform)).toEqual(['', '', ''])
  })

  it('is cancelled by Escape', async () => {
    showLines()
    const grip = await hold(3)
    fireEvent(grip, pointer('pointermove', { clientY: 10 }))
    fireEvent.keyDown(window, { key: 'Escape' })
    fireEvent(grip, pointer('pointerup', { clientY: 10 }))
    expect(lines()).toEqual(['A', 'B', 'C'])
    expect(screen.getAllByRole('listitem').map((line) => line.style.transform)).toEqual(['', '', ''])
  })
})

describe('a new client in the form', () => {
  const grace = { id: 9, name: 'Grace Hopper & Sons', companyName: null, email: null, currency: 'JPY' }

  it('is added and chosen by keyboard', async () => {
    const calls = mockServer(() => ({ status: 201, data: grace }))
    const { user } = renderForm()
    await user.click(screen.getByRole('combobox', { name: 'Client' }))
    await user.paste('Hopper & Sons')
    expect(screen.getByRole('option', { name: 'Add “Hopper & Sons” as a new client' })).toBeVisible()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Add New Client' })
    expect(label('Name')).toHaveValue('Hopper & Sons')
    expect(dialog).toBeVisible()
    await user.type(label('Name'), '{Home}Grace ')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/clients' })
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveTextContent('Grace Hopper & Sons')
    await waitFor(() => expect(label('Description, line 1')).toHaveFocus())
    expect(label('Currency')).toHaveTextContent('JPY')
    expect(router.push).not.toHaveBeenCalled()
  })

  it('is not offered if the client exists under another spelling', async () => {
    const clients = [{ ...CLIENTS[0]!, name: 'Zoë Müller', companyName: 'Krüger & Söhne' }]
    const { user } = renderForm({ clients })
    await user.click(screen.getByRole('combobox', { name: 'Client' }))
    const search = screen.getByRole('combobox', { name: 'Search your clients' })
    const offered = () => within(screen.getByRole('listbox')).getAllByRole('option')
    for (const typed of ['zoe muller', 'Krueger Soehne']) {
      await user.clear(search)
      await user.paste(typed)
      expect(offered().map(({ textContent }) => textContent)).toEqual(['Krüger & SöhneZoë Müller'])
    }
    await user.clear(search)
    await user.paste('Zoe')
    expect(screen.getByRole('option', { name: 'Add “Zoe” as a new client' })).toBeVisible()
  })

  it('can be added by the link too, without leaving the form', async () => {
    const { user } = renderForm()
    await fillField(user, 'Notes', 'Hello')
    await user.click(screen.getByRole('link', { name: 'Add Client' }))
    await screen.findByRole('dialog', { name: 'Add New Client' })
    await user.type(label('Name'), 'Zuse')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(label('Notes')).toHaveValue('Hello')
  })
})
