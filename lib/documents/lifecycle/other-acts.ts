import { reason } from '@/lib/words/reason'
import type { ActsOf } from './acts'
import type { STATUSES_OF } from './kinds'

const OWNER = ['OWNER'] as const
const ONLY_DRAFTS = 'invoice.only-drafts'

/** What can be done alike with every document that is no invoice. */
const COMMON = {
  view: { by: ['OWNER', 'PAYER'], event: 'INVOICE_VIEWED' },
  edit: { by: OWNER, refused: { SENT: ONLY_DRAFTS, CANCELLED: ONLY_DRAFTS }, event: 'INVOICE_EDITED' },
  share: { by: OWNER, event: 'LINK_CREATED' },
  delete: { by: OWNER, event: 'INVOICE_DELETED' },
  send: {
    by: ['OWNER', 'SCHEDULER'],
    refused: { CANCELLED: 'send.cancelled' },
    becomes: { DRAFT: 'SENT' },
    event: 'MAIL_QUEUED',
  },
  reopen: { by: OWNER, to: 'DRAFT', event: 'INVOICE_DRAFT', stopsMail: reason('mail.invoice-drafted') },
  issue: { by: OWNER, to: 'SENT', event: 'INVOICE_SENT' },
  cancel: {
    by: OWNER,
    to: 'CANCELLED',
    event: 'INVOICE_CANCELLED',
    stopsMail: reason('mail.invoice-cancelled'),
  },
} as const satisfies ActsOf<'DRAFT' | 'SENT' | 'CANCELLED'>

const COPY = { by: OWNER, event: 'INVOICE_DUPLICATED' } as const

/** A credit note is made of its invoice, and never of another one: it has no copy. */
export const CREDIT_NOTE_ACTS = COMMON satisfies ActsOf<(typeof STATUSES_OF)['CREDIT_NOTE'][number]>

export const PROFORMA_ACTS = {
  ...COMMON,
  copy: COPY,
  /** Makes the invoice that it announced. */
  convert: {
    by: OWNER,
    refused: { DRAFT: 'convert.draft', CANCELLED: 'convert.cancelled' },
    event: 'INVOICE_CONVERTED',
  },
} as const satisfies ActsOf<(typeof STATUSES_OF)['PROFORMA'][number]>

export const QUOTE_ACTS = {
  ...COMMON,
  copy: COPY,
  edit: {
    ...COMMON.edit,
    refused: { ...COMMON.edit.refused, ACCEPTED: ONLY_DRAFTS, DECLINED: ONLY_DRAFTS },
  },
  /** By whoever has the public link, or by the owner, who heard it otherwise. */
  accept: {
    by: ['OWNER', 'PAYER'],
    refused: { DRAFT: 'answer.draft', DECLINED: 'answer.declined', CANCELLED: 'answer.cancelled' },
    to: 'ACCEPTED',
    event: 'QUOTE_ACCEPTED',
  },
  decline: {
    by: ['OWNER', 'PAYER'],
    refused: { DRAFT: 'answer.draft', ACCEPTED: 'answer.accepted', CANCELLED: 'answer.cancelled' },
    to: 'DECLINED',
    event: 'QUOTE_DECLINED',
  },
  /** Makes an invoice of it. What is billed was accepted. */
  convert: {
    by: OWNER,
    refused: { DRAFT: 'convert.draft', DECLINED: 'convert.declined', CANCELLED: 'convert.cancelled' },
    becomes: { SENT: 'ACCEPTED' },
    event: 'INVOICE_CONVERTED',
  },
} as const satisfies ActsOf<(typeof STATUSES_OF)['QUOTE'][number]>
