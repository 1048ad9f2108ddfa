import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Betalingsbewijs',
  kindMark: 'BETALINGSBEWIJS',
  title: 'Betalingsbewijs voor factuur {number}',
  payment: 'Betaling',
  date: 'Datum',
  receivedFrom: 'Ontvangen van',
  paidOn: 'Betaaldatum',
  invoiceDate: 'Factuurdatum',
  invoiceTotal: 'Factuurbedrag',
  withheld: 'Ingehouden',
  paidBefore: 'Eerder betaald',
  paidNow: 'Nu betaald',
  credited: 'Als tegoed bewaard',
  methods: {
    BANK_TRANSFER: 'Bankoverschrijving',
    CARD: 'Kaart',
    CASH: 'Contant',
    CHEQUE: 'Cheque',
    OTHER: 'Betaling',
    CREDIT: 'Tegoed',
    CREDIT_NOTE: 'Creditfactuur',
  },
}
