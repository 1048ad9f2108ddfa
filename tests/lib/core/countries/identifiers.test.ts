import { COUNTRIES, isCountry } from '@/lib/core/geo/countries'
import { isEuCountry } from '@/lib/core/countries/eu-members'
import {
  findIdentifier,
  formatIdentifier,
  getIdentifierName,
  getNumberCountry,
  hasTaxNumber,
} from '@/lib/core/countries/identifiers'
import type { IdentifierKind } from '@/lib/core/countries/identifier-types'
import type { Language } from '@/lib/core/languages'

const inTables = Object.keys(COUNTRIES).filter((country) => findIdentifier(country, 'vat'))

it('has the identification numbers of all members of the EU and of 21 other countries', () => {
  const members = inTables.filter(isEuCountry)
  expect(members.join(' ')).toBe(
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
  )
  expect(inTables.filter((country) => !members.includes(country)).join(' ')).toBe(
    'AE AR AU BR CA CH CL CO GB IN IS JP LI MX NO NZ PE SG US ZA',
  )
  expect(inTables.every(isCountry)).toBe(true)
})

it.each<[string, IdentifierKind, string, Language, string]>([
  ['AT', 'vat', 'ATU13585627', 'en', 'UID-Nr.'],
  ['AT', 'company', 'FN 122119m', 'de', 'Firmenbuchnummer'],
  ['AU', 'vat', '51 824 753 556', 'en', 'ABN'],
  ['BE', 'vat', 'BE 0403.019.261', 'nl', 'Btw-nr.'],
  ['BE', 'vat', 'BE 0403.019.261', 'fr', 'N° TVA'],
  ['BE', 'vat', 'BE 0403.019.261', 'de', 'MwSt.-Nr.'],
  ['BE', 'vat', 'BE 0403.019.261', 'en', 'BTW/TVA'],
  ['BE', 'company', '0403.019.261', 'nl', 'Ondernemingsnummer'],
  ['BE', 'company', '0403.019.261', 'fr', 'N° d’entreprise'],
  ['BR', 'vat', '16.727.230/0001-97', 'pt', 'CNPJ'],
  ['BR', 'tax', '390.533.447-05', 'pt', 'CPF'],
  ['CA', 'vat', '123026635 RT0001', 'en', 'GST/HST No.'],
  ['CA', 'vat', '123026635 RT0001', 'fr', 'N° TPS/TVH'],
  ['CA', 'regional', '1016551356 TQ0001', 'fr', 'N° TVQ'],
  ['CA', 'tax', '1016551356 TQ0001', 'en', 'QST No.'],
  ['CA', 'regional', 'PST-1234-5678', 'en', 'PST No.'],
  ['CH', 'vat', 'CHE-107.787.577 MWST', 'de', 'UID'],
  ['CH', 'vat', 'CHE-107.787.577 TVA', 'fr', 'IDE'],
  ['CH', 'vat', 'CHE-107.787.577 IVA', 'it', 'IDI'],
  ['CH', 'vat', 'CHE-107.787.577 MWST', 'en', 'UID'],
  ['DE', 'vat', 'DE136695976', 'ja', 'USt-IdNr.'],
  ['DE', 'tax', '21/815/08150', 'fr', 'Steuernummer'],
  ['DE', 'company', 'HRB 12345 B', 'nl', 'Handelsregister'],
  ['DE', 'company', '21/815/08150', 'de', 'Steuernummer'],
  ['DK', 'company', '13585628', 'en', 'CVR-nr.'],
  ['ES', 'vat', 'B58378431', 'en', 'NIF'],
  ['ES', 'tax', 'B58378431', 'es', 'NIF'],
  ['FI', 'vat', 'FI20774740', 'en', 'ALV-nro'],
  ['FI', 'company', '2077474-0', 'sv', 'FO-nummer'],
  ['FR', 'vat', 'FR40303265045', 'de', 'N° TVA'],
  ['FR', 'company', '303 265 045', 'fr', 'SIREN'],
  ['FR', 'company', '732 829 320 00074', 'en', 'SIRET'],
  ['GB', 'vat', 'GB980780684', 'fr', 'VAT Reg No'],
  ['UK', 'company', '01234567', 'en', 'Company No'],
  ['GR', 'vat', 'EL094259216', 'en', 'ΑΦΜ'],
  ['IE', 'company', '104547', 'en', 'CRO No'],
  ['IN', 'vat', '27AAPFU0939F1ZV', 'en', 'GSTIN'],
  ['IN', 'company', 'AAB-1234', 'en', 'LLPIN'],
  ['IT', 'vat', 'IT00743110157', 'en', 'P.IVA'],
  ['IT', 'tax', 'RCCMNL83S18D969H', 'it', 'C.F.'],
  ['JP', 'vat', 'T7000012050002', 'en', '登録番号'],
  ['JP', 'company', '7000012050002', 'ja', '法人番号'],
  ['NL', 'vat', 'NL004495445B01', 'en', 'Btw-id'],
  ['NL', 'company', '12345678', 'de', 'KVK-nummer'],
  ['NZ', 'vat', '49-091-850', 'en', 'GST No'],
  ['PL', 'vat', '8567346215', 'en', 'NIP'],
  ['PL', 'company', '0000123456', 'pl', 'KRS'],
  ['PL', 'company', '192598184', 'pl', 'REGON'],
  ['PT', 'vat', '501964843', 'pt', 'NIPC'],
  ['PT', 'vat', '123456789', 'pt', 'NIF'],
  ['SE', 'vat', 'SE123456789701', 'sv', 'Momsreg.nr'],
  ['SK', 'tax', '2022749619', 'en', 'DIČ'],
  ['US', 'vat', '91-1144442', 'en', 'EIN'],
  ['US', 'company', '1', 'en', 'Company no.'],
  ['ZA', 'vat', '4260255118', 'en', 'VAT No'],
  ['KE', 'vat', 'P051234567X', 'fr', 'VAT'],
  ['KE', 'tax', '1', 'en', 'Tax no.'],
  ['KE', 'company', '1', 'de', 'Company no.'],
])('%s: %s %s in a document in %s is called %s', (country, kind, number, language, name) => {
  expect(getIdentifierName(country, kind, { language, number })).toBe(name)
})

