import compile from 'icu-minify/compile'
import { conflict } from '@/lib/i18n/errors'
import { rawReason, reason, toReasonResponse, type Reason } from '@/lib/i18n/reason'
import { parseReason, formatReason, formatStoredReason } from '@/lib/i18n/format-reason'
import { englishFormats } from '@/lib/i18n/interface-formats'
import { createReasonFormatter } from '@/lib/i18n/reason-formatter'
import type { ReasonCode } from '@/lib/i18n/reason-codes'
import german from '@/lib/i18n/errors/de.json'
import english from '@/lib/i18n/errors/en.json'
import interfaceMessages from '@/lib/i18n/interface/en.json'

/** The sentences by code. */
const listSentences = (messages: Record<string, string | Record<string, string>>) =>
  Object.entries(messages).flatMap(([group, sentences]) =>
    typeof sentences === 'string'
      ? [[group, sentences] as const]
      : Object.entries(sentences).map(([name, sentence]) => [`${group}.${name}`, sentence] as const),
  )

/** A reason with a value for each placeholder of its sentence. */
const createReasons = (messages: Parameters<typeof listSentences>[0]) =>
  listSentences(messages).map(([code, sentence]): Reason => {
    const names = [...sentence.matchAll(/\{(\w+)[},]/g)].map(([, name]) => name!)
    const values = names.filter((name) => name !== 'kind').map((name) => [name, '7'])
    return { code: code as ReasonCode, ...(values.length > 0 && { values: Object.fromEntries(values) }) }
  })

it('a reason fills in texts, dates and nested reasons', () => {
  expect(formatReason(reason('smtp.refused', { said: '550 no' }))).toBe('The mail server refused it: 550 no')
  expect(formatReason(reason('series.missed-one', { day: { day: '2026-01-05' } }))).toBe(
    'The invoice of Jan 5, 2026 was missed. Choose whether to create it.',
  )
  const of = (address: string, said: string) =>
    reason('mail.of', { address, reason: reason('smtp.later', { said }) })
  expect(formatReason(reason('mail.each', { each: [of('a@b.co', '451'), of('c@d.co', '452')] }))).toBe(
    'a@b.co: The mail server asked us to try later: 451 c@d.co: The mail server asked us to try later: 452',
  )
})

it.each([
  [undefined, 'This can’t be done with an invoice.'],
  ['CREDIT_NOTE', 'This can’t be done with a credit note.'],
  ['QUOTE', 'This can’t be done with a quote.'],
  ['PROFORMA', 'This can’t be done with a pro forma invoice.'],
] as const)('a reason about a document of kind %s names the kind, in a response too', (of, sentence) => {
  const why: Reason = { ...reason('kind.never'), of }
  expect(formatReason(why)).toBe(sentence)
  expect(formatReason(toReasonResponse(why))).toBe(sentence)
})

it('a reason is limited to a thousand characters, whatever a server sent', () => {
  expect(formatReason(rawReason('x'.repeat(5000)))).toHaveLength(1000)
})

it('a third party’s text stays as it is written', () => {
  const text = "It's {name} <b>&</b> '{'"
  expect(formatReason(rawReason(text))).toBe(text)
})

it('every reason is read back from the database unchanged', () => {
  const reasons = createReasons(english)
  expect(reasons.map((one) => parseReason(JSON.parse(JSON.stringify(one))))).toEqual(reasons)
})

it.each([
  ['en', english],
  ['de', german],
])('every sentence of %s can be filled in', (_, messages) => {
  const format = createReasonFormatter({ language: 'en', messages, formats: englishFormats })
  const reasons = createReasons(messages)
  // The formatter returns the code if a sentence is not valid.
  expect(reasons.filter((one) => format(one) === one.code || format(one).includes('{'))).toEqual([])
})

it('a reason is formatted in another language, including its values', () => {
  const format = createReasonFormatter({
    language: 'en',
    messages: german,
    formats: { ...englishFormats, money: (amount) => `${amount} EUR`, number: () => '2,5' },
  })
  const each = [reason('mail.of', { address: '1', reason: reason('smtp.slow') }), reason('smtp.unreachable')]
  const error = conflict(reason('mail.each', { each }), 'to')
  expect(error.message).toMatch(/^1: The mail server took too long to answer\. We can’t reach/)
  expect(format(error.reason)).toMatch(/^1: Der Mailserver hat .+\. Wir erreichen den Mailserver/)
  expect(error.errors).toEqual({ to: [error.reason] })
  const left = reason('credit.too-much', { left: { amount: '1234.5', currency: 'GBP' } })
  expect([formatReason(left), format(left)]).toEqual([
    'Only £1,234.50 of credit is left',
    'Es sind nur noch 1234.5 EUR Guthaben übrig',
  ])
  const quantity = reason('convert.line-left', { left: { number: '2.50' } })
  expect([formatReason(quantity), format(quantity)]).toEqual([
    'Only 2.5 is left of this line',
    'Von dieser Position sind nur noch 2,5 übrig',
  ])
})

it.each([
  null,
  undefined,
  '',
  7,
  {},
  { code: 'no.such' },
  { code: 'constructor' },
  { code: 'invoice' },
  { code: 'smtp.refused.0' },
  [],
])('rejects %j as a reason', (stored) => {
  expect(formatStoredReason(stored)).toBeNull()
})

describe('in a build, which compiles the sentences', () => {
  const compileAll = (messages: object): object =>
    Object.fromEntries(
      Object.entries(messages).map(([name, message]: [string, string | object]) => [
        name,
        typeof message === 'string' ? compile(message) : compileAll(message),
      ]),
    )

  it.each([
    { code: 'smtp.slow' },
    { code: 'smtp.refused', values: { said: '550 no' } },
    { code: 'validation.field.max', values: { max: 5 } },
  ])('reads a reason back from the database: %j', async (stored) => {
    jest.doMock('@/lib/i18n/errors/en.json', () => compileAll(english))
    jest.doMock('@/lib/i18n/interface/en.json', () => compileAll(interfaceMessages))
    await jest.isolateModulesAsync(async () => {
      const { parseReason } = await import('@/lib/i18n/format-reason')
      expect(parseReason(stored)).toEqual(stored)
    })
  })
})

it('a reason drops values that no version of ours stored', () => {
  const stored = { code: 'smtp.refused', values: { said: { day: 'soon' }, more: true } }
  expect(parseReason(stored)).toEqual({ code: 'smtp.refused' })
})
