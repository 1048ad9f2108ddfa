import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import SampleSheet from '@/components/invoices/sample-sheet'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { toastStore } from '@/components/ui/toast'
import { ACCENT_COLORS } from '@/lib/invoices/design'
import { fakeApi } from './api'
import { newUser } from './user'

const refresh = jest.fn()
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }))

const NO_REMINDERS = { days: [], message: null }
const SETTINGS = '/api/user/settings'
const user = newUser({ isOnboarded: true, currency: 'JPY', companyName: 'Engines' })
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!)
const show = () =>
  render(
    <SettingsForm
      user={user}
      startTab="profile"
      gmail={null}
      mailTransport="smtp"
      reminders={NO_REMINDERS}
      preview={<SampleSheet today="2026-01-05" />}
    />,
  )

beforeEach(() => jest.clearAllMocks())

it('shows the address as something that stays', async () => {
  const { container } = show()
  const email = screen.getByLabelText('Email')
  expect(email).toHaveValue('ada@example.com')
  expect(email).toHaveAttribute('readonly')
  expect(email).toHaveAccessibleDescription('Email address cannot be changed.')
  expect(screen.getByLabelText('Default Currency')).toHaveValue('JPY')
  expect((await axe(container)).violations).toEqual([])
})

it('has the specified tabs and fields', async () => {
  show()
  const labels = (part: Element = screen.getByRole('tabpanel')) =>
    [...part.querySelectorAll('label, .ui-label')].map((label) => label.textContent?.replace(' *', ''))
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    ...['Profile', 'Company', 'Bank', 'Integrations'],
  ])
  expect(labels()).toEqual(['Full Name', 'Email', 'Country', 'Default Currency', 'Industry'])
  await open('Company')
  const company = screen.getByRole('heading', { name: 'Company' }).closest('section')!
  expect(labels(company)).toEqual([
    ...['Company Name', 'Company Logo', 'Company Address', 'VAT Number', 'Company Registration Number'],
  ])
  await open('Integrations')
  expect(screen.getByRole('heading', { name: 'Gmail' })).toBeVisible()
  const defaults = screen.getByRole('heading', { name: 'Invoice Defaults' }).closest('section')!
  expect(labels(defaults)).toEqual([
    ...['Default Payment Terms', 'Default Tax Rate (%)', 'Default Invoice Notes', 'Terms & Conditions'],
  ])
  const terms = screen.getByLabelText<HTMLSelectElement>('Default Payment Terms')
  expect([...terms.options].map((option) => option.text)).toEqual(['7 days', '14 days', '30 days', '60 days'])
  expect(terms).toHaveValue('14')
  expect(screen.getByLabelText('Default Tax Rate (%)')).toHaveValue(0)
})

it('offers the specified countries, currencies and industries', () => {
  render(
    <SettingsForm
      user={newUser({ currency: 'USD' })}
      startTab="profile"
      gmail={null}
      mailTransport="local"
      reminders={NO_REMINDERS}
      preview={null}
    />,
  )
  const offered = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map((option) => option.text)
  expect(offered('Country').slice(1)).toEqual([
    ...['United States', 'Canada', 'United Kingdom', 'Australia', 'Germany', 'France'],
  ])
  expect(offered('Default Currency')).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD'])
  expect(offered('Industry').slice(1)).toEqual([
    ...['Design', 'Development', 'Marketing', 'Consulting', 'Finance', 'Education', 'Other'],
  ])
})

it('previews an invoice with what stands in the form, before it is saved', async () => {
  show()
  const sheet = within(screen.getByRole('article', { name: 'Invoice EXAMPLE-0001' }))
  expect(sheet.getByText('Engines')).toBeVisible()
  expect(sheet.queryByText('Payment details')).toBeNull()
  await open('Company')
  await userEvent.type(screen.getByLabelText('Company Name'), ' & Sons')
  await userEvent.click(screen.getByLabelText(/Modern/))
  await open('Bank')
  await userEvent.type(screen.getByLabelText('IBAN'), 'GB45CALD')
  await open('Integrations')
  await userEvent.type(screen.getByLabelText('Default Tax Rate (%)'), '1')
  await userEvent.selectOptions(screen.getByLabelText('Default Payment Terms'), '30 days')
  await userEvent.type(screen.getByLabelText('Default Invoice Notes'), 'Thank you, Ada')
  expect(sheet.getByText('Engines & Sons')).toBeVisible()
  expect(screen.getByRole('article')).toHaveAttribute('data-template', 'modern')
  expect(sheet.getByText('GB45CALD')).toBeVisible()
  expect(sheet.getByText('Tax (1%)')).toBeVisible()
  expect(sheet.getAllByText(/Feb 04, 2026/)).not.toHaveLength(0)
  expect(sheet.getByText('Thank you, Ada')).toBeVisible()
})

