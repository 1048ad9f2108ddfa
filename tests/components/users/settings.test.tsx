import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { axe } from 'jest-axe'
import type { ReactElement } from 'react'
import SampleDocument from '@/components/documents/document-view/sample-document'
import { SettingsForm } from '@/components/users/settings/settings-form'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { LazyPersonalSettings } from '@/components/users/personal-settings/lazy-personal-settings'
import { PermissionsProvider } from '@/components/shared/permissions'
import { getCurrentToast } from '@/tests/factories/toasts'
import { ACCENT_COLORS } from '@/lib/business/design'
import type { Role } from '@/lib/core/access/actor'
import { listPermissions } from '@/lib/core/access/permissions'
import { router, setLocation } from '@/tests/factories/navigation'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'
import { createNewUser } from './user'
import { onlyAda } from './members'

const NO_REMINDERS = {
  days: [],
  hour: 9,
  before: { subject: null, message: null },
  after: { subject: null, message: null },
}
const numbering = { pattern: 'INV-{0000}', resets: 'NEVER' as const, today: '2026-11-22', next: 'INV-0043' }
const SETTINGS = '/api/user/settings'
const automation = {
  state: 'Last run: Nov 22, 2026, 6:00 AM.',
  waiting: 'Waiting for the next run: 2 emails.',
  curlCommand: 'curl --header "Authorization: Bearer $CRON_SECRET" https://invoices.example.com/api/cron',
}
const user = createNewUser({ isOnboarded: true, currency: 'JPY', companyName: 'Engines' })
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!)
/** Replaces a field's value at once, which renders the page once instead of once per key. */
const fill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.paste(text)
}
const createSettings = (
  shown = user,
  preview: ReactElement | null = <SampleDocument today="2026-01-05" />,
) => (
  <>
    <UnsavedChangesGuard />
    <SettingsForm
      automation={automation}
      user={shown}
      startTab="profile"
      prefill={null}
      numbering={numbering}
      gmail={null}
      mailTransport="smtp"
      members={onlyAda}
      bankRequest={null}
      reminders={NO_REMINDERS}
      texts={{ language: shown.language ?? 'en', isOffered: false }}
      silenced={[]}
      taxes={[]}
      items={[]}
      notices={['MAIL_FAILED']}
      receipts={false}
      preview={preview}
    />
  </>
)
const show = (...shown: Parameters<typeof createSettings>) => render(createSettings(...shown))

