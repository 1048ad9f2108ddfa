import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { getCurrentToast } from '@/tests/factories/toasts'
import { ReauthDialogHost } from '@/components/users/reauthentication/reauth-dialog-host'
import type { updateSettings } from '@/lib/api/definitions/users'
import { callApi } from '@/lib/platform/http/api-client'
import { fakeApi } from './fake-api'

const SETTINGS = '/api/user/settings'
const PROOF = '/api/user/proof'
const message = 'Please confirm that it’s you'
const wanted: [unknown, number] = [{ message, errors: { proof: [message] } }, 403]
const saved: [unknown, number] = [{ id: 1 }, 200]
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Runs a change that requires reauthentication, and records its outcome. */
const change = () => {
  const outcome = jest.fn()
  callApi<typeof updateSettings>({ method: 'PATCH', path: SETTINGS, body: { iban: 'GB1' } }).then(
    outcome,
    (error: Error) => outcome({ error: error.message, ...error }),
  )
  return outcome
}

it('reauthentication asks for the password and repeats the change', async () => {
  const calls = fakeApi({
    [SETTINGS]: [wanted, saved],
    [PROOF]: [
      [{ password: true, code: false, mail: false }, 200],
      [undefined, 204],
    ],
  })
  render(<ReauthDialogHost />)
  const outcome = change()
  const dialog = await screen.findByRole('dialog', { name: 'Confirm it’s you' })
  expect(screen.getByLabelText('Password')).toHaveFocus()
  // Without two-step sign-in there are no codes.
  expect(screen.queryByRole('button', { name: 'Use a code instead' })).toBeNull()
  expect((await axe(dialog)).violations).toEqual([])
  await userEvent.type(screen.getByLabelText('Password'), 'six-chars')
  await press('Confirm')
  await waitFor(() => expect(outcome).toHaveBeenCalledWith({ id: 1 }))
  expect(dialog).not.toBeInTheDocument()
  expect(calls.map(({ path, method }) => `${method} ${path}`)).toEqual([
    `PATCH ${SETTINGS}`,
    `GET ${PROOF}`,
    `POST ${PROOF}`,
    `PATCH ${SETTINGS}`,
  ])
  expect(calls[2]!.body).toEqual({ password: 'six-chars' })
  expect(calls[3]!.body).toEqual({ iban: 'GB1' })
})

it('reauthentication stays open on wrong credentials, and changes nothing when cancelled', async () => {
  const wrong = 'Your current password is incorrect'
  const calls = fakeApi({
    [SETTINGS]: [wanted],
    [PROOF]: [
      [{ password: true, code: true, mail: false }, 200],
      [{ message: wrong, errors: { password: [wrong] } }, 422],
    ],
  })
  render(<ReauthDialogHost />)
  const outcome = change()
  await userEvent.type(await screen.findByLabelText('Password'), 'guess')
  await press('Confirm')
  expect(await screen.findByText(wrong)).toBeInTheDocument()
  await press('Cancel')
  // No field error, because the password isn't a field of the form.
  await waitFor(() =>
    expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ error: message, errors: {} })),
  )
  expect(calls.filter(({ path }) => path === SETTINGS)).toHaveLength(1)
})

it('reauthentication emails a code to a user without password and app', async () => {
  const calls = fakeApi({
    [SETTINGS]: [wanted, saved],
    [PROOF]: [
      [{ password: false, code: false, mail: true }, 200],
      [undefined, 204],
    ],
    [`${PROOF}/mail`]: [undefined, 204],
  })
  render(<ReauthDialogHost />)
  const outcome = change()
  await userEvent.type(await screen.findByLabelText('Code'), '123456')
  expect(screen.getByText('We’ve just emailed you a code. It works for ten minutes.')).toBeInTheDocument()
  await press('Confirm')
  await waitFor(() => expect(outcome).toHaveBeenCalledWith({ id: 1 }))
  expect(calls.find(({ path, method }) => path === PROOF && method === 'POST')!.body).toEqual({
    code: '123456',
  })
})

it('reauthentication reports that the methods can’t be loaded', async () => {
  fakeApi({ [SETTINGS]: [wanted], [PROOF]: [{ message: 'Away' }, 503] })
  render(<ReauthDialogHost />)
  const outcome = change()
  await waitFor(() => expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ error: message })))
  expect(getCurrentToast()).toMatchObject({ title: 'We couldn’t confirm it’s you', description: 'Away' })
})
