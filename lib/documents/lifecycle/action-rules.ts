import type { EventType } from '@/lib/activity/types'
import type { Reason } from '@/lib/i18n/reason'
import type { PlainReasonCode } from '@/lib/i18n/reason-codes'
import type { Amount } from '@/lib/core/money'
import type { InvoiceStatus } from './kinds'

/**
 * Facts that an action may depend on besides the status. An unknown fact doesn't block: the UI offers the action and
 * the API denies it.
 */
export interface PreconditionFacts {
  /** With what credit notes settled. */
  amountPaid?: Amount
  /** Part of `amountPaid` that credit notes settled. */
  amountCredited?: Amount
  balance?: Amount
  status?: InvoiceStatus
  /** True if its owner revoked the public link and created no new one. */
  isRevoked?: boolean
  /** True if its business protects issued documents (`Business.protectIssued`). */
  isProtected?: boolean
}

/** A condition of an action, and the reason code if it isn't met. */
export interface Precondition {
  isMet: (facts: PreconditionFacts) => boolean
  missing: PlainReasonCode
}

/** A float is exact enough for the sign of any amount. */
const isPositive = (amount: Amount): boolean => Number(amount) > 0

export const HAS_BALANCE: Precondition = {
  isMet: ({ balance }) => balance === undefined || isPositive(balance),
  missing: 'remind.nothing-left',
}

export const LINK_NOT_REVOKED: Precondition = {
  isMet: ({ isRevoked = false }) => !isRevoked,
  missing: 'remind.revoked',
}

const isUnprotected = ({ isProtected = false, status }: PreconditionFacts): boolean =>
  !isProtected || status === 'DRAFT'

/** A protected document that was issued stays issued: it is cancelled or credited instead. */
export const NOT_PROTECTED_FROM_REOPENING: Precondition = {
  isMet: isUnprotected,
  missing: 'reopen.protected',
}
export const NOT_PROTECTED_FROM_DELETION: Precondition = {
  isMet: isUnprotected,
  missing: 'delete.protected',
}

export const NO_PAYMENTS: Precondition = {
  isMet: ({ amountPaid = 0 }) => !isPositive(amountPaid),
  missing: 'reopen.payments',
}

/** A paid invoice with a balance of 0 can't become SENT: it would wait for a payment. */
export const HAS_AMOUNT_DUE: Precondition = {
  isMet: ({ status, balance }) => status !== 'PAID' || balance === undefined || isPositive(balance),
  missing: 'issue.nothing-to-pay',
}

const isSettled = ({ amountPaid = 0, balance }: PreconditionFacts): boolean =>
  isPositive(amountPaid) && balance !== undefined && !isPositive(balance)

const isMoneyPaid = ({ amountPaid = 0, amountCredited = 0 }: PreconditionFacts): boolean =>
  Number(amountPaid) > Number(amountCredited)

const isCredited = ({ amountCredited = 0 }: PreconditionFacts): boolean => isPositive(amountCredited)

/** An invoice whose payments and credit notes cover its total stays paid. The reason names what is to be removed. */
export const NOT_FULLY_PAID: Precondition = {
  isMet: (facts) => !isSettled(facts) || isCredited(facts),
  missing: 'issue.paid-in-full',
}
export const NOT_FULLY_CREDITED: Precondition = {
  isMet: (facts) => !isSettled(facts) || isMoneyPaid(facts),
  missing: 'issue.credited-in-full',
}
export const NOT_PAID_AND_CREDITED: Precondition = {
  isMet: (facts) => !isSettled(facts),
  missing: 'issue.paid-and-credited',
}

/** Performer of an action: the seller's side (any member), a background job, or a visitor of the public link. */
export type Initiator = 'SELLER' | 'JOB' | 'LINK_VISITOR'

/** Rule of one action: its performers, where it is denied, and the status it leads to. */
export interface ActionRule<Status extends string> {
  by: readonly Initiator[]
  /** Statuses in which it is denied, and the reason. It is allowed in all others. */
  refused?: Partial<Record<Status, PlainReasonCode>>
  /** Further preconditions, in the order in which they are reported. */
  needs?: readonly Precondition[]
  /** Status that it sets, whatever the status before. */
  to?: Status
  /** Status by the one before, set once the action has taken effect (email delivered, balance is 0). */
  becomes?: Partial<Record<Status, Status>>
  /** Recorded in the same transaction. */
  event: EventType
  /** Reason for cancelling pending email when a document gets this status. */
  stopsMail?: Reason
}

/** All actions; each kind of document has some of them. */
export const DOCUMENT_ACTIONS = [
  ...(['view', 'edit', 'copy', 'share', 'delete', 'send'] as const),
  ...(['remind', 'pay', 'amend', 'unpay', 'credit', 'convert'] as const),
  ...(['accept', 'decline', 'reopen', 'issue', 'settle', 'cancel'] as const),
]
export type DocumentAction = (typeof DOCUMENT_ACTIONS)[number]

export type ActionTable<Status extends InvoiceStatus> = Partial<Record<DocumentAction, ActionRule<Status>>>
