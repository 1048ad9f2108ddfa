import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Swedish. */
export const pageWords: PageWords = {
  print: 'Skriv ut',
  download: 'Ladda ner PDF',
  from: '{title} från {seller}',
  about: '{title}: se fakturan och ladda ner den som PDF.',
  copy: 'Kopiera',
  copyWhat: 'Kopiera: {what}',
  amount: 'Belopp',
  copied: 'Kopierat',
  copiedAloud: 'Kopierat till urklipp',
  notCopied: 'Det gick inte att kopiera',
}
