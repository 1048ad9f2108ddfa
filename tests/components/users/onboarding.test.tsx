import { useEffect, type ReactNode } from 'react'
import { render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import SampleDocument from '@/components/documents/document-view/sample-document'
import { OnboardingWizard } from '@/components/users/onboarding/onboarding-wizard'
import { parseReachedStep } from '@/components/users/onboarding/step-list'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import { useToast } from '@/components/hooks/use-toast'
import { saveDraft } from '@/components/shared/browser/encrypted-drafts'
import { loadPage } from '@/components/shared/browser/load-page'
import { getCurrentToast } from '@/tests/factories/toasts'
import { chooseOption } from '@/tests/factories/select'
import { fakeApi } from './fake-api'
import { createNewUser } from './user'

/** Key of the drafts. */
const KEY = btoa('k'.repeat(32))
const SETTINGS = '/api/user/settings'
const ONBOARDING = '/api/user/onboarding'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const title = (name: string) => screen.findByRole('heading', { name })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo = jest.fn()
  window.matchMedia = () => ({ matches: false }) as MediaQueryList
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = jest.fn()
})

it('onboarding completes all three steps and saves each', async () => {
  const calls = fakeApi({
    [SETTINGS]: [createNewUser({ companyName: 'Engines' })],
    [ONBOARDING]: [createNewUser()],
  })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={0} />)

  await title('Create your profile')
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace')
  await chooseOption(screen.getByLabelText('Country'), 'United Kingdom')
  await chooseOption(screen.getByLabelText('Default Currency'), /^GBP/)
  await press('Continue')
  expect(await title('Company details')).toHaveFocus()
  expect(calls[0]).toEqual({
    path: SETTINGS,
    method: 'PATCH',
    body: { fullName: 'Ada Lovelace', country: 'UK', currency: 'GBP', industry: null },
  })
  expect(window.location.search).toBe('?step=2')

  await userEvent.clear(screen.getByLabelText('Company Name'))
  await userEvent.paste('Analytical Engines')
  await press('Continue')
  await title('Bank details')
  expect(calls[1]!.body).toMatchObject({ companyName: 'Analytical Engines', companyLogo: null })

  for (const [label, text] of [
    ['Bank Name', 'Barclays'],
    ['Account Number', '12345678'],
    ['Sort Code', '20-00-00'],
    ['Account Holder Name', 'Ada'],
  ] as const) {
    await userEvent.click(screen.getByLabelText(label))
    await userEvent.paste(text)
  }
  await press('Complete Setup')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls[2]!.body).toMatchObject({ bankName: 'Barclays', sortCode: '20-00-00', iban: null })
  expect(calls[3]).toEqual({ path: ONBOARDING, method: 'PATCH', body: { isOnboarded: true } })
  expect(localStorage.getItem('onboardingComplete')).toBe('true')
  expect(JSON.parse(sessionStorage.getItem('sheaf-toast')!)).toEqual({
    title: 'Onboarding complete',
    description: 'Your account setup is complete. Welcome to the product!',
  })
})

it('onboarding works by keyboard alone: every step focuses its first field, and Enter continues', async () => {
  window.matchMedia = (query) => ({ matches: query === '(pointer: fine)' }) as MediaQueryList
  const calls = fakeApi({ [SETTINGS]: [createNewUser()], [ONBOARDING]: [createNewUser()] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={0} />)
  expect(screen.getByLabelText('Full Name')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await title('Company details')
  expect(screen.getByLabelText('Company Name')).toHaveFocus()
  await userEvent.keyboard('Engines{Enter}')
  await title('Bank details')
  expect(screen.getByLabelText('Bank Name')).toHaveFocus()
  await userEvent.keyboard('1{Tab}1{Tab}1{Tab}1{Enter}')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls.map(({ path }) => path)).toEqual([SETTINGS, SETTINGS, SETTINGS, ONBOARDING])
})

it('onboarding has the specified fields on its three steps', async () => {
  const labels = () =>
    [...document.querySelectorAll('label, legend, [data-slot=label]')].map((label) =>
      label.textContent?.replace(' *', ''),
    )
  const { unmount } = render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={0} />)
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    expect.stringContaining('Profile'),
    expect.stringContaining('Company'),
    expect.stringContaining('Bank'),
  ])
  expect(labels()).toEqual(['Full Name', 'Country', 'Default Currency', 'Industry'])
  unmount()
  const second = render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
  expect(labels()).toEqual([
    ...['Company Name', 'Company Logo', 'Company Address', 'Street', 'City', 'State / Region', 'Postal Code'],
    ...['VAT Number', 'Company Registration Number'],
  ])
  second.unmount()
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={2} />)
  expect(labels()).toEqual([
    ...['Bank Name', 'Account Holder Name', 'Account Number', 'Sort Code', 'IBAN', 'SWIFT/BIC'],
  ])
})

