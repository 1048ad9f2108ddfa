import type { Day } from '@/lib/kernel/dates'
import type { Invoice } from '@/lib/documents/types'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { MailWords, Writing } from '@/lib/words/document-words'
import { fill } from '@/lib/words/fill'
import { letterOf } from './letter-words'

export { publicUrl } from '@/lib/documents/public-url'

/** What a letter is written in: the words of its language, and how that writes days and amounts. */
export interface LetterWords {
  mail: MailWords
  document: { writing: Writing; locale: string }
}

/**
 * The message the share dialog starts with: greeting, number, amount with currency, due date, link, thanks
 * (specification, "Share dialog"). For a quote it is early to say thanks.
 */
export function defaultShareMessage(
  invoice: {
    kind?: DocumentKind
    invoiceNumber: string
    clientName: string | null
    totalAmount: number
    currency: string
    dueDate: Day
    url: string
  },
  { mail, document: { writing, locale } }: LetterWords,
): string {
  const letter = letterOf(mail.letter, invoice.kind)
  const { invoiceNumber: number, url } = invoice
  const { currency } = invoice
  const shown = writing.money(invoice.totalAmount, currency)
  // English names the currency beside its sign, unless it has none of its own (CHF 120.00); other languages tell one dollar from another by it.
  const isNamed = !locale.startsWith('en') || shown.includes(currency)
  const amount = isNamed ? shown : `${shown} ${currency}`
  return [
    fill(letter.greeting, { name: invoice.clientName || letter.nobody }),
    fill(letter.sent, { number, amount, due: writing.proseDay(invoice.dueDate) }),
    fill(letter.view, { url }),
    ...(invoice.kind === 'QUOTE' ? [] : [letter.thanks]),
  ].join('\n\n')
}

/** Subject and message of the mail that sends a document, as its dialog starts with and a series writes it. */
export function invoiceLetterText(
  invoice: Invoice,
  url: string,
  words: LetterWords,
): { subject: string; message: string } {
  const { kind, invoiceNumber, totalAmount, currency, dueDate, client, seller, shareMessage } = invoice
  const letter = letterOf(words.mail.letter, kind)
  const subject = seller.name ? letter.subjectFrom : letter.subject
  return {
    subject: fill(subject, { number: invoiceNumber, seller: seller.name ?? '' }).slice(0, 200),
    message: shareMessage
      ? withCurrentLink(shareMessage, url)
      : defaultShareMessage(
          { kind, invoiceNumber, clientName: client.name, totalAmount, currency, dueDate, url },
          words,
        ),
  }
}

/** Stands in a message for a public link that is made when the message goes out. */
export const LINK_PLACEHOLDER = '{link}'

/** A message with its public link filled in. */
export const fillLink = (message: string, url: string): string =>
  message.replaceAll(LINK_PLACEHOLDER, () => url)

const LINK = /https?:\/\/[^\s/]+\/invoice\/[\w-]{43}/

/** The public link in a message, if it has one. */
export const linkIn = (message: string): string | null => LINK.exec(message)?.[0] ?? null

/** A saved message with the link as it is now: one written before the link was made anew names the old one. */
export const withCurrentLink = (message: string, url: string): string =>
  message.replace(new RegExp(LINK, 'g'), url)

/** A written message with the link as it is now; null when the link it names was revoked since. */
export function messageNow(message: string, url: string | null): string | null {
  if (url) return withCurrentLink(message, url)
  return linkIn(message) ? null : message
}
