import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Ricevuta',
  kindMark: 'RICEVUTA',
  title: 'Ricevuta per la fattura {number}',
  payment: 'Pagamento',
  date: 'Data',
  receivedFrom: 'Ricevuto da',
  paidOn: 'Data del pagamento',
  invoiceDate: 'Data della fattura',
  invoiceTotal: 'Totale della fattura',
  withheld: 'Ritenuta',
  paidBefore: 'Già pagato',
  paidNow: 'Pagato ora',
  credited: 'A Suo credito',
  methods: {
    BANK_TRANSFER: 'Bonifico bancario',
    CARD: 'Carta',
    CASH: 'Contanti',
    CHEQUE: 'Assegno',
    OTHER: 'Pagamento',
    CREDIT: 'Credito',
    CREDIT_NOTE: 'Nota di credito',
  },
}
