import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { isSingleKeyShortcut, usePageKeydown } from '@/components/shared/browser/use-page-keydown'
import { openCommandView } from '@/components/layout/command/command-store'
import { CommandHost } from '@/components/layout/command/command-host'
import { router } from '@/tests/factories/navigation'

// Simulates a slow connection: the menu loads when the test says so.
let mockArrive: () => void = () => {}
const mockAhead = jest.fn()
jest.mock('@/components/layout/command/load-command-menu', () => ({
  preloadCommandMenu: () => mockAhead(),
  loadCommandMenu: () =>
    new Promise((resolve) => {
      mockArrive = () => resolve(jest.requireActual('@/components/layout/command/command-menu'))
    }),
}))

const onKey = jest.fn()
function Screen() {
  usePageKeydown((event) => isSingleKeyShortcut(event) && onKey())
  return (
    <>
      <label>
        Notes <input />
      </label>
      <CommandHost />
    </>
  )
}

beforeEach(() => {
  global.fetch = jest.fn(async (path: string) => {
    const answer = path === '/api/businesses' ? [] : { invoices: [], clients: [] }
    return { ok: true, status: 200, text: async () => JSON.stringify(answer) }
  }) as unknown as typeof fetch
})
afterEach(() => act(() => openCommandView(null)))

it('the command menu keeps keys typed before the menu has loaded for the menu, and triggers no shortcut', async () => {
  render(<Screen />)
  await userEvent.click(screen.getByLabelText('Notes'))
  await userEvent.keyboard('{Control>}k{/Control}')
  const frame = screen.getByRole('dialog', { name: 'Search', busy: true })
  expect((await axe(frame)).violations).toEqual([])
  await userEvent.keyboard('n{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByLabelText('Notes')).toHaveFocus()

  await userEvent.keyboard('{Control>}k{/Control}mark 2')
  await act(async () => mockArrive())
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus())
  await userEvent.keyboard(' n')
  expect(screen.getByRole('combobox')).toHaveValue('mark 2 n')
  expect(screen.getByLabelText('Notes')).toHaveValue('')
  expect(router.push).not.toHaveBeenCalled()
  expect(onKey).not.toHaveBeenCalled()

  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText('Notes')).toHaveFocus()
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(screen.getByRole('combobox')).toHaveValue('')
})

it('the command menu prefetches the menu once the browser is idle', () => {
  let idle: () => void = () => {}
  const cancel = jest.fn()
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => {
      idle = run
      return 7
    },
    cancelIdleCallback: cancel,
  })
  const { unmount } = render(<Screen />)
  expect(mockAhead).not.toHaveBeenCalled()
  idle()
  expect(mockAhead).toHaveBeenCalledTimes(1)
  unmount()
  expect(cancel).toHaveBeenCalledWith(7)
})