it('saves what was changed on all tabs with one call, and nothing else', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, companyVat: 'GB1', defaultTaxRate: 20 }] })
  show()
  await open('Company')
  await userEvent.type(screen.getByLabelText('VAT Number'), 'GB1')
  await open('Integrations')
  const rate = screen.getByLabelText('Default Tax Rate (%)')
  await userEvent.clear(rate)
  await userEvent.type(rate, '20')
  await userEvent.selectOptions(screen.getByLabelText('Default Payment Terms'), '30 days')
  await userEvent.type(screen.getByLabelText('Terms & Conditions'), 'Pay soon.')
  await save()
  await waitFor(() =>
    expect(toastStore.get()).toMatchObject({
      title: 'Settings updated',
      description: 'Your profile settings have been updated successfully.',
    }),
  )
  expect(calls).toEqual([
    {
      path: SETTINGS,
      method: 'PATCH',
      body: { companyVat: 'GB1', defaultTaxRate: 20, defaultPaymentTerms: 30, defaultTerms: 'Pay soon.' },
    },
  ])
  expect(refresh).toHaveBeenCalled()
})

it('chooses how invoices look, by pictures and colours', async () => {
  const chosen = { invoiceTemplate: 'MODERN', accentColor: '#6d28d9' } as const
  const calls = fakeApi({ [SETTINGS]: [{ ...user, ...chosen }] })
  const { container } = show()
  await open('Company')
  expect(screen.getByRole('radio', { name: /^Classic/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Petrol' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Modern/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Violet' }))
  // The pictures are in the colour at once.
  expect(container.querySelectorAll('svg [fill="#6d28d9"]').length).toBeGreaterThanOrEqual(3)
  expect((await axe(container)).violations).toEqual([])
  await save()
  await waitFor(() => expect(calls).toEqual([{ path: SETTINGS, method: 'PATCH', body: chosen }]))
})

it('takes any other colour, too', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, accentColor: '#12ab34' }] })
  show()
  await open('Company')
  fireEvent.change(screen.getByLabelText('Custom accent colour'), { target: { value: '#12ab34' } })
  for (const { name } of ACCENT_COLORS) expect(screen.getByRole('radio', { name })).not.toBeChecked()
  await save()
  await waitFor(() => expect(calls).toMatchObject([{ body: { accentColor: '#12ab34' } }]))
})

it('opens the tab of a field that is wrong, and keeps the others', async () => {
  const calls = fakeApi({})
  show()
  await userEvent.clear(screen.getByLabelText('Full Name'))
  await open('Bank')
  await userEvent.type(screen.getByLabelText('Bank Name'), 'Barclays')
  await save()
  expect(await screen.findByText('Full name is required')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus())
  expect(calls).toEqual([])
  await open('Bank')
  expect(screen.getByLabelText('Bank Name')).toHaveValue('Barclays')
})

it('puts what the server says at its field, on its tab', async () => {
  const message = 'Please use at most 50 characters'
  fakeApi({ [SETTINGS]: [{ message, errors: { companyVat: [message] } }, 422] })
  show()
  await userEvent.type(screen.getByLabelText('Full Name'), '!')
  await save()
  await waitFor(() => expect(toastStore.get()).toMatchObject({ title: 'Error updating settings' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true')
})

it('warns before unsaved changes are left', async () => {
  show()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  await userEvent.type(screen.getByLabelText('Full Name'), '!')
  await waitFor(() => expect(leave()).toBe(true))
})

describe('mail', () => {
  const TEST = '/api/user/test-mail'
  const test = () => userEvent.click(screen.getByRole('button', { name: 'Send me a test mail' }))

  it('can be tried out', async () => {
    const calls = fakeApi({ [TEST]: [{ to: 'ada@example.com', transport: 'smtp' }] })
    show()
    await open('Integrations')
    expect(screen.getByText(/^Invoices go out through the mail server/)).toBeVisible()
    await test()
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({ title: 'Test mail sent', description: 'To ada@example.com' }),
    )
    expect(calls).toEqual([{ path: TEST, method: 'POST', body: undefined }])
  })

  it('says why it does not work', async () => {
    fakeApi({ [TEST]: [{ message: 'The mail server cannot be reached right now.' }, 502] })
    show()
    await open('Integrations')
    await test()
    await waitFor(() =>
      expect(toastStore.get()).toMatchObject({
        title: 'Failed to send test mail',
        description: 'The mail server cannot be reached right now.',
        variant: 'destructive',
      }),
    )
    expect(refresh).toHaveBeenCalledTimes(1)
  })
})
