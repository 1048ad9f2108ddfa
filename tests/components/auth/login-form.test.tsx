import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { toastStore } from '@/components/ui/toast'
import { fakeApi } from '../users/api'

const CSRF = '/api/auth/csrf'
const SIGN_IN = '/api/auth/callback/credentials'
const refused = (code: string) =>
  [{ url: `http://localhost/api/auth/error?error=${code}` }, 401] as [unknown, number]

beforeEach(() => sessionStorage.clear())

async function fillIn(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('asks for both fields in the specified words, and sends nothing', async () => {
  const calls = fakeApi({})
  render(<LoginForm returnPath="/" />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(calls).toEqual([])
  await userEvent.type(screen.getByLabelText('Email'), 'a')
  expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument()
  expect(screen.getByText('Password is required')).toBeInTheDocument()
})

it('signs in, welcomes, and loads the page that was asked for', async () => {
  const calls = fakeApi({ [CSRF]: [{ csrfToken: 't' }], [SIGN_IN]: [{ url: 'http://localhost/' }] })
  render(<LoginForm returnPath="/clients" />)
  await fillIn('Ada', 'secret1')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/clients'))
  expect(calls[1]).toMatchObject({
    path: SIGN_IN,
    method: 'POST',
    body: { email: 'Ada', password: 'secret1', csrfToken: 't', json: 'true' },
  })
  expect(JSON.parse(sessionStorage.getItem('sheaf-toast')!)).toEqual({
    title: 'Sign in successful',
    description: 'Welcome back, ada@example.com!',
  })
  expect(screen.getByRole('button', { name: /Signing in/ })).toHaveAttribute('aria-busy', 'true')
})

it('says that name or password are wrong, and keeps both', async () => {
  fakeApi({ [CSRF]: [{ csrfToken: 't' }], [SIGN_IN]: refused('CredentialsSignin') })
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password. Please try again.')
  expect(toastStore.get()).toMatchObject({ title: 'Sign in failed', variant: 'destructive' })
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  expect(loadPage).not.toHaveBeenCalled()
})

it('sends the verification mail again to somebody who has not verified', async () => {
  const calls = fakeApi({
    [CSRF]: [{ csrfToken: 't' }],
    [SIGN_IN]: refused('EmailNotVerified'),
    '/api/auth/resend-verification': [{ message: 'ok' }],
  })
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'secret1')
  await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Verification email sent' }))
  expect(calls.find(({ path }) => path === '/api/auth/resend-verification')).toMatchObject({
    body: { email: 'ada@example.com' },
  })
})

it('passes on what the server says about too many attempts', async () => {
  const message = 'Too many attempts. Please wait a moment and try again.'
  fakeApi({ [CSRF]: [{ csrfToken: 't' }], [SIGN_IN]: [{ message }, 429] })
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'secret1')
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({ title: 'Sign in failed', description: message, open: true }),
  )
})

it('shows the password on request, and why Google failed', async () => {
  render(<LoginForm returnPath="/" error="OAuthCallback" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Google sign in failed')
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
  expect(password).toHaveAttribute('type', 'text')
})