it('the settings have the specified tabs and fields, and the email address can’t be changed', async () => {
  const { container } = show()
  const email = screen.getByLabelText('Email')
  expect(email).toHaveValue('ada@example.com')
  expect(email).toHaveAttribute('readonly')
  expect(email).toHaveAccessibleDescription('Email address cannot be changed.')
  expect(screen.getByLabelText('Default Currency')).toHaveTextContent('JPY')
  expect((await axe(container)).violations).toEqual([])
  const labels = (part: Element) =>
    [...part.querySelectorAll('label, legend, [data-slot=label]')].map((label) =>
      label.textContent?.replace(' *', ''),
    )
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    ...['Profile', 'Company', 'Bank', 'Invoices', 'Integrations', 'Members'],
  ])
  expect(labels(screen.getByRole('tabpanel', { name: 'Profile' }))).toEqual([
    'Full Name',
    'Email',
    'Country',
    'Default Currency',
    'Industry',
    'Time zone',
  ])
  await open('Company')
  const company = screen.getByRole('heading', { name: 'Company' }).closest('section')!
  expect(labels(company)).toEqual([
    ...['Company Name', 'Company Logo', 'Company Address', 'Street', 'City', 'State / Region', 'Postal Code'],
    ...['VAT Number', 'Company Registration Number'],
  ])
  await open('Invoices')
  const defaults = screen.getByRole('heading', { name: 'Invoice Defaults' }).closest('section')!
  const defaultsLabels = [
    ...['Default Payment Terms', 'Default Tax Rate (%)', 'Send recurring invoices at'],
    ...['Default Invoice Notes', 'Terms & Conditions'],
  ]
  expect(labels(defaults)).toEqual(defaultsLabels)
  const terms = screen.getByLabelText('Default Payment Terms')
  expect(terms).toHaveTextContent('14 days')
  await userEvent.click(terms)
  const days = screen.getAllByRole('option').map((option) => option.textContent)
  expect(days).toEqual(['7 days', '14 days', '30 days', '60 days'])
  await userEvent.keyboard('{Escape}')
  expect(screen.getByLabelText('Default Tax Rate (%)')).toHaveValue('0')
  await open('Integrations')
  expect(await screen.findByRole('heading', { name: 'Gmail' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Email' })).toBeVisible()
  const again = within(screen.getByRole('tabpanel', { name: 'Integrations' }))
    .getByRole('heading', { name: 'Invoice Defaults' })
    .closest('section')!
  expect(labels(again)).toEqual(defaultsLabels)
})

it('the Invoices tab has a section for each purpose, with an address of its own', async () => {
  show()
  await open('Invoices')
  expect(window.location.search).toBe('?tab=invoices')
  const sections = within(screen.getByRole('tablist', { name: 'Invoice settings' })).getAllByRole('tab')
  const headings: Record<string, (string | null)[]> = {}
  for (const { textContent: name } of sections) {
    await open(name!)
    const panel = within(screen.getByRole('tabpanel', { name: name! }))
    headings[name!] = panel.getAllByRole('heading').map((heading) => heading.textContent)
  }
  expect(headings).toEqual({
    Defaults: ['Invoice Defaults'],
    Design: ['Invoice design', 'Paper and envelope'],
    'Taxes and items': ['Taxes', 'Saved items'],
    Numbering: ['Numbering'],
    'Reminders and receipts': ['Reminders', 'Receipts'],
    'Language and wording': ['Language', 'Wording'],
    'Checks and compliance': ['Protect issued documents', 'Check before sending'],
  })
  expect(window.location.search).toBe('?tab=invoices&section=compliance')
  await chooseOption(screen.getByRole('combobox', { name: 'Invoice settings' }), 'Design')
  expect(window.location.search).toBe('?tab=invoices&section=design')
  await open('Profile')
  expect(window.location.search).toBe('')
  await open('Invoices')
  expect(screen.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true')
  expect(window.location.search).toBe('?tab=invoices&section=design')
})

it('a link to another section opens it, and keeps unsaved input', async () => {
  show()
  await fill(screen.getByLabelText('Full Name'), 'Ada King')
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  setLocation('/settings?tab=invoices&section=numbering')
  expect(screen.getByRole('tab', { name: 'Numbering' })).toHaveAttribute('aria-selected', 'true')
  setLocation('/settings')
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada King')
})

it('the settings page has one Save Changes button on every tab, disabled until something has changed', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, fullName: 'Ada King' }] })
  show()
  const button = () => screen.getByRole('button', { name: 'Save Changes' })
  for (const { textContent } of screen.getAllByRole('tab')) {
    await open(textContent!)
    expect(button()).toBeVisible()
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(button())
  }
  expect(calls).toEqual([])
  await open('Profile')
  await fill(screen.getByLabelText('Full Name'), 'Ada King')
  expect(button()).toHaveAttribute('aria-disabled', 'false')
  await userEvent.click(button())
  await waitFor(() => expect(calls).toMatchObject([{ body: { fullName: 'Ada King' } }]))
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
})

it('the settings page keeps Invoice Defaults in sync on the two tabs that show them', async () => {
  const calls = fakeApi({
    [SETTINGS]: [
      [{ message: 'No', errors: { defaultTaxRate: ['Not this rate'] } }, 422],
      [{ ...user, defaultTaxRate: 19, defaultNotes: 'Danke' }, 200],
    ],
  })
  show()
  await open('Invoices')
  await fill(screen.getByLabelText('Default Tax Rate (%)'), '19')
  await open('Integrations')
  const rate = await screen.findByLabelText('Default Tax Rate (%)')
  expect(rate).toHaveValue('19')
  await fill(screen.getByLabelText('Default Invoice Notes'), 'Danke')
  await open('Invoices')
  expect(screen.getByLabelText('Default Invoice Notes')).toHaveValue('Danke')
  await open('Integrations')
  await save()
  // The error appears on the open tab.
  await waitFor(() =>
    expect(screen.getByLabelText('Default Tax Rate (%)')).toHaveAccessibleDescription('Not this rate'),
  )
  expect(screen.getByRole('tab', { name: 'Integrations' })).toHaveAttribute('aria-selected', 'true')
  await save()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Settings updated' }))
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill({ defaultTaxRate: 19, defaultNotes: 'Danke' }))
  expect(screen.getByLabelText('Default Tax Rate (%)')).toHaveValue('19')
})

