import type { LabelMessages } from '../../message-types'

/** Separate from the document's texts: lists need only these. */
export const labels: LabelMessages = {
  locale: 'en-US',
  statuses: {
    DRAFT: 'Draft',
    SENT: 'Sent',
    PAID: 'Paid',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
    CANCELLED: 'Cancelled',
  },
  types: { ONE_OFF: 'One off', RECURRING: 'Recurring' },
  paymentMethods: {
    REQUEST: 'Request',
    AUTOCHARGE: 'Autocharge',
    BANK_TRANSFER: 'Bank transfer',
    INTERNATIONAL_TRANSFER: 'International transfer',
  },
  paymentStatus: {
    paid: 'Paid',
    cancelled: 'Cancelled',
    dueToday: 'Due today',
    dueIn: { one: 'Due in {count} day', other: 'Due in {count} days' },
    overdueBy: { one: 'Overdue by {count} day', other: 'Overdue by {count} days' },
    accepted: 'Accepted',
    declined: 'Declined',
    expired: 'Expired',
    validToday: 'Valid until today',
    validFor: { one: 'Valid for {count} day', other: 'Valid for {count} days' },
  },
  partPaid: 'Part paid',
}
