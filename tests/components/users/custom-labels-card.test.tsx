import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CustomLabelsCard } from '@/components/users/settings/invoices/custom-labels-card'
import { PermissionsProvider } from '@/components/shared/permissions'
import { listPermissions } from '@/lib/core/access/permissions'
import { english } from '@/lib/i18n/documents/en'
import { mockApi, ApiFailure } from '../documents/mock-api'
import { chooseOption } from '@/tests/factories/select'
import { getSaveButton, SettingsStub } from './save-changes'

const READ = 'GET /api/user/words'
const WRITE = 'PATCH /api/user/words'
// Computing the accessible names of some two hundred fields is slow.
const label = (word: string) => screen.queryByText<HTMLLabelElement>(word, { selector: 'label' })
const field = (word: string) => label(word)!.control!

async function open(answers: Record<string, unknown>) {
  const calls = mockApi({ [READ]: { words: { en: { 'sheet.total': 'Grand total' } } }, ...answers })
  const user = userEvent.setup()
  const { container } = render(<CustomLabelsCard language="en" />, { wrapper: SettingsStub })
  await user.click(screen.getByRole('button', { name: 'Customise wording' }))
  await screen.findByDisplayValue('Grand total')
  return { calls, user, container }
}

it('the custom labels card shows custom labels beside the default ones, and saves changes', async () => {
  const { calls, user } = await open({ [WRITE]: { words: { en: { tax: 'GST ({rate})' } } } })
  expect(field('Total')).toHaveAccessibleName('Total')
  expect(field('Total')).toHaveValue('Grand total')
  expect(getSaveButton()).toBeDisabled()
  await user.click(field('Tax ({rate})'))
  await user.paste('GST ({rate})')
  await user.clear(field('Total'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(getSaveButton()).toBeDisabled())
  expect(calls.at(-1)!.body).toEqual({ language: 'en', words: { tax: 'GST ({rate})', 'sheet.total': '' } })
  expect(field('Total')).toHaveValue('')
  expect(field('Tax ({rate})')).toHaveValue('GST ({rate})')
})

it('the custom labels card shows a rejected label’s error at its field, and keeps the input', async () => {
  const wrong = 'Keep what is filled in: {rate}'
  const refusal = new ApiFailure(422, { message: wrong, errors: { 'words.tax': [wrong] } })
  const { user } = await open({ [WRITE]: refusal })
  await user.click(field('Tax ({rate})'))
  await user.paste('GST')
  await user.click(getSaveButton())
  await screen.findByText(wrong)
  expect(field('Tax ({rate})')).toHaveAccessibleDescription(wrong)
  expect(field('Tax ({rate})')).toHaveValue('GST')
  expect(field('Tax ({rate})')).toHaveFocus()
})

it('labels of quotes and other documents can be changed in every language', async () => {
  await open({})
  const group = within(screen.getByText('Other documents').closest('details')!)
  expect(group.getAllByText(/./, { selector: 'label' }).map((one) => one.textContent)).toEqual([
    ...Object.values(english.kinds),
    english.proformaNote,
  ])
  expect(field('Valid until')).toBeInTheDocument()
  expect(field('Amount credited')).toBeInTheDocument()
  // The email's subject, not the document's title.
  expect(screen.getAllByText('Quote {number}', { selector: 'label' })).toHaveLength(1)
  await chooseOption(screen.getByLabelText('Wording in'), 'German')
  await waitFor(() => expect(field('Gesamtbetrag')).toHaveAttribute('lang', 'de'))
})

it('the custom labels card shows labels near the bank details only to members who may change them', async () => {
  mockApi({ [READ]: { words: {} } })
  const all = listPermissions('ADMIN', {})
  render(
    <PermissionsProvider permissions={all}>
      <CustomLabelsCard language="en" />
    </PermissionsProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Customise wording' }))
  await waitFor(() => expect(label('Total')).toBeVisible())
  for (const word of ['IBAN', 'Payment details']) expect(label(word)).toBeNull()
  expect(screen.queryByText('Where to pay')).toBeNull()
})

it('a label is found by its standard wording or by the custom one', async () => {
  const { user } = await open({})
  const search = screen.getByRole('searchbox', { name: 'Search labels' })
  await user.type(search, 'due date')
  expect(label('Due date')).toBeVisible()
  expect(label('Total')).toBeNull()
  await user.clear(search)
  await user.type(search, 'grand')
  expect(field('Total')).toHaveValue('Grand total')
  await user.type(search, ' xyz')
  expect(screen.getByText('No label found')).toBeVisible()
})
