import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in German. */
export const pageWords: PageWords = {
  print: 'Drucken',
  download: 'PDF herunterladen',
  from: '{title} von {seller}',
  about: '{title}: online ansehen oder als PDF herunterladen.',
  copy: 'Kopieren',
  copyWhat: '{what} kopieren',
  amount: 'Betrag',
  copied: 'Kopiert',
  copiedAloud: 'In die Zwischenablage kopiert',
  notCopied: 'Kopieren fehlgeschlagen',
}
