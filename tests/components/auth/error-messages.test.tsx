import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VerificationPending } from '@/components/auth/verify/verification-pending'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { LoginForm } from '@/components/auth/sign-in/login-form'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { useAuthErrorMessage } from '@/components/auth/call-auth'
import { getCurrentToast } from '@/tests/factories/toasts'
import { ApiError } from '@/lib/platform/http/api-client'
import { fakeApi } from '../users/fake-api'
import { fakeNextAuth } from './next-auth'

const away = { message: 'Out of order' }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const failed = (title: string, description: string) =>
  waitFor(() => expect(getCurrentToast()).toMatchObject({ title, description, variant: 'destructive' }))

it('the forgotten password form reports that no link could be sent', async () => {
  fakeApi({ '/api/auth/forgot-password': [away, 503] })
  render(<ForgotPasswordForm />)
  await type('Email', 'ada@example.com')
  await press('Send reset link')
  await failed('Password reset failed', 'Out of order')
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

it('the new password form reports that the password could not be set', async () => {
  fakeApi({ '/api/auth/reset-password': [away, 503] })
  render(<ResetPasswordForm token="t" />)
  await type('New password', 'another1')
  await type('Confirm new password', 'another1')
  await press('Set new password')
  await failed('Password update failed', 'Out of order')
})

it('the verification page reports that the email could not be sent again', async () => {
  fakeApi({ '/api/auth/resend-verification': [away, 503] })
  render(<VerificationPending heading="Check your inbox" text="Wait." />)
  await type('Email', 'ada@example.com')
  await press('Resend verification email')
  await failed('Failed to resend verification email', 'Out of order')
})

it('sign-up reports that Google is not configured', async () => {
  render(<GoogleButton label="Sign up with Google" isConfigured={false} returnPath="/" />)
  await press('Sign up with Google')
  expect(getCurrentToast()).toMatchObject({ title: 'Google Sign-In Not Configured', variant: 'destructive' })
})

describe('if the server sends no message', () => {
  const nothing = [undefined, 502] as [unknown, number]
  const unexpected = 'An unexpected error occurred'

  it('sign-in reports an unexpected error', async () => {
    fakeNextAuth([nothing])
    render(<LoginForm returnPath="/" />)
    await type('Email', 'ada@example.com')
    await type('Password', 'secret1')
    await press('Sign in')
    await failed('Sign in failed', unexpected)
  })

  it('recovery and verification report an unexpected error, too', async () => {
    fakeApi({
      '/api/auth/forgot-password': nothing,
      '/api/auth/reset-password': nothing,
      '/api/auth/resend-verification': nothing,
    })
    const forgot = render(<ForgotPasswordForm />)
    await type('Email', 'ada@example.com')
    await press('Send reset link')
    await failed('Password reset failed', unexpected)
    forgot.unmount()
    const reset = render(<ResetPasswordForm token="t" />)
    await type('New password', 'another1')
    await type('Confirm new password', 'another1')
    await press('Set new password')
    await failed('Password update failed', unexpected)
    reset.unmount()
    render(<VerificationPending heading="Check your inbox" text="Wait." />)
    await type('Email', 'ada@example.com')
    await press('Resend verification email')
    await failed('Failed to resend verification email', unexpected)
  })
})

it('an error message shows the server’s message, else a default for an error, else for none', () => {
  const Message = ({ error }: { error?: Error }) => useAuthErrorMessage()(error)
  const { container, rerender } = render(<Message error={new ApiError(409, 'Taken')} />)
  expect(container).toHaveTextContent('Taken')
  rerender(<Message error={new TypeError('x is undefined')} />)
  expect(container).toHaveTextContent('An unexpected error occurred')
  rerender(<Message />)
  expect(container).toHaveTextContent('An unknown error occurred')
})
