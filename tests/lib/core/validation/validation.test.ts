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
import { formatFieldMessage } from '@/lib/i18n/format-reason'

/** Returns the parsed value, or the error messages. */
const read = (schema: z.ZodType, value: unknown) => {
  const result = schema.safeParse(value)
  return result.success ? result.data : result.error.issues.map((issue) => formatFieldMessage(issue.message))
}
const BAD = ['Please remove invisible control characters']

it('the validation replaces the schema library’s default messages', () => {
  const said = (schema: z.ZodType, value: unknown) =>
    formatFieldMessage(schema.safeParse(value).error?.issues[0]?.message ?? '')
  expect(said(z.object({ a: z.string() }), {})).toBe('Required')
  expect(said(z.number(), null)).toBe('Required')
  expect(said(z.email(), 'nope')).toBe('Invalid email')
  expect(said(email(), 'nope')).toBe('Invalid email')
})

it('the validation lists the valid choices, without the empty one', () => {
  expect(read(z.enum(['', 'design', 'finance', 'other']), {})).toEqual([
    'Must be one of design, finance or other',
  ])
  expect(read(z.enum(['', 'design']), 'none')).toEqual(['Must be design'])
  expect(read(z.literal(''), 'none')).toEqual(['Must be empty'])
})

it('the validation requires one line of text', () => {
  const name = requiredText('api.name-required', 10)
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
])('the validation rejects %j inside a line', (character) => {
  expect(read(requiredText('api.name-required'), `a${character}b`)).toEqual(BAD)
  expect(read(optionalText(), `a${character}b`)).toEqual(BAD)
})

it('the validation keeps joiners, combining marks and emoji', () => {
  for (const text of ['می\u200cخواهم', 'é', 'Łódź', '👩\u200d🚀', 'שלום'])
    expect(read(requiredText('api.name-required'), text)).toBe(text)
})

it('the validation treats invisible text as empty', () => {
  // An empty braille pattern, and accents without a letter.
  for (const blank of ['\u2800\u2800', '\u0301', '\u2800 \u0301']) {
    expect(read(requiredText('api.name-required'), blank)).toEqual(['Name is required'])
    expect([read(optionalText(), blank), read(optionalProse(), blank)]).toEqual([null, null])
  }
})

it('the validation turns empty optional text into null', () => {
  for (const value of ['', '  ', null, undefined]) expect(read(optionalText(), value)).toBeNull()
  for (const value of ['', ' \n ', null, undefined]) expect(read(optionalProse(), value)).toBeNull()
})

it('the validation normalises line breaks in prose and rejects direction overrides', () => {
  expect(read(optionalProse(), ' a\r\nb\rc\td ')).toBe('a\nb\nc\td')
  expect(read(optionalProse(), 'a\u202eb')).toEqual(BAD)
  expect(read(requiredProse('sending.message-required'), ' \n ')).toEqual(['Message is required'])
  expect(read(requiredProse('sending.message-required', 3), 'abcd')).toEqual([
    'Please use at most 3 characters',
  ])
})

it.each([
  'ada@example.com',
  'a.b+c@sub.example.co.uk',
  'info@müller-söhne.de',
  'pelé@example.com',
  '用户@例子.广告',
  'उपयोगकर्ता@उदाहरण.भारत',
])('the validation accepts %s as an email address', (address) => {
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
])('the validation rejects %j as an email address', (text) => {
  expect(read(email('field.email-address'), text)).toContain('Invalid email address')
})

it('the validation treats an empty address as none', () => {
  expect(['', null, undefined].map((value) => read(optionalEmail('field.email-address'), value))).toEqual([
    null,
    null,
    null,
  ])
  expect(read(optionalEmail('field.email-address'), 'nope')).toEqual(['Invalid email address'])
})

it('the validation distinguishes a missing day from an impossible one', () => {
  expect(read(day('payments.date-required'), '2026-11-09')).toBe('2026-11-09')
  expect(read(day('payments.date-required'), '')).toEqual(['Payment date is required'])
  expect(read(day('payments.date-required'), undefined)).toEqual(['Payment date is required'])
  expect(read(day('payments.date-required'), '2026-02-30')).toEqual(['Please enter a valid date'])
})

it.each([
  [2, 1.25, true],
  [2, 1.255, false],
  [2, 0.1 + 0.2, false],
  [2, 1e-7, false],
  [2, 1e21, true],
  [0, 3, true],
])('the validation limits decimals to %i: %p is %p', (places, value, expected) => {
  expect(decimals(places)(value)).toBe(expected)
})
