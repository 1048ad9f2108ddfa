import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Recibo',
  kindMark: 'RECIBO',
  title: 'Recibo de la factura {number}',
  payment: 'Pago',
  date: 'Fecha',
  receivedFrom: 'Recibido de',
  paidOn: 'Fecha de pago',
  invoiceDate: 'Fecha de la factura',
  invoiceTotal: 'Total de la factura',
  withheld: 'Retenido',
  paidBefore: 'Pagado antes',
  paidNow: 'Pagado ahora',
  credited: 'A su favor',
  methods: {
    BANK_TRANSFER: 'Transferencia bancaria',
    CARD: 'Tarjeta',
    CASH: 'Efectivo',
    CHEQUE: 'Cheque',
    OTHER: 'Pago',
    CREDIT: 'Saldo a favor',
    CREDIT_NOTE: 'Factura rectificativa',
  },
}
