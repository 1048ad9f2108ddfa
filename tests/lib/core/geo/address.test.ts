import { EMPTY_ADDRESS_PARTS, hasAddressParts, type Address } from '@/lib/core/geo/address-parts'
import { formatAddress, formatAddressLines } from '@/lib/core/geo/format-address'
import { listAddressFields, getAddressPartName } from '@/lib/core/geo/address-fields'
import { getAddressFormat } from '@/lib/core/geo/address-formats'
import { COUNTRIES, isCountry } from '@/lib/core/geo/countries'

const at = (country: string | null, parts: Partial<Address>): Address => ({
  ...EMPTY_ADDRESS_PARTS,
  ...parts,
  country,
})
const FULL = { street: '1 High St,\nFloor 2', city: 'Town', state: 'ST', postalCode: '123' }

it.each<[string | null, Partial<Address>, string[]]>([
  [
    'US',
    { street: '123 Main St', city: 'Springfield', state: 'IL', postalCode: '62704' },
    ['123 Main St', 'Springfield, IL 62704'],
  ],
  [
    'CA',
    { street: '1 Yonge St', city: 'Toronto', state: 'ON', postalCode: 'M5V 2T6' },
    ['1 Yonge St', 'Toronto ON M5V 2T6'],
  ],
  [
    'GB',
    { street: '10 Downing St', city: 'London', postalCode: 'SW1A 2AA' },
    ['10 Downing St', 'London', 'SW1A 2AA'],
  ],
  ['UK', { city: 'Leeds', postalCode: 'LS1 1AA' }, ['Leeds', 'LS1 1AA']],
  [
    'AU',
    { street: '1 George St', city: 'Sydney', state: 'NSW', postalCode: '2000' },
    ['1 George St', 'Sydney NSW 2000'],
  ],
  ['DE', { street: 'Musterstr. 1', city: 'Berlin', postalCode: '10115' }, ['Musterstr. 1', '10115 Berlin']],
  ['FR', { street: '14 rue X', city: 'Lyon', postalCode: '69002' }, ['14 rue X', '69002 Lyon']],
  ['NL', { city: 'Amsterdam', postalCode: '1012 AB' }, ['1012 AB Amsterdam']],
  ['ES', { city: 'Madrid', state: 'Madrid', postalCode: '28013' }, ['28013 Madrid']],
  ['ES', { city: 'Getafe', state: 'Madrid', postalCode: '28901' }, ['28901 Getafe Madrid']],
  ['IT', { city: 'Roma', state: 'RM', postalCode: '00184' }, ['00184 Roma RM']],
  [
    'IE',
    { city: 'Dublin 2', state: 'Co. Dublin', postalCode: 'D02 X285' },
    ['Dublin 2', 'Co. Dublin', 'D02 X285'],
  ],
  ['BR', { city: 'São Paulo', state: 'SP', postalCode: '01310-100' }, ['São Paulo - SP', '01310-100']],
  ['HU', { street: 'Fő utca 1.', city: 'Budapest', postalCode: '1011' }, ['Budapest', 'Fő utca 1.', '1011']],
  [
    'JP',
    { street: '神宮前1-2-3\n3F', city: '渋谷区', state: '東京都', postalCode: '150-0001' },
    ['〒150-0001', '東京都渋谷区', '神宮前1-2-3', '3F'],
  ],
  [
    'JP',
    { street: '1-2-3 Jingumae', city: 'Shibuya', state: 'Tokyo', postalCode: '〒150-0001' },
    ['1-2-3 Jingumae', 'Shibuya, Tokyo 150-0001'],
  ],
  // Values that aren't country codes keep the previous address format.
  ['PL', { city: 'Łódź', postalCode: '90-006' }, ['90-006 Łódź']],
  ['Poland', { city: 'Łódź', postalCode: '90-006' }, ['Łódź, 90-006']],
  ['Scotland', FULL, ['1 High St,', 'Floor 2', 'Town, ST, 123']],
  [null, FULL, ['1 High St,', 'Floor 2', 'Town, ST, 123']],
  ['AQ', FULL, ['1 High St,', 'Floor 2', 'Town, ST, 123']],
  // Missing parts leave no gaps.
  ['US', { city: 'Springfield', postalCode: '62704' }, ['Springfield 62704']],
  ['US', { state: 'IL', postalCode: '62704' }, ['IL 62704']],
  ['US', { street: ' \n 1 Main St \n\n' }, ['1 Main St']],
  ['BR', { state: 'SP' }, ['SP']],
  ['DE', {}, []],
  // Parts that the country's format omits are printed anyway.
  ['DE', { city: 'Berlin', state: 'BE', postalCode: '10115' }, ['10115 Berlin, BE']],
  [
    'GB',
    { city: 'Leeds', state: 'West Yorkshire', postalCode: 'LS1 1AA' },
    ['Leeds, West Yorkshire', 'LS1 1AA'],
  ],
  ['HK', { city: 'Central', postalCode: '999077' }, ['Central, 999077']],
])('the address format of %s arranges the parts %j', (country, parts, lines) => {
  expect(formatAddressLines(at(country, parts))).toEqual(lines)
  expect(formatAddress(at(country, parts))).toBe(lines.join('\n') || null)
  expect(hasAddressParts(at(country, parts))).toBe(lines.length > 0)
})

it('the address format omits no part in any country', () => {
  for (const country of [...Object.keys(COUNTRIES), null])
    for (const street of ['1 High St', '神宮前1-2-3']) {
      const text = formatAddress(at(country, { ...FULL, street }))!
      for (const part of [street, FULL.city, FULL.state, FULL.postalCode]) expect(text).toContain(part)
      expect(text.length).toBeLessThan(street.length + 20)
    }
})

it('the address format asks for street and city in every country', () => {
  for (const country of [...Object.keys(COUNTRIES), null]) {
    const parts = listAddressFields(country)
    expect(new Set(parts).size).toBe(parts.length)
    expect(parts).toEqual(expect.arrayContaining(['street', 'city']))
    expect(getAddressFormat(country, '東').flat()).toEqual(expect.arrayContaining(parts))
  }
})

it.each([
  ['US', ['street', 'city', 'state', 'postalCode'], ['street', 'city', 'state', 'zipCode']],
  ['UK', ['street', 'city', 'postalCode'], ['street', 'townOrCity', 'postcode']],
  ['DE', ['street', 'postalCode', 'city'], ['street', 'postalCode', 'city']],
  ['JP', ['postalCode', 'state', 'city', 'street'], ['postalCode', 'prefecture', 'city', 'street']],
  ['CA', ['street', 'city', 'state', 'postalCode'], ['street', 'city', 'province', 'postalCode']],
  ['HK', ['state', 'city', 'street'], ['stateOrRegion', 'cityOrDistrict', 'street']],
  [null, ['street', 'city', 'state', 'postalCode'], ['street', 'city', 'stateOrRegion', 'postalCode']],
] as const)('asks in %s for %j', (country, parts, names) => {
  expect(listAddressFields(country)).toEqual(parts)
  expect(listAddressFields(country).map((part) => getAddressPartName(part, country))).toEqual(names)
  expect(country === null || country === 'UK' || isCountry(country)).toBe(true)
})
