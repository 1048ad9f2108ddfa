import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RemindersCard as InvoiceReminders } from '@/components/documents/detail/reminders-card'
import { RemindersCard } from '@/components/users/settings/invoices/reminders-card'
import { getCurrentToast } from '@/tests/factories/toasts'
import { catalogue } from '@/lib/i18n/documents/en'
import type { Reminders } from '@/lib/reminders/reminders-response'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'
import { getSaveButton, saveChanges, SettingsStub } from './save-changes'

const PATH = '/api/user/reminders'

const NONE = { subject: null, message: null }
const kept = (over: Partial<Reminders> = {}): Reminders => ({
  days: [],
  hour: 9,
  before: NONE,
  after: NONE,
  ...over,
})
const BEFORE = 'Until the due date'
const AFTER = 'When overdue'
const field = (name: string, side: string) =>
  within(screen.getByRole('group', { name: side })).getByRole('textbox', { name })

it('the reminders card starts without reminders, and saves the choice', async () => {
  const calls = fakeApi({ [PATH]: [kept({ days: [-3, 0], hour: 14 })] })
  render(
    <RemindersCard
      language="en"
      offersLanguages={false}
      defaults={catalogue.mail.reminder}
      reminders={kept()}
    />,
    { wrapper: SettingsStub },
  )
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  expect(field('Message', BEFORE)).toHaveValue(catalogue.mail.reminder.before.message)
  expect(screen.getByText('No reminders will be sent automatically.')).toBeVisible()
  expect(getSaveButton()).toBeDisabled()
  await userEvent.click(screen.getByLabelText('On the due date'))
  await userEvent.click(screen.getByLabelText('3 days before'))
  await chooseOption(screen.getByLabelText('Send at'), '2 PM')
  await saveChanges()
  await waitFor(() => expect(getSaveButton()).toBeDisabled())
  expect(calls).toEqual([{ path: PATH, method: 'PATCH', body: kept({ days: [-3, 0], hour: 14 }) }])
})

it('the reminders card saves two texts, and default texts as none', async () => {
  const after = { subject: 'Late: {number}', message: null }
  const calls = fakeApi({ [PATH]: [kept({ after })] })
  render(
    <RemindersCard
      language="en"
      offersLanguages={false}
      defaults={catalogue.mail.reminder}
      reminders={kept({ before: { subject: null, message: 'Soon: {link}' } })}
    />,
    { wrapper: SettingsStub },
  )
  expect(field('Message', BEFORE)).toHaveValue('Soon: {link}')
  expect(field('Message', AFTER)).toHaveValue(catalogue.mail.reminder.after.message)
  await userEvent.clear(field('Message', BEFORE))
  await userEvent.clear(field('Subject', AFTER))
  await userEvent.paste('Late: {number}')
  await saveChanges()
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(calls[0]!.body).toEqual(kept({ before: { subject: null, message: '' }, after }))
  // An emptied text falls back to the default.
  await waitFor(() => expect(field('Message', BEFORE)).toHaveValue(catalogue.mail.reminder.before.message))
})

it('the reminders card names an unknown placeholder at its text, and saves nothing', async () => {
  const calls = fakeApi({ [PATH]: [kept()] })
  render(
    <RemindersCard
      language="en"
      offersLanguages={false}
      defaults={catalogue.mail.reminder}
      reminders={kept()}
    />,
    { wrapper: SettingsStub },
  )
  const text = field('Message', BEFORE)
  await userEvent.clear(text)
  await userEvent.click(text)
  await userEvent.paste('Hello {clinet}, pay {amount} {link}')
  await saveChanges()
  await waitFor(() =>
    expect(text).toHaveAccessibleDescription(expect.stringContaining('{clinet} isn’t a placeholder')),
  )
  expect(calls).toEqual([])
})

it('the reminders card shows a text’s error, and keeps the input', async () => {
  const wrong = 'Please keep {link}, so that your client can open the invoice'
  fakeApi({ [PATH]: [{ message: wrong, errors: { 'after.message': [wrong] } }, 422] })
  render(
    <RemindersCard
      language="en"
      offersLanguages={false}
      defaults={catalogue.mail.reminder}
      reminders={kept({ after: { subject: null, message: 'Pay: {link}' } })}
    />,
    { wrapper: SettingsStub },
  )
  const text = field('Message', AFTER)
  await userEvent.clear(text)
  await userEvent.type(text, 'Pay!')
  await saveChanges()
  await waitFor(() => expect(text).toHaveAccessibleDescription(expect.stringContaining(wrong)))
  expect(text).toHaveValue('Pay!')
})

describe('the reminders of one invoice', () => {
  const show = (over: Partial<Parameters<typeof InvoiceReminders>[0]> = {}) =>
    render(<InvoiceReminders invoiceId={7} enabled obstacle={null} next="2026-11-27" hour="9 AM" {...over} />)

  it('show the next date, and can be switched off', async () => {
    const calls = fakeApi({ '/api/invoices/7/reminders': [{ enabled: false }] })
    show()
    expect(screen.getByText(/Nov 27, 2026 at 9 AM|at 9 AM/)).toBeVisible()
    await userEvent.click(screen.getByRole('switch', { name: 'Send reminders for this invoice' }))
    expect(screen.getByRole('switch')).not.toBeChecked()
    await waitFor(() =>
      expect(calls).toEqual([
        { path: '/api/invoices/7/reminders', method: 'PATCH', body: { enabled: false } },
      ]),
    )
  })

  it('revert the switch on failure', async () => {
    fakeApi({ '/api/invoices/7/reminders': [{ message: 'Away' }, 503] })
    show()
    await userEvent.click(screen.getByRole('switch'))
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({ title: 'Failed to save', description: 'Away' }),
    )
    expect(screen.getByRole('switch')).toBeChecked()
  })

  it('explain why the client gets none', () => {
    const { unmount } = show({ obstacle: 'CLIENT_OFF' })
    expect(screen.getByText('Reminders are turned off for this client.')).toBeVisible()
    unmount()
    const { unmount: goOn } = show({ obstacle: 'NO_ADDRESS' })
    expect(screen.getByText(/Add an email address for this client/)).toBeVisible()
    expect(screen.queryByRole('switch')).not.toBeInTheDocument()
    goOn()
    show({ obstacle: 'LINK_REVOKED' })
    expect(screen.getByText(/Share the invoice again to send them/)).toBeVisible()
  })
})
