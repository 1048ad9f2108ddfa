import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ClientList, ClientToolbar } from '@/components/clients/list/client-list'
import { getToastAction, getCurrentToast, pressToastAction } from '@/tests/factories/toasts'
import { NO_CLIENT_FILTER } from '@/lib/clients/filter'
import type { ClientRow } from '@/lib/clients/client-response'
import { axe } from 'jest-axe'
import { router, setLocation } from '@/tests/factories/navigation'

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
  country: 'GB',
  countryName: 'United Kingdom',
}
const bob: ClientRow = { ...unknown, id: 8, name: 'Bob' }

const show = (clients: ClientRow[], filter = {}, next: string | null = null, trail: string[] = []) =>
  render(
    <ClientList clients={clients} filter={{ ...NO_CLIENT_FILTER, ...filter }} trail={trail} next={next} />,
  )

beforeEach(() => setLocation('/clients'))

const fetches = (status: number, body: unknown = {}) => {
  const text = async () => (status === 204 ? '' : JSON.stringify(body))
  const api = jest
    .fn()
    .mockResolvedValue({ ok: status < 400, status, statusText: '', headers: new Headers(), text })
  global.fetch = api
  return api
}

it('the client table lists clients with a dash for missing values', async () => {
  show([{ ...ada, owed: ['£40.00', '€10.00'] }, bob])
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Email',
    'Phone',
    'Address',
    'Amount due',
    'Actions',
  ])
  const [, first, second] = screen.getAllByRole('row')
  expect(within(first!).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/clients/7')
  expect(within(first!).getByRole('link', { name: 'View Ada' })).toHaveAttribute('href', '/clients/7')
  expect(within(first!).getAllByText('London, United Kingdom')[0]).toBeInTheDocument()
  expect(within(first!).getByText('£40.00')).toBeVisible()
  expect(within(first!).getByText('€10.00')).toBeVisible()
  expect(within(second!).getAllByText('—')).toHaveLength(4)
})

it('the client table opens the dialog of the clicked row', async () => {
  show([ada, bob])
  await userEvent.click(screen.getByRole('button', { name: 'Edit Bob' }))
  expect(window.location.search).toBe('?edit=8')
})

it('the client table asks before it deletes, and reloads the list', async () => {
  const api = fetches(204)
  show([ada, bob])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete this client?',
  })
  expect(api).not.toHaveBeenCalled()
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
  expect(api).toHaveBeenCalledWith('/api/clients/7', expect.objectContaining({ method: 'DELETE' }))
  expect(getCurrentToast()).toMatchObject({
    title: 'Client deleted',
    description: 'Client has been deleted successfully.',
  })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
})

it('the client table restores a deleted client from the toast, and reports a failure', async () => {
  fetches(204)
  show([ada, bob])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getToastAction()?.label).toBe('Undo'))
  const { press } = getToastAction()!
  const api = fetches(200, { results: [{ id: 7, ok: true }] })
  await act(async () => press())
  expect(api).toHaveBeenCalledWith('/api/clients/bulk', expect.objectContaining({ method: 'POST' }))
  expect(JSON.parse(api.mock.calls[0][1].body)).toEqual({ action: 'restore', ids: [7] })
  expect(getCurrentToast()).toMatchObject({ title: 'Client restored' })
  expect(router.refresh).toHaveBeenCalledTimes(2)
  fetches(503, { message: 'Out of order' })
  await act(async () => press())
  expect(getCurrentToast()).toMatchObject({ title: 'Error restoring client', description: 'Out of order' })
})

it('the client table deletes the selected clients, reports those kept, and restores exactly the deleted ones', async () => {
  const { container } = show([ada, bob])
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  const bar = await screen.findByRole('region', { name: 'Selected clients' })
  expect(bar).toHaveTextContent('2 selected')
  expect((await axe(container)).violations).toEqual([])
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to delete these 2 clients?',
  })
  const results = [
    { id: 7, ok: true },
    { id: 8, ok: false, message: 'Client not found' },
  ]
  fetches(200, { results })
  await userEvent.click(within(question).getByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: '1 client deleted',
      description: '1 skipped. Bob: client not found.',
    }),
  )
  expect(screen.queryByRole('region', { name: 'Selected clients' })).not.toBeInTheDocument()
  const api = fetches(200, { results: [{ id: 7, ok: true }] })
  await pressToastAction()
  expect(JSON.parse(api.mock.calls[0][1].body)).toEqual({ action: 'restore', ids: [7] })
})

