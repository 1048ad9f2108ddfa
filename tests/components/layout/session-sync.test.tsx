import { act, render, waitFor } from '@testing-library/react'
import SessionSync from '@/components/layout/session/session-sync'
import { loadPage } from '@/components/shared/browser/load-page'
import { SESSION_UPDATE_AGE } from '@/lib/auth/rules/paths'
import { postFromOtherTab, getLastMessage } from '../auth/next-auth'
import { fakeApi, type MockAnswer } from '../users/fake-api'

const SESSION = '/api/auth/session'
const SYNC = '/api/auth/sync-session'
const ME = '/api/auth/me'
const of = (id: string) => ({
  user: { id, name: 'Ada', email: 'ada@example.com' },
  expires: '2999-01-01T00:00:00.000Z',
})
const ada = of('7')
const post = { path: SYNC, method: 'POST', body: { userId: 7, email: 'ada@example.com' } }
const NOBODY: MockAnswer = [{ message: 'Please sign in to continue' }, 401]

const show = async (session: typeof ada | undefined) => {
  await act(async () => void render(<SessionSync session={session} userId={7} />))
}
const paths = (calls: ReturnType<typeof fakeApi>) => calls.map(({ path }) => path)
const draft = 'sheaf:invoice:1:new'

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem(draft, '{}')
})

it('the session sync renews a session the page does not know yet, notifies other tabs, and posts it', async () => {
  const calls = fakeApi({ [SESSION]: [ada], [SYNC]: [{}] })
  await show(undefined)
  await waitFor(() => expect(calls).toHaveLength(2))
  expect(calls).toEqual([{ path: SESSION, method: 'GET', body: undefined }, post])
  expect(getLastMessage()).toBe('getSession')
})

it('the session sync sends nothing for a known session, nor when the window gets the focus', async () => {
  const calls = fakeApi({})
  await show(ada)
  await act(async () => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(calls).toEqual([])
})

it('the session sync renews the session once a day while the page is open', async () => {
  jest.useFakeTimers()
  const calls = fakeApi({ [SESSION]: [ada], [SYNC]: [{}] })
  await show(ada)
  await act(() => jest.advanceTimersByTimeAsync(SESSION_UPDATE_AGE * 1000 - 1))
  expect(calls).toEqual([])
  await act(() => jest.advanceTimersByTimeAsync(1))
  expect(paths(calls)).toEqual([SESSION, SYNC])
  jest.useRealTimers()
})

it('the session sync posts the session when the same user signs in again in another tab, and stays', async () => {
  const calls = fakeApi({ [SESSION]: [ada], [SYNC]: [{}] })
  await show(ada)
  await act(async () => postFromOtherTab('getSession'))
  await waitFor(() => expect(paths(calls)).toEqual([SESSION, SYNC]))
  expect(loadPage).not.toHaveBeenCalled()
})

it('the session sync leaves when another tab signs out, and deletes drafts', async () => {
  fakeApi({ [SESSION]: [{}], [ME]: NOBODY })
  await show(ada)
  await act(async () => postFromOtherTab('signout'))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
  expect(localStorage.getItem(draft)).toBeNull()
})

it('the session sync leaves when the session was ended elsewhere, and keeps the draft', async () => {
  fakeApi({ [SESSION]: [{}], [ME]: NOBODY })
  window.history.replaceState(null, '', '/invoices?page=2')
  await show(ada)
  await act(async () => postFromOtherTab('getSession'))
  await waitFor(() =>
    expect(loadPage).toHaveBeenCalledWith('/login?ended=1&callbackUrl=%2Finvoices%3Fpage%3D2'),
  )
  expect(localStorage.getItem(draft)).toBe('{}')
})

it('the session sync leaves when another user signs in in another tab, and posts nothing', async () => {
  const calls = fakeApi({ [SESSION]: [of('8')] })
  await show(ada)
  await act(async () => postFromOtherTab('getSession'))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(paths(calls)).toEqual([SESSION])
})

it.each([
  ['the server is away', [{ message: 'Out of order' }, 503] as MockAnswer],
  ['the session goes on all the same', [{ id: 7 }] as MockAnswer],
])('the session sync stays if next-auth could not read the session and %s', async (_, me) => {
  const calls = fakeApi({ [SESSION]: [{ message: 'Out of order' }, 503], [ME]: me })
  await show(ada)
  await act(async () => postFromOtherTab('signout'))
  await waitFor(() => expect(paths(calls)).toContain(ME))
  expect(loadPage).not.toHaveBeenCalled()
  expect(localStorage.getItem(draft)).toBe('{}')
})
