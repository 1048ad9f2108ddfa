import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: '領収書',
  kindMark: '領収書',
  title: '請求書 {number} の領収書',
  payment: 'お支払い',
  date: '日付',
  receivedFrom: 'お支払者',
  paidOn: '入金日',
  invoiceDate: '請求日',
  invoiceTotal: '請求金額',
  withheld: '源泉徴収額',
  paidBefore: '入金済み',
  paidNow: '今回の入金',
  credited: 'お預かり金',
  methods: {
    BANK_TRANSFER: '銀行振込',
    CARD: 'カード',
    CASH: '現金',
    CHEQUE: '小切手',
    OTHER: 'お支払い',
    CREDIT: 'お預かり金',
    CREDIT_NOTE: '返還請求書',
  },
}
