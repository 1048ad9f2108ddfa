import { isDay } from '@/lib/kernel/dates'
import { languagesOf } from '@/lib/kernel/languages'
import { paidByNames, type Payment } from '@/lib/documents/payments/types'
import { frequencies, type Rhythm } from '@/lib/documents/rhythm/types'
import { fieldsOf, readBillTo, readSeller, textIn, textsIn } from '@/lib/documents/snapshots'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { LINE_KINDS } from '@/lib/documents/lines/kinds'
import { eachText } from '@/lib/documents/texts'
import type { Charges } from '@/lib/documents/totals/charges'
import { DISCOUNT_KINDS, type Discount } from '@/lib/documents/totals/types'
import { TAX_CATEGORIES, type Tax, type TaxCategory } from '@/lib/kernel/tax/categories'
import {
  INVOICE_TYPES,
  PAYMENT_METHODS,
  RELATIONS,
  type Answer,
  type DocumentTax,
  type Invoice,
  type LineItem,
  type LogoRef,
  type Source,
} from '@/lib/documents/types'

/** What is kept of a document that is gone. */
export type Content = Omit<Invoice, 'publicToken'>

type Fields = Record<string, unknown>

const numberIn = (fields: Fields, name: string, otherwise = 0): number => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise
}
const choiceIn = <T extends string>(fields: Fields, name: string, choices: readonly T[], otherwise: T): T =>
  choices.find((one) => one === fields[name]) ?? otherwise
const dayIn = (fields: Fields, name: string): string => {
  const text = textIn(fields, name) ?? ''
  return isDay(text) ? text : ''
}
const listIn = (fields: Fields, name: string): Fields[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.map(fieldsOf) : []
}

/** What was kept of a document, by whatever version of the product: each knew less of one than the next. */
export function readContent(stored: unknown): Content {
  const fields = fieldsOf(stored)
  const client = fieldsOf(fields.client)
  const totalAmount = numberIn(fields, 'totalAmount')
  const currency = textIn(fields, 'currency') ?? ''
  return {
    ...(fields as object as Content),
    id: numberIn(fields, 'id'),
    // Before there were other kinds, all of them were invoices.
    kind: choiceIn(fields, 'kind', DOCUMENT_KINDS, 'INVOICE'),
    relation: RELATIONS.find((one) => one === fields.relation) ?? null,
    source: sourceIn(fieldsOf(fields.source)),
    answer: answerIn(fieldsOf(fields.answer)),
    version: numberIn(fields, 'version', 1),
    invoiceNumber: textIn(fields, 'invoiceNumber') ?? '',
    clientId: numberIn(fields, 'clientId'),
    clientName: textIn(fields, 'clientName') ?? '',
    clientContact: textIn(fields, 'clientContact'),
    issueDate: dayIn(fields, 'issueDate'),
    dueDate: dayIn(fields, 'dueDate'),
    // What is kept was issued; of nothing else is that known.
    status: choiceIn(fields, 'status', DOCUMENT_STATUSES, 'SENT'),
    invoiceType: choiceIn(fields, 'invoiceType', INVOICE_TYPES, 'ONE_OFF'),
    paymentMethod: choiceIn(fields, 'paymentMethod', PAYMENT_METHODS, 'REQUEST'),
    recurringDate: dayIn(fields, 'recurringDate') || null,
    // XXX is no currency (ISO 4217).
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'XXX',
    subtotal: numberIn(fields, 'subtotal', totalAmount),
    taxAmount: numberIn(fields, 'taxAmount'),
    totalAmount,
    withheldAmount: numberIn(fields, 'withheldAmount'),
    ...chargesIn(fields),
    discountAmount: numberIn(fields, 'discountAmount'),
    ...('notWithheldAmount' in fields && { notWithheldAmount: numberIn(fields, 'notWithheldAmount') }),
    taxes: listIn(fields, 'taxes').map(taxIn),
    serviceFrom: dayIn(fields, 'serviceFrom') || null,
    serviceUntil: dayIn(fields, 'serviceUntil') || null,
    amountPaid: numberIn(fields, 'amountPaid'),
    balance: numberIn(fields, 'balance', totalAmount),
    ...eachText((field) => textIn(fields, field)),
    ...languagesOf(textsIn(fields, ['language', 'secondLanguage'])),
    shareMessage: textIn(fields, 'shareMessage'),
    rhythm: rhythmOf(fieldsOf(fields.rhythm)),
    lineItems: listIn(fields, 'lineItems').map(lineOf),
    payments: listIn(fields, 'payments').flatMap(paymentOf),
    seller: { ...readSeller(fields.seller), logo: logoOf(fieldsOf(fields.seller).logo) },
    client: { ...readBillTo(client), id: numberIn(client, 'id'), deleted: client.deleted === true },
  }
}

