import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in German. */
export const pageWords: PageMessages = {
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
  answer: {
    accept: 'Angebot annehmen',
    decline: 'Ablehnen',
    acceptTitle: 'Dieses Angebot annehmen',
    declineTitle: 'Dieses Angebot ablehnen',
    name: 'Ihr Name',
    note: 'Anmerkung',
    optional: 'optional',
    nameMissing: 'Geben Sie Ihren Namen ein',
    back: 'Zurück',
    accepted: 'Angenommen von {name} am {day}',
    declined: 'Abgelehnt von {name} am {day}',
    thanks: 'Vielen Dank! {seller} wurde benachrichtigt.',
    expired: 'Dieses Angebot war bis zum {day} gültig. Bitte fordern Sie bei {seller} ein neues an.',
    answeredBefore: 'Dieses Angebot wurde bereits beantwortet.',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es in einigen Minuten erneut.',
  },
}