it('uses international names without a country', () => {
  expect(getIdentifierName('constructor', 'company')).toBe('Company no.')
  expect((['vat', 'tax', 'company'] as const).map((kind) => getIdentifierName(null, kind))).toEqual([
    'VAT',
    'Tax no.',
    'Company no.',
  ])
})

it('prints the name before the number, once', () => {
  expect(formatIdentifier('DE', 'vat', 'DE136695976')).toBe('USt-IdNr. DE136695976')
  expect(formatIdentifier('IT', 'company', 'REA MI-1234567')).toBe('REA MI-1234567')
  expect(formatIdentifier('CA', 'regional', '1016551356 TQ0001', 'fr')).toBe('N° TVQ 1016551356 TQ0001')
})

it('finds the country of a VAT number by its prefix', () => {
  const countryOf = (number: string, country: string | null = 'CH') =>
    getNumberCountry(country, 'vat', number)
  expect(countryOf('DE136695976')).toBe('DE')
  expect(countryOf('atu 135 856 27')).toBe('AT')
  expect(countryOf('EL094259216', null)).toBe('GR')
  expect(countryOf('XI980780684', 'DE')).toBe('GB')
  expect(countryOf('CHE-107.787.577 MWST')).toBe('CH')
  expect(countryOf('M90312345A', 'SG')).toBe('SG')
  expect(countryOf('91-1144442', 'US')).toBe('US')
  expect(countryOf('see below', null)).toBe(null)
  expect(getNumberCountry('IT', 'tax', 'DECDEC80A01H501X')).toBe('IT')
})

it.each([
  ['DE', true],
  ['IT', true],
  ['CA', true],
  ['FR', false],
  ['ES', false],
  ['US', false],
  ['UK', false],
  ['KE', false],
  [null, false],
])('%s: has a tax number besides its VAT number: %s', (country, has) => {
  expect(hasTaxNumber(country)).toBe(has)
})