it('the settings page shows the time zone, and finds another by city', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, timeZone: 'America/New_York' }] })
  show()
  const zone = screen.getByRole('combobox', { name: 'Time zone' })
  expect(zone).toHaveTextContent('Europe/London')
  await userEvent.click(zone)
  await userEvent.keyboard('new york')
  expect(screen.getByRole('option', { name: /America\/New York/ })).toHaveTextContent(/GMT-0[45]:00/)
  await userEvent.keyboard('{Enter}')
  expect(zone).toHaveTextContent('America/New York')
  await save()
  await waitFor(() => expect(calls).toMatchObject([{ body: { timeZone: 'America/New_York' } }]))
  expect(Object.keys(calls[0]!.body as object)).toEqual(['timeZone'])
})

it('the settings page shows the next invoice number and the one after it, and rejects an invalid one', async () => {
  const message = 'Invoice number 2027/001 is already in use'
  const calls = fakeApi({
    [SETTINGS]: [
      [{ message, errors: { nextInvoiceNumber: [message] } }, 409],
      [user, 200],
    ],
  })
  show()
  await open('Invoices')
  await open('Numbering')
  const number = screen.getByLabelText('Next invoice number')
  expect(number).toHaveValue('INV-0043')
  expect(screen.getByText(/^Next:/)).toHaveTextContent('Next: INV-0043, INV-0044, INV-0045')
  await fill(number, 'none')
  await save()
  await waitFor(() => expect(number).toHaveAccessibleDescription(/^Use a number that can count up/))
  await fill(number, '2027/001')
  await save()
  await waitFor(() => expect(number).toHaveAccessibleDescription(message))
  await save()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Settings updated' }))
  // A number of another form starts a new pattern.
  const changes = { nextInvoiceNumber: '2027/001', numberPattern: '2027/{000}' }
  expect(calls.map(({ body }) => body)).toEqual(Array(2).fill(changes))
  expect(number).toHaveValue('2027/001')
})

