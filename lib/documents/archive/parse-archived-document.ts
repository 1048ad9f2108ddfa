import { isDay } from '@/lib/core/dates'
import { pickLanguages } from '@/lib/core/languages'
import { paymentSources, type Payment } from '@/lib/documents/payments/types'
import { frequencies, type Recurrence } from '@/lib/documents/recurrence/types'
import { toFields, parseBillTo, parseSeller, getText, getTexts } from '@/lib/documents/snapshots'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from '@/lib/documents/lifecycle/kinds'
import { LINE_KINDS } from '@/lib/documents/line-items/line-kinds'
import { mapTexts } from '@/lib/documents/texts'
import type { Charges } from '@/lib/documents/totals/charges'
import { DISCOUNT_KINDS, type Discount } from '@/lib/documents/totals/types'
import { TAX_CATEGORIES, type Tax, type TaxCategory } from '@/lib/core/tax/categories'
import {
  INVOICE_TYPES,
  PAYMENT_METHODS,
  RELATIONS,
  type QuoteAnswer,
  type DocumentTax,
  type Invoice,
  type LineItem,
  type LogoRef,
  type SourceDocument,
} from '@/lib/documents/types'

/** Archived content of a document that was deleted, or whose number changed. */
export type ArchivedDocument = Omit<Invoice, 'publicToken'>

type JsonFields = Record<string, unknown>

const getNumber = (fields: JsonFields, name: string, fallback = 0): number => {
  const value = fields[name]
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback
}
const getChoice = <T extends string>(
  fields: JsonFields,
  name: string,
  choices: readonly T[],
  fallback: T,
): T => choices.find((one) => one === fields[name]) ?? fallback
const getDay = (fields: JsonFields, name: string): string => {
  const text = getText(fields, name) ?? ''
  return isDay(text) ? text : ''
}
const getList = (fields: JsonFields, name: string): JsonFields[] => {
  const value = fields[name]
  return Array.isArray(value) ? value.map(toFields) : []
}

/** Parses an archived document of any version of the product; older ones lack fields. */
export function parseArchivedDocument(stored: unknown): ArchivedDocument {
  const fields = toFields(stored)
  const client = toFields(fields.client)
  const totalAmount = getNumber(fields, 'totalAmount')
  const currency = getText(fields, 'currency') ?? ''
  return {
    ...(fields as object as ArchivedDocument),
    id: getNumber(fields, 'id'),
    // Archives from before other kinds existed contain only invoices.
    kind: getChoice(fields, 'kind', DOCUMENT_KINDS, 'INVOICE'),
    relation: RELATIONS.find((one) => one === fields.relation) ?? null,
    source: parseSource(toFields(fields.source)),
    answer: parseAnswer(toFields(fields.answer)),
    version: getNumber(fields, 'version', 1),
    invoiceNumber: getText(fields, 'invoiceNumber') ?? '',
    clientId: getNumber(fields, 'clientId'),
    clientName: getText(fields, 'clientName') ?? '',
    clientContact: getText(fields, 'clientContact'),
    issueDate: getDay(fields, 'issueDate'),
    dueDate: getDay(fields, 'dueDate'),
    // Assume it was issued if the status is missing.
    status: getChoice(fields, 'status', DOCUMENT_STATUSES, 'SENT'),
    invoiceType: getChoice(fields, 'invoiceType', INVOICE_TYPES, 'ONE_OFF'),
    paymentMethod: getChoice(fields, 'paymentMethod', PAYMENT_METHODS, 'REQUEST'),
    recurringDate: getDay(fields, 'recurringDate') || null,
    // XXX means no currency (ISO 4217).
    currency: /^[A-Z]{3}$/.test(currency) ? currency : 'XXX',
    subtotal: getNumber(fields, 'subtotal', totalAmount),
    taxAmount: getNumber(fields, 'taxAmount'),
    totalAmount,
    withheldAmount: getNumber(fields, 'withheldAmount'),
    ...parseCharges(fields),
    discountAmount: getNumber(fields, 'discountAmount'),
    ...('notWithheldAmount' in fields && { notWithheldAmount: getNumber(fields, 'notWithheldAmount') }),
    taxes: getList(fields, 'taxes').map(parseDocumentTax),
    serviceFrom: getDay(fields, 'serviceFrom') || null,
    serviceUntil: getDay(fields, 'serviceUntil') || null,
    amountPaid: getNumber(fields, 'amountPaid'),
    balance: getNumber(fields, 'balance', totalAmount),
    ...mapTexts((field) => getText(fields, field)),
    ...pickLanguages(getTexts(fields, ['language', 'secondLanguage'])),
    shareMessage: getText(fields, 'shareMessage'),
    rhythm: parseRecurrence(toFields(fields.rhythm)),
    lineItems: getList(fields, 'lineItems').map(parseLine),
    payments: getList(fields, 'payments').flatMap(parsePayment),
    seller: { ...parseSeller(fields.seller), logo: parseLogo(toFields(fields.seller).logo) },
    client: { ...parseBillTo(client), id: getNumber(client, 'id'), deleted: client.deleted === true },
  }
}

