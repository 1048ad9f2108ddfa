import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { getCurrentToast } from '@/tests/factories/toasts'
import { fakeApi } from '../users/fake-api'
import { ACCEPTED, fakeNextAuth, createRefusal, getSentCredentials } from './next-auth'

beforeEach(() => sessionStorage.clear())

async function fillIn(email: string, password: string) {
  await userEvent.type(screen.getByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('the sign-in form requires both fields with the specified messages, and sends nothing', async () => {
  const calls = fakeApi({})
  render(<LoginForm returnPath="/" />)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email')
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required')
  expect(calls).toEqual([])
  await userEvent.type(screen.getByLabelText('Email'), 'a')
  expect(screen.queryByText('Please enter a valid email')).not.toBeInTheDocument()
  expect(screen.getByText('Password is required')).toBeInTheDocument()
})

it('the sign-in form signs in, welcomes the user, and loads the requested page', async () => {
  const calls = fakeNextAuth([ACCEPTED])
  render(<LoginForm returnPath="/clients" />)
  await fillIn('Ada', 'secret1')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/clients'))
  expect(getSentCredentials(calls)).toMatchObject([
    { email: 'Ada', password: 'secret1', csrfToken: 't', json: 'true' },
  ])
  expect(JSON.parse(sessionStorage.getItem('sheaf-toast')!)).toEqual({
    title: 'Sign in successful',
    description: 'Welcome back, ada@example.com!',
  })
  expect(screen.getByRole('button', { name: /Signing in/ })).toHaveAttribute('aria-busy', 'true')
})

it('the sign-in form reports wrong credentials, and keeps both values', async () => {
  fakeNextAuth([createRefusal('CredentialsSignin')])
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'wrong')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password. Please try again.')
  expect(getCurrentToast()).toMatchObject({ title: 'Sign in failed', variant: 'destructive' })
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('wrong')
  expect(loadPage).not.toHaveBeenCalled()
})

it('the sign-in form sends the verification email again to an unverified user', async () => {
  const calls = fakeNextAuth([createRefusal('EmailNotVerified')], {
    '/api/auth/resend-verification': [{ message: 'ok' }],
  })
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'secret1')
  await userEvent.click(await screen.findByRole('button', { name: 'Resend verification email' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Verification email sent' }))
  expect(calls.find(({ path }) => path === '/api/auth/resend-verification')).toMatchObject({
    body: { email: 'ada@example.com' },
  })
})

it.each([
  ['of too many attempts', 'TooMany:60', 429, 'Too many attempts. Please wait a moment and try again.'],
  [
    'of an outage',
    'Unavailable',
    503,
    "We can't reach the database right now. Please try again in a moment.",
  ],
])('the sign-in form reports %s, and keeps the input', async (_, code, status, message) => {
  fakeNextAuth([createRefusal(code, status)])
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'secret1')
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({ title: 'Sign in failed', description: message, open: true }),
  )
  expect(screen.getByLabelText('Password')).toHaveValue('secret1')
})

it('the sign-in form stays with the input if the server can’t be reached', async () => {
  fakeApi({})
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'secret1')
  const description = 'You seem to be offline. Nothing was lost: please try again.'
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Sign in failed', description }))
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

it('the sign-in form reports a browser that blocks cookies', async () => {
  fakeNextAuth([[{ url: 'http://localhost/api/auth/signin?csrf=true' }]])
  render(<LoginForm returnPath="/" />)
  await fillIn('ada@example.com', 'secret1')
  expect(await screen.findByRole('alert')).toHaveTextContent('An unexpected error occurred')
  expect(loadPage).not.toHaveBeenCalled()
})

it('the sign-in form reports that Google can’t be reached if next-auth leads back to the page', () => {
  render(<LoginForm returnPath="/" error="OAuthSignin" />)
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Google sign in failed.*We can’t reach Google right now. Please try again in a moment./,
  )
})

it('the sign-in form shows the password on request, and the reason for a failed Google sign-in', async () => {
  render(<LoginForm returnPath="/" error="OAuthCallback" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Google sign in failed')
  const password = screen.getByLabelText('Password')
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
  expect(password).toHaveAttribute('type', 'text')
})
