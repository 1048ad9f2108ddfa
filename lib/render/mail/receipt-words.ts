import type { Day } from '@/lib/kernel/dates'
import type { Invoice } from '@/lib/documents/types'
import { fill } from '@/lib/words/fill'
import type { LetterWords } from './share-message'

interface Received {
  amount: number
  paidOn: Day
}

/**
 * What a client is told when a payment came in: how much, when, and what is left.
 * @param invoice with the payment counted
 * @param url of its public link; null where none works
 */
export function receiptWords(
  {
    invoiceNumber,
    currency,
    balance,
    dueDate,
    client,
  }: Pick<Invoice, 'invoiceNumber' | 'currency' | 'balance' | 'dueDate' | 'client'>,
  { amount, paidOn }: Received,
  url: string | null,
  { mail: { letter, receipt }, document: { writing } }: LetterWords,
): { subject: string; message: string } {
  const money = (sum: number) => writing.money(sum, currency)
  return {
    subject: fill(receipt.subject, { number: invoiceNumber }).slice(0, 200),
    message: [
      fill(letter.greeting, { name: client.name || letter.nobody }),
      fill(receipt.received, { amount: money(amount), number: invoiceNumber, day: writing.proseDay(paidOn) }),
      balance > 0
        ? fill(receipt.left, { amount: money(balance), due: writing.proseDay(dueDate) })
        : receipt.paidInFull,
      ...(url ? [fill(letter.view, { url })] : []),
    ].join('\n\n'),
  }
}