function parseSource(fields: JsonFields): SourceDocument | null {
  const [number, date] = [getText(fields, 'number'), getDay(fields, 'date')]
  return number && date ? { id: getNumber(fields, 'id'), number, date } : null
}

function parseAnswer(fields: JsonFields): QuoteAnswer | null {
  const at = getText(fields, 'at')
  if (!at) return null
  return {
    at,
    day: getDay(fields, 'day') || at.slice(0, 10),
    by: getText(fields, 'by'),
    note: getText(fields, 'note'),
  }
}

const parseCategory = (fields: JsonFields, name: string): TaxCategory | null =>
  TAX_CATEGORIES.find((one) => one === fields[name]) ?? null

const parseTax = (fields: JsonFields): Tax => ({
  rate: getNumber(fields, 'rate'),
  category: parseCategory(fields, 'category'),
  reason: getText(fields, 'reason'),
})

const parseDocumentTax = (fields: JsonFields): DocumentTax => ({
  ...parseTax(fields),
  taxable: getNumber(fields, 'taxable'),
  tax: getNumber(fields, 'tax'),
})

function parseDiscount(fields: JsonFields): Discount | null {
  const stored = toFields(fields.discount)
  const kind = DISCOUNT_KINDS.find((one) => one === stored.kind)
  return kind ? { kind, value: getNumber(stored, 'value') } : null
}

function parseCharges(fields: JsonFields): Charges {
  const withheld = toFields(fields.withholding)
  const rate = getNumber(withheld, 'rate')
  return {
    taxRate: getNumber(fields, 'taxRate'),
    taxCategory: parseCategory(fields, 'taxCategory'),
    taxReason: getText(fields, 'taxReason'),
    pricesIncludeTax: fields.pricesIncludeTax === true,
    discount: parseDiscount(fields),
    withholding: rate > 0 ? { label: getText(withheld, 'label') ?? '', rate } : null,
  }
}

function parseLine(line: JsonFields, index: number): LineItem {
  // Lines from before other kinds existed are items.
  const kind = getChoice(line, 'kind', LINE_KINDS, 'ITEM')
  const common = { id: getNumber(line, 'id', index + 1), description: getText(line, 'description') ?? '' }
  return kind === 'ITEM' ? { ...common, kind, ...parseItem(line) } : { ...common, kind }
}

const parseItem = (line: JsonFields) => ({
  quantity: getNumber(line, 'quantity'),
  unit: getText(line, 'unit'),
  unitPrice: getNumber(line, 'unitPrice'),
  discount: parseDiscount(line),
  tax: line.tax == null ? null : parseTax(toFields(line.tax)),
  amount: getNumber(line, 'amount'),
})

/** Payments without a date are dropped. */
function parsePayment(payment: JsonFields): Payment[] {
  const paidOn = getDay(payment, 'paidOn')
  const method = getChoice(payment, 'method', paymentSources, 'OTHER')
  const [id, amount] = [getNumber(payment, 'id'), getNumber(payment, 'amount')]
  const credited = getNumber(payment, 'credited')
  return paidOn ? [{ id, paidOn, amount, credited, method, reference: getText(payment, 'reference') }] : []
}

function parseRecurrence(fields: JsonFields): Recurrence | null {
  const frequency = frequencies.find((one) => one === fields.frequency)
  const every = getNumber(fields, 'every')
  return frequency && Number.isInteger(every) && every > 0 ? { frequency, every } : null
}

function parseLogo(stored: unknown): LogoRef | null {
  const fields = toFields(stored)
  const [id, src] = [getText(fields, 'id'), getText(fields, 'src')]
  return id && src
    ? { id, src, width: getNumber(fields, 'width'), height: getNumber(fields, 'height') }
    : null
}
