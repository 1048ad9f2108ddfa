import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Dutch. */
export const pageWords: PageMessages = {
  print: 'Afdrukken',
  download: 'PDF downloaden',
  from: '{title} van {seller}',
  about: '{title}: online bekijken of als PDF downloaden.',
  copy: 'Kopiëren',
  copyWhat: '{what} kopiëren',
  amount: 'Bedrag',
  copied: 'Gekopieerd',
  copiedAloud: 'Naar het klembord gekopieerd',
  notCopied: 'Kopiëren is mislukt',
  answer: {
    accept: 'Offerte accepteren',
    decline: 'Afwijzen',
    acceptTitle: 'Deze offerte accepteren',
    declineTitle: 'Deze offerte afwijzen',
    name: 'Uw naam',
    note: 'Opmerking',
    optional: 'optioneel',
    nameMissing: 'Vul uw naam in',
    back: 'Terug',
    accepted: 'Geaccepteerd door {name} op {day}',
    declined: 'Afgewezen door {name} op {day}',
    thanks: 'Hartelijk dank! {seller} is op de hoogte gebracht.',
    expired: 'Deze offerte was geldig tot en met {day}. Vraag {seller} om een nieuwe.',
    answeredBefore: 'Deze offerte is al beantwoord.',
    tooMany: 'Te veel pogingen. Probeer het over enkele minuten opnieuw.',
  },
}
