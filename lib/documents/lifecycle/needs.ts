import type { Amount } from '@/lib/kernel/money'
import type { PlainCode } from '@/lib/words/reasons'
import type { InvoiceStatus } from './kinds'

/** What of a document may stand in the way of an act beside its state. What is not known is no obstacle: a button offers, the API refuses. */
export interface Facts {
  amountPaid?: Amount
  /** What is left to pay. */
  balance?: Amount
  status?: InvoiceStatus
  /** Whether its owner took the public link back, and made no other. */
  isRevoked?: boolean
}

/** Something an act takes, and what is said where it is missing. */
export interface Need {
  isMet: (facts: Facts) => boolean
  missing: PlainCode
}

/** The sign of a sum; a float has that right however large the sum. */
const isMore = (amount: Amount): boolean => Number(amount) > 0

export const BALANCE: Need = {
  isMet: ({ balance }) => balance === undefined || isMore(balance),
  missing: 'remind.nothing-left',
}

export const LINK: Need = {
  isMet: ({ isRevoked = false }) => !isRevoked,
  missing: 'remind.revoked',
}

export const NO_PAYMENTS: Need = {
  isMet: ({ amountPaid = 0 }) => !isMore(amountPaid),
  missing: 'reopen.payments',
}

/** An invoice with nothing to pay can't go back to waiting for a payment. */
export const SOMETHING_TO_PAY: Need = {
  isMet: ({ status, balance }) => status !== 'PAID' || balance === undefined || isMore(balance),
  missing: 'issue.nothing-to-pay',
}

/** An invoice that payments cover in full is paid. */
export const REST: Need = {
  isMet: ({ amountPaid = 0, balance }) => !isMore(amountPaid) || balance === undefined || isMore(balance),
  missing: 'issue.paid-in-full',
}
