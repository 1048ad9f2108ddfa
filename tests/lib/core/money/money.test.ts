import fc from 'fast-check'
import { getCurrencyDigits } from '@/lib/core/currencies/digits'
import { CURRENCIES } from '@/lib/core/currencies/currencies'
import {
  countDecimals,
  tryDecimal,
  formatMoney,
  formatPlain,
  formatUnitPrice,
  formatPlainMoney,
  getUnitPriceFor,
  roundMoney,
  sum,
  toNumber,
} from '@/lib/core/money'
import { detectDecimalSign } from '@/lib/core/reader-locale'
import {
  formatInterpretedAmount,
  parseAmount,
  parseCount,
  parseNumber,
  parsePercent,
} from '@/lib/core/money/parse'

it.each([
  ['13.965', 'USD', '13.97'],
  ['13.9649999', 'USD', '13.96'],
  [1.005, 'EUR', '1.01'],
  ['-1.005', 'GBP', '-1.01'],
  ['9999999999999.995', 'USD', '10000000000000'],
  ['13.965', 'JPY', '14'],
  ['13.5', 'JPY', '14'],
  ['13.4999', 'KRW', '13'],
  ['-0.5', 'VND', '-1'],
  ['13.965', 'KWD', '13.965'],
  ['13.9655', 'BHD', '13.966'],
  ['13.9654999', 'TND', '13.965'],
])('the money library rounds %p %s half up to %p', (value, currency, rounded) => {
  expect(roundMoney(value, currency).toFixed()).toBe(rounded)
})

it.each([
  [0, 'USD', '$0.00'],
  [1234.5, 'USD', '$1,234.50'],
  [361000, 'JPY', '¥361,000'],
  [0, 'JPY', '¥0'],
  [-5, 'JPY', '-¥5'],
  // Older stored amounts.
  [361000.5, 'JPY', '¥361,000.50'],
  ['0.01', 'JPY', '¥0.01'],
  ['361000.00', 'JPY', '¥361,000'],
  [1200000, 'KRW', '₩1,200,000'],
  [1234, 'CLP', 'CLP\u00a01,234'],
  [12.5, 'KWD', 'KWD\u00a012.500'],
  [1234.567, 'BHD', 'BHD\u00a01,234.567'],
  [0.005, 'TND', 'TND\u00a00.005'],
  [1234.5, 'CHF', 'CHF\u00a01,234.50'],
  [1234.5, 'MRU', 'MRU\u00a01,234.50'],
  [0.005, 'EUR', '€0.01'],
  [12, 'GBP', '£12.00'],
  [12, 'CAD', 'CA$12.00'],
  [12, 'AUD', 'A$12.00'],
  ['999999999999.99', 'USD', '$999,999,999,999.99'],
  ['9007199254740993.01', 'USD', '$9,007,199,254,740,993.01'],
])('the money library formats %p %s as %s', (value, currency, text) => {
  expect(formatMoney(value, currency)).toBe(text)
})

it.each([
  [0, 'USD', '$0.00'],
  [85, 'USD', '$85.00'],
  [0.004125, 'USD', '$0.004125'],
  ['0.004100', 'USD', '$0.0041'],
  [1234.5678, 'EUR', '€1,234.5678'],
  [0.0000004, 'EUR', '€0.00'],
  [48000, 'JPY', '¥48,000'],
  [0.5, 'JPY', '¥0.5'],
  ['0.500000', 'JPY', '¥0.5'],
  [1.5, 'KWD', 'KWD\u00a01.500'],
  [1.5125, 'KWD', 'KWD\u00a01.5125'],
])('the money library formats the unit price %p %s as %s', (value, currency, text) => {
  expect(formatUnitPrice(value, currency)).toBe(text)
})

it('the money library formats plain amounts with the displayed decimals', () => {
  expect(formatPlainMoney(1234.5, 'USD')).toBe('1234.50')
  expect(formatPlainMoney(361000, 'JPY')).toBe('361000')
  expect(formatPlainMoney('361000.5', 'JPY')).toBe('361000.50')
  expect(formatPlainMoney(1.5, 'KWD')).toBe('1.500')
})

it.each(CURRENCIES)('the money library displays every decimal of %s, and no more', (code) => {
  const digits = getCurrencyDigits(code)
  const smallest = digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`
  expect(formatMoney(smallest, code)).toMatch(new RegExp(`(^|[^\\d.])${smallest.replace('.', '\\.')}$`))
  expect(roundMoney(smallest, code).toFixed()).toBe(smallest)
  expect(countDecimals(roundMoney(`${smallest}4`, code))).toBeLessThanOrEqual(digits)
})

it.each([
  ['10', '3', '3.333334'],
  ['10', '4', '2.5'],
  ['0', '7', '0'],
  ['100', '0.0001', '1000000'],
])('the money library finds the price that gives %s with %s', (amount, quantity, price) => {
  expect(getUnitPriceFor(amount, quantity).toFixed()).toBe(price)
})

it('the money library adds exactly', () => {
  expect(sum(Array(1000).fill(0.33)).toFixed()).toBe('330')
  expect(sum([]).toFixed()).toBe('0')
  expect(sum(['0.1', '0.2']).toFixed()).toBe('0.3')
})

it('the money library returns JSON numbers with the currency’s decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 40 }), (cents) => {
      expect(toNumber(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`)).toBe(cents / 100)
    }),
  )
  expect([toNumber('361000.50'), toNumber('1.005'), toNumber('5.00')]).toEqual([361000.5, 1.005, 5])
})

