import type { Payment } from '@/lib/documents/payments/payment-response'
import type { Invoice } from '@/lib/documents/types'
import type { Day } from '@/lib/core/dates'
import { sum, type Amount } from '@/lib/core/money'
import { interpolate } from '@/lib/i18n/texts'
import { formatBalanceText, type MailContext } from './mail-messages'
import { addressClient } from './salutation'

type ReceivedPayment = Pick<Payment, 'amount' | 'credited' | 'paidOn' | 'method'>

/**
 * Creates the email that confirms a payment: amount, date, the part that became credit, and the balance.
 * @param invoice including the payment
 * @param url public link; null if none is valid
 * @param today today's date in the seller's time zone
 */
export function createReceiptMail(
  invoice: Pick<Invoice, 'invoiceNumber' | 'currency' | 'balance' | 'dueDate' | 'client'>,
  { amount, credited, paidOn, method }: ReceivedPayment,
  url: string | null,
  today: Day,
  words: MailContext,
): { subject: string; message: string } {
  const { invoiceNumber, currency, client } = invoice
  const { letter, receipt } = words.mail
  const { formatters } = words.document
  const money = (value: Amount) => formatters.money(value, currency)
  const values = {
    number: invoiceNumber,
    day: formatters.proseDay(paidOn),
    amount: money(sum([amount, credited])),
  }
  return {
    subject: interpolate(receipt.subject, { number: invoiceNumber }).slice(0, 200),
    message: [
      interpolate(addressClient(letter.greeting, '{name}', client, words.document), {
        name: client.name || letter.nobody,
      }),
      interpolate(method === 'CREDIT' ? receipt.fromCredit : receipt.received, values),
      ...(credited > 0 ? [interpolate(receipt.credited, { credit: money(credited) })] : []),
      invoice.balance > 0 ? formatBalanceText(invoice, today, words) : receipt.paidInFull,
      ...(url ? [interpolate(letter.view, { url })] : []),
    ].join('\n\n'),
  }
}