it('onboarding requires only name and currency, company name, and the four bank fields', async () => {
  const calls = fakeApi({ [SETTINGS]: [createNewUser()], [ONBOARDING]: [createNewUser()] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={0} />)
  await press('Continue')
  await title('Company details')
  await userEvent.type(screen.getByLabelText('Company Name'), 'Engines')
  await press('Continue')
  await title('Bank details')
  for (const label of ['Bank Name', 'Account Number', 'Sort Code', 'Account Holder Name'])
    await userEvent.type(screen.getByLabelText(label), '1')
  await press('Complete Setup')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  const nothing = {
    companyAddress: null,
    street: null,
    city: null,
    state: null,
    postalCode: null,
    companyLogo: null,
    companyVat: null,
    companyNumber: null,
    companyTaxNumber: null,
  }
  expect(calls.slice(0, 3).map(({ body }) => body)).toEqual([
    { fullName: 'Ada Lovelace', country: null, currency: 'USD', industry: null },
    { companyName: 'Engines', ...nothing },
    ...[
      {
        bankName: '1',
        accountNumber: '1',
        sortCode: '1',
        accountHolderName: '1',
        swiftCode: null,
        iban: null,
      },
    ],
  ])
})

it('onboarding takes the IBAN alone where accounts are known by it', async () => {
  const calls = fakeApi({ [SETTINGS]: [createNewUser()], [ONBOARDING]: [createNewUser()] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser({ country: 'DE' })} startStep={2} />)
  await press('Complete Setup')
  await waitFor(() => expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription(/IBAN is required/))
  for (const label of ['Account Number', 'Sort Code']) {
    expect(screen.getByLabelText(label)).not.toBeRequired()
    expect(screen.getByLabelText(label)).toBeValid()
  }
  expect(calls).toEqual([])
  for (const [label, text] of [
    ['Bank Name', 'Sparkasse'],
    ['Account Holder Name', 'Ada'],
    ['IBAN', 'DE89370400440532013000'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text)
  await press('Complete Setup')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls[0]!.body).toMatchObject({
    iban: 'DE89370400440532013000',
    accountNumber: null,
    sortCode: null,
  })
})

it('onboarding takes account number and sort code in every country, as specified', async () => {
  fakeApi({ [SETTINGS]: [createNewUser()], [ONBOARDING]: [createNewUser()] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser({ country: 'DE' })} startStep={2} />)
  for (const label of ['Bank Name', 'Account Number', 'Sort Code', 'Account Holder Name'])
    await userEvent.type(screen.getByLabelText(label), '1')
  await press('Complete Setup')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
})

it('onboarding requires a currency, which a form always has', async () => {
  const calls = fakeApi({})
  render(<OnboardingWizard draftKey={KEY} user={createNewUser({ currency: '' })} startStep={0} />)
  await press('Continue')
  await waitFor(() =>
    expect(screen.getByLabelText('Default Currency')).toHaveAccessibleDescription('Currency is required'),
  )
  expect(calls).toEqual([])
})

it('onboarding confirms saved bank details before it continues', async () => {
  const said: ReactNode[] = []
  renderHook(() => {
    const [toast] = useToast().toasts
    useEffect(() => void said.push(toast?.title), [toast])
  })
  fakeApi({ [SETTINGS]: [createNewUser()], [ONBOARDING]: [{ message: 'Away' }, 503] })
  const bank = { bankName: 'B', accountNumber: '1', sortCode: '2', accountHolderName: 'A' }
  render(<OnboardingWizard draftKey={KEY} user={createNewUser(bank)} startStep={2} />)
  await press('Complete Setup')
  await waitFor(() => expect(said.slice(-2)).toEqual(['Bank details saved', 'Error completing onboarding']))
})

it('onboarding lets company and bank details be skipped without saving', async () => {
  const calls = fakeApi({ [ONBOARDING]: [createNewUser()] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
  await press('Skip for now')
  await title('Bank details')
  await press('Back')
  await title('Company details')
  await press('Skip for now')
  await press('Skip for now')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
  expect(calls.map(({ path }) => path)).toEqual([ONBOARDING])
})

it.each([
  [0, ['Full name is required']],
  [1, ['Company name is required']],
  [
    2,
    [
      'Bank name is required',
      'Account number is required',
      'Sort code is required',
      'Account holder name is required',
    ],
  ],
])('onboarding shows the specified messages on step %i', async (step, messages) => {
  const calls = fakeApi({})
  render(<OnboardingWizard draftKey={KEY} user={createNewUser({ fullName: '' })} startStep={step} />)
  await press(step === 2 ? 'Complete Setup' : 'Continue')
  for (const message of messages) expect(await screen.findByText(message)).toBeInTheDocument()
  expect(calls).toEqual([])
})

it.each([
  [0, 'Continue', 'Error updating settings'],
  [1, 'Continue', 'Error saving company details'],
  [2, 'Complete Setup', 'Error saving bank details'],
])('onboarding stays on step %i if saving fails, and says so', async (step, button, toast) => {
  fakeApi({ [SETTINGS]: [{ message: 'Away' }, 503] })
  const bank = { bankName: 'B', accountNumber: '1', sortCode: '2', accountHolderName: 'A' }
  render(
    <OnboardingWizard
      draftKey={KEY}
      user={createNewUser({ companyName: 'Engines', ...bank })}
      startStep={step}
    />,
  )
  await press(button)
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: toast, description: 'Away' }))
  expect(loadPage).not.toHaveBeenCalled()
})

it('onboarding reports a failed last call, which can be retried', async () => {
  fakeApi({ [ONBOARDING]: [[{ message: 'Away' }, 503], [createNewUser()]] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={2} />)
  await press('Skip for now')
  await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Error completing onboarding' }))
  await press('Skip for now')
  await waitFor(() => expect(loadPage).toHaveBeenCalledWith('/'))
})

describe('onboarding input before a reload', () => {
  it('is restored in its step until the step is saved', async () => {
    fakeApi({ [SETTINGS]: [createNewUser({ companyName: 'Engines' })] })
    const first = render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
    await userEvent.type(screen.getByLabelText('Company Name'), 'Engines')
    first.unmount()
    const second = render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
    expect(screen.getByLabelText('Company Name')).toHaveValue('Engines')
    await press('Continue')
    await title('Bank details')
    await userEvent.type(screen.getByLabelText('Bank Name'), 'Barclays')
    second.unmount()
    const third = render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={2} />)
    expect(screen.getByLabelText('Bank Name')).toHaveValue('Barclays')
    third.unmount()
    expect(JSON.stringify({ ...localStorage })).not.toContain('Barclays')
    // The draft was saved by then, and another user's isn't loaded.
    const fourth = render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
    expect(screen.getByLabelText('Company Name')).toHaveValue('')
    fourth.unmount()
    render(<OnboardingWizard draftKey={KEY} user={createNewUser({ id: 8 })} startStep={2} />)
    expect(screen.getByLabelText('Bank Name')).toHaveValue('')
  })

  it('is merged into the server’s HTML, whose fields are disabled until then', () => {
    saveDraft({ name: 'sheaf:onboarding:7:7:1', key: KEY }, { companyName: 'Engines' })
    const wizard = <OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(wizard)
    expect(screen.getByLabelText('Company Name')).toHaveValue('')
    expect(screen.getByLabelText('Company Name').closest('[inert]')).not.toBeNull()
    render(wizard, { container, hydrate: true })
    expect(screen.getByLabelText('Company Name')).toHaveValue('Engines')
    expect(screen.getByLabelText('Company Name')).toBeEnabled()
    expect(screen.getByLabelText('Company Name').closest('[inert]')).toBeNull()
  })
})

it('onboarding includes the reached step, for this business only', async () => {
  fakeApi({ [SETTINGS]: [createNewUser()] })
  render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={0} />)
  await press('Continue')
  await title('Company details')
  const kept = () => /onboarding-step=([^;]*)/.exec(document.cookie)?.[1]
  expect(parseReachedStep(kept(), 7)).toBe(1)
  expect(parseReachedStep(kept(), 8)).toBeNull()
  await press('Skip for now')
  expect(parseReachedStep(kept(), 7)).toBe(2)
  for (const wrong of [undefined, '', '7', '7.9', '7.-1', '7.1x'])
    expect(parseReachedStep(wrong, 7)).toBeNull()
})

