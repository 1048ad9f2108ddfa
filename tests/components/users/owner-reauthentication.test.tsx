import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PermissionsProvider } from '@/components/shared/permissions'
import { getCurrentToast } from '@/tests/factories/toasts'
import { MembersPanel } from '@/components/users/members/members-panel'
import { ReauthDialogHost } from '@/components/users/reauthentication/reauth-dialog-host'
import { listPermissions } from '@/lib/core/access/permissions'
import { fakeApi } from './fake-api'
import { team } from './members'

const message = 'Please confirm that it’s you'
const wanted: [unknown, number] = [{ message, errors: { proof: [message] } }, 403]
const PROOF = '/api/user/proof'
const proof = (): [unknown, number][] => [
  [{ password: true, code: false, mail: false }, 200],
  [undefined, 204],
]

const show = (isNewOwner = false, members = team) =>
  render(
    <PermissionsProvider permissions={listPermissions('OWNER', { isNewOwner })}>
      <ReauthDialogHost />
      <MembersPanel members={members} />
    </PermissionsProvider>,
  )
async function openMenuOf(name: string) {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  return within(await screen.findByRole('menu'))
}
async function prove() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await userEvent.type(dialog.getByLabelText('Password'), 'six-chars')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }))
}

it('the members page asks for reauthentication before a member becomes an owner, above the unchanged dialog', async () => {
  const calls = fakeApi({ '/api/members/9': [wanted, [undefined, 204]], [PROOF]: proof() })
  show()
  const menu = await openMenuOf('Tom Becker')
  await userEvent.click(menu.getByRole('menuitem', { name: 'Change role' }))
  await userEvent.click(await screen.findByRole('radio', { name: /^Owner/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await prove()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Role changed' }))
  expect(calls.filter(({ path }) => path === '/api/members/9')).toHaveLength(2)
})

it('the members page keeps a typed invitation if reauthentication is cancelled', async () => {
  fakeApi({ '/api/invitations': [wanted], [PROOF]: proof() })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  await userEvent.type(await screen.findByLabelText('Email'), 'grace@example.com')
  await userEvent.click(screen.getByRole('radio', { name: /^Owner/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: message }))
  expect(screen.getByLabelText('Email')).toHaveValue('grace@example.com')
  expect(screen.getByRole('radio', { name: /^Owner/ })).toBeChecked()
})

it('the members page offers a new owner no changes to another owner', async () => {
  const people = team.members.map((one) =>
    one.name === 'Maya Okafor' ? { ...one, role: 'OWNER' as const } : one,
  )
  show(true, { ...team, members: people })
  expect(screen.queryByRole('button', { name: 'Actions for Maya Okafor' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Actions for Tom Becker' })).toBeVisible()
})
