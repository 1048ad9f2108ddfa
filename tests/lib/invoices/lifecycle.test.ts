import {
  actsOf,
  may,
  moveFor,
  refusal,
  statusAfter,
  stepOf,
  stopsMail,
  type Act,
} from '@/lib/documents/lifecycle'
import {
  asOwed,
  DOCUMENT_KINDS,
  INVOICE_STATUSES,
  means,
  STATUSES_OF,
  type DocumentKind,
  type InvoiceStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { AppError } from '@/lib/words/errors'
import { refuse } from '@/lib/documents/lifecycle/refuse'
import { told } from '@/lib/words/reason'
import { say } from '@/lib/words/say'

/** Why an act is refused, as it is read. */
const why = (...asked: Parameters<typeof refusal>) => {
  const code = refusal(...asked)
  return code && say(told(code))
}

const ANYWHERE: Act[] = ['view', 'copy', 'share', 'delete', 'unpay']

// The table once more, written down by hand: what its owner can do with an invoice, by where it stands.
it.each<[InvoiceStatus, Act[]]>([
  ['DRAFT', [...ANYWHERE, 'edit', 'send', 'issue', 'settle', 'cancel']],
  ['SENT', [...ANYWHERE, 'send', 'remind', 'pay', 'amend', 'reopen', 'settle', 'cancel', 'credit']],
  ['PAID', [...ANYWHERE, 'send', 'amend', 'credit', 'reopen', 'issue', 'cancel']],
  ['CANCELLED', [...ANYWHERE, 'reopen', 'issue', 'settle']],
])('of a %s invoice', (status, acts) => {
  expect(actsOf({ status }).sort()).toEqual([...acts].sort())
  expect(actsOf({ status }, 'PAYER')).toEqual(['view'])
  expect(actsOf({ status }, 'SCHEDULER')).toEqual(
    actsOf({ status }).filter((act) => /^(send|remind)$/.test(act)),
  )
})

const OTHERS: Act[] = ['view', 'share', 'delete']

// And with a document of another kind.
it.each<[DocumentKind, InvoiceStatus, Act[], payer?: Act[]]>([
  ['QUOTE', 'DRAFT', ['copy', 'edit', 'send', 'issue', 'cancel']],
  [
    ...(['QUOTE', 'SENT'] as const),
    ['copy', 'send', 'reopen', 'accept', 'decline', 'cancel', 'convert'],
    ['accept', 'decline'],
  ],
  ['QUOTE', 'ACCEPTED', ['copy', 'send', 'reopen', 'issue', 'cancel', 'convert']],
  ['QUOTE', 'DECLINED', ['copy', 'send', 'reopen', 'issue', 'cancel']],
  ['QUOTE', 'CANCELLED', ['copy', 'reopen', 'issue']],
  ['CREDIT_NOTE', 'DRAFT', ['edit', 'send', 'issue', 'cancel']],
  ['CREDIT_NOTE', 'SENT', ['send', 'reopen', 'cancel']],
  ['CREDIT_NOTE', 'CANCELLED', ['reopen', 'issue']],
  ['PROFORMA', 'DRAFT', ['copy', 'edit', 'send', 'issue', 'cancel']],
  ['PROFORMA', 'SENT', ['copy', 'send', 'reopen', 'cancel', 'convert']],
  ['PROFORMA', 'CANCELLED', ['copy', 'reopen', 'issue']],
])('of a %s that is %s', (kind, status, acts, payer = []) => {
  const document = { kind, status }
  expect(actsOf(document).sort()).toEqual([...OTHERS, ...acts].sort())
  expect(actsOf(document, 'PAYER').sort()).toEqual(['view', ...payer].sort())
  expect(actsOf(document, 'SCHEDULER')).toEqual(acts.filter((act) => act === 'send'))
})

it('knows no state of a kind that is not in its table', () => {
  const told = DOCUMENT_KINDS.flatMap((kind) => STATUSES_OF[kind].map((status) => `${kind} ${status}`))
  expect(told).toHaveLength(4 + 5 + 3 + 3)
})

it('sets any state by hand, and takes one usual step', () => {
  const to = (act: Act, status: InvoiceStatus) => statusAfter(act, { status })
  for (const status of INVOICE_STATUSES) {
    expect(INVOICE_STATUSES.map((one) => to(moveFor(one, {}), status))).toEqual([...INVOICE_STATUSES])
    expect(why(moveFor(status, {}), { status })).toBe(`It is ${status.toLowerCase()}.`)
  }
  expect(INVOICE_STATUSES.map((status) => stepOf({ status }))).toEqual(['issue', 'settle', null, null])
  expect(INVOICE_STATUSES.map((status) => to('send', status))).toEqual(['SENT', 'SENT', 'PAID', 'CANCELLED'])
  expect(INVOICE_STATUSES.map((status) => to('pay', status))).toEqual(['DRAFT', 'PAID', 'PAID', 'CANCELLED'])
  expect(INVOICE_STATUSES.map((status) => to('unpay', status))).toEqual([
    'DRAFT',
    'SENT',
    'SENT',
    'CANCELLED',
  ])
})

it('says what is missing beside the state, and takes what is not known for no obstacle', () => {
  const sent = { status: 'SENT' as const }
  expect(why('remind', { ...sent, balance: 0, isRevoked: true })).toMatch(/^Nothing is left to pay/)
  expect(why('remind', { ...sent, balance: '0.01', isRevoked: true })).toMatch(/^You revoked/)
  expect(why('reopen', { ...sent, amountPaid: '0.01' })).toMatch(/^Payments are recorded/)
  expect(why('reopen', { ...sent, amountPaid: '0.00' })).toBeNull()
  const cancelled = { status: 'CANCELLED' as const }
  expect(why('issue', { ...cancelled, amountPaid: 100, balance: 0 })).toMatch(/^Its payments cover/)
  expect(why('issue', { ...cancelled, amountPaid: 100, balance: 1 })).toBeNull()
  expect(why('issue', { ...cancelled, amountPaid: 0, balance: 0 })).toBeNull()
  expect(may('settle', { ...sent, amountPaid: 100, balance: 0 })).toBe(true)
  expect(() => refuse('pay', cancelled)).toThrow(expect.objectContaining({ kind: 'conflict' }) as AppError)
  expect(() => refuse('pay', sent)).not.toThrow()
})

it('keeps a mail from going out wherever nothing can be sent', () => {
  for (const kind of DOCUMENT_KINDS)
    for (const status of INVOICE_STATUSES)
      if (!may('send', { kind, status }))
        expect(say(stopsMail({ kind, status })!)).toMatch(/before it went out\.$/)
  expect(INVOICE_STATUSES.filter((status) => stopsMail({ status }))).toEqual(['DRAFT', 'CANCELLED'])
})

it('says what each state means', () => {
  const that = (meaning: Parameters<typeof means>[0]) =>
    INVOICE_STATUSES.filter((status) => means(meaning, { status }))
  expect(that('draft')).toEqual(['DRAFT'])
  expect(that('owed')).toEqual(['SENT'])
  expect(that('paid')).toEqual(['PAID'])
  expect(that('cancelled')).toEqual(['CANCELLED'])
  expect(that('billed')).toEqual(['SENT', 'PAID'])
  expect(that('outstanding')).toEqual(['DRAFT', 'SENT'])
  expect(asOwed({ id: 1, status: 'PAID' })).toEqual({ id: 1, status: 'SENT' })
})
