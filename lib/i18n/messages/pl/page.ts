import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Polish. */
export const pageWords: PageMessages = {
  print: 'Drukuj',
  download: 'Pobierz PDF',
  from: '{title} od {seller}',
  about: '{title}: zobacz online lub pobierz jako PDF.',
  copy: 'Kopiuj',
  copyWhat: 'Kopiuj: {what}',
  amount: 'Kwota',
  copied: 'Skopiowano',
  copiedAloud: 'Skopiowano do schowka',
  notCopied: 'Nie udało się skopiować',
  answer: {
    accept: 'Zaakceptuj ofertę',
    decline: 'Odrzuć',
    acceptTitle: 'Akceptacja oferty',
    declineTitle: 'Odrzucenie oferty',
    name: 'Imię i nazwisko',
    note: 'Komentarz',
    optional: 'opcjonalnie',
    nameMissing: 'Podaj imię i nazwisko',
    back: 'Wróć',
    accepted: 'Zaakceptowana {day} ({name})',
    declined: 'Odrzucona {day} ({name})',
    thanks: 'Dziękujemy! Wystawca oferty ({seller}) otrzymał odpowiedź.',
    expired: 'Ta oferta była ważna do {day}. W sprawie nowej prosimy o kontakt z wystawcą: {seller}.',
    answeredBefore: 'Na tę ofertę już odpowiedziano.',
    tooMany: 'Zbyt wiele prób. Prosimy spróbować ponownie za kilka minut.',
  },
}
