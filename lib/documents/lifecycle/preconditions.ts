import type { Amount } from '@/lib/core/money'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import type { InvoiceStatus } from './kinds'

/**
 * Facts that an action may depend on besides the status. An unknown fact doesn't block: the UI offers the action and
 * the API denies it.
 */
export interface PreconditionFacts {
  amountPaid?: Amount
  balance?: Amount
  status?: InvoiceStatus
  /** True if its owner revoked the public link and created no new one. */
  isRevoked?: boolean
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

export const NO_PAYMENTS: Precondition = {
  isMet: ({ amountPaid = 0 }) => !isPositive(amountPaid),
  missing: 'reopen.payments',
}

/** A paid invoice with a balance of 0 can't become SENT: it would wait for a payment. */
export const HAS_AMOUNT_DUE: Precondition = {
  isMet: ({ status, balance }) => status !== 'PAID' || balance === undefined || isPositive(balance),
  missing: 'issue.nothing-to-pay',
}

/** An invoice whose payments cover its total stays paid. */
export const NOT_FULLY_PAID: Precondition = {
  isMet: ({ amountPaid = 0, balance }) =>
    !isPositive(amountPaid) || balance === undefined || isPositive(balance),
  missing: 'issue.paid-in-full',
}
