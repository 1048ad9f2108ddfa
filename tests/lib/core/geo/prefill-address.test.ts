import fc from 'fast-check'
import { formatAddress, prefillAddress } from '@/lib/core/geo/format-address'
import { MAX_PART_LENGTH } from '@/lib/core/geo/address-parts'
import { COUNTRIES } from '@/lib/core/geo/countries'

it.each([
  ['GB', '10 Downing St\nLondon\nSW1A 2AA', '10 Downing St', 'London', '', 'SW1A 2AA'],
  ['GB', '10 Downing St\nLondon SW1A 2AA', '10 Downing St', 'London SW1A 2AA', '', ''],
  // Lines aren't split: only the user can tell their parts.
  ['DE', 'Musterstr. 1\n10115 Berlin', 'Musterstr. 1', '10115 Berlin', '', ''],
  ['US', '1 Main St\nSpringfield, IL 62704', '1 Main St', 'Springfield, IL 62704', '', ''],
  ['IN', '1 Long Road\nMumbai 400001\nMaharashtra', '1 Long Road', 'Mumbai 400001', 'Maharashtra', ''],
  ['HU', 'Budapest\nFő utca 1.\n1011', 'Fő utca 1.', 'Budapest', '', '1011'],
  ['JP', '150-0001\n東京都渋谷区\n神宮前1-2-3', '神宮前1-2-3', '東京都渋谷区', '', '150-0001'],
  // The street gets the lines that no other part takes.
  [
    'DE',
    'c/o Müller\nMusterstr. 1\n2. OG\n10115 Berlin',
    'c/o Müller\nMusterstr. 1\n2. OG',
    '10115 Berlin',
    '',
    '',
  ],
  [null, '1 High Street\nFloor 2\nSomewhere', '1 High Street\nFloor 2', 'Somewhere', '', ''],
  ['DE', 'Musterstr. 1, 10115 Berlin, Deutschland', 'Musterstr. 1, 10115 Berlin, Deutschland', '', '', ''],
  // A line too long for its part stays whole.
  [
    'GB',
    '1 High St\nLeeds\nWest Yorkshire, England',
    '1 High St\nLeeds\nWest Yorkshire, England',
    '',
    '',
    '',
  ],
  ['DE', ' \n Musterstr. 1 \r\n\n 10115 Berlin\n', 'Musterstr. 1', '10115 Berlin', '', ''],
  ['DE', '', '', '', '', ''],
])('prefilling fills the address form for %s with %j', (country, text, street, city, state, postalCode) => {
  const or = (part: string) => part || null
  expect(prefillAddress(text, country)).toEqual({
    street: or(street),
    city: or(city),
    state: or(state),
    postalCode: or(postalCode),
  })
})

it('prefilling an address returns empty parts for an empty text', () => {
  expect(Object.values(prefillAddress(null, 'DE'))).toEqual([null, null, null, null])
})

it('prefilling an address prints the same lines in the same order if saved unchanged', () => {
  const line = fc.constantFrom('12 Main St.', 'Łódź', 'SW1A 2AA', 'Springfield, IL 62704', 'Apt 4', 'Germany')
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 7 }),
      fc.constantFrom(null, 'Scotland', ...Object.keys(COUNTRIES)),
      (lines, country) => {
        const parts = prefillAddress(lines.join('\n'), country)
        expect(formatAddress({ ...parts, country })).toBe(lines.join('\n'))
        for (const part of ['city', 'state', 'postalCode'] as const)
          expect(parts[part]?.length ?? 0).toBeLessThanOrEqual(MAX_PART_LENGTH[part])
      },
    ),
  )
})
