import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import LoginPage from '@/app/(auth)/login/page'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { getCurrentToast } from '@/tests/factories/toasts'
import { env } from '@/lib/platform/env'
import { ACCEPTED, fakeNextAuth, createRefusal, getSentCredentials } from './next-auth'

const WRONG = 'This code is incorrect or was already used. Please try the next one.'

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const code = () => screen.findByLabelText('Code')

/** Completes the first step. */
async function firstStep() {
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await click('Sign in')
  return code()
}

beforeEach(() => sessionStorage.clear())

it('two-step sign-in asks for the app’s code on the same screen, and signs in with all three values', async () => {
  const calls = fakeNextAuth([createRefusal('SecondStepRequired'), ACCEPTED])
  const { container } = render(
    <LoginForm returnPath="/clients">
      <p>Other ways</p>
    </LoginForm>,
  )
  const input = await firstStep()
  expect(input).toHaveFocus()
  expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input).toHaveAttribute('inputmode', 'numeric')
  expect(screen.getByLabelText('Password')).not.toBeVisible()
  expect(screen.queryByText('Other ways')).not.toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect((await axe(container)).violations).toEqual([])

  await userEvent.type(input, '123 456{Enter}')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/clients'))
  const first = { email: 'ada@example.com', password: 'secret1' }
  expect(getSentCredentials(calls)).toMatchObject([first, { ...first, code: '123 456' }])
  expect(getSentCredentials(calls)[0]).not.toHaveProperty('code')
  expect(sessionStorage.getItem('sheaf-toast')).toContain('Welcome back, ada@example.com!')
})

it('two-step sign-in keeps a wrong code, and reports it', async () => {
  fakeNextAuth([createRefusal('SecondStepRequired'), createRefusal('SecondStepInvalid')])
  render(<LoginForm returnPath="/" />)
  const input = await firstStep()
  await click('Continue')
  await waitFor(() => expect(input).toHaveAccessibleDescription('Code is required'))
  await userEvent.type(input, '000000')
  await click('Continue')
  await waitFor(() => expect(input).toHaveAccessibleDescription(WRONG))
  expect(input).toHaveValue('000000')
  expect(getCurrentToast()).toMatchObject({ title: 'Sign in failed', description: WRONG })
  expect(loadPage).not.toHaveBeenCalled()
})

it('two-step sign-in accepts a recovery code instead', async () => {
  const calls = fakeNextAuth([createRefusal('SecondStepRequired'), ACCEPTED])
  render(<LoginForm returnPath="/" />)
  await firstStep()
  await click('Continue')
  expect(screen.getByText('Code is required')).toBeVisible()
  await click('Use a recovery code instead')
  const input = screen.getByLabelText('Recovery code')
  expect(input).toHaveFocus()
  expect(input).not.toHaveAttribute('inputmode')
  expect(input).not.toHaveAccessibleDescription('Code is required')
  await userEvent.type(input, '0000-1111-2222-3333')
  await click('Continue')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(getSentCredentials(calls)[1]).toMatchObject({ code: '0000-1111-2222-3333' })
})

it('two-step sign-in returns to the first step without losing input', async () => {
  fakeNextAuth([createRefusal('SecondStepRequired')])
  render(
    <LoginForm returnPath="/">
      <p>Other ways</p>
    </LoginForm>,
  )
  await firstStep()
  await click('Back')
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
  expect(screen.getByLabelText('Password')).toHaveValue('secret1')
  expect(screen.getByText('Other ways')).toBeVisible()
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument()
})

it('two-step sign-in returns to the first step if the password has become invalid', async () => {
  fakeNextAuth([createRefusal('SecondStepRequired'), createRefusal('CredentialsSignin')])
  render(<LoginForm returnPath="/" />)
  await userEvent.type(await firstStep(), '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.')
  expect(screen.getByLabelText('Email')).toBeVisible()
})

it('two-step sign-in reports too many codes', async () => {
  const message = 'Too many attempts. Please wait a moment and try again.'
  fakeNextAuth([createRefusal('SecondStepRequired'), createRefusal('TooMany:60', 429)])
  render(<LoginForm returnPath="/" />)
  const input = await firstStep()
  await userEvent.type(input, '123456{Enter}')
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: message }))
  expect(input).toHaveValue('123456')
})

it('two-step sign-in follows Google sign-in, and starts over after a timeout', async () => {
  const calls = fakeNextAuth([createRefusal('SecondStepExpired')])
  Object.assign(env(), { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' })
  render(await LoginPage({ searchParams: Promise.resolve({ step: 'google', callbackUrl: '/invoices' }) }))
  await userEvent.type(await code(), '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in timed out. Start again.')
  expect(getSentCredentials(calls)).toEqual([expect.objectContaining({ code: '123456', csrfToken: 't' })])
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
})
