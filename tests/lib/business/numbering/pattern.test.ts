import fc from 'fast-check'
import { expandKind, getDefaultPattern } from '@/lib/business/numbering/numbered-kinds'
import { inferYear, inferPattern, addYearPlaceholder } from '@/lib/business/numbering/infer-pattern'
import {
  matchesContext,
  toClientCode,
  contradictsContext,
  dependsOnInvoice,
  formatDocumentNumber,
  MAX_COUNT,
  MAX_NUMBER_LENGTH,
  listNumbersAfter,
  findPatternProblem,
  getPeriod,
  getPeriodOfNumber,
  parseDocumentNumber,
  RESET_INTERVALS,
  replaceCount,
  producesNumber,
} from '@/lib/business/numbering/pattern'
import { formatFieldMessage } from '@/lib/i18n/format-reason'

const named = { day: '2026-11-22', client: 'Northwind Traders' }

it.each([
  ['INV-{0000}', 1, 'INV-0001'],
  ['INV-{0000}', 9999, 'INV-9999'],
  ['INV-{0000}', 10_000, 'INV-10000'],
  ['{YYYY}/{000}', 18, '2026/018'],
  ['{0}/{YYYY}', 17, '17/2026'],
  ['{YY}{MM}-{00}', 3, '2611-03'],
  ['{CLIENT}-{0}', 7, 'NORT-7'],
  ['INV-{N:4}', 42, 'INV-0042'],
  ['{YYYY}-{N}', 42, '2026-42'],
  ['{000000000000000}', 42, '000000000000042'],
  ['RE (a+b) [{00}] \\ $', 5, 'RE (a+b) [05] \\ $'],
])('a number pattern formats %p with %p as %p, and parses it back', (pattern, count, number) => {
  expect(formatDocumentNumber(pattern, named, count)).toBe(number)
  expect(parseDocumentNumber(pattern, number)).toMatchObject({ count })
  expect(parseDocumentNumber(pattern, number.toLowerCase())).toMatchObject({ count })
  expect(matchesContext(parseDocumentNumber(pattern, number)!, named)).toBe(true)
})

it.each([
  ['INV-{0000}', 'INV-042'],
  ['INV-{0000}', 'INV-00042'],
  ['INV-{0000}', 'INV-0042 '],
  ['INV-{0000}', 'XINV-0042'],
  ['INV-{0000}', `INV-${'9'.repeat(16)}`],
  ['{0}', '٣'],
  ['{0}', '01'],
  ['{YYYY}-{MM}-{0}', '2026-13-1'],
  ['{YYYY}/{000}', '26/001'],
  ['a.b{0}', 'axb1'],
])('a number pattern rejects %p as not %p', (pattern, number) => {
  expect(parseDocumentNumber(pattern, number)).toBeNull()
})

it('a number pattern distinguishes numbers of another year, month or client', () => {
  const pattern = '{YY}{MM}-{CLIENT}-{0}'
  const said = (number: string) => matchesContext(parseDocumentNumber(pattern, number)!, named)
  expect(said('2611-nort-1')).toBe(true)
  expect([said('2511-NORT-1'), said('2610-NORT-1'), said('2611-ACME-1')]).toEqual([false, false, false])
})

it.each([
  ['NEVER', '2026-12-31', ''],
  ['YEARLY', '2026-12-31', '2026'],
  ['YEARLY', '2027-01-01', '2027'],
  ['MONTHLY', '2026-11-30', '2026-11'],
  ['MONTHLY', '2026-12-01', '2026-12'],
] as const)('%s, %s counts in %p', (resets, day, period) => {
  expect(getPeriod(resets, day)).toBe(period)
})

it('a number pattern counts a number in the year and month it contains', () => {
  expect(getPeriodOfNumber('YEARLY', { count: 1, sequenceKey: '', year: '25' }, '2026-11-22')).toBe('2025')
  expect(getPeriodOfNumber('YEARLY', { count: 1, sequenceKey: '', year: '2025' }, '2026-11-22')).toBe('2025')
  expect(
    getPeriodOfNumber('MONTHLY', { count: 1, sequenceKey: '', year: '26', month: '02' }, '2026-11-22'),
  ).toBe('2026-02')
  expect(getPeriodOfNumber('NEVER', { count: 1, sequenceKey: '', year: '2025' }, '2026-11-22')).toBe('')
})

const after = (pattern: string, last: number) =>
  listNumbersAfter({ kind: 'INVOICE', pattern }, named, last, 3)

