import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Receipt',
  kindMark: 'RECEIPT',
  title: 'Receipt for invoice {number}',
  payment: 'Payment',
  date: 'Date',
  receivedFrom: 'Received from',
  paidOn: 'Payment date',
  invoiceDate: 'Invoice date',
  invoiceTotal: 'Invoice total',
  withheld: 'Withheld',
  paidBefore: 'Previously paid',
  paidNow: 'Paid now',
  credited: 'Kept as credit',
  methods: {
    BANK_TRANSFER: 'Bank transfer',
    CARD: 'Card',
    CASH: 'Cash',
    CHEQUE: 'Cheque',
    OTHER: 'Payment',
    CREDIT: 'Credit',
    CREDIT_NOTE: 'Credit note',
  },
}
