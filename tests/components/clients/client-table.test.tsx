import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientList } from '@/components/clients/client-list'
import { toastStore } from '@/components/ui/toast'
import { NO_CLIENT_FILTER } from '@/lib/clients/filter'
import type { ClientRow } from '@/lib/clients/types'
import { axe } from 'jest-axe'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const unknown = {
  companyName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
}
const ada: ClientRow = {
  ...unknown,
  id: 7,
  name: 'Ada',
  email: 'ada@example.com',
  city: 'London',
  country: 'UK',
}
const bob: ClientRow = { ...unknown, id: 8, name: 'Bob' }

const show = (clients: ClientRow[], filter = {}, next: number | null = null) =>
  render(<ClientList clients={clients} filter={{ ...NO_CLIENT_FILTER, ...filter }} next={next} />)

beforeEach(() => {
  jest.clearAllMocks()
  window.history.replaceState(null, '', '/clients')
})

const fetches = (status: number, body: unknown = {}) => {
  const text = async () => (status === 204 ? '' : JSON.stringify(body))
  const api = jest.fn().mockResolvedValue({ ok: status < 400, status, statusText: '', text })
  global.fetch = api
  return api
}

it('lists clients with a dash for what is not known', async () => {
  const { container } = show([ada, bob])
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Address',
    'Actions',
  ])
  const [, first, second] = screen.getAllByRole('row')
  expect(within(first!).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/clients/7')
  expect(within(first!).getByRole('link', { name: 'View Ada' })).toHaveAttribute('href', '/clients/7')
  expect(within(first!).getAllByText('London, United Kingdom')[0]).toBeInTheDocument()
  expect(within(second!).getAllByText('—')).toHaveLength(3)
  expect((await axe(container)).violations).toEqual([])
})

it('opens the dialog of the row that was pressed', async () => {
  show([ada, bob])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Bob' }))
  expect(window.location.search).toBe('?edit=8')
})

it('asks before it deletes, and reads the list again', async () => {
  const api = fetches(204)
  show([ada, bob])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this client?',
  })
  expect(api).not.toHaveBeenCalled()
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1))
  expect(api).toHaveBeenCalledWith('/api/clients/7', expect.objectContaining({ method: 'DELETE' }))
  expect(toastStore.get()).toMatchObject({
    title: 'Client deleted',
    description: 'Client has been deleted successfully.',
  })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it('keeps the question open when deleting fails', async () => {
  fetches(500, { message: 'Out of order' })
  show([ada])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({ title: 'Error deleting client', description: 'Out of order' }),
  )
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(refresh).not.toHaveBeenCalled()
})

it('invites to add the first client', async () => {
  show([])
  expect(screen.getByText('No clients found')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add Your First Client' }))
  expect(window.location.search).toBe('?edit=new')
})

it('says that a search found nothing, and leads out of it', () => {
  show([], { search: 'nobody' })
  expect(screen.getByText('No clients found')).toBeInTheDocument()
  expect(screen.getByText('Nothing matches “nobody”.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/clients')
  expect(screen.queryByRole('button', { name: 'Add Your First Client' })).not.toBeInTheDocument()
})

it('pages by key and keeps the search', () => {
  show([ada, bob], { search: 'a', after: 3 }, 8)
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/clients?q=a&after=8')
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/clients?q=a')
})
