import {
  isInGroup,
  type DocumentKind,
  isCancelled,
  isDraft,
  isOffered,
  isPaid,
  getDocumentKind,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { DocumentMessages, Formatters, MailMessages } from '@/lib/i18n/message-types'
import { interpolate, joinSentences } from '@/lib/i18n/texts'
import type { Day } from '@/lib/core/dates'
import { decimal, type Amount } from '@/lib/core/money'

/**
 * Returns the email messages of a document kind: those of an invoice, with the kind's name and the meaning of its due
 * date replaced.
 */
export function getMailMessages(
  { kinds, valid, validUntil, validInline, ...letter }: MailMessages['letter'],
  kind: DocumentKind = 'INVOICE',
) {
  if (kind === 'INVOICE') return letter
  const until = kind === 'QUOTE' && { due: valid, dueDate: validUntil, dueInline: validInline }
  return { ...letter, ...kinds[kind], ...until }
}

export type KindMailMessages = ReturnType<typeof getMailMessages>

/** Due date texts: a labelled row, a standalone text, and one for use within a sentence. */
interface DueTexts {
  row: string | null
  alone: string
  inline: string
}

/**
 * Returns the texts about paying or accepting by the due date, or that it was paid or answered; null for a credit
 * note.
 */
export function findDueTexts(view: InvoiceView, words: KindMailMessages): DueTexts | null {
  const { kind, dueDate: due, statusLabel } = view
  if (isInGroup('paid', view)) return { row: null, alone: words.settled, inline: words.settledInline }
  if (kind === 'CREDIT_NOTE') return null
  if (kind === 'QUOTE' && !isInGroup('underWay', view))
    return { row: null, alone: statusLabel, inline: lowercaseFirst(statusLabel) }
  return {
    row: interpolate(words.dueDate, { due }),
    alone: interpolate(words.due, { due }),
    inline: interpolate(words.dueInline, { due }),
  }
}

const lowercaseFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** Messages of an email's language, and its formats for dates and amounts. */
export interface MailContext {
  mail: MailMessages
  document: Pick<DocumentMessages, 'addressee' | 'formatters' | 'locale'>
}

interface BalanceInput {
  /** Balance due. */
  balance: Amount
  currency: string
}

export interface MailedDocument extends BalanceInput, HasStatus {
  invoiceNumber: string
  totalAmount: number
  amountCredited?: number
  dueDate: Day
}

/**
 * Formats the amount a client is asked to pay: the balance due, without subtracting unapplied credit. Used by share
 * messages, emails, reminders and receipts.
 */
export const formatAmountToPay = ({ balance, currency }: BalanceInput, formatters: Formatters): string =>
  formatters.money(balance, currency)

/**
 * Describes a document by its total, balance and due date. A past due date is described as past; a paid document asks
 * for nothing.
 * @param today today's date in the seller's time zone
 */
export function formatSentText(document: MailedDocument, today: Day, words: MailContext): string {
  const { formatters, locale } = words.document
  const letter = getMailMessages(words.mail.letter, document.kind)
  const amount = formatTotal(document, words)
  const values = { number: document.invoiceNumber, amount, due: formatters.proseDay(document.dueDate) }
  const balanceSentences = listRestSentences(document, today, words)
  return joinSentences(
    [interpolate(balanceSentences ? letter.plain : letter.sent, values), ...(balanceSentences ?? [])],
    locale,
  )
}

/** Describes the balance of an invoice, and since when or by when it is due. */
export function formatBalanceText(
  invoice: BalanceInput & { dueDate: Day },
  today: Day,
  { mail: { letter, receipt }, document: { formatters, locale } }: MailContext,
): string {
  const values = { amount: formatAmountToPay(invoice, formatters), due: formatters.proseDay(invoice.dueDate) }
  return invoice.dueDate < today
    ? joinSentences([interpolate(letter.left, values), interpolate(letter.late, values)], locale)
    : interpolate(receipt.left, values)
}

/** Formats the total. English adds the code to a bare $, which several currencies share; £ or CA$ say it themselves. */
function formatTotal(
  { totalAmount, currency }: MailedDocument,
  { document: { formatters, locale } }: MailContext,
): string {
  const formatted = formatters.money(totalAmount, currency)
  return locale.startsWith('en') && formatted.startsWith('$') ? `${formatted} ${currency}` : formatted
}

/** Returns the sentences that replace the due date; null if the total is still to be paid, or accepted, by then. */
function listRestSentences(document: MailedDocument, today: Day, words: MailContext): string[] | null {
  const { receipt } = words.mail
  const letter = getMailMessages(words.mail.letter, document.kind)
  const { formatters } = words.document
  if (isCancelled(document)) return [letter.cancelled]
  const isPast = document.dueDate < today
  switch (getDocumentKind(document)) {
    case 'CREDIT_NOTE':
      return null
    case 'QUOTE':
      return (isDraft(document) || isOffered(document)) && !isPast ? null : []
    case 'PROFORMA':
      return isPast ? [] : null
    case 'INVOICE': {
      if (isPaid(document))
        return [decimal(document.amountCredited ?? 0).gt(0) ? receipt.nothingLeft : receipt.paidInFull]
      const balance = decimal(document.balance)
      if (balance.lte(0)) return []
      const isPart = !balance.eq(decimal(document.totalAmount))
      const values = {
        amount: formatAmountToPay(document, formatters),
        due: formatters.proseDay(document.dueDate),
      }
      if (isPast)
        return [interpolate(letter.late, values), ...(isPart ? [interpolate(letter.left, values)] : [])]
      return isPart ? [interpolate(letter.leftBy, values)] : null
    }
  }
}
