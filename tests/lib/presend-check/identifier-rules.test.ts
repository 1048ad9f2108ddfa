import type { TaxCategory } from '@/lib/core/tax/categories'
import type { BillTo } from '@/lib/clients/client-response'
import type { Seller } from '@/lib/documents/types'
import { findInvalidNumbers } from '@/lib/presend-check/find-invalid-numbers'
import type { CheckedDocument } from '@/lib/presend-check/types'
import { runPresendCheck } from '@/lib/presend-check/run-presend-check'
import { TODAY, withValues } from './sample-checks'

const RULES = [
  ...['no-tax-number', 'bad-tax-number', 'no-buyer-tax-number', 'no-domestic-buyer-number'],
  ...['bad-buyer-tax-number', 'domestic-export', 'domestic-reverse-charge'],
]

interface Facts {
  /** Standard rate if omitted. */
  category?: TaxCategory
  issueDate?: string
  /** Those of the category if omitted. */
  taxes?: CheckedDocument['taxes']
  /** True for an invoice without tax and without a category. */
  untaxed?: true
  total?: number
  currency?: string
  seller?: Partial<Seller>
  client?: Partial<Pick<BillTo, 'companyName' | 'country' | 'vatNumber' | 'taxNumber' | 'companyNumber'>>
}

/** Lists rule, field and message of the findings about numbers and countries. */
function check(
  country: string | null,
  { category, untaxed, total = 1_200, currency = 'EUR', issueDate = TODAY, taxes: given, ...parties }: Facts,
) {
  const taxes = given ?? (category ? [{ category, rate: 0, taxable: 100, tax: 0, reason: null }] : [])
  const { document, business, client, history } = withValues(
    {
      taxes,
      taxRate: category || untaxed ? 0 : 20,
      totalAmount: total,
      currency,
      issueDate,
      serviceFrom: TODAY,
      seller: { vat: null, regNumber: null, ...parties.seller },
    },
    { country },
    parties.client,
  )
  const invalid = findInvalidNumbers(document, business, client)
  return runPresendCheck(document, business, client, history, invalid)
    .filter(({ rule }) => RULES.includes(rule))
    .map(({ rule, field, message }) => ({ found: `${rule} ${field}`, message }))
}
const found = (country: string | null, facts: Facts = {}) => check(country, facts).map((one) => one.found)

const PRIVATE = { companyName: null }

it('a number printed beside the first named tax counts as the seller’s', () => {
  const withNumber = (number: string | null) => {
    const parts = [
      { name: 'GST', rate: 5, compound: false, number, amount: 5 },
      { name: 'PST', rate: 7, compound: false, number: 'PST-1234-5678', amount: 7 },
    ]
    const taxes = [{ category: null, rate: 12, taxable: 100, tax: 12, reason: null, parts }]
    return found('CA', { taxes, currency: 'CAD', total: 112 })
  }
  expect(withNumber('123026635 RT0001')).toEqual([])
  expect(withNumber(null)).toEqual(['no-tax-number seller.vat'])
})

