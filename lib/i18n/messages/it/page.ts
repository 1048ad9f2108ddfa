import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in Italian. */
export const pageWords: PageMessages = {
  print: 'Stampa',
  download: 'Scarica il PDF',
  from: '{title} da {seller}',
  about: '{title}: da visualizzare online o scaricare in PDF.',
  copy: 'Copia',
  copyWhat: 'Copia: {what}',
  amount: 'Importo',
  copied: 'Copiato',
  copiedAloud: 'Copiato negli appunti',
  notCopied: 'Impossibile copiare',
  answer: {
    accept: 'Accetta il preventivo',
    decline: 'Rifiuta',
    acceptTitle: 'Accetta questo preventivo',
    declineTitle: 'Rifiuta questo preventivo',
    name: 'Il Suo nome',
    note: 'Commento',
    optional: 'facoltativo',
    nameMissing: 'Inserisca il Suo nome',
    back: 'Indietro',
    accepted: 'Accettato da {name} in data {day}',
    declined: 'Rifiutato da {name} in data {day}',
    thanks: 'Grazie! La Sua risposta è stata inviata a {seller}.',
    expired: 'Questo preventivo è scaduto in data {day}. Può richiederne uno nuovo a {seller}.',
    answeredBefore: 'A questo preventivo è già stata data risposta.',
    tooMany: 'Troppi tentativi. Riprovi tra qualche minuto.',
  },
}
