import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SampleDocument from '@/components/documents/document-view/sample-document'
import { OnboardingWizard } from '@/components/users/onboarding/onboarding-wizard'
import { SettingsForm } from '@/components/users/settings/settings-form'
import type { SettingsUser } from '@/components/users/user-values'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { findUnsavedForm } from '@/components/shared/unsaved/unsaved-forms'
import { prefillAddress } from '@/lib/core/geo/format-address'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'
import { onlyAda } from './members'
import { createNewUser } from './user'

const SETTINGS = '/api/user/settings'
const none = { subject: null, message: null }
const parts = { street: 'Musterstr. 1', city: 'Berlin', state: null, postalCode: '10115' }
const german = { country: 'DE', currency: 'EUR', companyName: 'Engines', isOnboarded: true }
const stored = createNewUser({ ...german, ...parts, companyAddress: 'Musterstr. 1\n10115 Berlin' })
/** A business whose address is only known as free text. */
const typed = createNewUser({ ...german, companyAddress: 'Musterstr. 1\nHinterhof\n10115 Berlin' })
const HINT = /^Move each part of your address into its field, then save/

const show = (user: SettingsUser, startTab: 'profile' | 'company' = 'company') =>
  render(
    <>
      <UnsavedChangesGuard />
      <SettingsForm
        user={user}
        startTab={startTab}
        gmail={null}
        silenced={[]}
        taxes={[]}
        items={[]}
        notices={[]}
        receipts={false}
        automation={{ state: '', waiting: '', curlCommand: '' }}
        prefill={prefillAddress(user.companyAddress, user.country)}
        numbering={{ pattern: 'INV-{0000}', resets: 'NEVER', today: '2026-11-22', next: 'INV-0043' }}
        mailTransport="smtp"
        members={onlyAda}
        bankRequest={null}
        reminders={{ days: [], hour: 9, before: none, after: none }}
        texts={{ language: 'en', isOffered: false }}
        preview={<SampleDocument today="2026-01-05" />}
      />
    </>,
  )
const group = () => within(screen.getByRole('group', { name: 'Company Address' }))
const fields = () => group().getAllByRole<HTMLInputElement>('textbox')
const labels = () => fields().map(({ labels }) => labels![0]!.textContent)
const values = () => fields().map(({ value }) => value)
const open = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
const save = () => userEvent.click(screen.getAllByRole('button', { name: 'Save Changes' })[0]!)
const sheet = () => within(screen.getByRole('article'))

// The other countries load when the browser is idle.
beforeAll(() => {
  window.requestIdleCallback = (run) => Number(setTimeout(run))
  window.cancelIdleCallback = (handle) => clearTimeout(handle)
})

describe('the company’s address in the settings', () => {
  it('keeps the initial country when the others load', async () => {
    show(createNewUser({ ...german, country: 'PL' }), 'profile')
    const country = screen.getByLabelText('Country')
    expect(country).toHaveTextContent('Poland')
    await userEvent.click(country)
    await screen.findByRole('option', { name: 'Japan' })
    expect(country).toHaveTextContent('Poland')
    // The empty option, the six featured countries, and the others, including the initial one.
    expect(screen.getAllByRole('option')).toHaveLength(10)
  })

  it('keeps the server’s name of the initial country', () => {
    show({ ...createNewUser({ ...german, country: 'HK' }), countryName: 'Hong Kong' }, 'profile')
    expect(screen.getByLabelText('Country')).toHaveTextContent('Hong Kong')
  })

  it('has the fields, order and labels of its country', async () => {
    show(stored, 'profile')
    const of = async (country: string) => {
      await open('Profile')
      await chooseOption(screen.getByLabelText('Country'), country)
      await open('Company')
      return labels()
    }
    expect(await of('Germany')).toEqual(['Street', 'Postal Code', 'City'])
    expect(fields().map(({ autocomplete }) => autocomplete)).toEqual([
      ...['street-address', 'postal-code', 'address-level2'],
    ])
    expect(await of('United States')).toEqual(['Street', 'City', 'State', 'ZIP Code'])
    await waitFor(() => expect(sheet().getByText('Berlin 10115')).toBeVisible())
    expect(await of('United Kingdom')).toEqual(['Street', 'Town or City', 'Postcode'])
    expect(await of('Japan')).toEqual(['Postal Code', 'Prefecture', 'City', 'Street'])
    expect(values()).toEqual(['10115', '', 'Berlin', 'Musterstr. 1'])
  })

  it('previews typed values at once, and sends the changed parts', async () => {
    const calls = fakeApi({
      [SETTINGS]: [{ ...stored, city: 'Potsdam', companyAddress: 'Musterstr. 1\n10115 Potsdam' }],
    })
    show(stored)
    await screen.findByRole('article')
    expect(sheet().getByText('10115 Berlin')).toBeVisible()
    expect(screen.queryByText(HINT)).toBeNull()
    await userEvent.tripleClick(screen.getByLabelText('City'))
    await userEvent.paste('Potsdam')
    await waitFor(() => expect(sheet().getByText('10115 Potsdam')).toBeVisible())
    await userEvent.click(screen.getByLabelText('Street'))
    await userEvent.keyboard('{Enter}2. OG')
    await waitFor(() => expect(sheet().getByText('2. OG')).toBeVisible())
    await save()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({ city: 'Potsdam', street: 'Musterstr. 1\n2. OG' })
  })

  it('keeps showing a filled-in part that the country does not use', () => {
    show(createNewUser({ ...german, ...parts, state: 'BE', companyAddress: 'x' }))
    expect(labels()).toEqual(['Street', 'Postal Code', 'City', 'State / Region'])
  })

  it('shows errors at their fields', async () => {
    const message = 'Please use at most 60 characters'
    fakeApi({ [SETTINGS]: [{ message, errors: { state: [message] } }, 422] })
    show(createNewUser({ country: 'US', isOnboarded: true, companyName: 'Engines' }))
    await userEvent.type(screen.getByLabelText('State'), 'IL')
    await open('Bank')
    await save()
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveAccessibleDescription(message))
    await waitFor(() => expect(screen.getByLabelText('State')).toHaveFocus())
  })
})

