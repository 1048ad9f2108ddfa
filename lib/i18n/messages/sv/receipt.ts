import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Kvitto',
  kindMark: 'KVITTO',
  title: 'Kvitto för faktura {number}',
  payment: 'Betalning',
  date: 'Datum',
  receivedFrom: 'Mottaget från',
  paidOn: 'Betalningsdatum',
  invoiceDate: 'Fakturadatum',
  invoiceTotal: 'Fakturabelopp',
  withheld: 'Avdraget belopp',
  paidBefore: 'Tidigare betalt',
  paidNow: 'Betalt nu',
  credited: 'Sparat som tillgodohavande',
  methods: {
    BANK_TRANSFER: 'Banköverföring',
    CARD: 'Kort',
    CASH: 'Kontant',
    CHEQUE: 'Check',
    OTHER: 'Betalning',
    CREDIT: 'Tillgodohavande',
    CREDIT_NOTE: 'Kreditfaktura',
  },
}
