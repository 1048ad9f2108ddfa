import { addressLine, addressLines } from '@/lib/clients/address'
import { parseClientFilter } from '@/lib/clients/filter'

describe('client filter', () => {
  it.each([
    [{}, { search: '', after: null, limit: 50 }],
    [{ q: '  acme ' }, { search: 'acme', after: null, limit: 50 }],
    [
      { search: 'acme', after: '12', limit: '100' },
      { search: 'acme', after: 12, limit: 100 },
    ],
    [{ limit: '5000' }, { search: '', after: null, limit: 100 }],
    [
      { limit: '0', after: '-1' },
      { search: '', after: null, limit: 50 },
    ],
    [
      { limit: 'abc', after: '1e3' },
      { search: '', after: null, limit: 50 },
    ],
    [{ after: '99999999999' }, { search: '', after: null, limit: 50 }],
    [{ q: ['one', 'two'] }, { search: 'one', after: null, limit: 50 }],
    [{ q: 'a\u0000b' }, { search: 'a b', after: null, limit: 50 }],
  ])('reads %j', (params, filter) => {
    expect(parseClientFilter(params)).toEqual(filter)
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
