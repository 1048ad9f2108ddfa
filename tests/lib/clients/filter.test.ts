import { withCountryName } from '@/lib/clients/with-country-name'
import {
  formatClientAddressLine,
  formatClientAddress,
  formatSellerAddress,
} from '@/lib/clients/format-client-address'
import { toClientParams, NO_CLIENT_FILTER, parseClientFilter } from '@/lib/clients/filter'

describe('client filter', () => {
  it.each([
    [{}, {}],
    [{ q: '  acme ' }, { search: 'acme' }],
    [
      { search: 'acme', before: '12~Acme' },
      { search: 'acme', before: '12~Acme' },
    ],
    [{ before: '-1~Acme' }, {}],
    [{ before: '1e3~Acme' }, {}],
    [{ before: '99999999999~Acme' }, {}],
    [{ before: '12' }, {}],
    [
      { sort: 'email', dir: 'desc', before: '12~a@b%2Eco~Acme' },
      { sort: 'email', dir: 'desc', before: '12~a%40b%2Eco~Acme' },
    ],
    [
      { sort: 'phone', before: '12~Acme' },
      { sort: 'phone', dir: 'asc' },
    ],
    [{ sort: 'id', dir: 'down' }, {}],
    [{ q: ['one', 'two'] }, { search: 'one' }],
    [{ q: 'a\u0000b' }, { search: 'a b' }],
  ])('parses %j', (params, filter) => {
    expect(parseClientFilter(params)).toEqual({ ...NO_CLIENT_FILTER, ...filter })
  })

  it.each([
    {},
    { q: 'a b' },
    { sort: 'email' },
    { sort: 'name', dir: 'desc' },
    { q: 'x', sort: 'phone', dir: 'desc' },
  ])('formats %j in its shortest form', (params) => {
    const filter = parseClientFilter(params)
    const query = toClientParams(filter)
    expect(parseClientFilter(Object.fromEntries(query))).toEqual(filter)
    expect(query.size).toBeLessThanOrEqual(Object.keys(params).length)
  })

  it('truncates a huge search', () => {
    expect(parseClientFilter({ q: 'x'.repeat(5000) }).search).toHaveLength(100)
  })
})

describe('the address of a client', () => {
  const full = {
    address: '1 High St,\nFloor 2',
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 1AA',
    country: 'GB',
    countryName: 'United Kingdom',
  }

  it('is formatted in lines, with the country’s name', () => {
    expect(formatClientAddress(full)).toEqual(['1 High St,', 'Floor 2', 'Leeds', 'LS1 1AA', 'United Kingdom'])
    const there = (country: string | null) =>
      formatClientAddress(withCountryName({ ...full, state: 'X', country })).slice(2)
    expect(there('DE')).toEqual(['LS1 1AA Leeds, X', 'Germany'])
    // Unknown countries keep the previous address format.
    expect(there('Scotland')).toEqual(['Leeds, X, LS1 1AA', 'Scotland'])
    expect(there(null)).toEqual(['Leeds, X, LS1 1AA'])
    expect(formatClientAddress({ ...full, countryName: undefined }).at(-1)).toBe('GB')
  })

  it('fits on one line without repeated commas', () => {
    expect(formatClientAddressLine(full)).toBe('1 High St, Floor 2, Leeds, LS1 1AA, United Kingdom')
  })

  it('is empty if nothing is known', () => {
    expect(
      formatClientAddressLine({ address: null, city: null, state: null, postalCode: null, country: null }),
    ).toBe('')
  })
})

describe('the address of a seller', () => {
  const place = { street: '1 High St', city: 'Leeds', state: null, postalCode: 'LS1 1AA', country: 'GB' }
  const seller = { address: '1 High St\nLeeds\nLS1 1AA', place, countryName: 'United Kingdom' }
  const lines = ['1 High St', 'Leeds', 'LS1 1AA']

  it.each([
    ['GB', lines],
    ['UK', lines],
    ['United Kingdom', lines],
    ['', lines],
    [null, lines],
    ['DE', [...lines, 'United Kingdom']],
    ['Scotland', [...lines, 'United Kingdom']],
  ])('includes the country for a client in another one: %j', (country, expected) => {
    expect(formatSellerAddress(seller, { country })).toEqual(expected)
  })

  it('omits the country without a client, without a country, or for a free-text address', () => {
    expect(formatSellerAddress(seller, null)).toEqual(lines)
    expect(formatSellerAddress({ ...seller, place: { ...place, country: null } }, { country: 'DE' })).toEqual(
      lines,
    )
    const typed = { ...place, street: null, city: null, postalCode: null }
    expect(formatSellerAddress({ ...seller, place: typed }, { country: 'DE' })).toEqual(lines)
    expect(formatSellerAddress({ address: ' A \n\n B', place: null }, { country: 'DE' })).toEqual(['A', 'B'])
  })

  it('keeps its printed form', () => {
    expect(formatSellerAddress({ ...seller, printedAddress: 'Once\nThere' }, { country: 'DE' })).toEqual([
      'Once',
      'There',
    ])
    expect(formatSellerAddress({ ...seller, printedAddress: '' }, { country: 'DE' })).toEqual([])
  })
})
