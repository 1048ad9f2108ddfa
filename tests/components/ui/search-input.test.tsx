import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SearchInput } from '@/components/shared/page/search-input'
import { router, stand } from '@/tests/factories/navigation'

const at = (query: string) => stand(`/invoices?${query}`)

beforeEach(() => at('status=SENT&before=90'))

const box = () => screen.getByRole('searchbox', { name: 'Search invoices' })
const search = <SearchInput placeholder="Search invoices..." />

it('writes the address once, a moment after the last key, from the first page, and keeps the focus', async () => {
  render(search)
  await userEvent.type(box(), 'finch')
  expect(router.replace).not.toHaveBeenCalled()
  await waitFor(() => expect(router.replace).toHaveBeenCalled())
  expect(router.replace.mock.calls).toEqual([['/invoices?status=SENT&q=finch', { scroll: false }]])
  expect(box()).toHaveFocus()
})

it('searches at once on Enter and is cleared by Escape or its button', async () => {
  at('q=old')
  render(search)
  expect(box()).toHaveValue('old')
  await userEvent.type(box(), 'er{Enter}')
  expect(router.replace).toHaveBeenLastCalledWith('/invoices?q=older', { scroll: false })
  await userEvent.keyboard('{Escape}')
  expect(box()).toHaveValue('')
  expect(router.replace).toHaveBeenLastCalledWith('/invoices', { scroll: false })
  expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument()
})

it('follows the address when somebody else changes it, but not its own echo', async () => {
  const { rerender } = render(search)
  await userEvent.type(box(), 'fin{Enter}')
  await userEvent.type(box(), 'ch')
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

it('keeps a tab that was pressed while somebody typed', async () => {
  render(search)
  await userEvent.type(box(), 'finch')
  at('status=PAID')
  await waitFor(() =>
    expect(router.replace).toHaveBeenCalledWith('/invoices?status=PAID&q=finch', { scroll: false }),
  )
})
