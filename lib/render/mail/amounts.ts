import type { Day } from '@/lib/kernel/dates'
import { exact, type Amount } from '@/lib/kernel/money'
import { isCancelled, isDraft, isOffered, isPaid, kindOf, type Stated } from '@/lib/documents/lifecycle/kinds'
import type { MailWords, Writing } from '@/lib/words/document-words'
import { fill } from '@/lib/words/fill'
import { joinSentences } from '@/lib/words/paragraphs'
import { letterOf } from './letter-words'

/** The words of a letter's language, and its formats for dates and amounts. */
export interface LetterWords {
  mail: MailWords
  document: { writing: Writing; locale: string }
}

interface Asked {
  /** What is left to pay. */
  balance: Amount
  currency: string
}

export interface Named extends Asked, Stated {
  invoiceNumber: string
  totalAmount: number
  dueDate: Day
}

/**
 * The amount that a text asks a client to pay. Share message, mails, reminders and receipts all use it: the balance, from which
 * credit that was not applied is never subtracted.
 */
export const amountToPay = ({ balance, currency }: Asked, writing: Writing): string =>
  writing.money(balance, currency)

/**
 * Names a document with its total, balance and due date. A past due date is named as past, and a
 * settled document asks for nothing.
 * @param today today's date in the seller's time zone
 */
export function sentText(document: Named, today: Day, words: LetterWords): string {
  const { writing, locale } = words.document
  const letter = letterOf(words.mail.letter, document.kind)
  const amount = nameAmount(document, words)
  const filled = { number: document.invoiceNumber, amount, due: writing.proseDay(document.dueDate) }
  const rest = restSentences(document, today, words)
  return joinSentences([fill(rest ? letter.plain : letter.sent, filled), ...(rest ?? [])], locale)
}

/** The balance of an invoice, and since when or by when it is due. */
export function leftText(
  invoice: Asked & { dueDate: Day },
  today: Day,
  { mail: { letter, receipt }, document: { writing, locale } }: LetterWords,
): string {
  const filled = { amount: amountToPay(invoice, writing), due: writing.proseDay(invoice.dueDate) }
  return invoice.dueDate < today
    ? joinSentences([fill(letter.left, filled), fill(letter.late, filled)], locale)
    : fill(receipt.left, filled)
}

/** English adds the currency code unless it is already there (CHF 120.00); other languages add it only to tell dollars apart. */
function nameAmount(
  { totalAmount, currency }: Named,
  { document: { writing, locale } }: LetterWords,
): string {
  const shown = writing.money(totalAmount, currency)
  return !locale.startsWith('en') || shown.includes(currency) ? shown : `${shown} ${currency}`
}

/** The sentence that replaces the due date; null if the total is still to be paid, or accepted, by then. */
function restSentences(document: Named, today: Day, words: LetterWords): string[] | null {
  const { letter, receipt } = words.mail
  const { writing } = words.document
  const isPast = document.dueDate < today
  switch (kindOf(document)) {
    case 'CREDIT_NOTE':
      return null
    case 'QUOTE':
      return (isDraft(document) || isOffered(document)) && !isPast ? null : []
    case 'PROFORMA':
      return isCancelled(document) || isPast ? [] : null
    case 'INVOICE': {
      if (isPaid(document)) return [receipt.paidInFull]
      const balance = exact(document.balance)
      if (isCancelled(document) || balance.lte(0)) return []
      const isPart = !balance.eq(exact(document.totalAmount))
      const filled = { amount: amountToPay(document, writing), due: writing.proseDay(document.dueDate) }
      if (isPast) return [fill(letter.late, filled), ...(isPart ? [fill(letter.left, filled)] : [])]
      return isPart ? [fill(letter.leftBy, filled)] : null
    }
  }
}
