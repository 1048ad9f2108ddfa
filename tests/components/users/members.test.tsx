import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PermissionsProvider } from '@/components/shared/permissions'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { getCurrentToast } from '@/tests/factories/toasts'
import { MembersPanel } from '@/components/users/members/members-panel'
import { loadPage } from '@/components/shared/browser/load-page'
import type { Role } from '@/lib/core/access/actor'
import { listPermissions } from '@/lib/core/access/permissions'
import { router } from '@/tests/factories/navigation'
import { fakeApi } from './fake-api'
import { team } from './members'
import { saveChanges, SettingsStub } from './save-changes'

jest.mock('@/components/shared/browser/load-page', () => ({ loadPage: jest.fn() }))

const INVITATIONS = '/api/invitations'

/** Renders the page for a role, inside the settings form. */
function show(role: Role = 'OWNER', members = team) {
  const saveSettings = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const as = { OWNER: 7, ADMIN: 8, STAFF: 9, ACCOUNTANT: 9, VIEWER: 9 }[role]
  const people = members.members.map((one) => ({
    ...one,
    isYou: one.id === as,
    ...(one.id === as && { role }),
  }))
  const view = render(
    <PermissionsProvider permissions={listPermissions(role, { staffMayDelete: false })}>
      <UnsavedChangesGuard />
      <form onSubmit={saveSettings}>
        <MembersPanel members={{ ...members, role, members: people }} />
      </form>
    </PermissionsProvider>,
  )
  return { ...view, saveSettings }
}
const row = (name: string) =>
  within(screen.getByRole('table', { name: 'Members' }))
    .getByText(name)
    .closest('tr')!
const menuOf = async (name: string) => {
  const button = screen.getByRole('button', { name: `Actions for ${name}` })
  button.focus()
  await userEvent.keyboard('{Enter}')
  return within(await screen.findByRole('menu', { name: `Actions for ${name}` }))
}
const items = (menu: Awaited<ReturnType<typeof menuOf>>) =>
  menu.getAllByRole('menuitem').map((item) => item.textContent)

it('the members page lists all members with their roles and marks the current user', async () => {
  show()
  expect(within(row('Ada Lovelace')).getByText('You')).toBeVisible()
  expect(row('Tom Becker')).toHaveTextContent(/tom@example\.com.*Staff.*Nov 24, 2026/)
  expect(screen.getByRole('list', { name: 'Recent changes' })).toHaveTextContent('Tom Becker joined as staff')
})

it.each([
  ['OWNER', 'Tom Becker', ['Change role', 'Transfer ownership', 'Remove']],
  ['ADMIN', 'Tom Becker', ['Change role', 'Remove']],
] as const)('offers %s for %s what they may do', async (role, name, expected) => {
  show(role)
  expect(items(await menuOf(name))).toEqual(expected)
})

it('the members page lets an owner leave if another one stays, and transfer ownership to a member', async () => {
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'Actions for Ada Lovelace' })).toBeNull()
  unmount()
  const people = team.members.map((one) =>
    one.name === 'Tom Becker' ? { ...one, role: 'OWNER' as const } : one,
  )
  show('OWNER', { ...team, members: people })
  expect(items(await menuOf('Ada Lovelace'))).toEqual(['Leave'])
  await userEvent.keyboard('{Escape}')
  expect(items(await menuOf('Tom Becker'))).toEqual(['Change role', 'Remove'])
})

