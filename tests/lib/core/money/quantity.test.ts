import { formatMeasure, parseMeasure, parseQuantity, normalizeQuantity } from '@/lib/core/money/quantity'
import { computeLineAmount } from '@/lib/documents/totals/compute-totals'
import { COMMON_UNITS, MAX_UNIT, parseUnit, getUnitCode } from '@/lib/core/money/units'

it.each([
  ['3h 45m', 3.75],
  ['3h45m', 3.75],
  ['3h45', 3.75],
  ['3 h 5 min', 3.083333],
  ['3H 45M', 3.75],
  ['3 hours 45 minutes', 3.75],
  ['3:45', 3.75],
  ['0:20', 0.333333],
  ['03:45:30', 3.758333],
  ['100:00', 100],
  ['3h', 3],
  ['1.5h', 1.5],
  ['1,5 hrs', 1.5],
  ['45m', 0.75],
  ['90 min', 1.5],
  [' 2d ', 2],
  ['1,5 days', 1.5],
  ['1,5', 1.5],
  ['1.25', 1.25],
  ['1,250', 1250],
  ['12', 12],
])('the quantity field parses %j as %d', (text, value) => {
  expect(parseQuantity(text, '.')).toBe(value)
})

// Ambiguous: hours in a day, 75 minutes beside hours, missing parts.
it.each(['1d 4h', '3h 75m', '3:75', '3:5', ':45', '3h 45m 10s', '1.5h 20m', 'h', '3x', '3 €', '5 a/1'])(
  'does not guess at %j',
  (text) => {
    expect(parseQuantity(text, '.')).toBeNaN()
  },
)

it('the quantity field parses an empty text as empty', () => {
  expect(parseQuantity('  ', '.')).toBeUndefined()
})

it.each([
  ['3h 45m', '3.75 h'],
  ['20m', '0:20 h'],
  ['3h20', '3:20 h'],
  ['0:20:30', '0:20:30 h'],
  ['0:20 h', '0:20 h'],
  ['0.3333 h', '0.3333 h'],
  ['2d', '2 days'],
  ['1 days', '1 day'],
  ['12,5 KM', '12.5 km'],
  ['1,200 words', '1200 words'],
  ['3 site visits', '3 site visits'],
  ['1,5', '1.5'],
  ['1,250', '1250'],
  ['1.50', '1.50'],
  ['7', '7'],
  ['', ''],
  ['some', 'some'],
])('the quantity field shows %j as %j once the field loses the focus', (text, shown) => {
  expect(normalizeQuantity(text, '.')).toBe(shown)
})

it.each([
  ['1.500 kg', '1500 kg'],
  ['1.500h', '1500 h'],
  ['1,5h', '1,5 h'],
  ['1.500', '1500'],
  ['1,234', '1,234'],
  ['1,5', '1,5'],
  ['1.5', '1,5'],
])('the quantity field shows %j as %j to users of a decimal comma', (text, shown) => {
  expect(normalizeQuantity(text, ',')).toBe(shown)
})

it.each([
  ['45m', 0.75, 'h'],
  ['3:45', 3.75, 'h'],
  ['2d', 2, 'day'],
  ['5 metres', 5, 'm'],
  ['.5 h', 0.5, 'h'],
  ['1.234,5 km', 1234.5, 'km'],
  ['40 m2', 40, 'm²'],
  ['2 Übernachtungen', 2, 'Übernachtungen'],
  ['3 site visits', 3, 'site visits'],
  ['3', 3, null],
  ['', undefined, null],
])('the quantity field parses %j as a quantity and its unit', (text, quantity, unit) => {
  expect(parseMeasure(text, '.')).toEqual({ quantity, unit })
})

it('the quantity field formats quantities so that they parse to the same value', () => {
  for (const unit of [...COMMON_UNITS, 'm²', 'mile', 'site visits', null])
    for (const quantity of [0.25, 1, 2, 1234.5])
      expect(parseMeasure(formatMeasure(quantity, unit, '.'), '.')).toEqual({ quantity, unit })
})

it('keeps minutes exactly: each minute of an hour is what it costs at any rate up to 5,000.00', () => {
  for (let minutes = 1; minutes < 60; minutes++) {
    const { quantity, unit } = parseMeasure(`${minutes}m`, '.')
    expect(parseMeasure(formatMeasure(quantity!, unit, '.'), '.')).toEqual({ quantity, unit })
    for (const rate of [45, 90, 300, 4_999.8]) {
      const amount = computeLineAmount({ quantity: quantity!, unitPrice: rate }, 'EUR')
      // In hundredths of a cent, so that the expected amount is exact.
      const expected = Math.floor((Math.round(rate * 10_000) * minutes) / 60 / 100 + 0.5) / 100
      expect(Number(amount)).toBe(expected)
    }
  }
})

it('the quantity field maps units to UN/ECE Recommendation 20 codes, with “one” as the default', () => {
  expect(['h', 'day', 'piece', 'km', 'm²', 'site visits', 'constructor'].map(getUnitCode)).toEqual([
    ...['HUR', 'DAY', 'H87', 'KMT', 'MTK', 'C62', 'C62'],
  ])
})

it.each(['x', '12', 'h'.repeat(MAX_UNIT + 1), '-', 'a\nb', '<b>', 'km 5'])(
  'recognises no unit in %j',
  (text) => {
    expect(parseUnit(text)).toBeUndefined()
  },
)

it.each([
  ['3 Tage', 3, 'day', '3 Tage'],
  ['1 tage', 1, 'day', '1 Tag'],
  ['0:20 Std.', 0.333333, 'h', '0:20 h'],
  ['2,5 Std.', 2.5, 'h', '2,5 h'],
  ['3h 45m', 3.75, 'h', '3,75 h'],
  ['5 stk', 5, 'piece', '5 Stück'],
  ['2 days', 2, 'day', '2 Tage'],
  ['4 Nächte', 4, 'Nächte', '4 Nächte'],
])('the quantity field of a German interface parses %j', (text, quantity, unit, shown) => {
  expect(parseMeasure(text, ',', 'de')).toEqual({ quantity, unit })
  expect(normalizeQuantity(text, ',', 'de')).toBe(shown)
})

it('keeps a German unit as typed where the interface is English', () => {
  expect(parseMeasure('3 Tage', '.')).toEqual({ quantity: 3, unit: 'Tage' })
})
