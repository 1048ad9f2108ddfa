import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { VerificationPending } from '@/components/auth/verify/verification-pending'
import { EmailConfirmation } from '@/components/auth/verify/email-confirmation'
import { ForgotPasswordForm } from '@/components/auth/forgot-password-form'
import { GoogleButton } from '@/components/auth/sign-in/google-button'
import { ResetPasswordForm } from '@/components/auth/reset-password-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { getCurrentToast } from '@/tests/factories/toasts'
import { fakeApi } from '../users/fake-api'
import { fakeNextAuth } from './next-auth'

beforeEach(() => sessionStorage.clear())
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const gone = { message: 'This link has expired or was already used. Please request a new one.' }

describe('the forgotten password form', () => {
  it('requires an address', async () => {
    render(<ForgotPasswordForm />)
    await press('Send reset link')
    await waitFor(() =>
      expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
        'Please enter a valid email address',
      ),
    )
  })

  it('sends the link without revealing if there is an account', async () => {
    const calls = fakeApi({ '/api/auth/forgot-password': [{ message: 'ok' }] })
    render(<ForgotPasswordForm />)
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await press('Send reset link')
    expect(await screen.findByRole('status')).toHaveTextContent('If there’s an account for ada@example.com')
    expect(calls[0]!.body).toEqual({ email: 'ada@example.com' })
    expect(getCurrentToast()).toMatchObject({
      title: 'Password reset email sent',
      description: 'Check your email for the password reset link',
    })
  })
})

describe('if no email can be sent', () => {
  const DELAY = 'Our mail server isn’t responding right now. We’ll keep trying, but it may take a while.'
  const ask = async () => {
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await press('Send reset link')
    await screen.findByText(/a link is on its way/)
  }

  it('the page for a user told to check their inbox says so, while it applies', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    fakeApi({
      '/api/auth/forgot-password': [{ message: 'ok' }],
      '/api/mail': [[{ isDelayed: true }], [{ isDelayed: false }]],
    })
    render(<ForgotPasswordForm />)
    expect(screen.queryByText(DELAY)).not.toBeInTheDocument()
    await ask()
    expect(await screen.findByText(DELAY)).toBeVisible()
    jest.advanceTimersByTime(15_000)
    await waitFor(() => expect(screen.queryByText(DELAY)).not.toBeInTheDocument())
    jest.useRealTimers()
  })

  it('the page that waits for the verification says so too, unless unknown', async () => {
    const calls = fakeApi({ '/api/mail': [{ isDelayed: true }] })
    const { unmount } = render(<VerificationPending heading="Check your inbox" text="We sent you a link." />)
    expect(await screen.findByText(DELAY)).toBeVisible()
    unmount()
    fakeApi({})
    render(<VerificationPending heading="Check your inbox" text="We sent you a link." />)
    await waitFor(() => expect(calls).not.toHaveLength(0))
    expect(screen.queryByText(DELAY)).not.toBeInTheDocument()
  })
})

