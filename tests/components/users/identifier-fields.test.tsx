import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm } from 'react-hook-form'
import { CompanyFields } from '@/components/users/company-fields'
import { toCompanyValues } from '@/components/users/user-values'
import type { CurrentUser } from '@/lib/business/user-response'
import { fakeApi } from './fake-api'
import { createNewUser } from './user'

function Company({ country, user }: { country: string; user: CurrentUser }) {
  const form = useForm({ defaultValues: toCompanyValues(user) })
  return (
    <FormProvider {...form}>
      <CompanyFields user={user} country={country} />
    </FormProvider>
  )
}
const show = (country: string, over: Partial<CurrentUser> = {}) =>
  render(<Company country={country} user={createNewUser(over)} />)
const labels = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .filter(({ name }) => /^company(Vat|TaxNumber|Number)$/.test(name))
    .map(({ labels }) => labels![0]!.textContent)
const check = (country: string, kind: string, number: string) =>
  `/api/identifiers/check?${new URLSearchParams({ country, kind, number }).toString()}`

it.each([
  ['', ['VAT Number', 'Company Registration Number']],
  ['US', ['VAT Number', 'Company Registration Number']],
  ['UK', ['VAT Number', 'Company Registration Number']],
  ['KE', ['VAT Number', 'Company Registration Number']],
  ['DE', ['USt-IdNr.', 'Steuernummer', 'Handelsregister']],
  ['AT', ['UID-Nr.', 'Steuernummer', 'Firmenbuchnummer']],
  ['IT', ['P.IVA', 'C.F.', 'REA']],
  ['FR', ['N° TVA', 'SIREN/SIRET']],
  ['CA', ['GST/HST No.', 'QST No.', 'Business Number']],
  ['AU', ['ABN', 'ACN']],
])('the numbers of a company in %j are called %j', (country, names) => {
  show(country)
  expect(labels()).toEqual(names)
})

it('a stored tax number stays visible in a country that has none', () => {
  show('UK', { companyTaxNumber: '21/815/08150' })
  expect(labels()).toEqual(['VAT Number', 'Tax Number', 'Company Registration Number'])
})

it('a field shows an example, and the name under which its number is printed', async () => {
  fakeApi({ [check('DE', 'company', '21/815/08150')]: [{ status: 'unchecked', reason: null }] })
  const { unmount } = show('DE', { companyNumber: '21/815/08150' })
  expect(screen.getByLabelText('USt-IdNr.')).toHaveAttribute('placeholder', 'e.g. DE136695976')
  // A German tax number that was stored before it had a field of its own.
  expect(screen.getByLabelText('Handelsregister')).toHaveAccessibleDescription(
    'Shown as “Steuernummer” on your documents.',
  )
  unmount()
  show('US')
  expect(screen.getByLabelText('VAT Number')).toHaveAccessibleDescription('Shown as “EIN” on your documents.')
})

it('a number that looks wrong gets a hint, which disappears when it is changed, and no error', async () => {
  const calls = fakeApi({
    [check('DE', 'vat', 'DE136695977')]: [{ status: 'invalid', reason: 'check-digits' }],
    [check('DE', 'vat', 'DE1366959')]: [{ status: 'invalid', reason: 'format' }],
  })
  show('DE')
  const field = screen.getByLabelText('USt-IdNr.')
  await userEvent.type(field, 'DE136695977')
  expect(calls).toEqual([])
  await userEvent.tab()
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Check this number: a letter or digit is wrong or missing.'),
  )
  expect(field).not.toBeInvalid()
  await userEvent.type(field, '{Backspace}{Backspace}')
  expect(field).toHaveAccessibleDescription('')
  await userEvent.tab()
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Check this number: it usually looks like DE136695976.'),
  )
})

it('nothing is checked without a country', async () => {
  const calls = fakeApi({})
  show('')
  await userEvent.type(screen.getByLabelText('VAT Number'), 'GB1')
  await userEvent.tab()
  expect(calls).toEqual([])
})