it('a number pattern can be typed or contain the issue date, and one that would repeat numbers is rejected', async () => {
  const calls = fakeApi({ [SETTINGS]: [[user, 200]] })
  show()
  await open('Invoices')
  await open('Numbering')
  const pattern = screen.getByLabelText('Number pattern')
  const said = screen.getByText(/^Next:/)
  expect(pattern).toHaveValue('INV-{0000}')
  fireEvent.change(pattern, { target: { value: '2026/{000}' } })
  expect(screen.getByText(/2026 won’t change next year/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Use the issue date’s year' }))
  expect(pattern).toHaveValue('{YYYY}/{000}')
  expect(screen.getByLabelText('Restart numbering')).toHaveTextContent('Every year')
  expect(screen.queryByText(/stays as it is/)).toBeNull()
  expect(screen.getByLabelText('Next invoice number')).toHaveValue('2026/043')
  expect(said).toHaveTextContent('Next: 2026/043, 2026/044, 2026/045. From January 1: 2027/001')
  expect(screen.getByRole('link', { name: 'View all numbers' })).toHaveAttribute('href', '/invoices/numbers')
  fireEvent.change(pattern, { target: { value: 'INV-{0000}' } })
  expect(said).toHaveTextContent(
    'To start again each year, add {YYYY} or {YY} to the pattern, or numbers would repeat',
  )
  fireEvent.change(pattern, { target: { value: '{YYYY}/{000}' } })
  await save()
  const changes = { numberPattern: '{YYYY}/{000}', numberResets: 'YEARLY', nextInvoiceNumber: '2026/043' }
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([changes]))
})

it('the country sets the currency until one is chosen, among the specified options', async () => {
  show(createNewUser({ isOnboarded: true }), null)
  const choose = (label: string, name: string | RegExp) => chooseOption(screen.getByLabelText(label), name)
  const currency = screen.getByLabelText('Default Currency')
  await choose('Country', 'United Kingdom')
  expect(currency).toHaveTextContent('GBP')
  await choose('Country', 'France')
  expect(currency).toHaveTextContent('EUR')
  // Not one of the five default currencies.
  await choose('Country', 'Japan')
  expect(currency).toHaveTextContent('JPY')
  await choose('Default Currency', /^USD/)
  await choose('Country', 'Australia')
  expect(currency).toHaveTextContent('USD')

  const offered = async (label: string) => {
    await userEvent.click(screen.getByLabelText(label))
    return screen.getAllByRole('option').map((option) => option.textContent)
  }
  expect((await offered('Country')).slice(1, 7)).toEqual([
    ...['United States', 'Canada', 'United Kingdom', 'Australia', 'Germany', 'France'],
  ])
  // tests/lib/core/geo/countries.test.ts tests the number of countries.
  const countries = within(screen.getByRole('group', { name: 'Other countries' })).getAllByRole('option')
  expect(countries.map((option) => option.textContent)).toEqual(['Austria', 'Japan', 'Poland'])
  await userEvent.keyboard('{Escape}')
  const usual = (await offered('Default Currency')).slice(0, 5)
  expect(usual.map((text) => text?.slice(0, 3))).toEqual(['USD', 'EUR', 'GBP', 'CAD', 'AUD'])
  const others = within(await screen.findByRole('group', { name: 'Other currencies' }))
  expect(others.getByRole('option', { name: /^CHF/ })).toHaveTextContent('Swiss Franc')
  expect(others.queryByRole('option', { name: /USD/ })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  expect((await offered('Industry')).slice(1)).toEqual([
    ...['Design', 'Development', 'Marketing', 'Consulting', 'Finance', 'Education', 'Other'],
  ])
})

it('the settings page previews an invoice with unsaved values', async () => {
  show()
  const sheet = within(screen.getByRole('article', { name: 'Invoice EXAMPLE-0001' }))
  expect(sheet.getByText('Engines')).toBeVisible()
  expect(sheet.queryByText('Payment details')).toBeNull()
  await open('Company')
  await userEvent.type(screen.getByLabelText('Company Name'), ' & Sons')
  await open('Bank')
  await userEvent.click(screen.getByLabelText('IBAN'))
  await userEvent.paste('GB45CALD')
  await open('Invoices')
  await open('Design')
  await userEvent.click(screen.getByLabelText(/Modern/))
  await open('Defaults')
  await userEvent.type(screen.getByLabelText('Default Tax Rate (%)'), '1')
  await chooseOption(screen.getByLabelText('Default Payment Terms'), '30 days')
  await userEvent.click(screen.getByLabelText('Default Invoice Notes'))
  await userEvent.paste('Thank you, Ada')
  expect(sheet.getByText('Engines & Sons')).toBeVisible()
  expect(screen.getByRole('article')).toHaveAttribute('data-template', 'modern')
  expect(sheet.getByText('GB45CALD')).toBeVisible()
  expect(sheet.getByText('Tax (1%)')).toBeVisible()
  expect(sheet.getAllByText(/Feb 04, 2026/)).not.toHaveLength(0)
  expect(sheet.getByText('Thank you, Ada')).toBeVisible()
})

it('the default tax rate can be typed with a decimal comma', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, defaultTaxRate: 19.5 }] })
  show()
  await open('Invoices')
  await fill(screen.getByLabelText('Default Tax Rate (%)'), '19,5')
  await save()
  await waitFor(() => expect(calls).toMatchObject([{ body: { defaultTaxRate: 19.5 } }]))
})

