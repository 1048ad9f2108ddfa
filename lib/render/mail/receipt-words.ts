import { proseDay, type Day } from '@/lib/kernel/dates'
import type { Invoice } from '@/lib/documents/types'
import { formatMoney } from '@/lib/kernel/money'

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
  const money = (sum: number) => formatMoney(sum, currency)
  return {
    subject: `Receipt for invoice ${invoiceNumber}`.slice(0, 200),
    message: [
      `Hello ${client.name || 'Client'},`,
      `We received your payment of ${money(amount)} for invoice ${invoiceNumber} on ${proseDay(paidOn)}. Thank you!`,
      balance > 0
        ? `${money(balance)} is still to be paid, due on ${proseDay(dueDate)}.`
        : 'The invoice is paid in full.',
      ...(url ? [`You can view and download it here:\n${url}`] : []),
    ].join('\n\n'),
  }
}