describe('the new password form', () => {
  const choose = async (password: string, confirmation = password) => {
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.type(screen.getByLabelText('Confirm new password'), confirmation)
    await press('Set new password')
  }

  it('requires the minimum length, and the same value twice', async () => {
    render(<ResetPasswordForm token="t" />)
    await choose('123456', '1234567')
    expect(screen.getByText('Passwords don’t match')).toBeInTheDocument()
    await userEvent.clear(screen.getByLabelText('New password'))
    await press('Set new password')
    expect(screen.getByText('Password must be at least 6 characters')).toBeInTheDocument()
  })

  it('sends the link’s token, and leads to sign-in', async () => {
    const calls = fakeApi({ '/api/auth/reset-password': [{ message: 'ok' }] })
    render(<ResetPasswordForm token="secret-token" />)
    await choose('another1')
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
    expect(calls[0]!.body).toEqual({ token: 'secret-token', password: 'another1' })
    expect(sessionStorage.getItem('sheaf-toast')).toContain('Your password has been successfully updated')
  })

  it('rejects a used link, and offers a new one', async () => {
    fakeApi({ '/api/auth/reset-password': [gone, 410] })
    render(<ResetPasswordForm token="t" />)
    await choose('another1')
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works')
    expect(screen.getByRole('link', { name: 'Request a new one' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
    expect(getCurrentToast()).toMatchObject({ title: 'Password update failed', description: gone.message })
  })
})

describe('verifying an address', () => {
  const prove = async () => {
    await userEvent.type(screen.getByLabelText('Password'), 'six-chars')
    await press('Verify email')
  }

  it('requires the registration password, and sends nothing when opened', async () => {
    const calls = fakeApi({ '/api/auth/verify-email': [{ email: 'ada@example.com' }] })
    render(<EmailConfirmation token="secret-token" />)
    await press('Verify email')
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required'),
    )
    expect(calls).toEqual([])
    await prove()
    expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeInTheDocument()
    const body = { token: 'secret-token', password: 'six-chars' }
    expect(calls).toEqual([{ path: '/api/auth/verify-email', method: 'POST', body }])
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  })

  it('offers another link if this one was used', async () => {
    const calls = fakeApi({
      '/api/auth/verify-email': [gone, 410],
      '/api/auth/resend-verification': [{ message: 'ok' }],
    })
    render(<EmailConfirmation token="t" />)
    await prove()
    expect(await screen.findByRole('alert')).toHaveTextContent('This link no longer works')
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com')
    await press('Resend verification email')
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Verification email sent' }))
    expect(calls.at(-1)!.body).toEqual({ email: 'ada@example.com' })
  })

  it('reports a wrong password at the field, and accepts a new one from a user who forgot it', async () => {
    const wrong = 'Your current password is incorrect'
    const calls = fakeApi({
      '/api/auth/verify-email': [
        [{ message: wrong, errors: { password: [wrong] } }, 422],
        [{ email: 'ada@example.com', isSignedIn: true }, 200],
      ],
    })
    render(<EmailConfirmation token="t" />)
    await prove()
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(wrong))
    await press('I don’t know the password, or didn’t register')
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('New password'), 'another-one')
    await press('Verify email')
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/onboarding'))
    expect(calls.at(-1)!.body).toEqual({ token: 't', newPassword: 'another-one' })
  })

  it('can be retried if the server was unavailable', async () => {
    fakeApi({
      '/api/auth/verify-email': [
        [{ message: 'Away' }, 503],
        [{ email: 'ada@example.com' }, 200],
      ],
    })
    render(<EmailConfirmation token="t" />)
    await prove()
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: 'Away' }))
    await press('Verify email')
    expect(await screen.findByRole('heading', { name: 'Email verified' })).toBeInTheDocument()
  })
})

describe('the Google button', () => {
  it('reports a missing configuration without a request', async () => {
    const calls = fakeApi({})
    render(<GoogleButton label="Sign in with Google" isConfigured={false} returnPath="/" />)
    await press('Sign in with Google')
    expect(getCurrentToast()).toMatchObject({
      title: 'Google Sign-In Not Configured',
      variant: 'destructive',
    })
    expect(calls).toEqual([])
  })

  it('leads to Google, and back to the requested page', async () => {
    // An anchor stands for Google: jsdom can't navigate further.
    const calls = fakeNextAuth([], { '/api/auth/signin/google': [{ url: '#at-google' }] })
    render(<GoogleButton label="Sign in with Google" isConfigured returnPath="/clients" />)
    await press('Sign in with Google')
    await waitFor(() => expect(window.location.hash).toBe('#at-google'))
    expect(calls.at(-1)!.body).toMatchObject({ callbackUrl: '/clients', csrfToken: 't' })
  })

  it('stays on the page if the server can’t be reached, and says so', async () => {
    fakeApi({})
    render(<GoogleButton label="Sign in with Google" isConfigured returnPath="/" />)
    await press('Sign in with Google')
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Google sign in failed',
        description: 'You seem to be offline. Nothing was lost: please try again.',
      }),
    )
    expect(screen.getByRole('button')).toBeEnabled()
  })
})
