import { proseDay, type Day } from '@/lib/kernel/dates'
import { formatMoney } from '@/lib/kernel/money'
import type { Invoice } from '@/lib/documents/types'
import { mailWords } from '@/lib/words/english/mail'
import { fill } from '@/lib/words/fill'

export { publicUrl } from '@/lib/documents/public-url'

/**
 * The message the share dialog starts with: greeting, number, amount with currency, due date, link, thanks
 * (specification, "Share dialog").
 */
export function defaultShareMessage(invoice: {
  invoiceNumber: string
  clientName: string | null
  totalAmount: number
  currency: string
  dueDate: Day
  url: string
}): string {
  const { letter } = mailWords
  const { invoiceNumber: number, url } = invoice
  const { currency } = invoice
  const shown = formatMoney(invoice.totalAmount, currency)
  // What has no sign of its own is written with its code already: CHF 120.00.
  const amount = shown.includes(currency) ? shown : `${shown} ${currency}`
  return [
    fill(letter.greeting, { name: invoice.clientName || letter.nobody }),
    fill(letter.sent, { number, amount, due: proseDay(invoice.dueDate) }),
    fill(letter.view, { url }),
    letter.thanks,
  ].join('\n\n')
}

/** Subject and message of the mail that sends an invoice, as its dialog starts with and a series writes it. */
export function invoiceLetterText(invoice: Invoice, url: string): { subject: string; message: string } {
  const { invoiceNumber, totalAmount, currency, dueDate, client, seller, shareMessage } = invoice
  const subject = seller.name ? mailWords.letter.subjectFrom : mailWords.letter.subject
  return {
    subject: fill(subject, { number: invoiceNumber, seller: seller.name ?? '' }).slice(0, 200),
    message: shareMessage
      ? withCurrentLink(shareMessage, url)
      : defaultShareMessage({ invoiceNumber, clientName: client.name, totalAmount, currency, dueDate, url }),
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
