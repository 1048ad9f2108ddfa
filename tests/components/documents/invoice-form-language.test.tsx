import { screen, waitFor, within } from '@testing-library/react'
import { chooseOption } from '../../factories/select'
import {
  filterWrites,
  chooseClient,
  CLIENTS,
  fillField,
  createFields,
  openDetails,
  createReadyFields,
  clickSave,
  mockServer,
  SELLER_WITHOUT_BANK,
  renderForm,
} from './invoice-form-helpers'

beforeEach(() => localStorage.clear())

const sheet = () => screen.getByRole('article')
const preview = () => within(sheet())
const open = async (user: ReturnType<typeof renderForm>['user']) => {
  await openDetails(user)
  return screen.getByLabelText('Language')
}

it('the document language is chosen beside the currency, and the preview follows', async () => {
  const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
  const { user } = renderForm({ initial: createReadyFields() })
  await waitFor(() =>
    expect(screen.getByRole('complementary', { name: 'Preview' })).toContainElement(sheet()),
  )
  expect(sheet()).toHaveAttribute('lang', 'en')
  const language = await open(user)
  expect(language).toHaveTextContent('Default (English)')
  await chooseOption(language, 'German')
  await waitFor(() => expect(sheet()).toHaveAttribute('lang', 'de'))
  expect(preview().getByText('Zwischensumme')).toBeVisible()
  expect(preview().getByText('09.11.2026')).toBeVisible()
  await chooseOption(screen.getByLabelText('Second language'), 'French')
  await waitFor(() => expect(preview().getByText(/^Zwischensumme\s\/ Sous-total$/)).toBeVisible())
  await clickSave(user)
  await waitFor(() => expect(filterWrites(calls)).toHaveLength(1))
  expect(filterWrites(calls)[0]!.body).toMatchObject({ language: 'de', secondLanguage: 'fr' })
})

it('the document language defaults to the client’s, else the business’s', async () => {
  const clients = [{ ...CLIENTS[0]!, language: 'ja' as const, secondLanguage: 'en' as const }, CLIENTS[1]!]
  const { user } = renderForm({ clients, seller: { ...SELLER_WITHOUT_BANK, language: 'it' } })
  await waitFor(() => expect(preview().getByText('Subtotale')).toBeVisible())
  const language = await open(user)
  expect(language).toHaveTextContent('Default (Italian)')
  expect(screen.queryByLabelText('Second language')).not.toBeInTheDocument()
  await chooseClient(user, 'Grace Hopper')
  await waitFor(() => expect(preview().getByText(/^小計\s\/ Subtotal$/)).toBeVisible())
  expect(language).toHaveTextContent('Client’s language (Japanese and English)')
})

it('the document language is kept in the browser’s draft, including older drafts', async () => {
  const { user } = renderForm({ initial: { ...createFields(), language: 'sv' } })
  await waitFor(() => expect(preview().getByText('Delsumma')).toBeVisible())
  expect(await open(user)).toHaveTextContent('Swedish')
})

describe('default notes and terms', () => {
  const texts = {
    language: 'en' as const,
    texts: {
      en: { notes: 'Thank you.', terms: 'Pay soon.' },
      de: { notes: 'Danke.' },
      ja: { notes: 'ありがとう', terms: '14日以内' },
    },
  }
  const clients = [{ ...CLIENTS[0]!, language: 'de' as const, secondLanguage: null }, CLIENTS[1]!]
  const initial = () => createFields({ texts: { notes: 'Thank you.', termsAndConditions: 'Pay soon.' } })
  const notes = () => screen.getByLabelText('Notes')
  const terms = () => screen.getByLabelText('Terms & Conditions')

  it('follow the language of the client or of the choice', async () => {
    const { user } = renderForm({ clients, texts, initial: initial() })
    await chooseClient(user, 'Grace Hopper')
    await waitFor(() => expect(notes()).toHaveValue('Danke.'))
    // Languages without their own texts use the main ones.
    expect(terms()).toHaveValue('Pay soon.')
    await chooseOption(await open(user), 'Japanese')
    await waitFor(() => expect(notes()).toHaveValue('ありがとう'))
    expect(terms()).toHaveValue('14日以内')
    await waitFor(() => expect(preview().getByText('14日以内')).toBeVisible())
    await chooseOption(screen.getByLabelText('Language'), 'English')
    await waitFor(() => expect(notes()).toHaveValue('Thank you.'))
  })

  it('are kept once edited', async () => {
    const { user } = renderForm({ clients, texts, initial: initial() })
    await fillField(user, 'Notes', 'See you in May.')
    await fillField(user, 'Terms & Conditions', '')
    await chooseClient(user, 'Grace Hopper')
    await chooseOption(await open(user), 'Japanese')
    await waitFor(() => expect(sheet()).toHaveAttribute('lang', 'ja'))
    expect(notes()).toHaveValue('See you in May.')
    expect(terms()).toHaveValue('')
  })

  it('are kept if they exist in one language only', async () => {
    const { user } = renderForm({ clients, texts: null, initial: initial() })
    await chooseClient(user, 'Grace Hopper')
    await waitFor(() => expect(sheet()).toHaveAttribute('lang', 'de'))
    expect(notes()).toHaveValue('Thank you.')
  })
})

it('placeholders of a recurring invoice are explained in its language', async () => {
  const initial = { ...createFields(), invoiceType: 'RECURRING' as const, recurringDate: '2026-12-09' }
  const { user } = renderForm({ initial: { ...initial, language: 'de' } })
  const [help] = await screen.findAllByText(/^Placeholders such as/)
  await user.click(help!)
  expect((await screen.findAllByText('Dezember')).length).toBeGreaterThan(0)
})
