import { conflict } from '@/lib/i18n/errors'
import { rawReason, reason, type Reason } from '@/lib/i18n/reason'
import { parseReason, formatReason, formatStoredReason } from '@/lib/i18n/format-reason'
import { ERROR_MESSAGES, type ReasonCode, type ErrorMessages } from '@/lib/i18n/error-messages'

const inOmegas = (part: string) => (part.startsWith('{') ? part : 'Ω')

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

it('a reason is limited to a thousand characters, whatever a server sent', () => {
  expect(formatReason(rawReason('x'.repeat(5000)))).toHaveLength(1000)
})

it('a reason reads every reason back from the database unchanged', () => {
  const codes = Object.keys(ERROR_MESSAGES) as ReasonCode[]
  const reasons = codes.map((code): Reason => {
    const names = [...ERROR_MESSAGES[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
    return { code, ...(names.length > 0 && { values: Object.fromEntries(names.map((name) => [name, 'x'])) }) }
  })
  expect(reasons.map((one) => parseReason(JSON.parse(JSON.stringify(one))))).toEqual(reasons)
  expect(reasons.filter((one) => formatReason(one).includes('{'))).toEqual([])
})

it('a reason is formatted in any language, including its values', () => {
  const omegas = Object.fromEntries(
    Object.entries(ERROR_MESSAGES).map(([code, words]) => [
      code,
      words.replace(/\{\w+\}|[A-Za-z]/g, inOmegas),
    ]),
  ) as ErrorMessages
  const each = [reason('mail.of', { address: '1', reason: reason('smtp.slow') }), reason('smtp.unreachable')]
  const error = conflict(reason('mail.each', { each }), 'to')
  expect(error.message).toMatch(/^1: The mail server took too long to answer\. We can’t reach/)
  expect(formatReason(error.reason, omegas)).not.toMatch(/[A-Za-z]/)
  expect(error.errors).toEqual({ to: [error.reason] })
  const left = reason('pay.too-much', { left: { amount: '1234.5', currency: 'GBP' } })
  expect([formatReason(left), formatReason(left, omegas)]).toEqual([
    'Only £1,234.50 is left to pay',
    'ΩΩΩΩ £1,234.50 ΩΩ ΩΩΩΩ ΩΩ ΩΩΩ',
  ])
})

it.each([null, undefined, '', 7, {}, { code: 'no.such' }, { code: 'constructor' }, []])(
  'rejects %j as a reason',
  (stored) => {
    expect(formatStoredReason(stored)).toBeNull()
  },
)

it('a reason drops values that no version of ours stored', () => {
  const stored = { code: 'smtp.refused', values: { said: { day: 'soon' }, more: true } }
  expect(parseReason(stored)).toEqual({ code: 'smtp.refused' })
})
