import { proseDay, type Day } from '@/lib/kernel/dates'
import type { Invoice } from '@/lib/documents/types'
import { formatMoney } from '@/lib/kernel/money'
import { mailWords } from '@/lib/words/english/mail'
import { fill } from '@/lib/words/fill'

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
): { subject: string; message: string } {
  const { letter, receipt } = mailWords
  const money = (sum: number) => formatMoney(sum, currency)
  return {
    subject: fill(receipt.subject, { number: invoiceNumber }).slice(0, 200),
    message: [
      fill(letter.greeting, { name: client.name || letter.nobody }),
      fill(receipt.received, { amount: money(amount), number: invoiceNumber, day: proseDay(paidOn) }),
      balance > 0
        ? fill(receipt.left, { amount: money(balance), due: proseDay(dueDate) })
        : receipt.paidInFull,
      ...(url ? [fill(letter.view, { url })] : []),
    ].join('\n\n'),
  }
}
