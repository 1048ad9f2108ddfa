import { asWritten, readReason, reason, say, sayStored } from '@/lib/words/reason'
import { REASONS, type ReasonCode } from '@/lib/words/reasons'

it('says what it is filled with: texts, days, and reasons within', () => {
  expect(say(reason('smtp.refused', { said: '550 no' }))).toBe('The mail server refused it: 550 no')
  expect(say(reason('series.missed-one', { day: { day: '2026-01-05' } }))).toBe(
    'The invoice of Jan 5, 2026 was missed. Choose whether to create it.',
  )
  const of = (address: string, said: string) =>
    reason('mail.of', { address, reason: reason('smtp.later', { said }) })
  expect(say(reason('mail.each', { each: [of('a@b.co', '451'), of('c@d.co', '452')] }))).toBe(
    'a@b.co: The mail server asked us to try later: 451 c@d.co: The mail server asked us to try later: 452',
  )
})

it('never says more than a thousand characters, whatever a server said', () => {
  expect(say(asWritten('x'.repeat(5000)))).toHaveLength(1000)
})

it.each(Object.keys(REASONS) as ReasonCode[])('comes back from the database as it was: %s', (code) => {
  const names = [...REASONS[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const one = reason(
    code,
    names.length > 0 ? Object.fromEntries(names.map((name) => [name, 'x'])) : undefined,
  )
  expect(readReason(JSON.parse(JSON.stringify(one)))).toEqual(one)
  expect(say(one)).not.toContain('{')
})

it.each([null, undefined, '', 7, {}, { code: 'no.such' }, { code: 'constructor' }, []])(
  'takes %j for no reason',
  (stored) => {
    expect(sayStored(stored)).toBeNull()
  },
)

it('drops values that no version of ours wrote', () => {
  const stored = { code: 'smtp.refused', values: { said: { day: 'soon' }, more: 7 } }
  expect(readReason(stored)).toEqual({ code: 'smtp.refused' })
})
