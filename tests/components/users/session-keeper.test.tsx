import { act, render } from '@testing-library/react'
import { SessionKeeper } from '@/components/users/session-keeper'
import { loadPage } from '@/components/shared/load-page'
import { SESSION_MAX_AGE } from '@/lib/auth/paths'
import { fakeApi } from './api'

jest.mock('@/components/shared/load-page', () => ({ loadPage: jest.fn() }))

const SYNC = '/api/auth/sync-session'
const DAY = 24 * 60 * 60
/** A session of the given age, in seconds. */
const show = (age: number, isStale = false) =>
  render(
    <SessionKeeper
      userId={7}
      email="ada@example.com"
      expiresAt={Date.now() / 1000 + SESSION_MAX_AGE - age}
      isStale={isStale}
    />,
  )
const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

it('leaves a young session alone, and renews it a day later while the page stays open', async () => {
  const calls = fakeApi({ [SYNC]: [{}] })
  show(60)
  await settle(60 * 60 * 1000)
  expect(calls).toEqual([])
  await settle(DAY * 1000)
  expect(calls).toEqual([{ path: SYNC, method: 'POST', body: { userId: 7, email: 'ada@example.com' } }])
})

it('renews an older one at once, and one whose cookie is out of date', async () => {
  const calls = fakeApi({ [SYNC]: [{}] })
  show(2 * DAY)
  show(0, true)
  await settle()
  expect(calls).toHaveLength(2)
})

it('tries again after 200 ms, doubling, while the server is away', async () => {
  const calls = fakeApi({
    [SYNC]: [
      [{}, 503],
      [{}, 503],
      [{}, 200],
    ],
  })
  show(2 * DAY)
  await settle(199)
  expect(calls).toHaveLength(1)
  await settle(1)
  expect(calls).toHaveLength(2)
  await settle(400)
  expect(calls).toHaveLength(3)
  await settle(60_000)
  expect(calls).toHaveLength(3)
  expect(loadPage).not.toHaveBeenCalled()
})

it.each([401, 403])('leaves when the session is over or another’s (%i)', async (status) => {
  fakeApi({ [SYNC]: [{ message: 'No' }, status] })
  show(2 * DAY)
  await settle()
  expect(loadPage).toHaveBeenCalledWith('/login?ended=1')
})
