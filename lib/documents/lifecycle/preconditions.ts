import type { Amount } from '@/lib/core/money'
import type { PlainReasonCode } from '@/lib/i18n/error-messages'
import type { InvoiceStatus } from './kinds'

/** What of a document may stand in the way of an act beside its state. What is not known is no obstacle: a button offers, the API refuses. */
export interface PreconditionFacts {
  amountPaid?: Amount
  /** What is left to pay. */
  balance?: Amount
  status?: InvoiceStatus
  /** Whether its owner took the public link back, and made no other. */
  isRevoked?: boolean
}

/** Something an act takes, and what is said where it is missing. */
export interface Precondition {
  isMet: (facts: PreconditionFacts) => boolean
  missing: PlainReasonCode
}

/** The sign of a sum; a float has that right however large the sum. */
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

/** An invoice with nothing to pay can't go back to waiting for a payment. */
export const HAS_AMOUNT_DUE: Precondition = {
  isMet: ({ status, balance }) => status !== 'PAID' || balance === undefined || isPositive(balance),
  missing: 'issue.nothing-to-pay',
}

/** An invoice that payments cover in full is paid. */
export const NOT_FULLY_PAID: Precondition = {
  isMet: ({ amountPaid = 0, balance }) =>
    !isPositive(amountPaid) || balance === undefined || isPositive(balance),
  missing: 'issue.paid-in-full',
}
