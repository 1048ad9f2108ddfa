import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Potwierdzenie wpłaty',
  kindMark: 'POTWIERDZENIE WPŁATY',
  title: 'Potwierdzenie wpłaty za fakturę {number}',
  payment: 'Płatność',
  date: 'Data',
  receivedFrom: 'Otrzymano od',
  paidOn: 'Data płatności',
  invoiceDate: 'Data faktury',
  invoiceTotal: 'Kwota faktury',
  withheld: 'Potrącono',
  paidBefore: 'Zapłacono wcześniej',
  paidNow: 'Zapłacono teraz',
  credited: 'Zachowano jako nadpłatę',
  methods: {
    BANK_TRANSFER: 'Przelew bankowy',
    CARD: 'Karta',
    CASH: 'Gotówka',
    CHEQUE: 'Czek',
    OTHER: 'Płatność',
    CREDIT: 'Nadpłata',
    CREDIT_NOTE: 'Faktura korygująca',
  },
}