describe('the logo in onboarding', () => {
  const file = new File(['x'], 'logo.png', { type: 'image/png' })
  const choose = () => userEvent.upload(screen.getByLabelText('Company logo file'), file)

  it('is previewed at once, uploaded, saved with the step, and can be removed', async () => {
    const calls = fakeApi({ '/api/upload/logo': [{ file: '/api/logos/abc' }], [SETTINGS]: [createNewUser()] })
    render(<OnboardingWizard draftKey={KEY} user={createNewUser({ companyName: 'Engines' })} startStep={1} />)
    await choose()
    expect(screen.getByRole('img', { name: 'Company logo' })).toHaveAttribute('src', 'blob:preview')
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Logo uploaded',
        description: 'Your company logo has been uploaded successfully.',
      }),
    )
    expect((calls[0]!.body as FormData).get('logo')).toBe(file)
    await press('Remove')
    expect(screen.queryByRole('img', { name: 'Company logo' })).not.toBeInTheDocument()
    await choose()
    await screen.findByRole('button', { name: 'Change Logo' })
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove' })).toBeEnabled())
    await press('Continue')
    await title('Bank details')
    expect(calls.at(-1)!.body).toMatchObject({ companyLogo: '/api/logos/abc' })
  })

  it('is stored even if the step is skipped', async () => {
    const calls = fakeApi({ '/api/upload/logo': [{ file: '/api/logos/abc' }], [SETTINGS]: [createNewUser()] })
    render(
      <>
        <UnsavedChangesGuard />
        <OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />
      </>,
    )
    await choose()
    await waitFor(() => expect(getCurrentToast()).toMatchObject({ title: 'Logo uploaded' }))
    await press('Skip for now')
    await title('Bank details')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(calls.at(-1)!.body).toEqual({ companyLogo: '/api/logos/abc' })
  })

  it('can only be an image of an accepted type', () => {
    render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
    expect(screen.getByLabelText('Company logo file')).toHaveAttribute(
      'accept',
      'image/png,image/jpeg,image/webp,image/gif',
    )
  })

  it('is removed again if the upload fails', async () => {
    fakeApi({ '/api/upload/logo': [{}, 500] })
    render(<OnboardingWizard draftKey={KEY} user={createNewUser()} startStep={1} />)
    await choose()
    await waitFor(() =>
      expect(getCurrentToast()).toMatchObject({
        title: 'Error uploading logo',
        description: 'Failed to upload logo',
        variant: 'destructive',
      }),
    )
    expect(screen.queryByRole('img', { name: 'Company logo' })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Upload Logo' })).toBeInTheDocument()
  })
})

