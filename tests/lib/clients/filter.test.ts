import { addressLine, addressLines } from '@/lib/parties/address'
import { clientParams, NO_CLIENT_FILTER, parseClientFilter } from '@/lib/parties/filter'

describe('client filter', () => {
  it.each([
    [{}, {}],
    [{ q: '  acme ' }, { search: 'acme' }],
    [
      { search: 'acme', before: '12~Acme', limit: '100' },
      { search: 'acme', before: '12~Acme', limit: 100 },
    ],
    [{ limit: '5000' }, { limit: 100 }],
    [{ limit: '0', before: '-1~Acme' }, {}],
    [{ limit: 'abc', before: '1e3~Acme' }, {}],
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
  ])('reads %j', (params, filter) => {
    expect(parseClientFilter(params)).toEqual({ ...NO_CLIENT_FILTER, ...filter })
  })

  it.each([
    {},
    { q: 'a b' },
    { sort: 'email' },
    { sort: 'name', dir: 'desc' },
    { q: 'x', sort: 'phone', dir: 'desc' },
  ])('writes %j as it was read, as short as it can be', (params) => {
    const filter = parseClientFilter(params)
    const query = clientParams(filter)
    expect(parseClientFilter(Object.fromEntries(query))).toEqual(filter)
    expect(query.size).toBeLessThanOrEqual(Object.keys(params).length)
  })

  it('cuts a huge search', () => {
    expect(parseClientFilter({ q: 'x'.repeat(5000) }).search).toHaveLength(100)
  })
})

describe('address of a client', () => {
  const full = {
    address: '1 High St,\nFloor 2',
    city: 'Leeds',
    state: null,
    postalCode: 'LS1 1AA',
    country: 'UK',
  }

  it('stands in lines, with the country by name', () => {
    expect(addressLines(full)).toEqual(['1 High St,', 'Floor 2', 'Leeds, LS1 1AA', 'United Kingdom'])
  })

  it('fits on one line, without doubled commas', () => {
    expect(addressLine(full)).toBe('1 High St, Floor 2, Leeds, LS1 1AA, United Kingdom')
  })

  it('is empty when nothing is known', () => {
    expect(addressLine({ address: null, city: null, state: null, postalCode: null, country: null })).toBe('')
  })
})
