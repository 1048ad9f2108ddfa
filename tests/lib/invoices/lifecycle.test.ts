import {
  actsOf,
  eventOf,
  may,
  moveEvents,
  moveFor,
  refusal,
  refusalBack,
  statusAfter,
  stepOf,
  stopsMail,
  type Act,
} from '@/lib/documents/lifecycle'
import {
  asOwed,
  DOCUMENT_KINDS,
  INVOICE_STATUSES,
  invoicesThatMean,
  isAccepted,
  isCancelled,
  isDeclined,
  isDraft,
  isInvoice,
  isOffered,
  isOutstanding,
  isOwed,
  isPaid,
  isPayable,
  means,
  STATUSES_OF,
  type DocumentKind,
  type InvoiceStatus,
  type Meaning,
  type Stated,
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
  expect(why('issue', { ...cancelled, amountPaid: 100 })).toBeNull()
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

const EVERY_STATE: Stated[] = DOCUMENT_KINDS.flatMap((kind) =>
  STATUSES_OF[kind].map((status) => ({ kind, status })),
)
const statesWhere = (holds: (document: Stated) => boolean) =>
  EVERY_STATE.filter(holds).map(({ kind, status }) => `${kind} ${status}`)
const ofEveryKind = (...statuses: string[]) =>
  DOCUMENT_KINDS.flatMap((kind) => statuses.map((status) => `${kind} ${status}`))

it.each<[Meaning, string[], ask?: (document: Stated) => boolean]>([
  ['draft', ofEveryKind('DRAFT'), isDraft],
  ['owed', ['INVOICE SENT'], isOwed],
  ['paid', ['INVOICE PAID'], isPaid],
  ['cancelled', ofEveryKind('CANCELLED'), isCancelled],
  ['billed', ['INVOICE SENT', 'INVOICE PAID']],
  ['outstanding', ['INVOICE DRAFT', 'INVOICE SENT'], isOutstanding],
  ['underWay', ofEveryKind('DRAFT', 'SENT')],
  ['credited', ['CREDIT_NOTE SENT']],
  ['offered', ['QUOTE SENT'], isOffered],
  ['accepted', ['QUOTE ACCEPTED'], isAccepted],
  ['declined', ['QUOTE DECLINED'], isDeclined],
])('only these states mean %s: %p', (meaning, states, ask = (document) => means(meaning, document)) => {
  expect(statesWhere((document) => means(meaning, document))).toEqual(states)
  expect(statesWhere(ask)).toEqual(states)
  const invoices = states.flatMap((state) => /^INVOICE (.*)/.exec(state)?.[1] ?? [])
  expect(invoicesThatMean(meaning)).toEqual(invoices)
})

it('takes a document without a kind for an invoice, and only invoices and pro forma invoices for payable', () => {
  expect(DOCUMENT_KINDS.filter((kind) => isInvoice({ kind }))).toEqual(['INVOICE'])
  expect(DOCUMENT_KINDS.filter((kind) => isPayable({ kind }))).toEqual(['INVOICE', 'PROFORMA'])
  expect([isInvoice({}), isPayable({}), isOwed({ status: 'SENT' })]).toEqual([true, true, true])
})

it('changes the status of every act as the table of its kind says', () => {
  const after = (act: Act, kind: DocumentKind) =>
    STATUSES_OF[kind].map((status) => statusAfter(act, { kind, status }))
  expect(after('send', 'QUOTE')).toEqual(['SENT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED'])
  expect(after('convert', 'QUOTE')).toEqual(['DRAFT', 'ACCEPTED', 'ACCEPTED', 'DECLINED', 'CANCELLED'])
  for (const kind of ['CREDIT_NOTE', 'PROFORMA'] as const)
    expect(after('send', kind)).toEqual(['SENT', 'SENT', 'CANCELLED'])
  expect(after('copy', 'INVOICE')).toEqual([...INVOICE_STATUSES])
  const step = (kind: DocumentKind) => STATUSES_OF[kind].map((status) => stepOf({ kind, status }))
  expect(step('QUOTE')).toEqual(['issue', 'accept', null, null, null])
  for (const kind of ['CREDIT_NOTE', 'PROFORMA'] as const) expect(step(kind)).toEqual(['issue', null, null])
})

it('asks of a move that is taken back what it needs, and not where it comes from', () => {
  expect(refusalBack('reopen', { status: 'DRAFT', amountPaid: '0.01' })).toBe('reopen.payments')
  expect(refusalBack('reopen', { status: 'DRAFT', amountPaid: 0 })).toBeNull()
  expect(refusalBack('pay', { status: 'CANCELLED' })).toBeNull()
  expect(refusal('pay', { status: 'CANCELLED' })).toBe('pay.cancelled')
  expect(refusal('pay', { kind: 'QUOTE', status: 'SENT' })).toBe('kind.never')
})

it('writes down each move of an invoice as its own event, and nothing else as a move', () => {
  const sent: Stated = { status: 'SENT' }
  const moves = INVOICE_STATUSES.map((status) => eventOf(moveFor(status, sent), sent))
  expect(moves).toEqual(['INVOICE_DRAFT', 'INVOICE_SENT', 'INVOICE_PAID', 'INVOICE_CANCELLED'])
  expect(moveEvents(sent)).toEqual(moves)
})

it('stands ready for an invoice that has to be paid, whatever its status', () => {
  expect(asOwed({ id: 1, status: 'PAID' })).toEqual({ id: 1, status: 'SENT' })
})
