import fc from 'fast-check'
import { formatMoney, formatPlain, sum, toCents, toNumber } from '@/lib/kernel/money'
import { parseNumber } from '@/lib/kernel/money/parse'

it.each([
  ['13.965', '13.97'],
  ['13.9649999', '13.96'],
  [1.005, '1.01'],
  ['-1.005', '-1.01'],
  ['9999999999999.995', '10000000000000.00'],
])('rounds %p half up to %p', (value, cents) => {
  expect(toCents(value).toFixed(2)).toBe(cents)
})

it.each([
  [0, 'USD', '$0.00'],
  [1234.5, 'USD', '$1,234.50'],
  [1234, 'JPY', '¥1,234.00'],
  [0.005, 'EUR', '€0.01'],
  [12, 'GBP', '£12.00'],
  [12, 'CAD', 'CA$12.00'],
  [12, 'AUD', 'A$12.00'],
  ['999999999999.99', 'USD', '$999,999,999,999.99'],
  ['9007199254740993.01', 'USD', '$9,007,199,254,740,993.01'],
])('formats %p %s as %s', (value, currency, text) => {
  expect(formatMoney(value, currency)).toBe(text)
})

it('sums exactly', () => {
  expect(sum(Array(1000).fill(0.33)).toFixed()).toBe('330')
  expect(sum([]).toFixed()).toBe('0')
  expect(sum(['0.1', '0.2']).toFixed()).toBe('0.3')
})

it('hands out JSON numbers with two decimals at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (cents) => {
      expect(toNumber(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)).toBe(cents / 100)
    }),
  )
})

it('drops trailing zeros of a quantity', () => {
  expect(['3.7500', 3, '100', 0.0001].map(formatPlain)).toEqual(['3.75', '3', '100', '0.0001'])
})

describe('numbers as people type them', () => {
  it.each([
    ['', undefined],
    ['   ', undefined],
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['0,33', 0.33],
    [',5', 0.5],
    ['.5', 0.5],
    ['12.', 12],
    ['12,', 12],
    ['1,234', 1234],
    ['0,125', 0.125],
    ['1,234,567', 1234567],
    ['1.234.567', 1234567],
    ['1,234.50', 1234.5],
    ['1.234,50', 1234.5],
    ['1 234,50', 1234.5],
    ['1\u00a0234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['-3', -3],
  ])('reads %p as %p', (text, number) => {
    expect(parseNumber(text)).toBe(number)
  })

  it.each([
    'abc',
    '-',
    '1.2.3',
    '1,2,3',
    '1,23.4',
    '12,34,567',
    '1e5',
    '0x10',
    '--1',
    '1..2',
    'NaN',
    'Infinity',
    '.',
  ])('does not make a number of %p', (text) => {
    expect(parseNumber(text)).toBeNaN()
  })

  it('reads a comma in a percentage as a decimal sign', () => {
    expect(parseNumber('9,975', { grouping: false })).toBe(9.975)
    expect(parseNumber('19', { grouping: false })).toBe(19)
  })

  it('reads back every number the form fills in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (hundredths) => {
        const number = hundredths / 100
        expect(parseNumber(String(number))).toBe(number)
        expect(parseNumber(number.toFixed(2).replace('.', ','))).toBe(number)
        expect(parseNumber(number.toLocaleString('en-US'))).toBe(number)
      }),
    )
  })
})
