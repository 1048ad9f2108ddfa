import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Zahlungsbeleg',
  kindMark: 'ZAHLUNGSBELEG',
  title: 'Zahlungsbeleg zu Rechnung {number}',
  payment: 'Zahlung',
  date: 'Datum',
  receivedFrom: 'Erhalten von',
  paidOn: 'Zahlungsdatum',
  invoiceDate: 'Rechnungsdatum',
  invoiceTotal: 'Rechnungsbetrag',
  withheld: 'Einbehalten',
  paidBefore: 'Zuvor bezahlt',
  paidNow: 'Jetzt bezahlt',
  credited: 'Als Guthaben verbucht',
  methods: {
    BANK_TRANSFER: 'Überweisung',
    CARD: 'Karte',
    CASH: 'Bar',
    CHEQUE: 'Scheck',
    OTHER: 'Zahlung',
    CREDIT: 'Guthaben',
    CREDIT_NOTE: 'Rechnungskorrektur',
  },
}