it('the settings page saves the changes of all tabs with one call, and nothing else', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, companyVat: 'GB1', defaultTaxRate: 20 }] })
  show()
  await open('Company')
  await userEvent.type(screen.getByLabelText('VAT Number'), 'GB1')
  await open('Invoices')
  await fill(screen.getByLabelText('Default Tax Rate (%)'), '20')
  await chooseOption(screen.getByLabelText('Default Payment Terms'), '30 days')
  await fill(screen.getByLabelText('Terms & Conditions'), 'Pay soon.')
  await chooseOption(screen.getByLabelText('Send recurring invoices at'), '7 AM')
  await save()
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: 'Settings updated',
      description: 'Your profile settings have been updated successfully.',
    }),
  )
  expect(calls).toEqual([
    {
      path: SETTINGS,
      method: 'PATCH',
      body: {
        companyVat: 'GB1',
        defaultTaxRate: 20,
        defaultPaymentTerms: 30,
        defaultTerms: 'Pay soon.',
        sendingHour: 7,
      },
    },
  ])
  expect(router.refresh).toHaveBeenCalled()
})

it('the invoice design is chosen by template preview and colour, including any other colour', async () => {
  const chosen = { invoiceTemplate: 'MODERN', accentColor: '#6d28d9' } as const
  const calls = fakeApi({
    [SETTINGS]: [[{ ...user, ...chosen }], [{ ...user, ...chosen, accentColor: '#12ab34' }]],
  })
  const { container } = show()
  await open('Invoices')
  await open('Design')
  expect(screen.getByRole('radio', { name: /^Classic/ })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Petrol' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /^Modern/ }))
  await userEvent.click(screen.getByRole('radio', { name: 'Violet' }))
  // The template previews change colour at once.
  expect(container.querySelectorAll('svg [fill="#6d28d9"]').length).toBeGreaterThanOrEqual(3)
  await save()
  await waitFor(() => expect(calls).toEqual([{ path: SETTINGS, method: 'PATCH', body: chosen }]))
  fireEvent.change(screen.getByLabelText('Custom accent colour'), { target: { value: '#12ab34' } })
  for (const { name } of ACCENT_COLORS) expect(screen.getByRole('radio', { name })).not.toBeChecked()
  await save()
  await waitFor(() => expect(calls[1]).toMatchObject({ body: { accentColor: '#12ab34' } }))
})

it('unsaved changes are confirmed before leaving, and saving opens the tab of an invalid field', async () => {
  const calls = fakeApi({})
  show()
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(false)
  await userEvent.clear(screen.getByLabelText('Full Name'))
  await waitFor(() => expect(leave()).toBe(true))
  await open('Bank')
  await fill(screen.getByLabelText('Bank Name'), 'Barclays')
  await save()
  expect(await screen.findByText('Full name is required')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus())
  expect(calls).toEqual([])
  await open('Bank')
  expect(screen.getByLabelText('Bank Name')).toHaveValue('Barclays')
})

it('the settings page shows the server’s errors at their fields, on their tab', async () => {
  const message = 'Please use at most 50 characters'
  fakeApi({ [SETTINGS]: [{ message, errors: { companyVat: [message] } }, 422] })
  show()
  await userEvent.type(screen.getByLabelText('Full Name'), '!')
  await save()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Error updating settings' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.getByRole('tab', { name: 'Company' })).toHaveAttribute('aria-selected', 'true')
})

describe('the reminder texts in the settings', () => {
  const REMINDERS = '/api/user/reminders'
  const subject = () =>
    within(screen.getByRole('group', { name: 'When overdue' })).getByRole('textbox', {
      name: 'Subject',
    })

  it('stay while another tab is open, and are saved by Enter', async () => {
    const kept = { ...NO_REMINDERS, after: { subject: 'Late', message: null } }
    const calls = fakeApi({ [REMINDERS]: [kept], [SETTINGS]: [user] })
    show()
    await open('Invoices')
    await open('Reminders and receipts')
    // Nothing changed, so nothing is saved.
    await userEvent.type(subject(), '{Enter}')
    expect(calls).toEqual([])
    await fill(subject(), 'Late')
    await open('Bank')
    await open('Invoices')
    expect(subject()).toHaveValue('Late')
    await userEvent.type(subject(), '{Enter}')
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Settings updated' }))
    expect(calls).toEqual([{ path: REMINDERS, method: 'PATCH', body: kept }])
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })
})

it('Save Changes saves what has a call of its own, too, and opens the section of an error', async () => {
  const wrong = 'Please use at most 5,000 characters'
  const calls = fakeApi({
    [SETTINGS]: [{ ...user, fullName: 'Ada King' }],
    '/api/user/receipts': [{ isOn: true }],
    '/api/user/reminders': [[{ message: wrong, errors: { 'after.message': [wrong] } }, 422], [NO_REMINDERS]],
  })
  show()
  await fill(screen.getByLabelText('Full Name'), 'Ada King')
  await open('Invoices')
  await open('Reminders and receipts')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Email clients a receipt/ }))
  const overdue = within(screen.getByRole('group', { name: 'When overdue' }))
  await fill(overdue.getByRole('textbox', { name: 'Message' }), 'Pay: {link}')
  await open('Profile')
  await save()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ description: wrong }))
  expect(calls.map(({ path }) => path).sort()).toEqual([
    '/api/user/receipts',
    '/api/user/reminders',
    SETTINGS,
  ])
  expect(window.location.search).toBe('?tab=invoices&section=reminders')
  await waitFor(() => expect(overdue.getByRole('textbox', { name: 'Message' })).toHaveFocus())
  await save()
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Settings updated' }))
  // What was saved before isn't sent again.
  expect(calls.map(({ path }) => path).slice(3)).toEqual(['/api/user/reminders'])
})

