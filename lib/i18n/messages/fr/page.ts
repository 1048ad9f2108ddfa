import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in French. */
export const pageWords: PageMessages = {
  print: 'Imprimer',
  download: 'Télécharger le PDF',
  from: '{title} de {seller}',
  about: '{title}\u00a0: à consulter en ligne ou à télécharger en PDF.',
  copy: 'Copier',
  copyWhat: 'Copier\u00a0: {what}',
  amount: 'Montant',
  copied: 'Copié',
  copiedAloud: 'Copié dans le presse-papiers',
  notCopied: 'Échec de la copie',
  answer: {
    accept: 'Accepter le devis',
    decline: 'Refuser',
    acceptTitle: 'Accepter ce devis',
    declineTitle: 'Refuser ce devis',
    name: 'Votre nom',
    note: 'Commentaire',
    optional: 'facultatif',
    nameMissing: 'Indiquez votre nom',
    back: 'Retour',
    accepted: 'Accepté par {name} le {day}',
    declined: 'Refusé par {name} le {day}',
    thanks: 'Merci\u00a0! Votre réponse a été transmise à {seller}.',
    expired: 'Ce devis était valable jusqu’au {day}. Demandez-en un nouveau à {seller}.',
    answeredBefore: 'Ce devis a déjà reçu une réponse.',
    tooMany: 'Trop de tentatives. Veuillez réessayer dans quelques minutes.',
  },
}
