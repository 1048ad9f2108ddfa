import type { Day } from '@/lib/core/dates'
import { decimal, type Amount } from '@/lib/core/money'
import {
  isCancelled,
  isDraft,
  isOffered,
  isPaid,
  getDocumentKind,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { MailMessages, Formatters } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/interpolate'
import { joinSentences } from '@/lib/i18n/join-text'
import { getMailMessages } from './mail-messages'

/** The words of a letter's language, and its formats for dates and amounts. */
export interface MailContext {
  mail: MailMessages
  document: { writing: Formatters; locale: string }
}

interface BalanceInput {
  /** What is left to pay. */
  balance: Amount
  currency: string
}

export interface MailedDocument extends BalanceInput, HasStatus {
  invoiceNumber: string
  totalAmount: number
  dueDate: Day
}

/**
 * The amount that a text asks a client to pay. Share message, mails, reminders and receipts all use it: the balance, from which
 * credit that was not applied is never subtracted.
 */
export const formatAmountToPay = ({ balance, currency }: BalanceInput, writing: Formatters): string =>
  writing.money(balance, currency)

/**
 * Names a document with its total, balance and due date. A past due date is named as past, and a
 * settled document asks for nothing.
 * @param today today's date in the seller's time zone
 */
export function formatSentText(document: MailedDocument, today: Day, words: MailContext): string {
  const { writing, locale } = words.document
  const letter = getMailMessages(words.mail.letter, document.kind)
  const amount = formatTotal(document, words)
  const filled = { number: document.invoiceNumber, amount, due: writing.proseDay(document.dueDate) }
  const rest = listRestSentences(document, today, words)
  return joinSentences([interpolate(rest ? letter.plain : letter.sent, filled), ...(rest ?? [])], locale)
}

/** The balance of an invoice, and since when or by when it is due. */
export function formatLeftText(
  invoice: BalanceInput & { dueDate: Day },
  today: Day,
  { mail: { letter, receipt }, document: { writing, locale } }: MailContext,
): string {
  const filled = { amount: formatAmountToPay(invoice, writing), due: writing.proseDay(invoice.dueDate) }
  return invoice.dueDate < today
    ? joinSentences([interpolate(letter.left, filled), interpolate(letter.late, filled)], locale)
    : interpolate(receipt.left, filled)
}

/** English adds the currency code unless it is already there (CHF 120.00); other languages add it only to tell dollars apart. */
function formatTotal(
  { totalAmount, currency }: MailedDocument,
  { document: { writing, locale } }: MailContext,
): string {
  const shown = writing.money(totalAmount, currency)
  return !locale.startsWith('en') || shown.includes(currency) ? shown : `${shown} ${currency}`
}

/** The sentence that replaces the due date; null if the total is still to be paid, or accepted, by then. */
function listRestSentences(document: MailedDocument, today: Day, words: MailContext): string[] | null {
  const { letter, receipt } = words.mail
  const { writing } = words.document
  const isPast = document.dueDate < today
  switch (getDocumentKind(document)) {
    case 'CREDIT_NOTE':
      return null
    case 'QUOTE':
      return (isDraft(document) || isOffered(document)) && !isPast ? null : []
    case 'PROFORMA':
      return isCancelled(document) || isPast ? [] : null
    case 'INVOICE': {
      if (isPaid(document)) return [receipt.paidInFull]
      const balance = decimal(document.balance)
      if (isCancelled(document) || balance.lte(0)) return []
      const isPart = !balance.eq(decimal(document.totalAmount))
      const filled = { amount: formatAmountToPay(document, writing), due: writing.proseDay(document.dueDate) }
      if (isPast)
        return [interpolate(letter.late, filled), ...(isPart ? [interpolate(letter.left, filled)] : [])]
      return isPart ? [interpolate(letter.leftBy, filled)] : null
    }
  }
}
