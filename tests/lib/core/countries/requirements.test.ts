import { COUNTRIES } from '@/lib/core/geo/countries'
import { isEuCountry } from '@/lib/core/countries/eu-members'
import { findIdentifier } from '@/lib/core/countries/identifiers'
import {
  getRequirements,
  listMissingBuyerNumbers,
  listMissingIssuerNumbers,
  type InvoiceFacts,
} from '@/lib/core/countries/requirements'

/** An invoice with tax from a business without numbers to one in the same country. */
const createFacts = (issuerCountry: string | null, facts: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
  issuerCountry,
  buyerCountry: issuerCountry,
  issuerNumbers: {},
  buyerNumbers: {},
  isBusinessBuyer: true,
  chargesTax: true,
  hasReverseCharge: false,
  hasIntraEuSupply: false,
  totalAmount: 1_190,
  currency: 'EUR',
  issueDate: '2026-11-27',
  ...facts,
})

const issuerKinds = (country: string | null, facts?: Partial<InvoiceFacts>) =>
  listMissingIssuerNumbers(createFacts(country, facts))
    .map(({ kind }) => kind)
    .join(' ')
const buyerKinds = (country: string | null, facts?: Partial<InvoiceFacts>) =>
  listMissingBuyerNumbers(createFacts(country, facts))
    .map(({ kind, ifRegistered }) => (ifRegistered ? `${kind}?` : kind))
    .join(' ')

it('requires only numbers that exist, each with its source', () => {
  for (const country of Object.keys(COUNTRIES)) {
    const { issuer, buyer } = getRequirements(country)
    for (const { kind, source } of [...issuer, ...buyer]) {
      expect([country, kind, findIdentifier(country, kind)]).not.toContain(null)
      expect(source).toMatch(/\d/)
    }
  }
})

it.each([
  ['AT', 'vat'],
  ['AU', 'vat'],
  ['BE', 'vat company'],
  ['CH', 'vat'],
  ['DE', 'tax'],
  ['ES', 'vat'],
  ['FR', 'vat company'],
  ['GB', 'vat'],
  ['UK', 'vat'],
  ['IE', 'vat'],
  ['IN', 'vat'],
  ['IT', 'vat'],
  ['JP', 'vat'],
  ['MX', 'tax'],
  ['NL', 'vat company'],
  ['NO', 'vat company'],
  ['PL', 'vat'],
  ['PT', 'vat'],
  ['SE', 'vat'],
  ['SG', 'vat'],
  ['ZA', 'vat'],
  ['US', ''],
  ['KE', ''],
  [null, ''],
])('an issuer in %s who charges tax and has no number lacks %j', (country, kinds) => {
  expect(issuerKinds(country)).toBe(kinds)
})

it('every member of the EU requires a number of an issuer who charges tax', () => {
  for (const country of Object.keys(COUNTRIES).filter(isEuCountry)) expect(issuerKinds(country)).not.toBe('')
})

it.each<[string, Partial<InvoiceFacts>, string]>([
  ['DE', { chargesTax: false }, 'tax'],
  ['DE', { issuerNumbers: { vat: 'DE136695976' } }, ''],
  ['DE', { issuerNumbers: { tax: '21/815/08150' } }, ''],
  ['DE', { totalAmount: 250 }, ''],
  ['DE', { totalAmount: 250.01 }, 'tax'],
  ['DE', { totalAmount: 250, currency: 'USD' }, 'tax'],
  ['DE', { totalAmount: 250, hasReverseCharge: true }, 'tax'],
  ['DE', { issuerNumbers: { tax: '21/815/08150' }, hasReverseCharge: true }, ''],
  ['DE', { issuerNumbers: { tax: '21/815/08150' }, hasReverseCharge: true, buyerCountry: 'AT' }, 'vat'],
  ['DE', { issuerNumbers: { tax: '21/815/08150' }, hasIntraEuSupply: true, buyerCountry: 'AT' }, 'vat'],
  ['AT', { chargesTax: false }, ''],
  ['AT', { totalAmount: 400 }, ''],
  ['AT', { totalAmount: 400.01 }, 'vat'],
  ['FR', { totalAmount: 150 }, 'company'],
  ['AT', { chargesTax: false, hasReverseCharge: true }, 'vat'],
  ['ES', { chargesTax: false }, 'vat'],
  ['MX', { issuerNumbers: { vat: 'GODE561231GR8' } }, ''],
  ['CA', { totalAmount: 99.99, currency: 'CAD' }, ''],
  ['CA', { totalAmount: 100, currency: 'CAD' }, 'vat'],
  ['NZ', { totalAmount: 200, currency: 'NZD' }, ''],
  ['NZ', { totalAmount: 200.01, currency: 'NZD' }, 'vat'],
])('an issuer in %s with %j lacks %j', (country, facts, kinds) => {
  expect(issuerKinds(country, facts)).toBe(kinds)
})

it.each<[string, Partial<InvoiceFacts>, string]>([
  ['AT', { totalAmount: 10_000 }, ''],
  ['AT', { totalAmount: 10_000.01 }, 'vat'],
  ['AT', { totalAmount: 10_000.01, buyerNumbers: { vat: 'ATU13585627' } }, ''],
  ['AT', { totalAmount: 20_000, isBusinessBuyer: false }, ''],
  ['AT', { totalAmount: 20_000, currency: 'USD' }, ''],
  ['AT', { totalAmount: 20_000, buyerCountry: 'US' }, ''],
  ['BE', {}, 'vat?'],
  ['BE', { hasReverseCharge: true }, 'vat'],
  ['CZ', {}, 'vat?'],
  ['DE', {}, ''],
  ['DE', { hasReverseCharge: true }, ''],
  ['DE', { hasReverseCharge: true, buyerCountry: 'FR' }, 'vat'],
  ['DE', { hasReverseCharge: true, buyerCountry: 'CH' }, ''],
  ['DE', { hasIntraEuSupply: true, buyerCountry: 'FR' }, 'vat'],
  ['ES', {}, 'vat'],
  ['ES', { buyerNumbers: { tax: 'B58378431' } }, ''],
  ['FR', {}, ''],
  ['FR', { issueDate: '2027-09-01' }, 'company'],
  ['FR', { issueDate: '2027-09-01', hasReverseCharge: true }, 'vat company'],
  ['IE', { hasReverseCharge: true }, ''],
  ['IN', {}, 'vat?'],
  ['IT', {}, 'vat'],
  ['PL', {}, 'vat'],
  ['PT', {}, 'vat'],
  ['SE', {}, ''],
  ['SE', { hasReverseCharge: true }, 'vat'],
  ['SG', { hasReverseCharge: true }, 'vat'],
  ['ZA', { totalAmount: 5_000, currency: 'ZAR' }, ''],
  ['ZA', { totalAmount: 5_001, currency: 'ZAR' }, 'vat?'],
  ['GB', {}, ''],
  ['US', { hasReverseCharge: true }, ''],
])('an issuer in %s with %j has to print the buyer’s %j', (country, facts, kinds) => {
  expect(buyerKinds(country, facts)).toBe(kinds)
})
