import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AcceptInvitationButton } from '@/components/auth/invitation/accept-invitation-button'
import { InvitationHeading } from '@/components/auth/invitation/invitation-messages'
import { InvitationRegisterForm } from '@/components/auth/invitation/invitation-register-form'
import { loadPage } from '@/components/shared/browser/load-page'
import { getCurrentToast } from '@/tests/factories/toasts'
import { fakeApi } from '../users/fake-api'

jest.mock('@/components/shared/browser/load-page', () => ({ loadPage: jest.fn() }))
afterEach(() => jest.mocked(loadPage).mockClear())

const REGISTER = '/api/register/invited'
const ACCEPT = '/api/invitations/accept'
const SIGN_IN = '/login?callbackUrl=%2Finvitation%2Fsecret'
const form = () =>
  render(<InvitationRegisterForm token="secret" email="grace@example.com" signIn={SIGN_IN} />)
const type = async (password: string) => {
  await userEvent.type(screen.getByLabelText('First name'), 'Grace')
  await userEvent.tab()
  await userEvent.keyboard('Hopper')
  await userEvent.type(screen.getByLabelText('Password'), `${password}{Enter}`)
}

it('the invitation page names the inviter, the business and the role’s permissions', async () => {
  const invitation = {
    businessId: 7,
    businessName: 'Engines',
    invitedBy: 'Ada Lovelace',
    email: 'grace@example.com',
    role: 'ACCOUNTANT' as const,
    isAccepted: false,
  }
  const { container, rerender } = render(<InvitationHeading {...invitation} />)
  expect(screen.getByRole('heading', { name: 'Join Engines' })).toBeVisible()
  expect(container).toHaveTextContent('Ada Lovelace invited you to join Engines.')
  expect(container).toHaveTextContent('Your roleAccountantView and export everything')
  rerender(<InvitationHeading {...invitation} isAccepted />)
  expect(screen.getByRole('heading', { name: 'You’ve joined Engines' })).toBeVisible()
})

it('the invitation page creates an account for the invitation’s fixed address', async () => {
  const calls = fakeApi({ [REGISTER]: [{ email: 'grace@example.com', isSignedIn: true }, 201] })
  form()
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  await type('lathe-and-plane')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls).toMatchObject([
    { body: { token: 'secret', fullName: 'Grace Hopper', password: 'lathe-and-plane' } },
  ])
})

it('the invitation page shows missing values at their fields, and focuses the first', async () => {
  const calls = fakeApi({})
  form()
  await userEvent.click(screen.getByRole('button', { name: 'Create your account' }))
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus())
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/6 characters/)
  expect(calls).toEqual([])
})

it('the invitation page leads through sign-in and back if the address turns out to have an account', async () => {
  fakeApi({ [REGISTER]: [{ message: 'This email already has an account' }, 409] })
  form()
  await type('lathe-and-plane')
  expect(await screen.findByRole('alert')).toHaveTextContent('This email already has an account')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', SIGN_IN)
  expect(loadPage).not.toHaveBeenCalled()
})

it.each([
  [false, 'Accept invitation'],
  [true, 'Open Engines'],
])('the invitation page accepts with one click (accepted: %s)', async (isAccepted, name) => {
  const calls = fakeApi({ [ACCEPT]: [{ id: 7, isOnboarded: true }] })
  render(<AcceptInvitationButton token="secret" business="Engines" isAccepted={isAccepted} />)
  await userEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls).toMatchObject([{ path: ACCEPT, method: 'POST', body: { token: 'secret' } }])
})

it('the invitation page explains why it can’t be accepted', async () => {
  fakeApi({ [ACCEPT]: [{ message: 'This invitation has expired' }, 410] })
  render(<AcceptInvitationButton token="secret" business="Engines" isAccepted={false} />)
  await userEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: 'This invitation has expired' }))
  expect(loadPage).not.toHaveBeenCalled()
})
