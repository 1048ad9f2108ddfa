import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { loadPage } from '@/components/shared/browser/load-page'
import { Sidebar } from '@/components/layout/shell/sidebar'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { showStoredToast } from '@/components/hooks/toast-after-load'
import { getCurrentToast } from '@/tests/factories/toasts'
import { setLocation } from '@/tests/factories/navigation'
import { getLastMessage } from '../auth/next-auth'
import { fakeApi, type MockAnswer } from '../users/fake-api'

const user = { fullName: 'Amelia Hartwell', email: 'amelia@hartwell.example', initials: 'AH' }
const sidebar = (startsCollapsed: boolean | undefined = false) => (
  <Sidebar user={user} startsCollapsed={startsCollapsed} />
)
const look = () => screen.getByRole('complementary').dataset.sidebar
const toggle = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  setLocation('/')
  localStorage.clear()
  document.cookie = 'sidebar=; max-age=0; path=/'
})

it('the sidebar shows the user and the current page', () => {
  setLocation('/invoices/42')
  render(sidebar())
  expect(screen.getByText('Amelia Hartwell')).toBeVisible()
  expect(screen.getByText('amelia@hartwell.example')).toBeVisible()
  expect(screen.getByText('AH')).toBeVisible()
  const current = screen.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(current.map((link) => link.textContent)).toEqual(['Invoices'])
})

it('collapses, keeps accessible names, and remembers it in a cookie', async () => {
  render(sidebar())
  expect(look()).toBe('wide')
  await toggle('Collapse sidebar')
  expect(look()).toBe('narrow')
  expect(document.cookie).toContain('sidebar=collapsed')
  expect(screen.getByRole('link', { name: 'Clients' })).toHaveTextContent('')
  await toggle('Expand sidebar')
  expect(look()).toBe('wide')
  expect(document.cookie).toContain('sidebar=expanded')
})

it('the sidebar starts in the state of the cookie', () => {
  render(sidebar(true))
  expect(look()).toBe('narrow')
})

it('the sidebar follows the window width until the user collapses or expands the sidebar', async () => {
  render(<Sidebar user={user} startsCollapsed={undefined} />)
  expect(look()).toBe('auto')
  await toggle('Collapse sidebar')
  expect(look()).toBe('narrow')
})

it('the sidebar shows an item’s name in a tooltip when collapsed, after 100 ms, until Escape', async () => {
  render(sidebar(true))
  jest.useFakeTimers()
  const pointer = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  try {
    await pointer.hover(screen.getByRole('link', { name: 'Clients' }))
    act(() => jest.advanceTimersByTime(99))
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
    act(() => jest.advanceTimersByTime(1))
    expect(screen.getByRole('tooltip')).toHaveTextContent('Clients')
    await pointer.keyboard('{Escape}')
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

it.each(['/invoices/create', '/invoices/edit/7', '/invoices/series/3'])(
  'the sidebar collapses on %s without changing the remembered state',
  async (form) => {
    setLocation(form)
    render(sidebar())
    expect(look()).toBe('narrow')
    await toggle('Expand sidebar')
    expect(look()).toBe('wide')
    expect(document.cookie).not.toContain('sidebar=')
    setLocation('/invoices')
    expect(look()).toBe('wide')
    setLocation(form)
    expect(look()).toBe('narrow')
  },
)

const answerSignOut = (answer: MockAnswer) =>
  fakeApi({ '/api/auth/csrf': [{ csrfToken: 't' }], '/api/auth/signout': answer })
const SIGNED_OUT: MockAnswer = [{ url: 'http://localhost:3000/login' }]

it('the sidebar signs out everywhere: the server, other tabs, and this one by a full load with a toast', async () => {
  const calls = answerSignOut(SIGNED_OUT)
  render(sidebar())
  await toggle('Sign out')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
  expect(calls.at(-1)).toMatchObject({
    path: '/api/auth/signout',
    method: 'POST',
    body: { csrfToken: 't' },
  })
  expect(getLastMessage()).toBe('signout')
  showStoredToast()
  expect(getCurrentToast()).toMatchObject({
    title: 'Signed out',
    description: 'You have been successfully signed out',
  })
})

it('the sidebar asks before signing out discards an unsaved invoice, and deletes its draft', async () => {
  const calls = answerSignOut(SIGNED_OUT)
  localStorage.setItem('sheaf:invoice:1:new', '{}')
  localStorage.setItem('sheaf:tried', '{}')
  render(
    <>
      {sidebar()}
      <UnsavedChangesGuard />
    </>,
  )
  await toggle('Sign out')
  const question = await screen.findByRole('alertdialog', { name: 'Sign out and discard your draft?' })
  expect(calls).toEqual([])
  await userEvent.click(within(question).getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
  expect(localStorage.getItem('sheaf:invoice:1:new')).toBeNull()
  expect(localStorage.getItem('sheaf:tried')).toBeNull()
})

it('the sidebar reports a browser that blocks cookies, and stays', async () => {
  answerSignOut([{ url: 'http://localhost:3000/api/auth/signout?csrf=true' }])
  render(sidebar())
  await toggle('Sign out')
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Sign out failed' }))
  expect(loadPage).not.toHaveBeenCalled()
})

it('the sidebar reports a failed sign-out, and stays', async () => {
  answerSignOut([{ message: 'The database is away.' }, 503])
  render(sidebar())
  await toggle('Sign out')
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: 'Sign out failed',
      description: 'The database is away.',
      variant: 'destructive',
    }),
  )
  expect(loadPage).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Sign out' })).not.toHaveAttribute('aria-busy')
})
