import { reason } from '@/lib/i18n/reason'
import {
  type ActionTable,
  HAS_BALANCE,
  LINK_NOT_REVOKED,
  NO_PAYMENTS,
  NOT_PROTECTED_FROM_DELETION,
  NOT_PROTECTED_FROM_REOPENING,
  NOT_FULLY_CREDITED,
  NOT_FULLY_PAID,
  NOT_PAID_AND_CREDITED,
  HAS_AMOUNT_DUE,
} from './action-rules'
import type { STATUSES_BY_KIND } from './kinds'

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
  delete: { by: SELLER, needs: [NOT_PROTECTED_FROM_DELETION], event: 'INVOICE_DELETED' },
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
    needs: [NOT_PROTECTED_FROM_REOPENING, NO_PAYMENTS],
    to: 'DRAFT',
    event: 'INVOICE_DRAFT',
    stopsMail: reason('mail.invoice-drafted'),
  },
  issue: {
    by: SELLER,
    needs: [NOT_FULLY_PAID, NOT_FULLY_CREDITED, NOT_PAID_AND_CREDITED, HAS_AMOUNT_DUE],
    to: 'SENT',
    event: 'INVOICE_SENT',
  },
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

/** Actions that all documents except invoices share. */
const COMMON_ACTIONS = {
  view: { by: ['SELLER', 'LINK_VISITOR'], event: 'INVOICE_VIEWED' },
  edit: { by: SELLER, refused: { SENT: ONLY_DRAFTS, CANCELLED: ONLY_DRAFTS }, event: 'INVOICE_EDITED' },
  share: { by: SELLER, event: 'LINK_CREATED' },
  delete: { by: SELLER, event: 'INVOICE_DELETED' },
  send: {
    by: ['SELLER', 'JOB'],
    refused: { CANCELLED: 'send.cancelled' },
    becomes: { DRAFT: 'SENT' },
    event: 'MAIL_QUEUED',
  },
  reopen: { by: SELLER, to: 'DRAFT', event: 'INVOICE_DRAFT', stopsMail: reason('mail.invoice-drafted') },
  issue: { by: SELLER, to: 'SENT', event: 'INVOICE_SENT' },
  cancel: {
    by: SELLER,
    to: 'CANCELLED',
    event: 'INVOICE_CANCELLED',
    stopsMail: reason('mail.invoice-cancelled'),
  },
} as const satisfies ActionTable<'DRAFT' | 'SENT' | 'CANCELLED'>

const COPY_ACTION = { by: SELLER, event: 'INVOICE_DUPLICATED' } as const

/** A credit note belongs to one invoice, so it can't be duplicated. */
export const CREDIT_NOTE_ACTIONS = {
  ...COMMON_ACTIONS,
  delete: { ...COMMON_ACTIONS.delete, needs: [NOT_PROTECTED_FROM_DELETION] },
  reopen: { ...COMMON_ACTIONS.reopen, needs: [NOT_PROTECTED_FROM_REOPENING] },
} as const satisfies ActionTable<(typeof STATUSES_BY_KIND)['CREDIT_NOTE'][number]>

export const PROFORMA_ACTIONS = {
  ...COMMON_ACTIONS,
  copy: COPY_ACTION,
  /** Creates the invoice that it announced. */
  convert: {
    by: SELLER,
    refused: { DRAFT: 'convert.draft', CANCELLED: 'convert.cancelled' },
    event: 'INVOICE_CONVERTED',
  },
} as const satisfies ActionTable<(typeof STATUSES_BY_KIND)['PROFORMA'][number]>

export const QUOTE_ACTIONS = {
  ...COMMON_ACTIONS,
  copy: COPY_ACTION,
  edit: {
    ...COMMON_ACTIONS.edit,
    refused: { ...COMMON_ACTIONS.edit.refused, ACCEPTED: ONLY_DRAFTS, DECLINED: ONLY_DRAFTS },
  },
  /** By a visitor of the public link, or by the owner, who learned of it otherwise. */
  accept: {
    by: ['SELLER', 'LINK_VISITOR'],
    refused: { DRAFT: 'answer.draft', DECLINED: 'answer.declined', CANCELLED: 'answer.cancelled' },
    to: 'ACCEPTED',
    event: 'QUOTE_ACCEPTED',
  },
  decline: {
    by: ['SELLER', 'LINK_VISITOR'],
    refused: { DRAFT: 'answer.draft', ACCEPTED: 'answer.accepted', CANCELLED: 'answer.cancelled' },
    to: 'DECLINED',
    event: 'QUOTE_DECLINED',
  },
  /** Creates an invoice. Billing a sent quote accepts it. */
  convert: {
    by: SELLER,
    refused: { DRAFT: 'convert.draft', DECLINED: 'convert.declined', CANCELLED: 'convert.cancelled' },
    becomes: { SENT: 'ACCEPTED' },
    event: 'INVOICE_CONVERTED',
  },
} as const satisfies ActionTable<(typeof STATUSES_BY_KIND)['QUOTE'][number]>
