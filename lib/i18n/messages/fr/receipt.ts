import type { ReceiptMessages } from '../../message-types'

export const receiptSheet: ReceiptMessages = {
  kind: 'Reçu',
  kindMark: 'REÇU',
  title: 'Reçu pour la facture {number}',
  payment: 'Paiement',
  date: 'Date',
  receivedFrom: 'Reçu de',
  paidOn: 'Date du paiement',
  invoiceDate: 'Date de la facture',
  invoiceTotal: 'Total de la facture',
  withheld: 'Retenue',
  paidBefore: 'Déjà payé',
  paidNow: 'Ce paiement',
  credited: 'Porté à votre crédit',
  methods: {
    BANK_TRANSFER: 'Virement bancaire',
    CARD: 'Carte',
    CASH: 'Espèces',
    CHEQUE: 'Chèque',
    OTHER: 'Paiement',
    CREDIT: 'Crédit client',
    CREDIT_NOTE: 'Avoir',
  },
}