it('the money library drops trailing zeros of a quantity', () => {
  expect(['3.7500', 3, '100', 0.0001].map(formatPlain)).toEqual(['3.75', '3', '100', '0.0001'])
})

describe('parsing typed numbers', () => {
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
  ])('parses %p as %p', (text, number) => {
    expect(parseNumber(text, '.')).toBe(number)
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
  ])('rejects %p as a number', (text) => {
    expect(parseNumber(text, '.')).toBeNaN()
  })

  it('parses a comma in a percentage as a decimal separator', () => {
    expect(parsePercent('9,975')).toBe(9.975)
    expect(parsePercent('19')).toBe(19)
  })

  it('parses every number it fills into the form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (hundredths) => {
        const number = hundredths / 100
        expect(parseNumber(String(number), '.')).toBe(number)
        expect(parseNumber(number.toFixed(2).replace('.', ','), '.')).toBe(number)
        expect(parseNumber(number.toLocaleString('en-US'), '.')).toBe(number)
      }),
    )
  })
})

it.each(['', 'abc', '1,5', null, undefined])('rejects %p as an amount', (value) => {
  expect(tryDecimal(value)).toBeNull()
})

it.each([
  ['.55', 0.55],
  ['1.234', 1.234],
  ['-1,234.5', -1234.5],
  ['1,2345', 1.2345],
  ['1234,567', 1234.567],
  ['0,123', 0.123],
])('the money library parses %p by its three-digit groups as %p', (text, value) => {
  expect(parseNumber(text, '.')).toBe(value)
})

it.each(['1234,567.5', '1,2345.6', '12345,678.9', '1,23x.4', '0,123.4', '1-234', '1,-234.5'])(
  'rejects %p, whose groups do not have three digits',
  (text) => {
    expect(parseNumber(text, '.')).toBeNaN()
  },
)

it.each([
  ['€ 1.234,56', 1234.56],
  ['1.234,56 €', 1234.56],
  ['1,234.56 USD', 1234.56],
  ['CHF 1’500.00', 1500],
  ['US$ 12', 12],
  ['-€5', -5],
  ['−50,00', -50],
  ['12,50 zł', 12.5],
  ['99 kr.', 99],
])('the money library parses the amount %p with its currency', (text, amount) => {
  expect(parseAmount(text, '.')).toBe(amount)
})

it.each(['12 apples', 'EUR', '€', '5 € 6', '5h'])('rejects %p as an amount with a currency', (text) => {
  expect(parseAmount(text, '.')).toBeNaN()
})

it.each([
  ['19 %', 19],
  ['%7', 7],
  ['1.500', 1.5],
  ['1,500', 1.5],
])('the money library parses the percentage %p', (text, percent) => {
  expect(parsePercent(text)).toBe(percent)
})

it.each([
  ['12', 12],
  ['1.000', 1000],
  ['1,000', 1000],
  ['1.5', NaN],
  ['1,5', NaN],
  ['', undefined],
])('the money library formats the count %p without decimals', (text, count) => {
  expect(parseCount(text)).toBe(count)
})

describe('the decimal separator of a user', () => {
  it.each([
    [',', ['de', 'de-AT', 'fr-FR,en;q=0.5', 'es-ES', 'pt-BR', 'sv']],
    ['.', ['en-GB', 'de-CH', 'es-MX', 'ja', '', '*', null]],
  ])('is %p for the browsers of %j', (sign, languages) => {
    for (const one of languages) expect([one, detectDecimalSign({ languages: one })]).toEqual([one, sign])
  })

  it('defaults to the country’s if the browser sends no language', () => {
    expect(detectDecimalSign({ languages: null, country: 'DE' })).toBe(',')
    expect(detectDecimalSign({ languages: '*', country: 'CH' })).toBe('.')
    expect(detectDecimalSign({ languages: 'en-GB', country: 'DE' })).toBe('.')
    expect(detectDecimalSign({ languages: null, country: null })).toBe('.')
  })

  it.each([
    ['chosen, with the browser’s region for it', 'de', 'en-US,de-CH;q=0.5', 'DE', '.'],
    ['chosen, in the country of the business', 'de', 'en-US', 'AT', ','],
    ['chosen, in no region', 'de', 'en-US', null, ','],
    ['chosen against a browser in another language', 'en', 'de-DE,de;q=0.9', 'US', '.'],
    ['the browser’s, with its region', null, 'de,de-CH;q=0.5', 'DE', '.'],
    ['the browser’s, in the country of the business', null, 'de,en;q=0.5', 'CH', '.'],
    ['the browser’s, which the interface doesn’t offer', null, 'fr-FR,en;q=0.5', 'US', ','],
    ['the browser’s, beside a country without a code', null, 'de', 'Germany', ','],
  ])('is that of the language: %s', (_which, language, languages, country, sign) => {
    expect(detectDecimalSign({ language, languages, country })).toBe(sign)
  })
})

it('the money library displays ambiguous or unexpectedly small amounts for confirmation', () => {
  const said = (text: string, sign: '.' | ',', expected?: number) =>
    formatInterpretedAmount(text, { sign, currency: 'EUR', expected, format: formatUnitPrice })
  expect(said('1.500', ',')).toBe('= €1,500.00')
  expect(said('1.500', '.')).toBe('= €1.50')
  expect(['1500', '1.234,5', '1,50', '0,125', 'some', ''].map((text) => said(text, ','))).toEqual(
    Array(6).fill(null),
  )
  expect(said('1,50', ',', 3500)).toBe('= €1.50')
  expect([said('1500', ',', 3500), said('0', ',', 3500)]).toEqual([null, null])
})
