import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FollowSession } from '@/components/auth/follow-session'
import { LoginForm } from '@/components/auth/login-form'
import { SessionFollower } from '@/components/layout/session-follower'
import { loadPage } from '@/components/shared/load-page'
import { announceSession, onSessionChange } from '@/components/shared/session-channel'
import { fakeApi } from '../users/api'

jest.mock('@/components/shared/load-page', () => ({ loadPage: jest.fn() }))

/** As the browser's: every channel of the name hears a message, but the one that sent it. */
class Channel extends EventTarget {
  static all: Channel[] = []
  constructor(readonly name: string) {
    super()
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }))
  }
}

/** What another tab says. */
const hear = (message: string) => new Channel(Channel.all[0]!.name).postMessage(message)

beforeAll(() => {
  global.BroadcastChannel = Channel as unknown as typeof BroadcastChannel
})
beforeEach(() => jest.clearAllMocks())

it('tells other tabs, and never the tab that says it', () => {
  const heard: string[] = []
  const stop = onSessionChange((message) => heard.push(message))
  announceSession('signed-in')
  expect(heard).toEqual([])
  hear('signed-out')
  expect(heard).toEqual(['signed-out'])
  stop()
  hear('signed-in')
  expect(heard).toEqual(['signed-out'])
})

it('tells them that somebody has signed in', async () => {
  fakeApi({
    '/api/auth/csrf': [{ csrfToken: 't' }],
    '/api/auth/callback/credentials': [{ url: 'http://localhost/' }],
  })
  const heard: unknown[] = []
  const otherTab = new Channel(Channel.all[0]!.name)
  otherTab.addEventListener('message', (event) => heard.push((event as MessageEvent).data))
  render(<LoginForm returnPath="/" />)
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(heard).toEqual(['signed-in'])
})

it('leaves the app when another tab signs out, and only then', () => {
  render(<SessionFollower />)
  hear('signed-in')
  expect(loadPage).not.toHaveBeenCalled()
  hear('signed-out')
  expect(loadPage).toHaveBeenCalledWith('/login')
})

it('leaves the sign-in page when another tab signs in, and only then', () => {
  const calls = fakeApi({})
  render(<FollowSession hasEnded={false} />)
  hear('signed-out')
  expect(loadPage).not.toHaveBeenCalled()
  hear('signed-in')
  expect(loadPage).toHaveBeenCalledWith('/')
  expect(calls).toEqual([])
})
