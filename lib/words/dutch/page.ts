import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Dutch. */
export const pageWords: PageWords = {
  print: 'Afdrukken',
  download: 'PDF downloaden',
  from: '{title} van {seller}',
  about: '{title}: bekijk de factuur en download deze als PDF.',
  copy: 'Kopiëren',
  copyWhat: '{what} kopiëren',
  amount: 'Bedrag',
  copied: 'Gekopieerd',
  copiedAloud: 'Naar het klembord gekopieerd',
  notCopied: 'Kopiëren is mislukt',
}
