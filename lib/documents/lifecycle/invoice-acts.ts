import type { EventType } from '@/lib/business/events/types'
import type { InvoiceStatus } from './kinds'
import { reason, type Reason } from '@/lib/words/reason'
import type { PlainCode } from '@/lib/words/reasons'
import { BALANCE, LINK, NO_PAYMENTS, REST, type Need } from './needs'

/** Who does something: the owner, the runner of jobs, or whoever opens the public link. */
export type Actor = 'OWNER' | 'SCHEDULER' | 'PAYER'

/** What can be done with a document, and where it leads. */
export interface Rule<Status extends string> {
  by: readonly Actor[]
  /** Where it can't be done, and why. Everywhere else it can. */
  refused?: Partial<Record<Status, PlainCode>>
  /** What it takes besides, in the order in which it is missed. */
  needs?: readonly Need[]
  /** The state that it sets, whatever the state before. */
  to?: Status
  /** The state that follows from it once it has come about (the mail arrived, nothing is left to pay), by the state before. */
  becomes?: Partial<Record<Status, Status>>
  /** Written down in the transaction that does it. */
  event: EventType
  /** Why a mail that still waits does not go out once the document stands there. */
  stopsMail?: Reason
}

const OWNER = ['OWNER'] as const
const ONLY_DRAFTS = 'invoice.only-drafts'

/** The lifecycle of an invoice. */
export const INVOICE_ACTS = {
  view: { by: ['OWNER', 'PAYER'], event: 'INVOICE_VIEWED' },
  edit: {
    by: OWNER,
    refused: { SENT: ONLY_DRAFTS, PAID: ONLY_DRAFTS, CANCELLED: ONLY_DRAFTS },
    event: 'INVOICE_EDITED',
  },
  copy: { by: OWNER, event: 'INVOICE_DUPLICATED' },
  share: { by: OWNER, event: 'LINK_CREATED' },
  delete: { by: OWNER, event: 'INVOICE_DELETED' },
  /** By e-mail. What arrived is no draft any more. */
  send: {
    by: ['OWNER', 'SCHEDULER'],
    refused: { CANCELLED: 'send.cancelled' },
    becomes: { DRAFT: 'SENT' },
    event: 'MAIL_QUEUED',
  },
  remind: {
    by: ['OWNER', 'SCHEDULER'],
    refused: {
      DRAFT: 'remind.draft',
      PAID: 'remind.paid',
      CANCELLED: 'remind.cancelled',
    },
    needs: [BALANCE, LINK],
    event: 'MAIL_QUEUED',
  },
  /** Records money that came in; how much may be is a matter of the sum. */
  pay: {
    by: OWNER,
    refused: {
      DRAFT: 'pay.draft',
      PAID: 'pay.paid',
      CANCELLED: 'pay.cancelled',
    },
    becomes: { SENT: 'PAID' },
    event: 'PAYMENT_RECORDED',
  },
  /** Changes a payment; what it may come to is a matter of the sum. */
  amend: {
    by: OWNER,
    refused: { DRAFT: 'pay.draft', CANCELLED: 'amend.cancelled' },
    event: 'PAYMENT_CHANGED',
  },
  /** Takes a payment back. */
  unpay: { by: OWNER, becomes: { PAID: 'SENT' }, event: 'PAYMENT_REMOVED' },
  /** The moves: any state can be set by hand (specification, section 4). */
  reopen: {
    by: OWNER,
    needs: [NO_PAYMENTS],
    to: 'DRAFT',
    event: 'INVOICE_DRAFT',
    stopsMail: reason('mail.invoice-drafted'),
  },
  issue: { by: OWNER, needs: [REST], to: 'SENT', event: 'INVOICE_SENT' },
  settle: { by: OWNER, to: 'PAID', event: 'INVOICE_PAID' },
  cancel: {
    by: OWNER,
    to: 'CANCELLED',
    event: 'INVOICE_CANCELLED',
    stopsMail: reason('mail.invoice-cancelled'),
  },
} as const satisfies Record<string, Rule<InvoiceStatus>>

export type Act = keyof typeof INVOICE_ACTS

/** The usual step from a state: what the screens offer first. */
export const INVOICE_STEPS: Partial<Record<InvoiceStatus, Act>> = { DRAFT: 'issue', SENT: 'settle' }
