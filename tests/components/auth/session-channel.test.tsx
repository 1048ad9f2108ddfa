import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FollowSession } from '@/components/auth/sign-in/follow-session'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { SessionFollower } from '@/components/layout/session-follower'
import { loadPage } from '@/components/shared/browser/load-page'
import { announceSession, onSessionChange } from '@/components/shared/browser/session-channel'
import { otherTab } from '@/tests/factories/other-tab'
import { fakeApi } from '../users/api'

let tab: ReturnType<typeof otherTab>
beforeEach(() => {
  tab = otherTab()
})

it('tells other tabs, and never the tab that says it', () => {
  const heard: string[] = []
  const stop = onSessionChange((message) => heard.push(message))
  announceSession('signed-in')
  expect(heard).toEqual([])
  tab.say('signed-out')
  expect(heard).toEqual(['signed-out'])
  stop()
  tab.say('signed-in')
  expect(heard).toEqual(['signed-out'])
})

it('tells them that somebody has signed in', async () => {
  fakeApi({
    '/api/auth/csrf': [{ csrfToken: 't' }],
    '/api/auth/callback/credentials': [{ url: 'http://localhost/' }],
  })
  render(<LoginForm returnPath="/" />)
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(tab.heard).toEqual(['signed-in'])
})

it('leaves the app when another tab signs out, and only then', () => {
  render(<SessionFollower />)
  tab.say('signed-in')
  expect(loadPage).not.toHaveBeenCalled()
  tab.say('signed-out')
  expect(loadPage).toHaveBeenCalledWith('/login')
})

it('leaves the sign-in page when another tab signs in, and only then', () => {
  const calls = fakeApi({})
  render(<FollowSession hasEnded={false} />)
  tab.say('signed-out')
  expect(loadPage).not.toHaveBeenCalled()
  tab.say('signed-in')
  expect(loadPage).toHaveBeenCalledWith('/')
  expect(calls).toEqual([])
})