describe('the mail settings', () => {
  const TEST = '/api/user/test-mail'
  const test = () => userEvent.click(screen.getByRole('button', { name: 'Send test email' }))

  it('send a test email', async () => {
    const calls = fakeApi({ [TEST]: [{ to: 'ada@example.com', transport: 'smtp' }] })
    show()
    await open('Integrations')
    expect(screen.getByText(/^Invoices are sent through this installation’s mail server/)).toBeVisible()
    await test()
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Test email sent',
        description: 'To ada@example.com',
      }),
    )
    expect(calls).toEqual([{ path: TEST, method: 'POST', body: undefined }])
  })

  it('save checked notifications with the rest', async () => {
    const NOTICES = '/api/user/notices'
    const calls = fakeApi({ [NOTICES]: [{ on: ['INVOICE_PAID'] }] })
    show()
    await open('Integrations')
    const box = (name: string) => screen.getByRole('checkbox', { name })
    expect(box('An email can’t be sent')).toBeChecked()
    await userEvent.click(box('An invoice is paid in full'))
    await userEvent.click(box('An email can’t be sent'))
    await open('Profile')
    await open('Integrations')
    expect(box('An invoice is paid in full')).toBeChecked()
    expect(calls).toEqual([])
    await save()
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Settings updated' }))
    expect(calls.map(({ body }) => body)).toEqual([
      { notice: 'MAIL_FAILED', isOn: false },
      { notice: 'INVOICE_PAID', isOn: true },
    ])
  })

  it('explain a failed test email', async () => {
    fakeApi({ [TEST]: [{ message: 'We can’t reach the mail server right now.' }, 502] })
    show()
    await open('Integrations')
    await test()
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Failed to send test email',
        description: 'We can’t reach the mail server right now.',
        variant: 'destructive',
      }),
    )
    expect(router.refresh).toHaveBeenCalledTimes(1)
  })
})

it('show when jobs last ran, what is waiting, and how to run them more often', async () => {
  show()
  await open('Integrations')
  expect(await screen.findByRole('heading', { name: 'Automation' })).toBeVisible()
  expect(
    screen.getByText(/Last run: Nov 22, 2026, 6:00 AM\. Waiting for the next run: 2 emails\./),
  ).toBeVisible()
  await userEvent.click(screen.getByText('Run more often'))
  expect(screen.getByText(automation.curlCommand)).toBeVisible()
  expect(screen.getByText(`*/5 * * * * CRON_SECRET=… ; ${automation.curlCommand}`)).toBeVisible()
})

const asRole = (role: Role, part: ReactElement) =>
  render(
    <PermissionsProvider permissions={listPermissions(role, { staffMayDelete: false })}>
      {part}
    </PermissionsProvider>,
  )

