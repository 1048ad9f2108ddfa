import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { PermissionsProvider } from '@/components/shared/permissions'
import { getCurrentToast } from '@/tests/factories/toasts'
import { BankRequestCard } from '@/components/users/bank/bank-request-card'
import { listPermissions } from '@/lib/core/access/permissions'
import { router } from '@/tests/factories/navigation'
import { fakeApi } from './fake-api'

const PATH = '/api/bank-request'
const request = {
  id: 'seen',
  requestedBy: 'Maya Okafor',
  when: 'Nov 24, 2026, 7:49 AM',
  details: { iban: 'GB33', bankName: 'Calder Bank', swiftCode: null },
}
const present = { iban: 'GB45', bankName: 'Calder Bank', swiftCode: 'CALD', accountNumber: '123' }

function show(role: 'OWNER' | 'ADMIN') {
  const onTaken = jest.fn()
  const view = render(
    <PermissionsProvider permissions={listPermissions(role, { staffMayDelete: false })}>
      <BankRequestCard request={request} current={present} onConfirmed={onTaken} />
    </PermissionsProvider>,
  )
  return { ...view, onTaken }
}

it('a bank details request shows an owner only the changed fields, beside the current values', async () => {
  const { container } = show('OWNER')
  const table = within(screen.getByRole('table', { name: 'New bank details to confirm' }))
  const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Detail', 'Current', 'New'],
    ['SWIFT/BIC', 'CALD', '–'],
    ['IBAN', 'GB45', 'GB33'],
  ])
  expect(screen.getByText(/Entered by/)).toHaveTextContent('Entered by Maya Okafor on Nov 24, 2026, 7:49 AM.')
  expect((await axe(container)).violations).toEqual([])
})

it('a bank details request is confirmed, which updates the form', async () => {
  const calls = fakeApi({ [PATH]: [undefined, 204] })
  const { onTaken } = show('OWNER')
  screen.getByRole('button', { name: 'Confirm' }).focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Bank details changed' }))
  expect(calls).toMatchObject([{ method: 'POST', body: { id: 'seen' } }])
  expect(onTaken).toHaveBeenCalledWith(request.details)
  expect(router.refresh).toHaveBeenCalled()
})

it('a bank details request is declined, which changes nothing', async () => {
  const calls = fakeApi({ [PATH]: [undefined, 204] })
  const { onTaken } = show('OWNER')
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Declined' }))
  expect(calls).toMatchObject([{ method: 'DELETE', body: { id: 'seen' } }])
  expect(onTaken).not.toHaveBeenCalled()
})

it('a bank details request is pending for an admin, who can withdraw it', async () => {
  fakeApi({ [PATH]: [{ message: 'No bank details are waiting to be confirmed' }, 404] })
  show('ADMIN')
  expect(screen.getByRole('heading', { name: 'Waiting for an owner' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({ description: 'No bank details are waiting to be confirmed' }),
  )
})

it('a bank details request reloads the page if another request is pending than the one shown', async () => {
  const message =
    'The bank details that are waiting are not the ones you saw. Check the new ones, then answer again'
  fakeApi({ [PATH]: [{ message, errors: { id: [message] } }, 409] })
  const { onTaken } = show('OWNER')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: message }))
  expect(router.refresh).toHaveBeenCalled()
  expect(onTaken).not.toHaveBeenCalled()
})
