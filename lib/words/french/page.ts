import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in French. */
export const pageWords: PageWords = {
  print: 'Imprimer',
  download: 'Télécharger le PDF',
  from: '{title} de {seller}',
  about: '{title}\u00a0: consultez-la et téléchargez-la en PDF.',
  copy: 'Copier',
  copyWhat: 'Copier\u00a0: {what}',
  amount: 'Montant',
  copied: 'Copié',
  copiedAloud: 'Copié dans le presse-papiers',
  notCopied: 'Échec de la copie',
}
