import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignInSync } from '@/components/auth/sign-in/sign-in-sync'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { fakeApi } from '../users/fake-api'
import { ACCEPTED, fakeNextAuth, postFromOtherTab } from './next-auth'

const SESSION = '/api/auth/session'
const ada = { user: { id: '7', name: 'Ada', email: 'ada@example.com' }, expires: '2999-01-01T00:00:00.000Z' }

it('the sign-in page requests no session by itself, nor when the window gets the focus', () => {
  const calls = fakeApi({})
  render(<SignInSync />)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(calls).toEqual([])
})

it('the sign-in page leaves the sign-in page only when another tab signs in', async () => {
  const calls = fakeApi({ [SESSION]: [[{}], [ada]] })
  render(<SignInSync />)
  await act(async () => postFromOtherTab('signout'))
  expect(calls).toHaveLength(1)
  expect(loadPage).not.toHaveBeenCalled()
  await act(async () => postFromOtherTab('getSession'))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
})

it('the sign-in page opens exactly the requested page when this tab signs in by itself', async () => {
  fakeNextAuth([ACCEPTED], { [SESSION]: [ada] })
  render(<LoginForm returnPath="/clients" />)
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalled())
  await act(async () => postFromOtherTab('getSession'))
  expect(jest.mocked(loadPage).mock.calls).toEqual([['/clients']])
})
