import type { Day } from '@/lib/core/dates'
import type { Invoice } from '@/lib/documents/types'
import { interpolate } from '@/lib/i18n/interpolate'
import { formatSentText, type MailContext, type MailedDocument } from './amount-texts'
import { getMailMessages } from './mail-messages'

export { getPublicUrl } from '@/lib/documents/public-url'
export type { MailContext } from './amount-texts'

/**
 * The message the share dialog starts with: greeting, number, amount with currency, balance and due date, link, thanks
 * (specification, "Share dialog"). For a quote it is early to say thanks.
 * @param today today's date in the seller's time zone
 */
export function createShareMessage(
  document: MailedDocument & { clientName: string | null; url: string },
  today: Day,
  words: MailContext,
): string {
  const { greeting, nobody, view, thanks } = getMailMessages(words.mail.letter, document.kind)
  return [
    interpolate(greeting, { name: document.clientName || nobody }),
    formatSentText(document, today, words),
    interpolate(view, { url: document.url }),
    ...(document.kind === 'QUOTE' ? [] : [thanks]),
  ].join('\n\n')
}

/** Subject and message of the mail that sends a document, as its dialog starts with and a series writes it. */
export function createInvoiceMail(
  invoice: Invoice,
  url: string,
  today: Day,
  words: MailContext,
): { subject: string; message: string } {
  const { kind, invoiceNumber, client, seller, shareMessage } = invoice
  const letter = getMailMessages(words.mail.letter, kind)
  const subject = seller.name ? letter.subjectFrom : letter.subject
  return {
    subject: interpolate(subject, { number: invoiceNumber, seller: seller.name ?? '' }).slice(0, 200),
    message: shareMessage
      ? withCurrentLink(shareMessage, url)
      : createShareMessage({ ...invoice, clientName: client.name, url }, today, words),
  }
}

/** Stands in a message for a public link that is made when the message goes out. */
export const LINK_PLACEHOLDER = '{link}'

/** A message with its public link filled in. */
export const insertLink = (message: string, url: string): string =>
  message.replaceAll(LINK_PLACEHOLDER, () => url)

const LINK = /https?:\/\/[^\s/]+\/invoice\/[\w-]{43}/

/** The public link in a message, if it has one. */
export const findLink = (message: string): string | null => LINK.exec(message)?.[0] ?? null

/** A saved message with the link as it is now: one written before the link was made anew names the old one. */
export const withCurrentLink = (message: string, url: string): string =>
  message.replace(new RegExp(LINK, 'g'), url)

/** A written message with the link as it is now; null when the link it names was revoked since. */
export function refreshMessageLink(message: string, url: string | null): string | null {
  if (url) return withCurrentLink(message, url)
  return findLink(message) ? null : message
}