it('a number pattern counts beyond its width, and starts again when there is no room left', () => {
  expect(after('A-{0}', 8)).toEqual(['A-9', 'A-10', 'A-11'])
  expect(after('A{00}', 98)).toEqual(['A99', 'A100', 'A101'])
  expect(after('A-{0}', MAX_COUNT - 1)).toEqual([`A-${MAX_COUNT}`, 'INV-0001', 'INV-0002'])
  const wide = `${'x'.repeat(49)}{0}`
  expect(after(wide, 8)).toEqual([`${'x'.repeat(49)}9`, 'INV-0001', 'INV-0002'])
  const quotes = { kind: 'QUOTE', pattern: wide } as const
  expect(listNumbersAfter(quotes, named, 9, 1)).toEqual(['Q-0001'])
})

it.each([
  ['INV-{0000}', 'Inv-0042', 'inv-{n}'],
  ['{YYYY}/{000}', '2026/017', '2026/{n}'],
  ['{0}/{YYYY}', '17/2026', '{n}/2026'],
  ['{CLIENT}-{MM}-{0}', 'ACME-11-5', '{client}-11-{n}'],
])('for %p, counts %p in %p', (pattern, number, series) => {
  expect(parseDocumentNumber(pattern, number)?.sequenceKey).toBe(series)
})

it.each([
  ['{YYYY}-{MM}-{000}', 'NEVER', '2026-11-007', '{yyyy}-{mm}-{n}'],
  ['{YYYY}-{MM}-{000}', 'YEARLY', '2026-11-007', '2026-{mm}-{n}'],
  ['{YYYY}-{MM}-{000}', 'MONTHLY', '2026-11-007', '2026-11-{n}'],
  ['{YY}/{0}', 'NEVER', '26/7', '{yy}/{n}'],
  ['{YY}/{0}', 'YEARLY', '26/7', '26/{n}'],
] as const)('one counter is one series: %p, %s, %p is counted in %p', (pattern, resets, number, series) => {
  expect(parseDocumentNumber(pattern, number, resets)?.sequenceKey).toBe(series)
})

it.each([
  ['INVOICE', 'INV-0001'],
  ['CREDIT_NOTE', 'CN-0001'],
  ['QUOTE', 'Q-0001'],
  ['PROFORMA', 'PF-0001'],
] as const)('%s begins with %s, and {KIND} says the same', (kind, number) => {
  expect(formatDocumentNumber(getDefaultPattern(kind), named, 1)).toBe(number)
  expect(expandKind('{KIND}-{0000}', kind)).toBe(getDefaultPattern(kind))
})

it.each([
  ['Northwind Traders', 'NORT'],
  ['3M', 'M'],
  ['Ørsted & Søn', 'ØRST'],
  ['1-800', 'X'],
  ['Straße', 'STRA'],
  ['ßß', 'SSSS'],
])('a number pattern abbreviates the client %p to %p in a number', (title, code) => {
  expect(toClientCode(title)).toBe(code)
})

it.each([
  ['INV-{0000}', 'NEVER', null],
  ['{YYYY}/{000}', 'YEARLY', null],
  ['{YY}-{000}', 'YEARLY', null],
  ['{YYYY}{MM}-{0}', 'MONTHLY', null],
  ['{CLIENT}{0}', 'NEVER', null],
  ['INV-', 'NEVER', 'Add a counter, such as {0000}'],
  ['', 'NEVER', 'Add a counter, such as {0000}'],
  ['{0}-{00}', 'NEVER', 'Use the counter only once'],
  ['{MM}{MM}{0}', 'NEVER', 'Use {MM} only once'],
  ['INV-{N:15}', 'NEVER', null],
  ['{YYYY}-{N:4}', 'YEARLY', null],
  ['{N}-{N:3}', 'NEVER', 'Use the counter only once'],
  ['{KIND}-{YYYY}', 'NEVER', 'Add a counter, such as {0000}'],
  [
    'INV-{N:16}',
    'NEVER',
    '{N:16} isn’t a placeholder. Use {YYYY}, {YY}, {MM}, {CLIENT}, {KIND}, or zeros for the counter, such as {0000}',
  ],
  [
    'INV-{NNN}',
    'NEVER',
    '{NNN} isn’t a placeholder. Use {YYYY}, {YY}, {MM}, {CLIENT}, {KIND}, or zeros for the counter, such as {0000}',
  ],
  [
    '{yyyy}-{0}',
    'NEVER',
    '{yyyy} isn’t a placeholder. Use {YYYY}, {YY}, {MM}, {CLIENT}, {KIND}, or zeros for the counter, such as {0000}',
  ],
  ['{{0}}', 'NEVER', 'A { stands alone. Braces belong around placeholders, such as {0000}'],
  ['a}{0}', 'NEVER', 'A } stands alone. Braces belong around placeholders, such as {0000}'],
  [`${'x'.repeat(42)}{0}`, 'NEVER', 'Use a shorter pattern: numbers have at most 50 characters'],
  [
    'INV-{0000}',
    'YEARLY',
    'To start again each year, add {YYYY} or {YY} to the pattern, or numbers would repeat',
  ],
  [
    '{MM}-{0}',
    'MONTHLY',
    'To start again each month, add {MM} and {YYYY} or {YY} to the pattern, or numbers would repeat',
  ],
  [
    '{YYYY}-{0}',
    'MONTHLY',
    'To start again each month, add {MM} and {YYYY} or {YY} to the pattern, or numbers would repeat',
  ],
] as const)('of %p, %s says %p', (pattern, resets, message) => {
  const problem = findPatternProblem(pattern, resets)
  expect(problem && formatFieldMessage(problem.message)).toBe(message)
})

