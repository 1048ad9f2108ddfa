import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Recibo',
  kindMark: 'RECIBO',
  title: 'Recibo da fatura {number}',
  payment: 'Pagamento',
  date: 'Data',
  receivedFrom: 'Recebido de',
  paidOn: 'Data de pagamento',
  invoiceDate: 'Data da fatura',
  invoiceTotal: 'Total da fatura',
  withheld: 'Retido',
  paidBefore: 'Pago anteriormente',
  paidNow: 'Pago agora',
  credited: 'Mantido como crédito',
  methods: {
    BANK_TRANSFER: 'Transferência bancária',
    CARD: 'Cartão',
    CASH: 'Numerário',
    CHEQUE: 'Cheque',
    OTHER: 'Pagamento',
    CREDIT: 'Crédito',
    CREDIT_NOTE: 'Nota de crédito',
  },
}