describe('an address stored as free text', () => {
  const LINES = ['Musterstr. 1', 'Hinterhof', '10115 Berlin']
  const expectTyped = async () => {
    for (const line of LINES) await waitFor(() => expect(sheet().getByText(line)).toBeVisible())
  }

  it('prefills the fields line by line, and is stored in parts once the user edits them', async () => {
    const calls = fakeApi({ [SETTINGS]: [stored] })
    show(typed)
    expect(labels()).toEqual(['Street', 'Postal Code', 'City'])
    expect(values()).toEqual(['Musterstr. 1\nHinterhof', '', '10115 Berlin'])
    expect(group().getByText(HINT)).toBeVisible()
    // Until the user confirms, the printed address and the form's state are unchanged.
    await expectTyped()
    expect(findUnsavedForm() !== undefined).toBe(false)
    await userEvent.type(screen.getByLabelText('Postal Code'), '10115')
    await userEvent.tripleClick(screen.getByLabelText('City'))
    await userEvent.paste('Berlin')
    await save()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({
      street: 'Musterstr. 1\nHinterhof',
      postalCode: '10115',
      city: 'Berlin',
      state: null,
    })
    await waitFor(() => expect(screen.queryByText(HINT)).toBeNull())
  })

  it('is stored in parts by saving the tab that shows it, if they are right', async () => {
    const calls = fakeApi({ [SETTINGS]: [createNewUser({ ...german, ...parts })] })
    show(createNewUser({ ...german, country: 'UK', companyAddress: '10 Downing St\nLondon\nSW1A 2AA' }))
    await save()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({
      street: '10 Downing St',
      city: 'London',
      state: null,
      postalCode: 'SW1A 2AA',
    })
  })

  it('is unchanged when something else is saved', async () => {
    const calls = fakeApi({ [SETTINGS]: [{ ...typed, fullName: 'Ada King' }] })
    show(typed, 'profile')
    await userEvent.tripleClick(screen.getByLabelText('Full Name'))
    await userEvent.paste('Ada King')
    await chooseOption(screen.getByLabelText('Country'), 'Austria')
    await expectTyped()
    await save()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({ fullName: 'Ada King', country: 'AT' })
  })

  it('is unchanged when the logo is removed', async () => {
    const logo = { ...typed, companyLogo: '/logos/1' }
    const calls = fakeApi({ [SETTINGS]: [typed] })
    show(logo)
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await save()
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]!.body).toEqual({ companyLogo: null })
    expect(group().getByText(HINT)).toBeVisible()
  })

  it('is restored exactly when a change is undone', async () => {
    const text = 'Musterstr. 1, 10115 Berlin, Deutschland'
    show(createNewUser({ ...german, companyAddress: text }))
    expect(values()).toEqual([text, '', ''])
    const city = screen.getByLabelText('City')
    await userEvent.type(city, 'x')
    await waitFor(() => expect(sheet().getByText('x')).toBeVisible())
    expect(findUnsavedForm() !== undefined).toBe(true)
    await userEvent.type(city, '{Backspace}')
    await waitFor(() => expect(sheet().queryByText('x')).toBeNull())
    expect(sheet().getByText(text)).toBeVisible()
    expect(findUnsavedForm() !== undefined).toBe(false)
  })
})

it('the company address has the fields of the country from the first onboarding step, with a live preview', async () => {
  window.scrollTo = jest.fn()
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  const calls = fakeApi({ [SETTINGS]: [createNewUser({ country: 'UK', currency: 'GBP' })] })
  render(
    <OnboardingWizard
      draftKey={btoa('k'.repeat(32))}
      user={createNewUser()}
      startStep={0}
      preview={<SampleDocument today="2026-01-05" />}
    />,
  )
  await screen.findByRole('article')
  await chooseOption(screen.getByLabelText('Country'), 'United Kingdom')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Company details' })
  expect(labels()).toEqual(['Street', 'Town or City', 'Postcode'])
  await userEvent.type(screen.getByLabelText(/^Company Name/), 'Engines')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.paste('12 St James Square')
  await userEvent.tab()
  await userEvent.paste('London')
  await userEvent.tab()
  await userEvent.paste('SW1Y 4JH')
  for (const line of ['12 St James Square', 'London', 'SW1Y 4JH'])
    await waitFor(() => expect(sheet().getByText(line)).toBeVisible())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Bank details' })
  expect(calls[1]!.body).toMatchObject({
    street: '12 St James Square',
    city: 'London',
    postalCode: 'SW1Y 4JH',
    state: null,
  })
})
