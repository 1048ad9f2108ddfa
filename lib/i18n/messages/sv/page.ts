import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Swedish. */
export const pageWords: PageMessages = {
  print: 'Skriv ut',
  download: 'Ladda ner PDF',
  from: '{title} från {seller}',
  about: '{title}: se den online eller ladda ner den som PDF.',
  copy: 'Kopiera',
  copyWhat: 'Kopiera: {what}',
  amount: 'Belopp',
  copied: 'Kopierat',
  copiedAloud: 'Kopierat till urklipp',
  notCopied: 'Det gick inte att kopiera',
  answer: {
    accept: 'Acceptera offerten',
    decline: 'Avböj',
    acceptTitle: 'Acceptera den här offerten',
    declineTitle: 'Avböj den här offerten',
    name: 'Ditt namn',
    note: 'Kommentar',
    optional: 'valfritt',
    nameMissing: 'Ange ditt namn',
    back: 'Tillbaka',
    accepted: 'Accepterad av {name} den {day}',
    declined: 'Avböjd av {name} den {day}',
    thanks: 'Tack! {seller} har fått ditt svar.',
    expired: 'Den här offerten gällde till och med {day}. Be {seller} om en ny.',
    answeredBefore: 'Den här offerten är redan besvarad.',
    tooMany: 'För många försök. Försök igen om några minuter.',
  },
}