it('the settings page sends an admin’s bank details to the owner, and shows the current ones until then', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, iban: 'GB45' }, 202] })
  asRole(
    'ADMIN',
    <SettingsForm
      automation={automation}
      user={{ ...user, role: 'ADMIN', iban: 'GB45' }}
      startTab="bank"
      prefill={null}
      numbering={numbering}
      gmail={null}
      mailTransport="smtp"
      reminders={NO_REMINDERS}
      texts={{ language: 'en', isOffered: false }}
      silenced={[]}
      taxes={[]}
      items={[]}
      notices={[]}
      receipts={false}
      members={onlyAda}
      bankRequest={null}
      preview={null}
    />,
  )
  expect(screen.getByText(/^An owner confirms changes to bank details/)).toBeVisible()
  const iban = screen.getByLabelText('IBAN')
  await fill(iban, 'GB33')
  await save()
  await waitFor(() =>
    expect(getCurrentToast()).toMatchObject({
      title: 'Sent to the owner',
      description: 'Your bank details change once an owner confirms them.',
    }),
  )
  expect(calls).toMatchObject([{ body: { iban: 'GB33' } }])
  expect(iban).toHaveValue('GB45')
})

it('the settings page shows a member without permission only their own name and the members', async () => {
  const calls = fakeApi({ [SETTINGS]: [{ ...user, fullName: 'Vera King' }] })
  asRole(
    'VIEWER',
    <LazyPersonalSettings
      user={user}
      startTab="profile"
      notices={[]}
      members={{ ...onlyAda, role: 'VIEWER' }}
    />,
  )
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Profile', 'Members'])
  const name = screen.getByLabelText('Full Name')
  await fill(name, 'Vera King')
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(calls).toMatchObject([{ body: { fullName: 'Vera King' } }]))
  await open('Members')
  expect(screen.getByRole('table', { name: 'Members' })).toBeVisible()
  expect(window.location.search).toBe('?tab=members')
  setLocation('/settings')
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true')
})

describe('language and paper in the settings', () => {
  it('are chosen with the other settings, and the preview follows', async () => {
    const calls = fakeApi({
      [SETTINGS]: [{ ...user, language: 'de', secondLanguage: 'en', paper: 'LETTER' }],
    })
    show()
    await open('Invoices')
    await open('Language and wording')
    await chooseOption(screen.getByLabelText('Language'), 'German')
    await chooseOption(screen.getByLabelText('Second language'), 'English')
    await open('Design')
    await chooseOption(screen.getByLabelText('Paper size'), /^Letter/)
    const sheet = () => screen.getByRole('article')
    await waitFor(() => expect(sheet()).toHaveAttribute('lang', 'de'))
    expect(within(sheet()).getByText(/^Gesamtbetrag\s\/ Total$/)).toBeInTheDocument()
    expect(sheet()).toHaveAttribute('data-paper', 'LETTER')
    await save()
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual({
      language: 'de',
      secondLanguage: 'en',
      paper: 'LETTER',
    })
  })

  it('offer fold marks once there is a window, and the preview shows the address in it', async () => {
    const chosen = { letterWindow: 'C56_RIGHT', foldMarks: true } as const
    const calls = fakeApi({ [SETTINGS]: [{ ...user, ...chosen }] })
    show()
    await open('Invoices')
    await open('Design')
    expect(screen.queryByLabelText('Fold marks')).toBeNull()
    await chooseOption(screen.getByLabelText('Envelope window'), /^C5\/6 \(DL\), window on the right/)
    await userEvent.click(screen.getByLabelText('Fold marks'))
    const sheet = within(screen.getByRole('article'))
    await waitFor(() => expect(sheet.getAllByText('Your client')).toHaveLength(2))
    await save()
    await waitFor(() => expect(calls.length).toBeGreaterThan(0))
    expect(calls.find(({ method }) => method === 'PATCH')!.body).toEqual(chosen)
  })

  it('use custom labels in the preview, as in the document', async () => {
    const ownWords = { de: { 'sheet.total': 'Summe' }, en: { 'sheet.total': 'Grand total' } }
    const texts = { language: 'en' as const, texts: { de: { notes: 'Danke schön.' } } }
    show(user, <SampleDocument today="2026-01-05" ownWords={ownWords} texts={texts} />)
    const sheet = () => within(screen.getByRole('article'))
    await waitFor(() => expect(sheet().getByText('Grand total')).toBeInTheDocument())
    await open('Invoices')
    await open('Language and wording')
    await chooseOption(screen.getByLabelText('Language'), 'German')
    await waitFor(() => expect(sheet().getByText('Summe')).toBeInTheDocument())
    expect(sheet().getByText('Danke schön.')).toBeInTheDocument()
  })

  it('set the language of reminders without their own texts', async () => {
    show({ ...user, language: 'fr' })
    await open('Invoices')
    await open('Reminders and receipts')
    await waitFor(() =>
      expect(screen.getAllByRole('textbox', { name: /^Subject/ })[0]).toHaveValue(
        'Rappel\u00a0: la facture {number} arrive à échéance {when}',
      ),
    )
  })
})

