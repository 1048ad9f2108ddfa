import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ExportCard } from '@/components/users/export/export-card'
import { NameCard } from '@/components/users/profile/name-card'
import { PasswordCard } from '@/components/users/profile/password-card'
import { SessionsCard, type SessionItem } from '@/components/users/profile/sessions-card'
import { getCurrentToast } from '@/tests/factories/toasts'
import { router } from '@/tests/factories/navigation'
import { fakeApi } from './fake-api'
import { createNewUser } from './user'

describe('the name in the profile', () => {
  const show = () =>
    render(
      <NameCard
        fullName="Ada Lovelace"
        email="ada@example.com"
        initials="AL"
        avatar={null}
        interfaceLanguage={null}
      />,
    )
  const name = () => screen.getByLabelText('Full Name')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

  it('can be changed, unlike the address', async () => {
    const calls = fakeApi({ '/api/user/settings': [createNewUser({ fullName: 'Ada King' })] })
    show()
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email address cannot be changed.')
    await userEvent.clear(name())
    await userEvent.type(name(), 'Ada King')
    await save()
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Settings updated' }))
    const body = { fullName: 'Ada King', interfaceLanguage: null }
    expect(calls).toEqual([{ path: '/api/user/settings', method: 'PATCH', body }])
    expect(router.refresh).toHaveBeenCalled()
  })

  it('is saved with the language, which is shown by its own name', async () => {
    const calls = fakeApi({ '/api/user/settings': [createNewUser({ interfaceLanguage: 'de' })] })
    show()
    const language = screen.getByRole('combobox', { name: 'Language' })
    expect(language).toHaveDisplayValue('Same as browser')
    await userEvent.selectOptions(language, 'Deutsch')
    await save()
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(calls).toMatchObject([{ body: { fullName: 'Ada Lovelace', interfaceLanguage: 'de' } }])
    expect(language).toHaveDisplayValue('Deutsch')
  })

  it('is required', async () => {
    const calls = fakeApi({})
    show()
    await userEvent.clear(name())
    await save()
    expect(await screen.findByText('Full name is required')).toBeInTheDocument()
    expect(calls).toEqual([])
  })
})

describe('the picture in the profile', () => {
  const PATH = '/api/user/avatar'
  const show = (avatar: string | null) =>
    render(
      <NameCard
        fullName="Ada Lovelace"
        email="ada@example.com"
        initials="AL"
        avatar={avatar}
        interfaceLanguage={null}
      />,
    )
  const image = (container: HTMLElement) => container.querySelector('img')
  const choose = () =>
    userEvent.upload(
      screen.getByLabelText('Image file'),
      new File(['picture'], 'me.png', { type: 'image/png' }),
    )

  beforeAll(() => {
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = () => {}
  })
  // jsdom loads no images.
  beforeEach(() => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(256)
  })

  it('replaces the initials, and shows as soon as it is chosen', async () => {
    const calls = fakeApi({ [PATH]: [{ avatar: `${PATH}/new` }] })
    const { container } = show(null)
    expect(image(container)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
    await choose()
    expect(image(container)).toHaveAttribute('src', 'blob:picture')
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Image uploaded' }))
    expect(calls).toEqual([{ path: PATH, method: 'POST', body: expect.any(FormData) }])
    expect((calls[0]!.body as FormData).get('avatar')).toBeInstanceOf(File)
    expect(router.refresh).toHaveBeenCalled()
  })

  it('stays when another one is rejected, with the reason', async () => {
    fakeApi({ [PATH]: [{ message: 'The file is empty.' }, 422] })
    const { container } = show(`${PATH}/old`)
    await choose()
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Error uploading image',
        description: 'The file is empty.',
      }),
    )
    expect(image(container)).toHaveAttribute('src', `${PATH}/old`)
    expect(router.refresh).not.toHaveBeenCalled()
  })

  it('can be removed', async () => {
    const calls = fakeApi({ [PATH]: [undefined, 204] })
    show(`${PATH}/old`)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const question = await screen.findByRole('alertdialog', { name: 'Remove your image?' })
    expect(calls).toEqual([])
    await userEvent.click(within(question).getByRole('button', { name: 'Remove image' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(calls).toEqual([{ path: PATH, method: 'DELETE', body: undefined }])
  })
})

describe('the password in the profile', () => {
  const show = (hasPassword = true) =>
    render(<PasswordCard email="ada@example.com" hasPassword={hasPassword} />)
  const fill = async (current: string, password: string, repeated = password) => {
    if (current) await userEvent.type(screen.getByLabelText('Current password'), current)
    await userEvent.type(screen.getByLabelText('New password'), password)
    await userEvent.type(screen.getByLabelText('Confirm new password'), repeated)
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }
  const PATH = '/api/user/password'

  it('is changed with the current one, and the fields are cleared', async () => {
    const calls = fakeApi({ [PATH]: [{ message: 'done' }] })
    show()
    await fill('old one', 'new one')
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Password updated',
        description: 'Your password has been successfully updated',
      }),
    )
    const body = { currentPassword: 'old one', password: 'new one' }
    expect(calls).toEqual([{ path: PATH, method: 'PATCH', body }])
    expect(screen.getByLabelText('Current password')).toHaveValue('')
    expect(screen.getByLabelText('New password')).toHaveValue('')
  })

  it.each([
    ['', 'new one', 'new one', 'Current password is required'],
    ['old one', '12345', '12345', 'Password must be at least 6 characters'],
    ['old one', 'new one', 'new two', 'Passwords don’t match'],
  ])('is not sent with %p, %p, %p', async (current, password, repeated, message) => {
    const calls = fakeApi({})
    show()
    await fill(current, password, repeated)
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(calls).toEqual([])
  })

  it('keeps rejected input, with errors at the fields', async () => {
    const message = 'Your current password is incorrect'
    fakeApi({ [PATH]: [{ message, errors: { currentPassword: [message] } }, 422] })
    show()
    await fill('guess', 'new one')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(getCurrentToast()).toMatchObject({ title: 'Password update failed', description: message })
    expect(screen.getByLabelText('New password')).toHaveValue('new one')
  })

  it('is set by email for an account without one', async () => {
    const calls = fakeApi({ '/api/auth/forgot-password': [{ message: 'sent' }] })
    show(false)
    await userEvent.click(screen.getByRole('button', { name: 'Email me a link to set one' }))
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Password reset email sent' }))
    expect(calls[0]).toMatchObject({ body: { email: 'ada@example.com' } })
  })
})

