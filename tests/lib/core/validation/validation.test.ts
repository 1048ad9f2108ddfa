import { z } from 'zod'
import {
  day,
  decimals,
  email,
  optionalEmail,
  optionalProse,
  optionalText,
  requiredProse,
  requiredText,
} from '@/lib/core/validation'

/** Returns the parsed value, or the error messages. */
const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? result.data : result.error.issues.map((issue) => issue.message)
}
const BAD = ['Please remove invisible control characters']

it('has words for what a schema gives none', () => {
  const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
  expect(said(z.object({ a: z.string() }), {})).toBe('Required')
  expect(said(z.number(), null)).toBe('Required')
  expect(said(z.email(), 'nope')).toBe('Invalid email')
  expect(said(email(), 'nope')).toBe('Invalid email')
})

it('names what there is to choose from, and leaves out that nothing may be chosen', () => {
  expect(read(z.enum(['', 'design', 'finance', 'other']), {})).toEqual([
    'Must be one of design, finance or other',
  ])
  expect(read(z.enum(['', 'design']), 'none')).toEqual(['Must be design'])
  expect(read(z.literal(''), 'none')).toEqual(['Must be empty'])
})

it('requires one line of text', () => {
  const name = requiredText('Name is required', 10)
  expect(read(name, '  Ada ')).toBe('Ada')
  expect(read(name, '   ')).toEqual(['Name is required'])
  expect(read(name, undefined)).toEqual(['Name is required'])
  expect(read(name, 5)).toEqual(['Name is required'])
  expect(read(name, 'x'.repeat(11))).toEqual(['Please use at most 10 characters'])
})

it.each([
  '\u0000',
  '\u0007',
  '\n',
  '\u061c',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2028',
  '\u2060',
  '\u2066',
  '\u00ad',
  '\u3164',
  '\uffff',
  '\u{e0041}',
  '\ud800',
])('refuses %j inside a line', (character) => {
  expect(read(requiredText('x'), `a${character}b`)).toEqual(BAD)
  expect(read(optionalText(), `a${character}b`)).toEqual(BAD)
})

it('leaves what scripts need: joiners, combining marks, emoji', () => {
  for (const text of ['می\u200cخواهم', 'é', 'Łódź', '👩\u200d🚀', 'שלום'])
    expect(read(requiredText('x'), text)).toBe(text)
})

it('takes what nobody can see for nothing', () => {
  // An empty braille pattern, and accents without a letter.
  for (const blank of ['\u2800\u2800', '\u0301', '\u2800 \u0301']) {
    expect(read(requiredText('Name is required'), blank)).toEqual(['Name is required'])
    expect([read(optionalText(), blank), read(optionalProse(), blank)]).toEqual([null, null])
  }
})

it('turns empty optional text into null', () => {
  for (const value of ['', '  ', null, undefined]) expect(read(optionalText(), value)).toBeNull()
  for (const value of ['', ' \n ', null, undefined]) expect(read(optionalProse(), value)).toBeNull()
})

it('keeps line breaks of prose, in one style, and refuses direction overrides', () => {
  expect(read(optionalProse(), ' a\r\nb\rc\td ')).toBe('a\nb\nc\td')
  expect(read(optionalProse(), 'a\u202eb')).toEqual(BAD)
  expect(read(requiredProse('Say something'), ' \n ')).toEqual(['Say something'])
  expect(read(requiredProse('x', 3), 'abcd')).toEqual(['Please use at most 3 characters'])
})

it.each([
  'ada@example.com',
  'a.b+c@sub.example.co.uk',
  'info@müller-söhne.de',
  'pelé@example.com',
  '用户@例子.广告',
  'उपयोगकर्ता@उदाहरण.भारत',
])('takes %s for an address', (address) => {
  expect(read(email(), ` ${address.toUpperCase()} `)).toBe(address)
})

it.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'a@b@c.com',
  'a@x.com,b@y.com',
  'ö@münchen',
  'a@-münchen.de',
  'a@mün chen.de',
  'é,b@x.de',
  'é\u202e@x.de',
  'a@ex。ample.com',
  `${'é'.repeat(125)}@example.com`,
  `a@${'ü'.repeat(70)}.de`,
  'Ada <ada@example.com>',
  'ada@example.com\nBcc: b@y.com',
  `${'x'.repeat(250)}@example.com`,
  null,
])('does not take %j for an address', (text) => {
  expect(read(email('Invalid email address'), text)).toContain('Invalid email address')
})

it('takes no address for none', () => {
  expect(['', null, undefined].map((value) => read(optionalEmail('Wrong'), value))).toEqual([
    null,
    null,
    null,
  ])
  expect(read(optionalEmail('Wrong'), 'nope')).toEqual(['Wrong'])
})

it('tells a missing day from an impossible one', () => {
  expect(read(day('Date is required'), '2026-11-09')).toBe('2026-11-09')
  expect(read(day('Date is required'), '')).toEqual(['Date is required'])
  expect(read(day('Date is required'), undefined)).toEqual(['Date is required'])
  expect(read(day('Date is required'), '2026-02-30')).toEqual(['Please enter a valid date'])
})

it.each([
  [2, 1.25, true],
  [2, 1.255, false],
  [2, 0.1 + 0.2, false],
  [2, 1e-7, false],
  [2, 1e21, true],
  [0, 3, true],
])('at most %i decimals: %p is %p', (places, value, expected) => {
  expect(decimals(places)(value)).toBe(expected)
})
