import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in Polish. */
export const pageWords: PageWords = {
  print: 'Drukuj',
  download: 'Pobierz PDF',
  from: '{title} od {seller}',
  about: '{title}: zobacz fakturę i pobierz ją jako PDF.',
  copy: 'Kopiuj',
  copyWhat: 'Kopiuj: {what}',
  amount: 'Kwota',
  copied: 'Skopiowano',
  copiedAloud: 'Skopiowano do schowka',
  notCopied: 'Nie udało się skopiować',
}