describe('the sessions in the profile', () => {
  const session = (id: string, over: Partial<SessionItem> = {}): SessionItem => ({
    id,
    name: 'Chrome on Windows',
    isCurrent: false,
    signedIn: 'Nov 1, 2026, 9:00 AM',
    lastSeen: 'Nov 21, 2026, 3:05 PM',
    ...over,
  })
  const here = session('here', { name: 'Firefox on Linux', isCurrent: true })
  const everywhere = () => screen.getByRole('button', { name: 'Sign out everywhere' })

  it('show place and time, and mark the current one', async () => {
    render(<SessionsCard sessions={[here, session('there')]} />)
    const [first, second] = within(screen.getByRole('list', { name: 'Sessions' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('Firefox on LinuxThis browser')
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument()
    expect(second).toHaveTextContent('Last active Nov 21, 2026, 3:05 PM')
  })

  it('end individually', async () => {
    const calls = fakeApi({ '/api/user/sessions/there': [undefined, 204] })
    render(<SessionsCard sessions={[here, session('there')]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Sign out Chrome on Windows?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(router.refresh).toHaveBeenCalled())
    expect(calls).toEqual([{ path: '/api/user/sessions/there', method: 'DELETE', body: undefined }])
    expect(getCurrentToast()).toMatchObject({ title: 'Signed out' })
  })

  it('end everywhere else after confirmation', async () => {
    const calls = fakeApi({ '/api/user/sessions': [undefined, 204] })
    render(<SessionsCard sessions={[here, session('there')]} />)
    await userEvent.click(everywhere())
    expect(calls).toEqual([])
    const question = await screen.findByRole('alertdialog', { name: 'Sign out everywhere?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Sign out everywhere' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(calls).toEqual([{ path: '/api/user/sessions', method: 'DELETE', body: undefined }])
  })

  it('report a failure to end them', async () => {
    fakeApi({ '/api/user/sessions/there': [{ message: 'The database is away.' }, 503] })
    render(<SessionsCard sessions={[here, session('there')]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows' }))
    const asked = await screen.findByRole('alertdialog', { name: 'Sign out Chrome on Windows?' })
    await userEvent.click(within(asked).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Sign out failed' }))
  })

  it('offer nothing to end if this is the only one', () => {
    render(<SessionsCard sessions={[here]} />)
    expect(everywhere()).toBeDisabled()
  })
})

describe('the export in the profile', () => {
  it('is a plain download', async () => {
    render(<ExportCard userId={7} parts={[]} />)
    const link = screen.getByRole('link', { name: 'Export my data' })
    expect(link).toHaveAttribute('href', '/api/user/export')
    expect(link).toHaveAttribute('download')
  })
})
