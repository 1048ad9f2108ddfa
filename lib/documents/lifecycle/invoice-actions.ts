import { reason } from '@/lib/i18n/reason'
import type { ActionTable } from './action-types'
import type { STATUSES_BY_KIND } from './kinds'
import { HAS_BALANCE, LINK_NOT_REVOKED, NO_PAYMENTS, NOT_FULLY_PAID, HAS_AMOUNT_DUE } from './preconditions'

type Status = (typeof STATUSES_BY_KIND)['INVOICE'][number]

const SELLER = ['SELLER'] as const
const ONLY_DRAFTS = 'invoice.only-drafts'

export const INVOICE_ACTIONS = {
  view: { by: ['SELLER', 'LINK_VISITOR'], event: 'INVOICE_VIEWED' },
  edit: {
    by: SELLER,
    refused: { SENT: ONLY_DRAFTS, PAID: ONLY_DRAFTS, CANCELLED: ONLY_DRAFTS },
    event: 'INVOICE_EDITED',
  },
  copy: { by: SELLER, event: 'INVOICE_DUPLICATED' },
  share: { by: SELLER, event: 'LINK_CREATED' },
  delete: { by: SELLER, event: 'INVOICE_DELETED' },
  /** By email. A delivered draft becomes SENT. */
  send: {
    by: ['SELLER', 'JOB'],
    refused: { CANCELLED: 'send.cancelled' },
    becomes: { DRAFT: 'SENT' },
    event: 'MAIL_QUEUED',
  },
  remind: {
    by: ['SELLER', 'JOB'],
    refused: {
      DRAFT: 'remind.draft',
      PAID: 'remind.paid',
      CANCELLED: 'remind.cancelled',
    },
    needs: [HAS_BALANCE, LINK_NOT_REVOKED],
    event: 'MAIL_QUEUED',
  },
  /** Records a payment. The amount is checked with the payments (`lib/invoicing/payments`). */
  pay: {
    by: SELLER,
    refused: {
      DRAFT: 'pay.draft',
      PAID: 'pay.paid',
      CANCELLED: 'pay.cancelled',
    },
    becomes: { SENT: 'PAID' },
    event: 'PAYMENT_RECORDED',
  },
  /** Changes a payment. The amount is checked with the payments (`lib/invoicing/payments`). */
  amend: {
    by: SELLER,
    refused: { DRAFT: 'pay.draft', CANCELLED: 'amend.cancelled' },
    event: 'PAYMENT_CHANGED',
  },
  /** Deletes a payment. */
  unpay: { by: SELLER, becomes: { PAID: 'SENT' }, event: 'PAYMENT_REMOVED' },
  /** Credits all or part of the invoice by a credit note. */
  credit: {
    by: SELLER,
    refused: { DRAFT: 'credit.draft', CANCELLED: 'credit.cancelled' },
    event: 'INVOICE_CREDITED',
  },
  /** Transitions: any status can be set by hand (specification, section 4). */
  reopen: {
    by: SELLER,
    needs: [NO_PAYMENTS],
    to: 'DRAFT',
    event: 'INVOICE_DRAFT',
    stopsMail: reason('mail.invoice-drafted'),
  },
  issue: { by: SELLER, needs: [NOT_FULLY_PAID, HAS_AMOUNT_DUE], to: 'SENT', event: 'INVOICE_SENT' },
  settle: { by: SELLER, to: 'PAID', event: 'INVOICE_PAID' },
  cancel: {
    by: SELLER,
    to: 'CANCELLED',
    event: 'INVOICE_CANCELLED',
    stopsMail: reason('mail.invoice-cancelled'),
  },
} as const satisfies ActionTable<Status>

/** The action that the UI offers first for each status. */
export const INVOICE_NEXT_ACTIONS: Partial<Record<Status, keyof typeof INVOICE_ACTIONS>> = {
  DRAFT: 'issue',
  SENT: 'settle',
}
