import { DOCUMENT_ACTIONS, type DocumentAction, type Initiator } from '@/lib/documents/lifecycle/action-rules'
import {
  getActionEvent,
  isAllowed,
  listTransitionEvents,
  getActionForStatus,
  getDenialReason,
  getUndoDenialReason,
  getStatusAfter,
  findNextAction,
  findMailStopReason,
} from '@/lib/documents/lifecycle/document-actions'
import {
  withSentStatus,
  DOCUMENT_KINDS,
  INVOICE_STATUSES,
  listInvoiceStatusesInGroup,
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
  isInGroup,
  STATUSES_BY_KIND,
  type DocumentKind,
  type InvoiceStatus,
  type StatusGroup,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { AppError } from '@/lib/i18n/errors'
import { assertAllowed } from '@/lib/documents/lifecycle/assert-allowed'
import { toReason } from '@/lib/i18n/reason'
import { formatReason } from '@/lib/i18n/format-reason'

const listAvailableActions = (document: Parameters<typeof isAllowed>[1], by: Initiator = 'SELLER') =>
  DOCUMENT_ACTIONS.filter((action) => isAllowed(action, document, by))

/** Returns the message of a rejected action. */
const why = (...asked: Parameters<typeof getDenialReason>) => {
  const code = getDenialReason(...asked)
  return code && formatReason(toReason(code))
}

const ANYWHERE: DocumentAction[] = ['view', 'copy', 'share', 'delete', 'unpay']

// The transition table written by hand: the owner's actions on an invoice, by status.
it.each<[InvoiceStatus, DocumentAction[]]>([
  ['DRAFT', [...ANYWHERE, 'edit', 'send', 'issue', 'settle', 'cancel']],
  ['SENT', [...ANYWHERE, 'send', 'remind', 'pay', 'amend', 'reopen', 'settle', 'cancel', 'credit']],
  ['PAID', [...ANYWHERE, 'send', 'amend', 'credit', 'reopen', 'issue', 'cancel']],
  ['CANCELLED', [...ANYWHERE, 'reopen', 'issue', 'settle']],
])('the lifecycle table offers the actions of a %s invoice', (status, acts) => {
  expect(listAvailableActions({ status }).sort()).toEqual([...acts].sort())
  expect(listAvailableActions({ status }, 'LINK_VISITOR')).toEqual(['view'])
  expect(listAvailableActions({ status }, 'JOB')).toEqual(
    listAvailableActions({ status }).filter((act) => /^(send|remind)$/.test(act)),
  )
})

const OTHERS: DocumentAction[] = ['view', 'share', 'delete']

// The same for other kinds.
it.each<[DocumentKind, InvoiceStatus, DocumentAction[], payer?: DocumentAction[]]>([
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
])('the lifecycle table offers the actions of a %s that is %s', (kind, status, acts, payer = []) => {
  const document = { kind, status }
  expect(listAvailableActions(document).sort()).toEqual([...OTHERS, ...acts].sort())
  expect(listAvailableActions(document, 'LINK_VISITOR').sort()).toEqual(['view', ...payer].sort())
  expect(listAvailableActions(document, 'JOB')).toEqual(acts.filter((act) => act === 'send'))
})

it('the lifecycle table has no status outside its kind’s table', () => {
  const told = DOCUMENT_KINDS.flatMap((kind) => STATUSES_BY_KIND[kind].map((status) => `${kind} ${status}`))
  expect(told).toHaveLength(4 + 5 + 3 + 3)
})

it('the lifecycle table sets any status manually, and offers one primary step', () => {
  const to = (act: DocumentAction, status: InvoiceStatus) => getStatusAfter(act, { status })
  for (const status of INVOICE_STATUSES) {
    expect(INVOICE_STATUSES.map((one) => to(getActionForStatus(one, {}), status))).toEqual([
      ...INVOICE_STATUSES,
    ])
    expect(why(getActionForStatus(status, {}), { status })).toBe(`It is ${status.toLowerCase()}.`)
  }
  expect(INVOICE_STATUSES.map((status) => findNextAction({ status }))).toEqual([
    'issue',
    'settle',
    null,
    null,
  ])
  expect(INVOICE_STATUSES.map((status) => to('send', status))).toEqual(['SENT', 'SENT', 'PAID', 'CANCELLED'])
  expect(INVOICE_STATUSES.map((status) => to('pay', status))).toEqual(['DRAFT', 'PAID', 'PAID', 'CANCELLED'])
  expect(INVOICE_STATUSES.map((status) => to('unpay', status))).toEqual([
    'DRAFT',
    'SENT',
    'SENT',
    'CANCELLED',
  ])
})

it('the lifecycle table names missing preconditions besides the status, and ignores unknown ones', () => {
  const sent = { status: 'SENT' as const }
  expect(why('remind', { ...sent, balance: 0, isRevoked: true })).toMatch(/^This invoice has no balance due/)
  expect(why('remind', { ...sent, balance: '0.01', isRevoked: true })).toMatch(/^You revoked/)
  expect(why('reopen', { ...sent, amountPaid: '0.01' })).toMatch(/^Payments are recorded/)
  expect(why('reopen', { ...sent, amountPaid: '0.00' })).toBeNull()
  const cancelled = { status: 'CANCELLED' as const }
  expect(why('issue', { ...cancelled, amountPaid: 100, balance: 0 })).toMatch(/^Its payments cover/)
  expect(why('issue', { ...cancelled, amountPaid: 100, amountCredited: 100, balance: 0 })).toMatch(
    /^Its credit notes cover/,
  )
  expect(why('issue', { ...cancelled, amountPaid: 100, amountCredited: '60.00', balance: 0 })).toMatch(
    /^Its payments and credit notes cover/,
  )
  expect(why('issue', { ...cancelled, amountPaid: 100, balance: 1 })).toBeNull()
  expect(why('issue', { ...cancelled, amountPaid: 0, balance: 0 })).toBeNull()
  expect(why('issue', { ...cancelled, amountPaid: 100 })).toBeNull()
  expect(isAllowed('settle', { ...sent, amountPaid: 100, balance: 0 })).toBe(true)
  expect(() => assertAllowed('pay', cancelled)).toThrow(
    expect.objectContaining({ kind: 'conflict' }) as AppError,
  )
  expect(() => assertAllowed('pay', sent)).not.toThrow()
})

it('the lifecycle table blocks emails for every document that can’t be sent', () => {
  for (const kind of DOCUMENT_KINDS)
    for (const status of INVOICE_STATUSES)
      if (!isAllowed('send', { kind, status }))
        expect(formatReason(findMailStopReason({ kind, status })!)).toMatch(/before it went out\.$/)
  expect(INVOICE_STATUSES.filter((status) => findMailStopReason({ status }))).toEqual(['DRAFT', 'CANCELLED'])
})

const EVERY_STATE: HasStatus[] = DOCUMENT_KINDS.flatMap((kind) =>
  STATUSES_BY_KIND[kind].map((status) => ({ kind, status })),
)
const statesWhere = (holds: (document: HasStatus) => boolean) =>
  EVERY_STATE.filter(holds).map(({ kind, status }) => `${kind} ${status}`)
const ofEveryKind = (...statuses: string[]) =>
  DOCUMENT_KINDS.flatMap((kind) => statuses.map((status) => `${kind} ${status}`))

it.each<[StatusGroup, string[], ask?: (document: HasStatus) => boolean]>([
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
])(
  'the lifecycle table only these statuses are in the group %s: %p',
  (meaning, states, ask = (document) => isInGroup(meaning, document)) => {
    expect(statesWhere((document) => isInGroup(meaning, document))).toEqual(states)
    expect(statesWhere(ask)).toEqual(states)
    const invoices = states.flatMap((state) => /^INVOICE (.*)/.exec(state)?.[1] ?? [])
    expect(listInvoiceStatusesInGroup(meaning)).toEqual(invoices)
  },
)

it('the lifecycle table treats a document without a kind as an invoice, and only invoices and pro forma invoices as payable', () => {
  expect(DOCUMENT_KINDS.filter((kind) => isInvoice({ kind }))).toEqual(['INVOICE'])
  expect(DOCUMENT_KINDS.filter((kind) => isPayable({ kind }))).toEqual(['INVOICE', 'PROFORMA'])
  expect([isInvoice({}), isPayable({}), isOwed({ status: 'SENT' })]).toEqual([true, true, true])
})

it('the lifecycle table changes the status of every action as its kind’s table says', () => {
  const after = (act: DocumentAction, kind: DocumentKind) =>
    STATUSES_BY_KIND[kind].map((status) => getStatusAfter(act, { kind, status }))
  expect(after('send', 'QUOTE')).toEqual(['SENT', 'SENT', 'ACCEPTED', 'DECLINED', 'CANCELLED'])
  expect(after('convert', 'QUOTE')).toEqual(['DRAFT', 'ACCEPTED', 'ACCEPTED', 'DECLINED', 'CANCELLED'])
  for (const kind of ['CREDIT_NOTE', 'PROFORMA'] as const)
    expect(after('send', kind)).toEqual(['SENT', 'SENT', 'CANCELLED'])
  expect(after('copy', 'INVOICE')).toEqual([...INVOICE_STATUSES])
  const step = (kind: DocumentKind) =>
    STATUSES_BY_KIND[kind].map((status) => findNextAction({ kind, status }))
  expect(step('QUOTE')).toEqual(['issue', 'accept', null, null, null])
  for (const kind of ['CREDIT_NOTE', 'PROFORMA'] as const) expect(step(kind)).toEqual(['issue', null, null])
})

it('the lifecycle table checks an undo for its preconditions, and not for its source status', () => {
  expect(getUndoDenialReason('reopen', { status: 'DRAFT', amountPaid: '0.01' })).toBe('reopen.payments')
  expect(getUndoDenialReason('reopen', { status: 'DRAFT', amountPaid: 0 })).toBeNull()
  expect(getUndoDenialReason('pay', { status: 'CANCELLED' })).toBeNull()
  expect(getDenialReason('pay', { status: 'CANCELLED' })).toBe('pay.cancelled')
  expect(getDenialReason('pay', { kind: 'QUOTE', status: 'SENT' })).toBe('kind.never')
})

it('the lifecycle table records each transition of an invoice as its own event, and nothing else as a transition', () => {
  const sent: HasStatus = { status: 'SENT' }
  const moves = INVOICE_STATUSES.map((status) => getActionEvent(getActionForStatus(status, sent), sent))
  expect(moves).toEqual(['INVOICE_DRAFT', 'INVOICE_SENT', 'INVOICE_PAID', 'INVOICE_CANCELLED'])
  expect(listTransitionEvents(sent)).toEqual(moves)
})

it('the lifecycle table keeps reminders available for an invoice with a balance due, whatever its status', () => {
  expect(withSentStatus({ id: 1, status: 'PAID' })).toEqual({ id: 1, status: 'SENT' })
})

it.each<[DocumentKind, InvoiceStatus, isKept: boolean]>([
  ['INVOICE', 'DRAFT', false],
  ['INVOICE', 'SENT', true],
  ['INVOICE', 'PAID', true],
  ['INVOICE', 'CANCELLED', true],
  ['CREDIT_NOTE', 'DRAFT', false],
  ['CREDIT_NOTE', 'SENT', true],
  ['CREDIT_NOTE', 'CANCELLED', true],
  ['QUOTE', 'SENT', false],
  ['QUOTE', 'ACCEPTED', false],
  ['PROFORMA', 'SENT', false],
])('a protected business keeps a document of the kind %s that is %s: %s', (kind, status, isKept) => {
  const document = { kind, status, isProtected: true }
  expect(isAllowed('delete', document)).toBe(!isKept)
  if (status !== 'DRAFT') expect(isAllowed('reopen', document)).toBe(!isKept)
  expect(getUndoDenialReason('reopen', document)).toBe(isKept ? 'reopen.protected' : null)
  // Everything else is as without the protection.
  const others = (state: Parameters<typeof isAllowed>[1]) =>
    listAvailableActions(state).filter((action) => action !== 'delete' && action !== 'reopen')
  expect(others(document)).toEqual(others({ kind, status }))
})