describe('the protection of issued documents in the settings', () => {
  const label = 'Protect issued invoices and credit notes'
  const showInvoices = async (over: Partial<typeof user>) => {
    show({ ...user, ...over })
    await open('Invoices')
    await open('Checks and compliance')
    return screen.getByRole('switch', { name: label })
  }

  it('is saved with the rest, and recommended with the law where there is one', async () => {
    const calls = fakeApi({ [SETTINGS]: [user] })
    const toggle = await showInvoices({ country: 'DE' })
    expect(toggle).toHaveAccessibleDescription(/Recommended in your country: .* \(GoBD\)\.$/)
    await userEvent.click(toggle)
    await save()
    await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ protectIssued: true }]))
  })

  it('is offered elsewhere, too, and only owners turn it off', async () => {
    const toggle = await showInvoices({ country: 'UK', role: 'ADMIN', protectIssued: true })
    expect(toggle).toBeDisabled()
    expect(toggle).toHaveAccessibleDescription(/Only owners can turn this off\.$/)
    expect(toggle).not.toHaveAccessibleDescription(/Recommended/)
  })
})

it.each([
  ['IT', /^Since Jan 1, 2024, invoices to businesses in your country go through SdI/],
  ['DE', /^From Jan 1, 2028 on, invoices to businesses in your country have to be e-invoices/],
  ['PT', /^Since Jan 1, 2020, .* software your tax office accepts/],
  ['UK', null],
])('the settings of a business in %s explain its duty to issue e-invoices', async (country, text) => {
  show({ ...user, country })
  await open('Invoices')
  await open('Checks and compliance')
  const card = screen.queryByRole('heading', { name: 'E-invoices in your country' })
  if (text) expect(screen.getByText(text)).toBeVisible()
  else expect(card).toBeNull()
})

it('a click adds a suggested mention to the default terms, with its gaps', async () => {
  show({ ...user, country: 'DE', defaultTerms: '14 Tage netto.' })
  await open('Invoices')
  await userEvent.click(screen.getByRole('button', { name: 'Company details' }))
  expect(screen.getByLabelText('Terms & Conditions')).toHaveValue(
    '14 Tage netto.\nSitz: {Ort}, Registergericht: Amtsgericht {Gericht}, HRB {Nummer}. Geschäftsführung: {Namen}',
  )
  expect(screen.queryByRole('button', { name: 'Company details' })).toBeNull()
})

it('the tax rate follows the default tax, which is saved on its own, unless another rate was typed', async () => {
  const { rerender } = show()
  await open('Bank')
  await fill(screen.getByLabelText('Bank Name'), 'Barclays')
  rerender(createSettings({ ...user, defaultTaxRate: 20 }))
  expect(screen.getByLabelText('Bank Name')).toHaveValue('Barclays')
  await open('Invoices')
  const rate = () => screen.getByLabelText('Default Tax Rate (%)')
  expect(rate()).toHaveValue('20')
  await fill(rate(), '7')
  rerender(createSettings({ ...user, defaultTaxRate: 19 }))
  expect(rate()).toHaveValue('7')
})

it('the example invoice has the named taxes of new documents', async () => {
  const part = { compound: false, number: null }
  const taxParts = [
    { ...part, name: 'GST', rate: 5 },
    { ...part, name: 'QST', rate: 9.975 },
  ]
  show({ ...user, defaultTaxRate: 14.975 }, <SampleDocument today="2026-01-05" taxParts={taxParts} />)
  expect(await screen.findByText('QST (9.975%)')).toBeVisible()
})
