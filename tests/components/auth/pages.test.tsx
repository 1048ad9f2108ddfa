import { storePendingEmail } from '@/components/auth/verify/pending-email'
import { render, screen, waitFor } from '@testing-library/react'
import LoginPage from '@/app/(auth)/login/page'
import RegisterPage from '@/app/(auth)/register/page'
import ForgotPasswordPage from '@/app/(auth)/forgot-password/page'
import ResetPasswordPage from '@/app/(auth)/reset-password/page'
import VerifyEmailPage from '@/app/(auth)/verify-email/page'
import { loadPage } from '@/components/shared/browser/load-page'
import { fakeApi } from '../users/fake-api'

jest.mock('@/lib/auth/google/google', () => ({ isGoogleConfigured: () => false }))
const mockPlace = jest.fn(() => 'inbox')
jest.mock('@/lib/mail/transports/local-mailbox-access', () => ({ getMailLocation: () => mockPlace() }))
jest.mock('@/lib/platform/env', () => ({
  getOperator: () => ({ name: 'Mill & Co', email: 'help@mill.example' }),
}))
const mockRegistering = jest.fn(async () => false)
jest.mock('@/lib/auth/trusted-devices/trusted-devices', () => ({
  isRegistrationDevice: () => mockRegistering(),
}))
jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

const query = (params: Record<string, string> = {}) => Promise.resolve(params)
const target = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href')

beforeEach(() => sessionStorage.clear())

it('/login asks for email and password, offers Google, and leads to sign-up and recovery', async () => {
  render(await LoginPage({ searchParams: query() }))
  expect(screen.getByLabelText('Email')).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password')
  expect(screen.getByRole('button', { name: 'Sign in with Google' })).toBeVisible()
  expect(target('Create an account')).toBe('/register')
  expect(target('Forgot password?')).toBe('/forgot-password')
})

it('/login reports an ended session, and deletes its cookie', async () => {
  const calls = fakeApi({ '/api/auth/logout': [{ message: 'ok' }] })
  render(await LoginPage({ searchParams: query({ ended: '1' }) }))
  expect(screen.getByText('Please sign in again to continue.')).toBeVisible()
  expect(calls.map(({ path }) => path)).toEqual(['/api/auth/logout'])
})

it('/register asks for names, email and password, offers Google, and leads to sign-in', async () => {
  render(await RegisterPage())
  for (const label of ['First name', 'Last name', 'Email', 'Password'])
    expect(screen.getByLabelText(label)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Sign up with Google' })).toBeVisible()
  expect(target('Sign in')).toBe('/login')
})

it('/forgot-password asks for the address and leads back', async () => {
  render(await ForgotPasswordPage())
  expect(screen.getByLabelText('Email')).toBeVisible()
  expect(target(/sign in/i)).toBe('/login')
})

it('/reset-password asks for a new password, or says that the link is incomplete', async () => {
  const { unmount } = render(await ResetPasswordPage({ searchParams: query({ token: 't' }) }))
  expect(screen.getByLabelText('New password')).toBeVisible()
  unmount()
  render(await ResetPasswordPage({ searchParams: query() }))
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/forgot-password')
})

it('/verify-email confirms through the link, and waits for it without one', async () => {
  const { unmount } = render(await VerifyEmailPage({ searchParams: query({ token: 't' }) }))
  expect(screen.getByRole('button', { name: 'Verify email' })).toBeVisible()
  unmount()
  render(await VerifyEmailPage({ searchParams: query() }))
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
})

it('/verify-email tells a new user the next step', async () => {
  storePendingEmail('ada@example.com')
  render(await VerifyEmailPage({ searchParams: query() }))
  expect(screen.getByText(/^Please check your email to confirm your account\./)).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com')
})

it('/verify-email verifies automatically in the browser that registered, and continues', async () => {
  mockRegistering.mockResolvedValueOnce(true)
  const calls = fakeApi({ '/api/auth/verify-email': [{ email: 'ada@example.com', isSignedIn: true }] })
  render(await VerifyEmailPage({ searchParams: query({ token: 't' }) }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/onboarding'))
  expect(calls).toEqual([{ path: '/api/auth/verify-email', method: 'POST', body: { token: 't' } }])
  expect(JSON.parse(sessionStorage.getItem('sheaf-toast')!)).toMatchObject({ title: 'Email verified' })
})

it('/verify-email links to the local mailbox if it is available', async () => {
  sessionStorage.setItem('sheaf-pending-address', 'ada+1@example.com')
  const { unmount } = render(await VerifyEmailPage({ searchParams: query() }))
  expect(screen.queryByText(/local mailbox/)).toBeNull()
  unmount()
  mockPlace.mockReturnValueOnce('mailbox')
  render(await VerifyEmailPage({ searchParams: query() }))
  expect(target('Open the local mailbox')).toBe('/dev/mailbox?to=ada%2B1%40example.com')
})

it.each([
  ['/register', RegisterPage],
  ['/forgot-password', ForgotPasswordPage],
  ['/verify-email', () => VerifyEmailPage({ searchParams: query() })],
])('%s promises no email if none can be sent, and says whom to ask', async (_, Page) => {
  const { unmount } = render(await Page())
  expect(screen.queryByText(/Emails can’t be sent/)).toBeNull()
  unmount()
  mockPlace.mockReturnValueOnce('nowhere')
  render(await Page())
  expect(screen.getByRole('alert')).toHaveTextContent(
    /Emails can’t be sent.*contact Mill & Co \(help@mill.example\)\./,
  )
  expect(target('help@mill.example')).toBe('mailto:help@mill.example')
  expect(document.body).not.toHaveTextContent(/check your (email|inbox)|we’ll email/i)
})
