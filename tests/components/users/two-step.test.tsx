import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { TwoStepCard } from '@/components/users/two-step/two-step-card'
import { getCurrentToast } from '@/tests/factories/toasts'
import { router } from '@/tests/factories/navigation'
import { fakeApi } from './fake-api'

const PATH = '/api/user/two-step'
const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const CODES = Array.from({ length: 10 }, (_, index) => `0000-0000-0000-000${index}`)
const shown = { secret: SECRET, qr: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

const isOff = (hasPassword = true) =>
  render(<TwoStepCard since={null} recoveryCodesLeft={0} hasPassword={hasPassword} />)
const isOn = (left = 10, hasPassword = true) =>
  render(<TwoStepCard since="Nov 21, 2026, 9:00 AM" recoveryCodesLeft={left} hasPassword={hasPassword} />)
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('setting up two-step sign-in', () => {
  it('asks for the password, shows the key, and is enabled by a first code', async () => {
    const calls = fakeApi({ [PATH]: [shown, 201], [`${PATH}/confirm`]: [{ codes: CODES }] })
    isOff()
    await click('Set up')
    expect((await axe(await dialog('Set up two-step sign-in'))).violations).toEqual([])
    await userEvent.type(screen.getByLabelText('Password'), 'secret1{Enter}')

    const scan = await dialog('Scan the code')
    expect(within(scan).getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(screen.getByRole('group', { name: 'Key' })).toHaveTextContent(
      'ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567',
    )
    expect(screen.getByLabelText('Code')).toHaveFocus()
    expect((await axe(scan)).violations).toEqual([])
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')

    const codes = await dialog('Your recovery codes')
    expect(
      within(codes)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES)
    expect((await axe(codes)).violations).toEqual([])
    expect(calls).toEqual([
      { path: PATH, method: 'POST', body: { password: 'secret1' } },
      { path: `${PATH}/confirm`, method: 'POST', body: { code: '123456' } },
    ])
    expect(router.refresh).toHaveBeenCalled()
    await click('I’ve saved them')
    expect(getCurrentToast()).toMatchObject({ title: 'Two-step sign-in is on' })
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('asks an account without a password for none', async () => {
    const calls = fakeApi({ [PATH]: [shown, 201] })
    isOff(false)
    await click('Set up')
    await dialog('Set up two-step sign-in')
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    await click('Continue')
    await dialog('Scan the code')
    expect(calls).toEqual([{ path: PATH, method: 'POST', body: {} }])
  })

  it('shows errors at their fields, and keeps the input', async () => {
    const wrong = { message: 'Not right', errors: { password: ['Not right'] } }
    const calls = fakeApi({ [PATH]: [wrong, 422] })
    isOff()
    await click('Set up')
    await dialog('Set up two-step sign-in')
    await click('Continue')
    expect(await screen.findByText('Password is required')).toBeInTheDocument()
    expect(calls).toEqual([])
    await userEvent.type(screen.getByLabelText('Password'), 'guess{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Not right'))
    expect(screen.getByLabelText('Password')).toHaveValue('guess')
  })

  it('starts again if the key has expired', async () => {
    fakeApi({
      [PATH]: [shown, 201],
      [`${PATH}/confirm`]: [{ message: 'Setup timed out. Start again.' }, 409],
    })
    isOff()
    await click('Set up')
    await userEvent.type(await screen.findByLabelText('Password'), 'secret1{Enter}')
    await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}')
    expect(await dialog('Set up two-step sign-in')).toBeVisible()
    expect(getCurrentToast()).toMatchObject({ description: 'Setup timed out. Start again.' })
  })
})

describe('recovery codes', () => {
  it('are counted, with a warning when few are left', () => {
    const { unmount } = isOn(10)
    expect(screen.getByText('10 recovery codes left.')).toBeInTheDocument()
    unmount()
    const { unmount: next } = isOn(1)
    expect(screen.getByText('1 recovery code left. It’s time to create new ones.')).toBeInTheDocument()
    next()
    isOn(0)
    expect(screen.getByText(/You have no recovery codes left/)).toBeInTheDocument()
  })

  it('can be regenerated, copied and downloaded, and are not closed accidentally', async () => {
    const calls = fakeApi({ [`${PATH}/codes`]: [{ codes: CODES }] })
    const user = userEvent.setup()
    isOn()
    await user.click(screen.getByRole('button', { name: 'Create new recovery codes' }))
    await user.type(await screen.findByLabelText('Password'), 'secret1{Enter}')
    await dialog('Your recovery codes')
    expect(calls).toEqual([{ path: `${PATH}/codes`, method: 'POST', body: { password: 'secret1' } }])

    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'))
    const file = jest.spyOn(URL, 'createObjectURL')
    const download = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(screen.getByRole('button', { name: 'Download' }))
    expect(download.mock.contexts[0]).toHaveAttribute('download', 'recovery-codes.txt')
    expect((file.mock.calls[0]![0] as Blob).size).toBeGreaterThan(CODES.join('\n').length)
    jest.restoreAllMocks()

    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Your recovery codes' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'I’ve saved them' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('turning off two-step sign-in', () => {
  it('accepts the password', async () => {
    const calls = fakeApi({ [`${PATH}/off`]: [undefined, 204] })
    isOn()
    await click('Turn off')
    expect((await axe(await dialog('Turn two-step sign-in off?'))).violations).toEqual([])
    expect(screen.getByLabelText('Password')).toHaveFocus()
    await click('Cancel')
    expect(screen.getByRole('button', { name: 'Turn off' })).toHaveFocus()
    await click('Turn off')
    await userEvent.type(await screen.findByLabelText('Password'), 'secret1{Enter}')
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Two-step sign-in is off' }))
    expect(calls).toEqual([{ path: `${PATH}/off`, method: 'POST', body: { password: 'secret1' } }])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(router.refresh).toHaveBeenCalled()
  })

  it('accepts a code instead, and only a code from an account without a password', async () => {
    const calls = fakeApi({ [`${PATH}/off`]: [{ message: 'No', errors: { code: ['No'] } }, 422] })
    const { unmount } = isOn()
    await click('Turn off')
    await userEvent.click(await screen.findByRole('button', { name: 'Use a code instead' }))
    expect(screen.getByLabelText('Code')).toHaveFocus()
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/No$/))
    expect(calls).toEqual([{ path: `${PATH}/off`, method: 'POST', body: { code: '123456' } }])
    unmount()
    isOn(10, false)
    await click('Turn off')
    expect(await screen.findByLabelText('Code')).toBeVisible()
    expect(screen.queryByRole('button', { name: /instead/ })).not.toBeInTheDocument()
  })
})
