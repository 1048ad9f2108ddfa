import { screen, waitFor, within } from '@testing-library/react'
import { axe } from 'jest-axe'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import type { DecimalSign } from '@/lib/core/reader-locale'
import type { Seller } from '@/lib/documents/types'
import { chooseOption } from '../../factories/select'
import {
  clickSave,
  createLine,
  createReadyFields,
  fillField,
  filterWrites,
  mockServer,
  openDetails,
  renderForm,
  SELLER_WITHOUT_BANK,
} from './invoice-form-helpers'

const GERMAN: Seller = {
  ...SELLER_WITHOUT_BANK,
  place: { street: null, city: null, state: null, postalCode: null, country: 'DE' },
  taxCurrency: 'EUR',
}

/** Renders an invoice over 1,000 USD at 19 %, dated November 9, of a seller in Germany. */
const show = (over: Partial<InvoiceFields> = {}, seller = GERMAN, sign: DecimalSign = '.') =>
  renderForm(
    {
      initial: createReadyFields({
        decimalSign: sign,
        currency: 'USD',
        taxRate: '19',
        lineItems: [createLine('Compiler', { unitPrice: '1000' })],
        ...over,
      }),
      seller,
    },
    sign,
  )
const findRate = () => screen.queryByLabelText('Exchange rate')

beforeEach(() => localStorage.clear())

it('asks for the rate, explains what it means, and suggests its day', async () => {
  const calls = mockServer(() => ({ status: 201, data: { id: 12 } }))
  const { user, container } = show({ serviceFrom: '2026-11-03' })
  expect(findRate()).toHaveAccessibleDescription('1 USD = … EUR')
  await fillField(user, 'Exchange rate', '0.9123')
  expect(findRate()).toHaveAccessibleDescription('1 USD = 0.9123 EUR')
  expect(screen.getByLabelText('Rate of')).toHaveValue('2026-11-03')
  expect((await axe(container)).violations).toEqual([])
  await waitFor(() =>
    expect(within(screen.getByRole('article')).getByText(/€173\.34 \(1 USD = 0\.9123 EUR/)).toBeVisible(),
  )
  await clickSave(user)
  await waitFor(() => expect(filterWrites(calls)).toHaveLength(1))
  expect(filterWrites(calls)[0]!.body).toMatchObject({
    exchangeRate: 0.9123,
    exchangeRateDate: '2026-11-03',
  })
})

it('reads a rate by the reader’s convention', async () => {
  const { user } = show({}, GERMAN, ',')
  await fillField(user, 'Exchange rate', '1.234,5')
  expect(findRate()).toHaveAccessibleDescription('1 USD = 1234.5 EUR')
})

it.each<[name: string, over: Partial<InvoiceFields>, seller: Seller]>([
  ['in the currency of the country', { currency: 'EUR' }, GERMAN],
  ['without tax', { taxRate: '0' }, GERMAN],
  ['that is a quote', { kind: 'QUOTE' }, GERMAN],
  ['of a country that doesn’t require it', {}, SELLER_WITHOUT_BANK],
])('asks for no rate on a document %s', (_, over, seller) => {
  show(over, seller)
  expect(findRate()).toBeNull()
})

it('removes the rate with the currency that it was of', async () => {
  const { user } = show({ exchangeRate: '0.9123', exchangeRateDate: '2026-11-09' })
  await openDetails(user)
  await chooseOption(screen.getByLabelText('Currency'), /GBP/)
  await waitFor(() => expect(findRate()).toHaveValue(''))
  expect(screen.getByLabelText('Rate of')).toHaveValue('')
})

it('says that a rate needs its day', async () => {
  mockServer(() => ({ status: 201, data: { id: 12 } }))
  const { user } = show({ exchangeRate: '0.9123' })
  await clickSave(user)
  expect(await screen.findByText('Enter the date of the exchange rate')).toBeVisible()
})
