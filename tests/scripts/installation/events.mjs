// Events with the message texts of that release.
import { LODZ, YORK } from './accounts.mjs'
import { long, mails, ref } from './mails.mjs'

const about = (id) => ({ mailId: ref(id), kind: 'INVOICE', to: [`to-${id}@ω.example`] })
export const events = [
  { invoiceId: 2, type: 'INVOICE_CREATED', data: { invoiceNumber: 'FV/2026/002' } },
  { invoiceId: 2, type: 'MAIL_SENT', data: about(1) },
  { invoiceId: 2, type: 'MAIL_FAILED', data: { ...about(2), reason: mails[1].error } },
  { invoiceId: 2, type: 'MAIL_CANCELLED', data: { ...about(3), reason: 'It was no longer due.' } },
  {
    invoiceId: 3,
    type: 'MAIL_QUEUED',
    data: { ...about(4), reason: 'The mail server took too long to answer.' },
  },
  { invoiceId: 4, type: 'MAIL_FAILED', data: { ...about(6), reason: long } },
  { invoiceId: 4, type: 'MAIL_FAILED', data: { ...about(6), reason: '' } },
  // Texts written by an owner stay as they are.
  {
    invoiceId: 99,
    type: 'INVOICE_DELETED',
    data: { reason: 'It was no longer due.', totalAmount: 7.5, note: 'Käse' },
  },
  {
    invoiceId: 6,
    type: 'SCHEDULE_PAUSED',
    data: {
      seriesId: 2,
      problem: 'Its client was deleted. Choose another client for the series, then resume it.',
    },
  },
  {
    invoiceId: null,
    type: 'SERIES_STOPPED',
    data: { seriesId: 3, day: '2026-11-23', problem: 'Czegoś brakuje: „Käse“.' },
  },
  { invoiceId: null, type: 'SCHEDULE_PAUSED', data: { seriesId: 4 } },
  {
    invoiceId: 3,
    type: 'PAYMENT_RECORDED',
    data: { amount: 0.01, currency: 'EUR', paidOn: '2026-11-12', method: 'OTHER' },
  },
  {
    userId: YORK,
    invoiceId: 2,
    type: 'MAIL_FAILED',
    data: { ...about(10), reason: 'Gmail asked us to try later: Quota: 1: ' },
  },
  { userId: YORK, invoiceId: 2, type: 'INVOICE_VIEWED' },
].map((event, index) => ({
  id: 100 + index,
  userId: LODZ,
  createdAt: `2026-11-02 10:00:${10 + index}`,
  ...event,
}))
