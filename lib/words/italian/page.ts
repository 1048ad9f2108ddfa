import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Italian. */
export const pageWords: PageWords = {
  print: 'Stampa',
  download: 'Scarica il PDF',
  from: '{title} da {seller}',
  about: '{title}: la visualizzi e la scarichi in PDF.',
  copy: 'Copia',
  copyWhat: 'Copia: {what}',
  amount: 'Importo',
  copied: 'Copiato',
  copiedAloud: 'Copiato negli appunti',
  notCopied: 'Impossibile copiare',
}