it.each([
  ['INV-0001', 'INV-{0000}', 1],
  ['INV-1042', 'INV-{0}', 1042],
  ['2026/017', '2026/{000}', 17],
  ['17/2026', '{0}/2026', 17],
  ['INV-0042 (2025)', 'INV-{0000} (2025)', 42],
  ['RE 2026.11.9 (b)', 'RE 2026.11.{0} (b)', 9],
  ['2026', '{0}', 2026],
  ['20261110', '{0}', 20_261_110],
  ['Opening', 'Opening-{0}', 1],
  ['فاتورة-12', 'فاتورة-{0}', 12],
  ['9'.repeat(20), '99999{0}', MAX_COUNT],
])('a number pattern infers from %p the pattern %p, counted to %p', (number, pattern, count) => {
  expect(inferPattern(number)).toEqual({ pattern, count })
})

it('a number pattern infers no pattern from a number full of braces', () => {
  expect(inferPattern('A{0}-5')).toBeNull()
})

it.each([
  ['2026/{000}', '{YYYY}/{000}', '2026'],
  ['INV-{0000} (2025)', 'INV-{0000} ({YYYY})', '2025'],
  ['INV-{0000}', undefined, undefined],
  ['{YY}-2026-{0}', undefined, undefined],
  ['20261122-{0}', undefined, undefined],
])('a number pattern decides for the year in %p if it may follow the date: %p', (pattern, dated, year) => {
  expect(addYearPlaceholder(pattern)).toEqual(dated === undefined ? null : { pattern: dated, year })
})

it.each([
  ['2026/{000}', '2027/001', '2027-01-04', '{YYYY}/{000}'],
  ['{0}/2026', '1/2027', '2027-01-04', '{0}/{YYYY}'],
  ['2026/{000}', '2027/001', '2026-12-30', undefined],
  ['2026/{000}', 'SPECIAL-1', '2027-01-04', undefined],
  ['INV-{0000}', 'INV-2027', '2027-01-04', undefined],
  ['2026/{000}', '2026/042', '2026-12-30', undefined],
])('after %p, the number %p of %s implies the pattern %p', (pattern, number, day, taught) => {
  expect(inferYear(pattern, number, day)?.pattern).toBe(taught)
})

const literal = fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[{}]/.test(text))
const pattern = fc
  .tuple(
    literal,
    fc.constantFrom('', '{YYYY}', '{YY}'),
    literal,
    fc.constantFrom('', '{MM}'),
    fc.constantFrom('', '{CLIENT}', '{KIND}'),
    fc.integer({ min: 1, max: 6 }),
    literal,
  )
  .map(([a, year, b, month, who, zeros, c]) => `${a}${year}${b}${month}${who}{${'0'.repeat(zeros)}}${c}`)
  .filter((text) => findPatternProblem(text, 'NEVER') === null)

it('a number pattern parses the numbers it formats, and never formats one twice', () => {
  fc.assert(
    fc.property(pattern, fc.integer({ min: 0, max: 1e8 }), (raw, last) => {
      const text = expandKind(raw, 'CREDIT_NOTE')
      const numbers = listNumbersAfter({ kind: 'CREDIT_NOTE', pattern: text }, named, last, 20)
      expect(new Set(numbers).size).toBe(20)
      numbers.forEach((number, index) => {
        expect(number.length).toBeLessThanOrEqual(MAX_NUMBER_LENGTH)
        expect(parseDocumentNumber(text, number)).toMatchObject({ count: last + 1 + index })
        expect(matchesContext(parseDocumentNumber(text, number)!, named)).toBe(true)
      })
      expect(new Set(numbers.map((number) => parseDocumentNumber(text, number)?.sequenceKey)).size).toBe(1)
    }),
  )
})

