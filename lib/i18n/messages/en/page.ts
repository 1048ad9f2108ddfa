import type { PageMessages } from '../../message-types'

/** What stands around a document on its public page, in English. */
export const pageWords: PageMessages = {
  print: 'Print',
  download: 'Download PDF',
  from: '{title} from {seller}',
  about: '{title}: view it, and download it as a PDF.',
  copy: 'Copy',
  copyWhat: 'Copy {what}',
  amount: 'amount',
  copied: 'Copied',
  copiedAloud: 'Copied to clipboard',
  notCopied: 'Failed to copy',
  answer: {
    accept: 'Accept quote',
    decline: 'Decline',
    acceptTitle: 'Accept this quote',
    declineTitle: 'Decline this quote',
    name: 'Your name',
    note: 'Note',
    optional: 'optional',
    nameMissing: 'Enter your name',
    back: 'Back',
    accepted: 'Accepted by {name} on {day}',
    declined: 'Declined by {name} on {day}',
    thanks: 'Thank you! {seller} has been told.',
    expired: 'This quote was valid until {day}. Ask {seller} for a new one.',
    answeredBefore: 'This quote has been answered already.',
    tooMany: 'Too many attempts. Please try again in a few minutes.',
  },
}