it('onboarding previews the invoice while typing, across all steps', async () => {
  fakeApi({ [SETTINGS]: [createNewUser({ country: 'UK', currency: 'GBP', companyName: 'Engines' })] })
  render(
    <OnboardingWizard
      draftKey={KEY}
      user={createNewUser()}
      startStep={0}
      preview={<SampleDocument today="2026-01-05" />}
    />,
  )
  const sheet = within(await screen.findByRole('article'))
  expect(sheet.getByText('Ada Lovelace')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Full Name'), ' King')
  await waitFor(() => expect(sheet.getByText('Ada Lovelace King')).toBeVisible())
  await chooseOption(screen.getByLabelText('Country'), 'United Kingdom')
  expect(screen.getByLabelText('Default Currency')).toHaveTextContent('GBP')
  await waitFor(() => expect(sheet.getAllByText(/£1,260\.00/)).not.toHaveLength(0))
  await press('Continue')
  await title('Company details')
  await userEvent.clear(screen.getByLabelText('Company Name'))
  await userEvent.paste('Analytical Engines')
  await userEvent.type(screen.getByLabelText('VAT Number'), 'GB 123')
  await waitFor(() => expect(sheet.getByText('Analytical Engines')).toBeVisible())
  expect(sheet.getByText(/GB 123/)).toBeVisible()
})
