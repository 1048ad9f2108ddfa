import type { ClientName } from '@/lib/clients/display-name'
import type { Day } from '@/lib/core/dates'
import type { Invoice } from '@/lib/documents/types'
import { interpolate } from '@/lib/i18n/texts'
import { formatSentText, type MailContext, type MailedDocument, getMailMessages } from './mail-messages'
import { addressClient } from './salutation'

/**
 * Creates the initial message of the share dialog: greeting, number, amount with currency, balance and due date,
 * link, thanks (specification, "Share dialog"). A quote has no thanks yet.
 * @param today today's date in the seller's time zone
 */
export function createShareMessage(
  document: MailedDocument & { client: ClientName; url: string },
  today: Day,
  words: MailContext,
): string {
  const { greeting, nobody, view, thanks } = getMailMessages(words.mail.letter, document.kind)
  return [
    interpolate(addressClient(greeting, '{name}', document.client, words.document), {
      name: document.client.name || nobody,
    }),
    formatSentText(document, today, words),
    interpolate(view, { url: document.url }),
    ...(document.kind === 'QUOTE' ? [] : [thanks]),
  ].join('\n\n')
}

/** Creates subject and message of the email that sends a document, for the send dialog and recurring schedules. */
export function createInvoiceMail(
  invoice: Invoice,
  url: string,
  today: Day,
  words: MailContext,
): { subject: string; message: string } {
  const { kind, invoiceNumber, seller, shareMessage } = invoice
  const letter = getMailMessages(words.mail.letter, kind)
  const subject = seller.name ? letter.subjectFrom : letter.subject
  return {
    subject: interpolate(subject, { number: invoiceNumber, seller: seller.name ?? '' }).slice(0, 200),
    message: shareMessage
      ? replaceWithCurrentLink(shareMessage, url)
      : createShareMessage({ ...invoice, url }, today, words),
  }
}

/** Placeholder in a message for a public link that is created on sending. */
export const LINK_PLACEHOLDER = '{link}'

/** Replaces the link placeholder with the public link. */
export const insertLink = (message: string, url: string): string =>
  message.replaceAll(LINK_PLACEHOLDER, () => url)

const LINK = /https?:\/\/[^\s/]+\/invoice\/[\w-]{43}/

/** Returns the public link in a message, or null. */
export const findLink = (message: string): string | null => LINK.exec(message)?.[0] ?? null

/** Updates the public link in a saved message, which may be older than the current link. */
export const replaceWithCurrentLink = (message: string, url: string): string =>
  message.replace(new RegExp(LINK, 'g'), url)

/** Updates the public link in a message; null if the message has a link but the link was revoked. */
export function refreshMessageLink(message: string, url: string | null): string | null {
  if (url) return replaceWithCurrentLink(message, url)
  return findLink(message) ? null : message
}
