import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { loadPage } from '@/components/shared/browser/load-page'
import { AccountDeletionScreen } from '@/components/users/account-deletion/account-deletion-screen'
import { DeleteAccountCard } from '@/components/users/profile/delete-account-card'
import { showStoredToast } from '@/components/hooks/toast-after-load'
import { getCurrentToast } from '@/tests/factories/toasts'
import { getLastMessage } from '../auth/next-auth'
import { fakeApi, type MockAnswer } from './fake-api'

const SIGN_OUT: Record<string, MockAnswer> = {
  '/api/auth/csrf': [{ csrfToken: 't' }],
  '/api/auth/signout': [{ url: 'http://localhost:3000/login' }],
}
const PATH = '/api/user/deletion'
const DAY = 'December 05, 2026'

describe('the account deletion dialog', () => {
  const show = async (
    hasPassword = true,
    hasTwoStep = false,
    exportInParts = false,
    businesses = { deleted: ['Ada Ltd'], kept: [] as string[] },
  ) => {
    render(
      <DeleteAccountCard
        hasPassword={hasPassword}
        hasTwoStep={hasTwoStep}
        exportInParts={exportInParts}
        businesses={businesses}
        day={DAY}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Delete account' }))
    return screen.findByRole('dialog', { name: 'Delete your account?' })
  }
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Delete account' }))

  it('lists what is deleted and when, offers the export first, and requires reauthentication', async () => {
    const calls = fakeApi({})
    const dialog = await show()
    expect(dialog).toHaveTextContent(`Your account will be deleted on ${DAY}`)
    expect(dialog).toHaveTextContent('no reminders, no recurring invoices, no queued emails')
    expect(dialog).toHaveTextContent(`Until ${DAY} your public invoice links keep working`)
    expect(dialog).toHaveTextContent('This can’t be undone')
    expect(screen.getByRole('link', { name: 'Export your data' })).toHaveAttribute('href', '/api/user/export')
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled()
    expect((await axe(dialog)).violations).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(calls).toEqual([])
  })

  it('names the businesses that are deleted and kept', async () => {
    const dialog = await show(true, false, false, { deleted: ['Ada Ltd', 'Ada Books'], kept: ['Grace GmbH'] })
    expect(dialog).toHaveTextContent(
      'along with Ada Ltd and Ada Books: clients, invoices, payments and images',
    )
    expect(dialog).toHaveTextContent('Grace GmbH continues without you')
  })

  it('deletes no business if all have other owners', async () => {
    const dialog = await show(true, false, false, { deleted: [], kept: ['Grace GmbH', 'Bob Inc'] })
    expect(dialog).toHaveTextContent('your profile and your sign-in are permanently deleted')
    expect(dialog).toHaveTextContent('Grace GmbH and Bob Inc continue without you')
  })

  it('links to the parts of a multi-part export', async () => {
    const dialog = await show(true, false, true)
    const link = screen.getByRole('link', { name: 'Export your data' })
    expect(link).toHaveAttribute('href', '#export')
    expect(link).not.toHaveAttribute('download')
    await userEvent.click(link)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  })

  it('asks for the password, then opens the sign-in page with the date', async () => {
    const calls = fakeApi({ [PATH]: [{ deleteAfter: '2026-12-05T00:00:00Z' }], ...SIGN_OUT })
    await show()
    await userEvent.type(screen.getByLabelText('Your password'), 'secret1')
    await confirm()
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
    expect(calls[0]).toEqual({ path: PATH, method: 'POST', body: { password: 'secret1' } })
    expect(getLastMessage()).toBe('signout')
    showStoredToast()
    expect(getCurrentToast()).toMatchObject({
      title: 'Account deletion requested',
      description: expect.stringContaining(DAY),
    })
  })

  it('asks for the address if there is no password', async () => {
    const calls = fakeApi({ [PATH]: [{ deleteAfter: '2026-12-05T00:00:00Z' }] })
    await show(false)
    await userEvent.type(screen.getByLabelText('Your email address'), 'ada@example.com')
    await confirm()
    await waitFor(() => expect(loadPage).toHaveBeenCalled())
    expect(calls[0]).toEqual({ path: PATH, method: 'POST', body: { email: 'ada@example.com' } })
  })

  it('also asks for a code with two-step sign-in', async () => {
    const wrong = 'This code is incorrect or was already used. Please try the next one.'
    const calls = fakeApi({
      [PATH]: [
        [{ message: wrong, errors: { code: [wrong] } }, 422],
        [{ deleteAfter: '2026-12-05T00:00:00Z' }, 200],
      ],
    })
    await show(true, true)
    await userEvent.type(screen.getByLabelText('Your password'), 'secret1')
    expect(screen.getByRole('button', { name: 'Delete account' })).toBeDisabled()
    await userEvent.type(screen.getByLabelText('Code'), '111111')
    await confirm()
    await waitFor(() =>
      expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(expect.stringContaining(wrong)),
    )
    await confirm()
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/login'))
    expect(calls[1]!.body).toEqual({ password: 'secret1', code: '111111' })
  })

  it('reports wrong credentials at the field, and stays open', async () => {
    const message = 'Your current password is incorrect'
    fakeApi({ [PATH]: [{ message, errors: { password: [message] } }, 422] })
    await show()
    await userEvent.type(screen.getByLabelText('Your password'), 'guess')
    await confirm()
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByLabelText('Your password')).toHaveValue('guess')
    expect(loadPage).not.toHaveBeenCalled()
  })

  it('reports a failed request', async () => {
    fakeApi({ [PATH]: [{ message: 'The database is away.' }, 503] })
    await show()
    await userEvent.type(screen.getByLabelText('Your password'), 'secret1')
    await confirm()
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Error deleting account',
        description: 'The database is away.',
      }),
    )
    expect(loadPage).not.toHaveBeenCalled()
  })
})

describe('cancelling the deletion', () => {
  const show = (parts: string[] = []) =>
    render(<AccountDeletionScreen day={DAY} user={{ id: 7, email: 'ada@example.com' }} parts={parts} />)
  const keep = () => userEvent.click(screen.getByRole('button', { name: 'Keep my account' }))

  it('shows the date, and needs one click', async () => {
    const calls = fakeApi({ [PATH]: [undefined, 204] })
    show()
    expect(
      screen.getByRole('heading', { level: 1, name: `Your account will be deleted on ${DAY}` }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Export my data' })).toHaveAttribute('href', '/api/user/export')
    await keep()
    await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
    expect(calls).toEqual([{ path: PATH, method: 'DELETE', body: undefined }])
    showStoredToast()
    expect(getCurrentToast()).toMatchObject({ title: 'Account deletion cancelled' })
  })

  it('offers the parts of a multi-part export', async () => {
    const parts = ['/api/user/export?part=1&upTo=9', '/api/user/export?part=2&after=9']
    show(parts)
    expect(screen.queryByRole('link', { name: 'Export my data' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Download all 2 parts' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Part 2' })).toHaveAttribute('href', parts[1])
  })

  it('reports a failure', async () => {
    fakeApi({ [PATH]: [{ message: 'Your account is not about to be deleted.' }, 409] })
    show()
    await keep()
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({ title: 'Failed to cancel account deletion' }),
    )
    expect(loadPage).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Keep my account' })).toBeEnabled()
  })
})