it('a number pattern continues any first number, and throws for no text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 50 }), fc.string({ maxLength: 50 }), (number, other) => {
      const found = inferPattern(number)
      const next = after(found?.pattern ?? getDefaultPattern('INVOICE'), found?.count ?? 0)
      expect(new Set([number, ...next]).size).toBe(4)
      expect(() => parseDocumentNumber(other, number)).not.toThrow()
      for (const resets of RESET_INTERVALS) expect(() => findPatternProblem(other, resets)).not.toThrow()
    }),
  )
})

it('a number pattern parses texts that would make a regular expression backtrack for ever', () => {
  expect(() => parseDocumentNumber('{CLIENT}{0}', `${'a'.repeat(50)}!`)).not.toThrow()
  expect(() => parseDocumentNumber('{0}1{YYYY}', '1'.repeat(50))).not.toThrow()
})

it.each([
  ['{YYYY}-{000}', '2026-007', '2026-11-05', true],
  ['{YYYY}-{000}', '2026-0007', '2026-11-05', false],
  ['{YYYY}-{000}', '2025-007', '2026-11-05', false],
  ['INV-{000}', 'inv-007', '2026-11-05', false],
  ['INV-{000}', '007', '2026-11-05', false],
])('%s formats %s exactly on %s: %p', (pattern, number, day, expected) => {
  expect(producesNumber(pattern, number, day)).toBe(expected)
})

it.each([
  ['{YYYY}-{000}', '2025-007', true],
  ['{YYYY}-{000}', '2026-007', false],
  ['{YY}{MM}-{000}', '2610-007', true],
  ['{CLIENT}-{000}', 'OTHE-007', true],
  ['{CLIENT}-{000}', 'NORT-007', false],
  ['{YYYY}-{000}', 'INV-007', false],
])(
  '%s with the number %s contradicts a document of November 2026 for Northwind: %p',
  (pattern, number, expected) => {
    expect(contradictsContext(pattern, number, { day: '2026-11-05', client: 'Northwind' })).toBe(expected)
  },
)

it.each([
  ['INV-{0000}', 'inv-0007', 12, 'INV-0012'],
  ['{YYYY}/{0}/{CLIENT}', '2025/7/NORT', 12, '2025/12/NORT'],
  ['INV-{000}', 'INV-007', 12_345, 'INV-12345'],
  ['INV-{000}', 'Q-007', 12, null],
])('a number pattern counts a number of %s, %s, as %i: %p', (pattern, number, count, expected) => {
  expect(replaceCount(pattern, number, count)).toBe(expected)
})

it('a number pattern depends on the document only if it contains its date or client', () => {
  const patterns = ['INV-{0000}', '{YYYY}-{000}', '{000}-{CLIENT}', '{MM}{YY}{0}']
  expect(patterns.map((pattern) => dependsOnInvoice(pattern))).toEqual([false, true, true, true])
})

it('a number pattern counts a number in the period it contains, else in that of the date', () => {
  const reading = { count: 7, sequenceKey: '' }
  const day = '2026-11-05'
  expect(getPeriodOfNumber('MONTHLY', reading, day)).toBe('2026-11')
  expect(getPeriodOfNumber('MONTHLY', { ...reading, year: '2025', month: '03' }, day)).toBe('2025-03')
  expect(getPeriodOfNumber('YEARLY', { ...reading, year: '25' }, day)).toBe('2025')
  expect(getPeriodOfNumber('YEARLY', reading, day)).toBe('2026')
  expect(getPeriodOfNumber('NEVER', { ...reading, year: '2025' }, day)).toBe('')
})

it('a number pattern accepts a pattern up to the maximum length of a number', () => {
  // A counter reserves nine digits.
  const pattern = (length: number) => `${'A'.repeat(length - 9)}{0}`
  expect(findPatternProblem(pattern(MAX_NUMBER_LENGTH), 'NEVER')).toBeNull()
  expect(findPatternProblem(pattern(MAX_NUMBER_LENGTH + 1), 'NEVER')).toMatchObject({ field: 'pattern' })
})

it('a number pattern treats only runs of exactly four digits as a year', () => {
  expect(inferPattern('2026-12019')).toEqual({ pattern: '2026-{0}', count: 12_019 })
  expect(inferPattern('2026-20191')).toEqual({ pattern: '2026-{0}', count: 20_191 })
})
