import 'server-only'
import type { Day } from '@/lib/core/dates'
import { decimal, sum, type Amount } from '@/lib/core/money'
import { withSentStatus, isPaid } from '@/lib/documents/lifecycle/kinds'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { Invoice } from '@/lib/documents/types'
import { getDocumentMessages, getMessages } from '@/lib/i18n/get-messages'
import type { DocumentMessages, ReceiptMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'
import { getPayableAmount, listAppliedNotes } from '@/lib/documents/payment-status/payment-status'
import { createInvoiceView, type InvoiceView } from './invoice-view'
import { createNoteRows } from './sum-rows'

interface Options {
  /** Current date in the time zone of the seller. */
  today: Day
  words?: DocumentMessages
  receipt?: ReceiptMessages
}

/** Lists the payments of the client's receipt: once the invoice is paid, everything that the client paid. */
export const listReceiptPayments = (invoice: Invoice): Payment[] =>
  isPaid(invoice) ? listMoneyPaid(invoice.payments) : []

const listMoneyPaid = (payments: Payment[]): Payment[] =>
  payments.filter(({ method }) => method !== 'CREDIT_NOTE')

/**
 * Creates the view of a receipt for payments of an invoice, drawn by the invoice's template: the payments, and the
 * balance after the last of them. Later payments don't change it. Credit notes reduce the balance, but nobody paid
 * them.
 * @param payments of this invoice, in order, without credit notes; at least one
 */
export function createReceiptView(
  invoice: Invoice,
  payments: Payment[],
  { today, ...messages }: Options,
): InvoiceView {
  const last = payments.at(-1)!
  const defaults = getDocumentMessages(invoice)
  const { words = defaults.document, receipt = defaults.receipt } = messages
  const { formatters } = words
  const money = (value: Amount) => formatters.money(value, invoice.currency)
  const upTo =
    payments.length === listMoneyPaid(invoice.payments).length
      ? invoice.payments
      : invoice.payments.slice(0, invoice.payments.findIndex(({ id }) => id === last.id) + 1)
  const notes = listAppliedNotes(upTo)
  const now = sumPaid(payments)
  const before = sumPaid(listMoneyPaid(upTo)).minus(now)
  const payable = getPayableAmount(invoice)
  const withheld = decimal(invoice.totalAmount).minus(payable)
  const left = payable.minus(before).minus(now).minus(sumPaid(notes))
  const credited = sum(payments.map((payment) => payment.credited))
  const total = money(invoice.totalAmount)
  return {
    ...createInvoiceView(left.lte(0) ? invoice : withSentStatus(invoice), { today, words }),
    status: left.lte(0) ? 'PAID' : withSentStatus(invoice).status,
    title: interpolate(receipt.title, { number: invoice.invoiceNumber }),
    stamp: left.lte(0) ? 'paid' : null,
    badge: null,
    isPartiallyPaid: false,
    dueText: '',
    dueNote: '',
    overdue: false,
    facts: [
      { label: receipt.paidOn, value: formatters.day(last.paidOn) },
      { label: receipt.invoiceDate, value: formatters.day(invoice.issueDate) },
    ],
    lines: payments.map(({ method, paidOn, ...one }) => ({
      kind: 'ITEM',
      description: receipt.methods[method],
      note: null,
      quantity: '',
      unitPrice: formatters.day(paidOn),
      tax: null,
      amount: money(sum([one.amount, one.credited])),
    })),
    reasons: [],
    unitPriceLabel: receipt.date,
    total,
    sums: [
      { label: receipt.invoiceTotal, value: total, kind: 'part' },
      ...(withheld.gt(0)
        ? [{ label: receipt.withheld, value: money(withheld.neg()), kind: 'part' as const }]
        : []),
      ...createNoteRows(notes, words, money),
      ...(before.gt(0) ? [{ label: receipt.paidBefore, value: money(before), kind: 'part' as const }] : []),
      {
        label: before.gt(0) ? receipt.paidNow : words.sheet.paid,
        value: money(now),
        kind: 'part',
      },
      ...(credited.gt(0) ? [{ label: receipt.credited, value: money(credited), kind: 'part' as const }] : []),
      { label: words.sheet.balanceDue, value: money(left), kind: 'sum' },
    ],
    amountDueLabel: words.amountPaid,
    amountDue: money(now.plus(credited)),
    amountToPay: null,
    payment: [],
    notes: null,
    terms: null,
    words: {
      ...words.sheet,
      kind: receipt.kind,
      kindMark: receipt.kindMark,
      billTo: receipt.receivedFrom,
      description: receipt.payment,
      quantity: '',
    },
  }
}

const sumPaid = (payments: Payment[]) => sum(payments.map(({ amount }) => amount))

export const formatReceiptName = ({ invoiceNumber, seller, edition }: Invoice, payments: Payment[]): string =>
  `${getMessages({ language: seller.language, edition }).receipt.kind}-${invoiceNumber}-${payments.at(-1)!.paidOn}.pdf`