describe('the issuer’s number that is missing', () => {
  it.each([
    ...['AT', 'AU', 'BE', 'CH', 'DK', 'ES', 'FR', 'GB', 'IE', 'IN', 'IT', 'JP', 'NL', 'NO', 'PL', 'PT', 'SE'],
    ...['SG', 'ZA', 'MX'],
  ])('%s: the VAT number', (country) => {
    expect(found(country, { client: PRIVATE })).toEqual(['no-tax-number seller.vat'])
  })

  it.each<[string | null, Facts, string[]]>([
    ['DE', {}, ['no-tax-number seller.taxNumber']],
    ['DE', { untaxed: true }, ['no-tax-number seller.taxNumber']],
    ['DE', { seller: { regNumber: 'HRB 12345 B' } }, ['no-tax-number seller.taxNumber']],
    ['DE', { seller: { regNumber: '21/815/08150' } }, []],
    ['DE', { seller: { taxNumber: '21/815/08150' } }, []],
    ['DE', { seller: { vat: 'DE136695976' } }, []],
    [
      'DE',
      {
        category: 'K',
        seller: { taxNumber: '21/815/08150' },
        client: { country: 'FR', vatNumber: 'FR40303265045' },
      },
      ['no-tax-number seller.vat'],
    ],
    ['FR', { seller: { vat: 'FR40303265045' } }, ['no-tax-number seller.regNumber']],
    ['FR', { untaxed: true }, ['no-tax-number seller.regNumber']],
    ['NL', { seller: { vat: 'NL004495445B01' } }, ['no-tax-number seller.regNumber']],
    // Contained in the VAT number.
    ['BE', { seller: { vat: 'BE 0403.019.261' } }, []],
    ['NO', { seller: { vat: '995 525 828 MVA' } }, []],
    ['GB', { untaxed: true }, []],
    ['CA', { currency: 'CAD', total: 99 }, []],
    ['CA', { currency: 'CAD', total: 100 }, ['no-tax-number seller.vat']],
    // A QST number is none for GST.
    ['CA', { currency: 'CAD', seller: { taxNumber: '1016551356 TQ0001' } }, ['no-tax-number seller.vat']],
    ['US', {}, []],
    ['KE', {}, []],
    [null, {}, []],
    ['KE', { category: 'G', client: { country: 'US' } }, ['no-tax-number seller.vat']],
  ])('%s with %j: %j', (country, facts, rules) => {
    expect(found(country, { ...facts, client: { ...PRIVATE, ...facts.client } })).toEqual(rules)
  })

  it('is named as its country does', () => {
    const messageOf = (country: string, facts: Facts = {}) => check(country, facts)[0]!.message
    expect(messageOf('DE')).toBe('Add your Steuernummer: every invoice has to show it.')
    expect(messageOf('AU')).toBe('Add your ABN: an invoice that charges tax has to show it.')
    expect(messageOf('KE', { category: 'G' })).toBe(
      'Add your VAT number: an invoice has to show it if the buyer owes the tax, or if it is due in another country.',
    )
  })
})

describe('the buyer’s number that is missing', () => {
  const numbers = { vat: 'X', regNumber: 'X', taxNumber: 'X' }
  const ofBuyer = (country: string | null, facts: Facts) =>
    found(country, { seller: numbers, ...facts }).filter(
      (rule) => rule.includes('buyer') && rule.startsWith('no-'),
    )

  it.each<[string | null, Facts, string[]]>([
    ['DE', { category: 'AE', client: { country: 'FR' } }, ['no-buyer-tax-number client.vatNumber']],
    ['DE', { category: 'AE', client: { country: null } }, ['no-buyer-tax-number client.vatNumber']],
    ['DE', { category: 'AE', client: { country: 'FR', vatNumber: 'FR40303265045' } }, []],
    // § 13b UStG within Germany.
    ['DE', { category: 'AE', client: { country: 'DE' } }, []],
    ['AT', { category: 'AE', client: { country: 'AT' } }, ['no-buyer-tax-number client.vatNumber']],
    ['DE', { category: 'K', client: { country: 'FR' } }, ['no-buyer-tax-number client.vatNumber']],
    ['AT', { total: 10_000, client: { country: 'AT' } }, []],
    ['AT', { total: 10_000.01, client: { country: 'AT' } }, ['no-domestic-buyer-number client.vatNumber']],
    ['AT', { total: 10_000.01, client: { country: null } }, ['no-domestic-buyer-number client.vatNumber']],
    ['AT', { total: 10_000.01, client: { country: 'AT', vatNumber: 'ATU13585627' } }, []],
    ['AT', { total: 10_000.01, client: { country: 'AT', ...PRIVATE } }, []],
    ['AT', { total: 10_000.01, client: { country: 'Wakanda' } }, []],
    ['ES', { client: { country: 'ES' } }, ['no-domestic-buyer-number client.vatNumber']],
    ['IT', { client: { country: 'IT' } }, ['no-domestic-buyer-number client.vatNumber']],
    ['PL', { client: { country: 'PL' } }, ['no-domestic-buyer-number client.vatNumber']],
    ['PT', { client: { country: 'PT' } }, ['no-domestic-buyer-number client.vatNumber']],
    ['MX', { client: { country: 'MX' } }, ['no-domestic-buyer-number client.vatNumber']],
    ['MX', { client: { country: 'MX', vatNumber: 'GODE561231GR8' } }, []],
    // With the duty to issue e-invoices.
    ['FR', { issueDate: '2027-08-31', client: { country: 'FR' } }, []],
    [
      'FR',
      { issueDate: '2027-09-01', client: { country: 'FR', vatNumber: 'FR40303265045' } },
      ['no-domestic-buyer-number client.companyNumber'],
    ],
    ['FR', { issueDate: '2027-09-01', client: { country: 'FR', companyNumber: '303265045' } }, []],
    // Only if the client has one, which nobody knows.
    ['BE', { client: { country: 'BE' } }, []],
    ['DE', { client: { country: 'DE' } }, []],
  ])('%s with %j: %j', (country, facts, rules) => {
    expect(ofBuyer(country, facts)).toEqual(rules)
  })

  it('is named as its country does', () => {
    const [first] = check('AT', { seller: { vat: 'ATU13585627' }, total: 20_000, client: { country: 'AT' } })
    expect(first!.message).toBe(
      'Add the UID-Nr. of Berg & Sons: above €10,000.00 it has to be on invoices to businesses.',
    )
  })
})