it('the members page offers admins no actions on an owner, and read-only members only to leave', () => {
  const { unmount } = show('ADMIN')
  expect(screen.queryByRole('button', { name: 'Actions for Ada Lovelace' })).toBeNull()
  unmount()
  show('VIEWER')
  expect(screen.getAllByRole('button', { name: /^Actions for/ })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
  expect(screen.queryByRole('switch')).toBeNull()
  expect(screen.queryByText('new@example.com')).toBeNull()
  expect(screen.queryByText('Recent changes')).toBeNull()
})

it('the members page invites by keyboard alone, and never submits the settings', async () => {
  const calls = fakeApi({ [INVITATIONS]: [{}, 201] })
  const { saveSettings } = show()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Invite' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a member' }))
  const email = dialog.getByLabelText('Email')
  await waitFor(() => expect(email).toHaveFocus())
  // An empty address is reported at the field.
  await userEvent.keyboard('{Enter}')
  expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await userEvent.keyboard('Grace@Example.com')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown>}')
  await waitFor(() => expect(dialog.getByRole('radio', { name: /^Accountant/ })).toBeChecked())
  await userEvent.keyboard('{/ArrowDown}')
  await userEvent.type(email, '{Enter}')
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Invitation sent' }))
  expect(calls).toEqual([
    { path: INVITATIONS, method: 'POST', body: { email: 'grace@example.com', role: 'ACCOUNTANT' } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(router.refresh).toHaveBeenCalled()
  expect(saveSettings).not.toHaveBeenCalled()
})

it('the members page keeps rejected input, and asks before it is discarded', async () => {
  const message = 'This person is a member already'
  fakeApi({ [INVITATIONS]: [{ message, errors: { email: [message] } }, 409] })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  const email = await screen.findByLabelText('Email')
  await userEvent.type(email, 'tom@example.com{Enter}')
  await waitFor(() => expect(email).toHaveAccessibleDescription(message))
  expect(email).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByText('Discard your changes?')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(email).toHaveValue('tom@example.com')
})

it('the members page does not offer an admin the owner role', async () => {
  show('ADMIN')
  await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
  const roles = (await screen.findAllByRole('radio')).map((radio) => (radio as HTMLButtonElement).value)
  expect(roles).toEqual(['ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER'])
})

it('the members page changes a role, starting from the current one', async () => {
  const calls = fakeApi({ '/api/members/9': [undefined, 204] })
  show()
  await userEvent.click((await menuOf('Tom Becker')).getByRole('menuitem', { name: 'Change role' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Staff/ })).toHaveFocus())
  await userEvent.keyboard('{ArrowUp>}')
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Admin/ })).toBeChecked())
  await userEvent.keyboard('{/ArrowUp}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(calls).toEqual([{ path: '/api/members/9', method: 'PATCH', body: { role: 'ADMIN' } }]),
  )
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Role changed' }))
})

it('the members page asks before it removes a member, and shows the server’s error', async () => {
  const message = 'A business needs an owner. Make somebody else an owner first, or hand the business over'
  const calls = fakeApi({
    '/api/members/9': [
      [{ message }, 409],
      [undefined, 204],
    ],
  })
  show()
  await userEvent.click((await menuOf('Tom Becker')).getByRole('menuitem', { name: 'Remove' }))
  expect(await screen.findByText('Remove Tom Becker?')).toBeVisible()
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: message }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Member removed' }))
  expect(calls.map(({ method }) => method)).toEqual(['DELETE', 'DELETE'])
})

it('the members page transfers ownership', async () => {
  const calls = fakeApi({ '/api/members/9/hand-over': [undefined, 204] })
  show()
  await userEvent.click((await menuOf('Tom Becker')).getByRole('menuitem', { name: 'Transfer ownership' }))
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/You’ll stay as an admin/)
  await userEvent.click(screen.getByRole('button', { name: 'Transfer ownership' }))
  await waitFor(() => expect(calls).toMatchObject([{ method: 'POST' }]))
  expect(router.refresh).toHaveBeenCalled()
})

it('leaves, and loads another business', async () => {
  fakeApi({ '/api/members/leave': [undefined, 204] })
  show('STAFF')
  await userEvent.click((await menuOf('Tom Becker')).getByRole('menuitem', { name: 'Leave' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/businesses'))
})

it('the members page resends an invitation at once, and asks before it revokes one', async () => {
  const [first, late] = team.invitations
  const calls = fakeApi({
    [`${INVITATIONS}/${late!.id}/resend`]: [{}, 200],
    [`${INVITATIONS}/${first!.id}`]: [undefined, 204],
  })
  show()
  const list = within(screen.getByRole('list', { name: 'Invitations' }))
  expect(list.getByText('Expired')).toBeVisible()
  expect(list.getByText(/expires in 5 days/)).toBeVisible()
  await userEvent.click(list.getByRole('button', { name: 'Resend to late@example.com' }))
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Invitation sent' }))
  await userEvent.click(list.getByRole('button', { name: 'Revoke the invitation of new@example.com' }))
  expect(calls).toHaveLength(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(calls).toMatchObject([{ method: 'POST' }, { method: 'DELETE' }]))
})

it('Save Changes saves the permissions of staff, and a failure loses nothing', async () => {
  const calls = fakeApi({ '/api/user/settings': [{ message: 'No' }, 500] })
  render(<MembersPanel members={team} />, { wrapper: SettingsStub })
  const box = screen.getByRole('switch', { name: 'Staff can delete and cancel documents' })
  await userEvent.click(box)
  await saveChanges()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Failed to save' }))
  expect(calls).toMatchObject([{ body: { staffMayDelete: true } }])
  expect(box).toBeChecked()
})