function sourceIn(fields: Fields): Source | null {
  const [number, date] = [textIn(fields, 'number'), dayIn(fields, 'date')]
  return number && date ? { id: numberIn(fields, 'id'), number, date } : null
}

function answerIn(fields: Fields): Answer | null {
  const at = textIn(fields, 'at')
  if (!at) return null
  return {
    at,
    day: dayIn(fields, 'day') || at.slice(0, 10),
    by: textIn(fields, 'by'),
    note: textIn(fields, 'note'),
  }
}

const categoryIn = (fields: Fields, name: string): TaxCategory | null =>
  TAX_CATEGORIES.find((one) => one === fields[name]) ?? null

const plainTaxIn = (fields: Fields): Tax => ({
  rate: numberIn(fields, 'rate'),
  category: categoryIn(fields, 'category'),
  reason: textIn(fields, 'reason'),
})

const taxIn = (fields: Fields): DocumentTax => ({
  ...plainTaxIn(fields),
  taxable: numberIn(fields, 'taxable'),
  tax: numberIn(fields, 'tax'),
})

function discountIn(fields: Fields): Discount | null {
  const stored = fieldsOf(fields.discount)
  const kind = DISCOUNT_KINDS.find((one) => one === stored.kind)
  return kind ? { kind, value: numberIn(stored, 'value') } : null
}

function chargesIn(fields: Fields): Charges {
  const withheld = fieldsOf(fields.withholding)
  const rate = numberIn(withheld, 'rate')
  return {
    taxRate: numberIn(fields, 'taxRate'),
    taxCategory: categoryIn(fields, 'taxCategory'),
    taxReason: textIn(fields, 'taxReason'),
    pricesIncludeTax: fields.pricesIncludeTax === true,
    discount: discountIn(fields),
    withholding: rate > 0 ? { label: textIn(withheld, 'label') ?? '', rate } : null,
  }
}

function lineOf(line: Fields, index: number): LineItem {
  // What was kept before there were others is an item.
  const kind = choiceIn(line, 'kind', LINE_KINDS, 'ITEM')
  const said = { id: numberIn(line, 'id', index + 1), description: textIn(line, 'description') ?? '' }
  return kind === 'ITEM' ? { ...said, kind, ...itemIn(line) } : { ...said, kind }
}

const itemIn = (line: Fields) => ({
  quantity: numberIn(line, 'quantity'),
  unit: textIn(line, 'unit'),
  unitPrice: numberIn(line, 'unitPrice'),
  discount: discountIn(line),
  tax: line.tax == null ? null : plainTaxIn(fieldsOf(line.tax)),
  amount: numberIn(line, 'amount'),
})

/** A payment of no day can't be told of. */
function paymentOf(payment: Fields): Payment[] {
  const paidOn = dayIn(payment, 'paidOn')
  const method = choiceIn(payment, 'method', paidByNames, 'OTHER')
  const [id, amount] = [numberIn(payment, 'id'), numberIn(payment, 'amount')]
  const credited = numberIn(payment, 'credited')
  return paidOn ? [{ id, paidOn, amount, credited, method, reference: textIn(payment, 'reference') }] : []
}

function rhythmOf(fields: Fields): Rhythm | null {
  const frequency = frequencies.find((one) => one === fields.frequency)
  const every = numberIn(fields, 'every')
  return frequency && Number.isInteger(every) && every > 0 ? { frequency, every } : null
}

function logoOf(stored: unknown): LogoRef | null {
  const fields = fieldsOf(stored)
  const [id, src] = [textIn(fields, 'id'), textIn(fields, 'src')]
  return id && src ? { id, src, width: numberIn(fields, 'width'), height: numberIn(fields, 'height') } : null
}