describe('a number that is wrong', () => {
  it.each<[string | null, Facts, string[]]>([
    ['DE', { seller: { vat: 'DE1' } }, ['bad-tax-number seller.vat']],
    ['DE', { seller: { vat: 'DE136695977' } }, ['bad-tax-number seller.vat']],
    ['DE', { seller: { taxNumber: '21/815' } }, ['bad-tax-number seller.taxNumber']],
    ['DE', { seller: { vat: 'DE136695976', regNumber: 'HRB 12345 B' } }, []],
    ['CH', { seller: { vat: 'DE136695976' } }, []],
    ['KE', { seller: { vat: 'anything' } }, []],
    // Numbers of other provinces have other forms.
    ['CA', { seller: { vat: '123026635 RT0001', taxNumber: 'MB 123-456' } }, []],
    [
      'DE',
      { category: 'AE', seller: { vat: 'DE136695976' }, client: { country: 'FR', vatNumber: 'XX00' } },
      ['bad-buyer-tax-number client.vatNumber'],
    ],
    [
      'DE',
      {
        category: 'K',
        seller: { vat: 'DE136695976' },
        client: { country: 'FR', vatNumber: 'FR41303265045' },
      },
      ['bad-buyer-tax-number client.vatNumber'],
    ],
    ['DE', { seller: { vat: 'DE136695976' }, client: { country: 'FR', vatNumber: 'XX00' } }, []],
    [
      'ES',
      { seller: { vat: 'B58378431' }, client: { country: 'ES', vatNumber: 'B58378432' } },
      ['bad-buyer-tax-number client.vatNumber'],
    ],
  ])('%s with %j: %j', (country, facts, rules) => {
    expect(found(country, facts)).toEqual(rules)
  })
})

describe('a tax category that does not fit the countries', () => {
  const EXPORT = ['domestic-export lineItems']
  const ofCountries = (country: string, category: TaxCategory, client: Facts['client']) =>
    found(country, { category, seller: { vat: 'X', taxNumber: 'X' }, client }).filter((rule) =>
      rule.startsWith('domestic'),
    )

  it.each<[string, TaxCategory, Facts['client'], string[]]>([
    ['DE', 'K', { country: 'DE' }, EXPORT],
    ['DE', 'K', { country: 'US' }, EXPORT],
    ['DE', 'K', { country: 'FR' }, []],
    ['DE', 'K', { country: null }, []],
    ['DE', 'K', { country: 'FR', vatNumber: 'DE136695976' }, EXPORT],
    // Registered for VAT where the goods go.
    ['DE', 'K', { country: 'US', vatNumber: 'FR40303265045' }, []],
    ['DE', 'K', { country: 'DE', vatNumber: 'FR40303265045' }, []],
    ['DE', 'K', { country: 'GB', vatNumber: 'XI980780684' }, []],
    ['DE', 'G', { country: 'DE' }, EXPORT],
    ['DE', 'G', { country: 'FR' }, EXPORT],
    ['DE', 'G', { country: 'CH' }, []],
    ['DE', 'G', { country: null }, []],
    ['CH', 'G', { country: 'CH' }, EXPORT],
    ['CH', 'G', { country: 'DE' }, []],
    ['DE', 'AE', { country: 'DE' }, ['domestic-reverse-charge lineItems']],
    ['DE', 'AE', { country: 'FR' }, []],
    ['DE', 'AE', { country: null }, []],
    ['DE', 'O', { country: 'DE' }, []],
  ])('%s, %s with %j: %j', (country, category, client, rules) => {
    expect(ofCountries(country, category, client)).toEqual(rules)
  })
})
