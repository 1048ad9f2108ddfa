import { reason } from '@/lib/i18n/reason'
import type { ActionTable } from './action-types'
import type { STATUSES_BY_KIND } from './kinds'

const SELLER = ['SELLER'] as const
const ONLY_DRAFTS = 'invoice.only-drafts'

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
export const CREDIT_NOTE_ACTIONS = COMMON_ACTIONS satisfies ActionTable<
  (typeof STATUSES_BY_KIND)['CREDIT_NOTE'][number]
>

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