it('the client table sorts by every column but the actions, by its heading or by the menu', async () => {
  show([ada, bob], { search: 'a', sort: 'email', dir: 'asc' })
  const hrefs = screen
    .getAllByRole('columnheader')
    .map((cell) => cell.querySelector('a')?.getAttribute('href'))
  expect(hrefs).toEqual([
    '/clients?q=a',
    '/clients?q=a&sort=email&dir=desc',
    '/clients?q=a&sort=phone',
    '/clients?q=a&sort=address',
    undefined,
  ])
  expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  render(<ClientToolbar filter={{ ...NO_CLIENT_FILTER, search: 'a', sort: 'email' }} isEmpty={false} />)
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/clients/export.csv?q=a&sort=email',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
  const menu = await screen.findByRole('menu', { name: 'Sort by' })
  const items = within(menu).getAllByRole('menuitem')
  expect(items.map((item) => item.getAttribute('href'))).toEqual([
    '/clients?q=a',
    '/clients?q=a&dir=desc',
    '/clients?q=a&sort=email',
    '/clients?q=a&sort=email&dir=desc',
    '/clients?q=a&sort=phone',
    '/clients?q=a&sort=phone&dir=desc',
    '/clients?q=a&sort=address',
    '/clients?q=a&sort=address&dir=desc',
  ])
  expect(items.filter((item) => item.ariaCurrent === 'true').map((item) => item.textContent)).toEqual([
    'Email, A to Z',
  ])
})

it('the client table keeps the dialog open if deleting fails', async () => {
  fetches(500, { message: 'Out of order' })
  show([ada])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({ title: 'Error deleting client', description: 'Out of order' }),
  )
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(router.refresh).not.toHaveBeenCalled()
})

it('the client table invites the user to add the first client', async () => {
  show([])
  expect(screen.getByText('No clients found')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Add Your First Client' }))
  expect(window.location.search).toBe('?edit=new')
})

it('the client table reports an empty search result, and offers to clear the search', () => {
  show([], { search: 'nobody' })
  expect(screen.getByText('No clients found')).toBeInTheDocument()
  expect(screen.getByText('Nothing matches “nobody”.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Clear search' })).toHaveAttribute('href', '/clients')
  expect(screen.queryByRole('button', { name: 'Add Your First Client' })).not.toBeInTheDocument()
})

it('the client table pages by key and keeps the search', () => {
  show([ada, bob], { search: 'a', before: '3~Aaron' }, '8~Bob', ['0'])
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
    'href',
    '/clients?q=a&before=8%7EBob&from=0.3%7EAaron',
  )
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/clients?q=a')
})

it('the series that deleting clients pauses are counted before they are deleted', async () => {
  show([
    { ...ada, activeSchedules: 2 },
    { ...bob, activeSchedules: 1 },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Delete Bob' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('1 recurring series will be paused')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(screen.getByRole('checkbox', { name: /all/i }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('3 recurring series will be paused')
})

describe('client credit in the table', () => {
  const owed = { ...ada, credit: '€50.00, $20.00' }

  it('is shown below the name', () => {
    show([owed, bob])
    const [, first, second] = screen.getAllByRole('row')
    expect(within(first!).getByText('Credit: €50.00, $20.00')).toBeVisible()
    expect(within(second!).queryByText(/Credit/)).not.toBeInTheDocument()
  })

  it('is mentioned before its client is deleted', async () => {
    show([owed, bob])
    await userEvent.click(screen.getByRole('button', { name: 'Delete Ada' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'This client has €50.00, $20.00 in credit. Refund it or apply it to an invoice before you delete them.',
    )
  })

  it('is listed by client for several clients', async () => {
    show([owed, bob, { ...bob, id: 9, name: 'Cy', credit: '£1.00' }])
    await userEvent.click(screen.getByRole('checkbox', { name: /all/i }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'These clients have credit: Ada €50.00, $20.00; Cy £1.00. Refund it',
    )
  })

  it('is not mentioned if there is none', async () => {
    show([bob])
    await userEvent.click(screen.getByRole('button', { name: 'Delete Bob' }))
    expect(await screen.findByRole('alertdialog')).not.toHaveTextContent(/credit/)
  })
})
