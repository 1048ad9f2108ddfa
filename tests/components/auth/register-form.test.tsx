import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RegisterForm } from '@/components/auth/register-form'
import { closeToast, getCurrentToast } from '@/tests/factories/toasts'
import { router } from '@/tests/factories/navigation'
import { fakeApi } from '../users/fake-api'

async function fillIn() {
  await userEvent.type(screen.getByLabelText('First name'), ' Ada ')
  await userEvent.type(screen.getByLabelText('Last name'), 'Lovelace')
  await userEvent.type(screen.getByLabelText('Email'), 'Ada@Example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'secret1')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

it('the registration form requires every field with the specified messages', async () => {
  const calls = fakeApi({})
  render(<RegisterForm />)
  await userEvent.type(screen.getByLabelText('Password'), '12345')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  // The first check loads the schemas.
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  for (const [label, message] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Please enter a valid email address'],
    ['Password', 'Password must be at least 6 characters'],
  ] as const)
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message)
  expect(calls).toEqual([])
})

it('registers, and continues to the next step', async () => {
  const calls = fakeApi({ '/api/register': [{ id: 1 }, 201] })
  render(<RegisterForm />)
  await fillIn()
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/verify-email'))
  expect(calls[0]!.body).toEqual({
    username: 'ada',
    email: 'ada@example.com',
    fullName: 'Ada Lovelace',
    password: 'secret1',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  expect(getCurrentToast()).toMatchObject({
    title: 'Sign up successful',
    description: 'Please check your email to confirm your account.',
  })
  // Only one toast is shown at a time.
  closeToast()
  expect(getCurrentToast()).toMatchObject({
    title: 'Account created',
    description: 'Please check your email to verify your account before logging in.',
    open: true,
  })
})

it('the registration form explains the password rules in advance', () => {
  render(<RegisterForm />)
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(
    'At least 6 characters, and not a commonly used password',
  )
})

it('the registration form offers to resend the verification if the address has an account', async () => {
  const calls = fakeApi({
    '/api/register': [{ message: 'This email already has an account', errors: { email: ['Taken'] } }, 409],
    '/api/auth/resend-verification': [{ message: 'ok' }],
  })
  render(<RegisterForm />)
  await fillIn()
  const dialog = await screen.findByRole('alertdialog', { name: 'Email already registered' })
  expect(dialog).toHaveAccessibleDescription(
    'This email is already registered. Would you like to resend the verification email?',
  )
  expect(getCurrentToast()).toMatchObject({
    title: 'Email already registered',
    description: 'This email is already registered. Would you like to resend the verification email?',
    variant: 'destructive',
  })
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Resend Verification Email' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(calls.at(-1)!.body).toEqual({ email: 'ada@example.com' })
  expect(getCurrentToast()).toMatchObject({
    title: 'Verification email sent',
    description: 'Please check your email to verify your account',
  })
  expect(screen.getByLabelText('Email')).toHaveValue('Ada@Example.com')
})

it('the registration form shows the server’s errors at the fields, and keeps the input', async () => {
  const message = 'Please remove invisible control characters'
  fakeApi({ '/api/register': [{ message, errors: { fullName: [message] } }, 422] })
  render(<RegisterForm />)
  await fillIn()
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveAccessibleDescription(message))
  expect(getCurrentToast()).toMatchObject({ title: 'Sign up failed', description: message })
  expect(screen.getByLabelText('Password')).toHaveValue('secret1')
  expect(router.push).not.toHaveBeenCalled()
})

it('the registration form falls back to the specified message if the server sends none', async () => {
  fakeApi({ '/api/register': [undefined, 502] })
  render(<RegisterForm />)
  await fillIn()
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: 'Sign up failed',
      description: 'An unexpected error occurred',
      variant: 'destructive',
      open: true,
    }),
  )
})
