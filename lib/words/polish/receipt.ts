import type { ReceiptWords } from '../document-words'

/** The receipt of a payment, in Polish. */
export const receiptSheet: ReceiptWords = {
  kind: 'Potwierdzenie',
  kindMark: 'POTWIERDZENIE',
  title: 'Potwierdzenie płatności do faktury {number}',
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
