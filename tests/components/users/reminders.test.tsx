import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import { RemindersCard as InvoiceReminders } from '@/components/invoices/reminders-card'
import { RemindersCard } from '@/components/users/settings/reminders-card'
import { toastStore } from '@/components/ui/toast'
import { DEFAULT_REMINDER } from '@/lib/reminders/choices'
import { fakeApi } from './api'

const mockRefresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: mockRefresh }) }))
beforeEach(() => mockRefresh.mockClear())

const PATH = '/api/user/reminders'
const save = () => screen.getByRole('button', { name: 'Save reminders' })

it('starts with none, and keeps what is chosen', async () => {
  const calls = fakeApi({ [PATH]: [{ days: [-3, 0], message: null }] })
  const { container } = render(<RemindersCard reminders={{ days: [], message: null }} />)
  expect(screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked)).toEqual([])
  expect(screen.getByLabelText('Reminder text')).toHaveValue(DEFAULT_REMINDER)
  expect(save()).toBeDisabled()
  await userEvent.click(screen.getByLabelText('On the due date'))
  await userEvent.click(screen.getByLabelText('3 days before'))
  await userEvent.click(save())
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Reminders saved' }))
  expect(calls).toEqual([{ path: PATH, method: 'PATCH', body: { days: [-3, 0], message: null } }])
  // The page that the browser has kept is no longer true.
  expect(mockRefresh).toHaveBeenCalledTimes(1)
  expect(save()).toBeDisabled()
  expect((await axe(container)).violations).toEqual([])
})

it('says what is wrong with the text, and keeps it', async () => {
  const message = 'Please keep {link}, so that your client can open the invoice'
  fakeApi({ [PATH]: [{ message, errors: { message: [message] } }, 422] })
  render(<RemindersCard reminders={{ days: [0], message: 'Pay: {link}' }} />)
  const text = screen.getByLabelText('Reminder text')
  await userEvent.clear(text)
  await userEvent.type(text, 'Pay!')
  await userEvent.click(save())
  await waitFor(() => expect(text).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(text).toHaveValue('Pay!')
})

describe('of one invoice', () => {
  const show = (over: Partial<Parameters<typeof InvoiceReminders>[0]> = {}) =>
    render(<InvoiceReminders invoiceId={7} enabled obstacle={null} next="2026-11-27" {...over} />)

  it('tells when the next one goes out, and can be switched off', async () => {
    const calls = fakeApi({ '/api/invoices/7/reminders': [{ enabled: false }] })
    show()
    expect(screen.getByText(/Nov 27, 2026/)).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: 'Remind of this invoice' }))
    expect(screen.getByRole('switch')).not.toBeChecked()
    await waitFor(() =>
      expect(calls).toEqual([
        { path: '/api/invoices/7/reminders', method: 'PATCH', body: { enabled: false } },
      ]),
    )
  })

  it('takes the switch back when it could not be kept', async () => {
    fakeApi({ '/api/invoices/7/reminders': [{ message: 'Away' }, 503] })
    show()
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({ title: 'Failed to save', description: 'Away' }),
    )
    expect(screen.getByRole('switch')).toBeChecked()
  })

  it('says why nobody is reminded', () => {
    const { unmount } = show({ obstacle: 'CLIENT_OFF' })
    expect(screen.getByText('Reminders are switched off for this client.')).toBeVisible()
    unmount()
    const { unmount: goOn } = show({ obstacle: 'NO_ADDRESS' })
    expect(screen.getByText(/has no e-mail address/)).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
    goOn()
    show({ obstacle: 'LINK_REVOKED' })
    expect(screen.getByText(/Share the invoice again to send them/)).toBeVisible()
  })
})
