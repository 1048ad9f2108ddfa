import { screen, waitFor, within } from '@testing-library/react'
import '@/components/documents/form/language/language-fields'
import {
  changes,
  chooseClient,
  CLIENTS,
  fill,
  newFields,
  save,
  serve,
  SELLER_WITHOUT_BANK,
  showForm,
} from './form-support'

beforeEach(() => localStorage.clear())

const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }))
const open = async (user: ReturnType<typeof showForm>['user']) => {
  await user.click(screen.getByText('Details'))
  return screen.findByLabelText('Language')
}
const sheet = () => preview().getByRole('article')

it('is chosen beside the currency, and the preview follows', async () => {
  const calls = serve(() => ({ status: 201, data: { id: 12 } }))
  const { user } = showForm()
  expect(sheet()).toHaveAttribute('lang', 'en')
  const language = await open(user)
  expect(language).toHaveDisplayValue('As in your settings: English')
  await user.selectOptions(language, 'German')
  await waitFor(() => expect(sheet()).toHaveAttribute('lang', 'de'))
  expect(preview().getByText('Zwischensumme')).toBeVisible()
  expect(preview().getByText('09.11.2026')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Second language'), 'French')
  await waitFor(() => expect(preview().getByText(/^Zwischensumme\s\/ Sous-total$/)).toBeVisible())
  await chooseClient(user, 'Grace Hopper')
  await fill(user, 'Description, line 1', 'Compiler')
  await save(user)
  await waitFor(() => expect(changes(calls)).toHaveLength(1))
  expect(changes(calls)[0]!.body).toMatchObject({ language: 'de', secondLanguage: 'fr' })
})

it('is the client’s where they have one, and the business’s else', async () => {
  const clients = [{ ...CLIENTS[0]!, language: 'ja' as const, secondLanguage: 'en' as const }, CLIENTS[1]!]
  const { user } = showForm({ clients, seller: { ...SELLER_WITHOUT_BANK, language: 'it' } })
  await waitFor(() => expect(preview().getByText('Imponibile')).toBeVisible())
  const language = await open(user)
  expect(language).toHaveDisplayValue('As in your settings: Italian')
  expect(screen.queryByLabelText('Second language')).not.toBeInTheDocument()
  await chooseClient(user, 'Grace Hopper')
  await waitFor(() => expect(preview().getByText(/^小計\s\/ Subtotal$/)).toBeVisible())
  expect(language).toHaveDisplayValue('As your client’s: Japanese and English')
})

it('is kept with a draft in the browser, whatever an older one knew', async () => {
  const { user } = showForm({ initial: { ...newFields(), language: 'sv' } })
  await waitFor(() => expect(preview().getByText('Delsumma')).toBeVisible())
  expect(await open(user)).toHaveDisplayValue('Swedish')
})
