import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchInput } from '@/components/shared/page/search-input'
import { router, setLocation } from '@/tests/factories/navigation'

const at = (query: string) => setLocation(`/invoices?${query}`)

// Fake timers for the debounce, so that a busy machine can't interfere.
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const pause = () => act(() => jest.runOnlyPendingTimers())

beforeEach(() => {
  jest.useFakeTimers()
  at('status=SENT&before=90')
})
afterEach(() => jest.useRealTimers())

const box = () => screen.getByRole('searchbox', { name: 'Search invoices' })
const search = <SearchInput placeholder="Search invoices..." />

it('typing updates the URL once, after a pause, to the first page, and keeps the focus', async () => {
  render(search)
  await user.type(box(), 'finch')
  expect(router.replace).not.toHaveBeenCalled()
  pause()
  expect(router.replace.mock.calls).toEqual([['/invoices?status=SENT&q=finch', { scroll: false }]])
  expect(box()).toHaveFocus()
})

it('Enter searches at once, and Escape or the button clears the search', async () => {
  at('q=old')
  render(search)
  expect(box()).toHaveValue('old')
  await user.type(box(), 'er{Enter}')
  expect(router.replace).toHaveBeenLastCalledWith('/invoices?q=older', { scroll: false })
  await user.keyboard('{Escape}')
  expect(box()).toHaveValue('')
  expect(router.replace).toHaveBeenLastCalledWith('/invoices', { scroll: false })
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

it('the field follows outside changes of the URL, but not its own', async () => {
  const { rerender } = render(search)
  await user.type(box(), 'fin{Enter}')
  await user.type(box(), 'ch')
  act(() => {
    at('q=fin')
    rerender(<SearchInput placeholder="Search invoices..." />)
  })
  expect(box()).toHaveValue('finch')
  act(() => {
    at('q=harbour')
    rerender(<SearchInput placeholder="Search invoices..." />)
  })
  expect(box()).toHaveValue('harbour')
})

it('a search keeps a tab that was clicked while typing', async () => {
  render(search)
  await user.type(box(), 'finch')
  at('status=PAID')
  pause()
  expect(router.replace).toHaveBeenCalledWith('/invoices?status=PAID&q=finch', { scroll: false })
})
