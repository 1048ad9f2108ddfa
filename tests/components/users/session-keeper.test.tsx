import { act, render } from '@testing-library/react'
import { SessionKeeper, TICK } from '@/components/users/session-keeper'
import { loadPage } from '@/components/shared/browser/load-page'
import { knownSession, rememberSession } from '@/components/shared/browser/session-memory'
import { SESSION_MAX_AGE } from '@/lib/identity/rules/paths'
import { fakeApi } from './api'

const SYNC = '/api/auth/sync-session'
const DAY = 24 * 60 * 60
const seconds = () => Math.floor(Date.now() / 1000)
const renewed = () => ({ expiresAt: seconds() + SESSION_MAX_AGE })
const post = { path: SYNC, method: 'POST', body: { userId: 7, email: 'ada@example.com' } }

/** A session that runs out in so many seconds; the server knows it unless said otherwise. */
function show(left: number, { isKnown = true, isStale = false } = {}) {
  const expiresAt = seconds() + left
  if (isKnown) rememberSession({ userId: 7, expiresAt })
  return render(<SessionKeeper userId={7} email="ada@example.com" expiresAt={expiresAt} isStale={isStale} />)
}
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))
/** Many looks at the clock at one go: `settle` would take a turn of the real one for each. */
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms))

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

it('posts a session that the server was not told about, once for all tabs', async () => {
  const calls = fakeApi({ [SYNC]: [renewed()] })
  show(SESSION_MAX_AGE, { isKnown: false })
  await settle()
  expect(calls).toEqual([post])
  expect(knownSession()).toMatchObject({ userId: 7 })
  const otherTab = show(SESSION_MAX_AGE, { isKnown: false })
  await settle()
  otherTab.unmount()
  expect(calls).toHaveLength(1)
})

it('posts again when somebody else signs in, and when the cookie is out of date', async () => {
  const calls = fakeApi({ [SYNC]: [renewed()] })
  rememberSession({ userId: 8, expiresAt: seconds() + SESSION_MAX_AGE })
  show(SESSION_MAX_AGE, { isKnown: false })
  await settle()
  show(SESSION_MAX_AGE, { isStale: true })
  await settle()
  expect(calls).toEqual([post, post])
})

it('looks at the clock every 30 s, and renews a session once it is a day old', async () => {
  expect(TICK).toBe(30_000)
  const calls = fakeApi({ [SYNC]: [{ expiresAt: seconds() + SESSION_MAX_AGE + DAY }] })
  show(SESSION_MAX_AGE)
  await pass(DAY * 1000 - TICK)
  expect(calls).toEqual([])
  await settle(2 * TICK)
  expect(calls).toEqual([post])
  await settle(10 * TICK)
  expect(calls).toHaveLength(1)
})

it('renews at once what has no more than three looks left', async () => {
  const calls = fakeApi({ [SYNC]: [renewed()] })
  show((3 * TICK) / 1000)
  await settle()
  expect(calls).toEqual([post])
})

it('leaves renewing to whichever tab comes first', async () => {
  const calls = fakeApi({ [SYNC]: [renewed()] })
  show(SESSION_MAX_AGE)
  await pass(DAY * 1000 - TICK)
  rememberSession({ userId: 7, expiresAt: seconds() + SESSION_MAX_AGE })
  await settle(4 * TICK)
  expect(calls).toEqual([])
})

it('tries again after 200 ms, doubling, while the server is away', async () => {
  const calls = fakeApi({
    [SYNC]: [
      [{}, 503],
      [{}, 503],
      [renewed(), 200],
    ],
  })
  show(SESSION_MAX_AGE, { isKnown: false })
  await settle(199)
  expect(calls).toHaveLength(1)
  await settle(1)
  expect(calls).toHaveLength(2)
  await settle(399)
  expect(calls).toHaveLength(2)
  await settle(1)
  expect(calls).toHaveLength(3)
  await settle(60_000)
  expect(calls).toHaveLength(3)
  expect(loadPage).not.toHaveBeenCalled()
})

it('calls nobody when the window gets the focus', async () => {
  const calls = fakeApi({ [SYNC]: [renewed()] })
  show(SESSION_MAX_AGE)
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await settle(TICK)
  expect(calls).toEqual([])
})

it.each([401, 403])('leaves when the session is over or another’s (%i)', async (status) => {
  fakeApi({ [SYNC]: [{ message: 'No' }, status] })
  show(SESSION_MAX_AGE, { isStale: true })
  await settle()
  expect(loadPage).toHaveBeenCalledWith('/login?ended=1')
  expect(knownSession()).toBeNull()
})
