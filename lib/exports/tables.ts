import type { CreditEntry } from '@/lib/documents/client-credit/credit-response'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { Client } from '@/lib/clients/client-response'
import { mapReferences } from '@/lib/documents/texts'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import type { Invoice, Item, LineItem } from '@/lib/documents/types'
import { listPartBases } from '@/lib/documents/totals/part-taxes'
import type { TaxPart } from '@/lib/core/tax/part-schema'
import { filterCharged, findHomeCurrency, sumConvertedTaxes } from '@/lib/documents/totals/home-taxes'
import { getDisplayDecimals, toNumber } from '@/lib/core/money'
import { formatCsvHead, formatCsvRow, type CsvStyle, type CsvValue, type FixedNumber } from './csv'

/** Columns of a table: heading and value of each row. */
export type Columns<T> = Record<string, (row: T) => CsvValue>

/** Formats an amount with the decimals of its currency. */
export const money = (number: number, currency: string): FixedNumber => ({
  number,
  decimals: getDisplayDecimals(number, currency),
})

/** Streams a table as CSV. */
export async function* createCsvTable<T>(
  columns: Columns<T>,
  rows: AsyncIterable<T>,
  style: CsvStyle,
): AsyncGenerator<string> {
  yield formatCsvHead(Object.keys(columns), style)
  const cells = Object.values(columns)
  for await (const row of rows)
    yield formatCsvRow(
      cells.map((cell) => cell(row)),
      style,
    )
}

/** Streams rows as a JSON array. */
export async function* toJsonList(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const row of rows) {
    yield separator + JSON.stringify(row)
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

type ClientRow = Client & { createdAt: Date; deletedAt: Date | null }

export const CLIENT_COLUMNS: Columns<ClientRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  company: ({ companyName }) => companyName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  city: ({ city }) => city,
  state: ({ state }) => state,
  postalCode: ({ postalCode }) => postalCode,
  country: ({ country }) => country,
  vatNumber: ({ vatNumber }) => vatNumber,
  currency: ({ currency }) => currency,
  notes: ({ notes }) => notes,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  deletedAt: ({ deletedAt }) => deletedAt?.toISOString() ?? null,
  taxNumber: ({ taxNumber }) => taxNumber,
  companyNumber: ({ companyNumber }) => companyNumber,
}

type InvoiceRow = Omit<Invoice, 'publicToken'>

/** Returns a document's only tax rate in percent; null if it has several. */
export const findSingleRate = ({
  taxes,
  taxRate,
}: {
  taxes: { rate: number }[]
  taxRate: number
}): number | null => (taxes.length > 1 ? null : (taxes[0]?.rate ?? taxRate))

export const INVOICE_COLUMNS: Columns<InvoiceRow> = {
  id: ({ id }) => id,
  invoiceNumber: ({ invoiceNumber }) => invoiceNumber,
  status: ({ status }) => status,
  type: ({ invoiceType }) => invoiceType,
  clientId: ({ clientId }) => clientId,
  client: ({ client }) => client.companyName || client.name,
  issueDate: ({ issueDate }) => issueDate,
  dueDate: ({ dueDate }) => dueDate,
  currency: ({ currency }) => currency,
  subtotal: ({ subtotal }) => subtotal,
  discount: ({ discountAmount }) => discountAmount,
  taxRate: findSingleRate,
  tax: ({ taxAmount }) => taxAmount,
  total: ({ totalAmount }) => totalAmount,
  withheld: ({ withheldAmount }) => withheldAmount,
  paid: ({ amountPaid }) => amountPaid,
  balance: ({ balance }) => balance,
  paymentMethod: ({ paymentMethod }) => paymentMethod,
  ...mapReferences((field) => (row: InvoiceRow) => row[field]),
  notes: ({ notes }) => notes,
  terms: ({ termsAndConditions }) => termsAndConditions,
  kind: ({ kind }) => kind,
  relation: ({ relation }) => relation,
  source: ({ source }) => source && source.number,
  pricesIncludeTax: ({ pricesIncludeTax }) => pricesIncludeTax,
  exchangeRate: ({ exchangeRate }) => exchangeRate,
  exchangeRateDate: ({ exchangeRateDate }) => exchangeRateDate,
  homeCurrency: (row) => row.exchangeRate && findHomeCurrency(row),
  homeTax: findHomeTax,
}

/** Returns the tax in the currency of the seller's country; null without a rate. */
function findHomeTax(row: InvoiceRow): CsvValue {
  const home = findHomeCurrency(row)
  if (!home || !row.exchangeRate) return null
  return money(toNumber(sumConvertedTaxes(filterCharged(row.taxes), row.exchangeRate, home)), home)
}

/** A part of an invoice, with its invoice. */
type WithInvoice<T> = T & { invoice: Pick<Invoice, 'id' | 'invoiceNumber' | 'currency'> }

const invoiceColumns: Columns<WithInvoice<object>> = {
  invoiceId: ({ invoice }) => invoice.id,
  invoiceNumber: ({ invoice }) => invoice.invoiceNumber,
  currency: ({ invoice }) => invoice.currency,
}

/** Creates a column that is empty for headings and text lines. */
const itemColumn =
  (cell: (item: Item) => CsvValue) =>
  (line: LineItem): CsvValue =>
    isItem(line) ? cell(line) : null

export const LINE_ITEM_COLUMNS: Columns<WithInvoice<LineItem>> = {
  ...invoiceColumns,
  description: ({ description }) => description,
  quantity: itemColumn(({ quantity }) => quantity),
  unit: itemColumn(({ unit }) => unit),
  unitPrice: itemColumn(({ unitPrice }) => unitPrice),
  discount: itemColumn(
    ({ discount }) => discount && (discount.kind === 'PERCENT' ? `${discount.value} %` : discount.value),
  ),
  taxRate: itemColumn(({ tax }) => tax && tax.rate),
  taxCategory: itemColumn(({ tax }) => tax && tax.category),
  amount: itemColumn(({ amount }) => amount),
  kind: ({ kind }) => kind,
  unitCode: itemColumn(({ unitCode }) => unitCode ?? null),
  taxes: itemColumn(({ tax }) => (tax && tax.parts ? formatTaxParts(tax.parts) : null)),
}

/** Formats parts of a tax: `GST 5% + QST 9.975%`. */
export const formatTaxParts = (parts: Pick<TaxPart, 'name' | 'rate'>[]): string =>
  parts.map(({ name, rate }) => `${name} ${rate}%`).join(' + ')

type TaxRow = Omit<Invoice['taxes'][number], 'parts'> & { name: string | null; number: string | null }

/** Lists the tax totals of an invoice, each part of a tax on its own with what it taxes. */
export const listTaxRows = ({ taxes }: Pick<Invoice, 'taxes'>): TaxRow[] =>
  taxes.flatMap(({ parts, ...tax }): TaxRow[] =>
    parts
      ? listPartBases({ ...tax, parts }).map(({ name, number, rate, base, amount }) => ({
          ...tax,
          rate,
          taxable: toNumber(base),
          tax: toNumber(amount),
          name,
          number,
        }))
      : [{ ...tax, name: null, number: null }],
  )

/** Tax totals by category and rate, or by part. */
export const TAX_COLUMNS: Columns<WithInvoice<TaxRow>> = {
  ...invoiceColumns,
  category: ({ category }) => category,
  rate: ({ rate }) => rate,
  taxable: ({ taxable, invoice }) => money(taxable, invoice.currency),
  tax: ({ tax, invoice }) => money(tax, invoice.currency),
  reason: ({ reason }) => reason,
  name: ({ name }) => name,
  registrationNumber: ({ number }) => number,
}

export const PAYMENT_COLUMNS: Columns<WithInvoice<Payment>> = {
  ...invoiceColumns,
  paidOn: ({ paidOn }) => paidOn,
  amount: ({ amount }) => amount,
  credited: ({ credited }) => credited,
  method: ({ method }) => method,
  reference: ({ reference }) => reference,
}

type CreditRow = Omit<CreditEntry, 'invoiceNumber' | 'isReversed' | 'kind' | 'method'> & {
  clientId: number
  kind: string
  method: string | null
}

export const CREDIT_COLUMNS: Columns<CreditRow> = {
  id: ({ id }) => id,
  clientId: ({ clientId }) => clientId,
  day: ({ day }) => day,
  kind: ({ kind }) => kind,
  currency: ({ currency }) => currency,
  amount: ({ amount, currency }) => money(amount, currency),
  balance: ({ balance, currency }) => money(balance, currency),
  invoiceId: ({ invoiceId }) => invoiceId,
  method: ({ method }) => method,
  note: ({ note }) => note,
}

/** Yields a part of every invoice (its line items, say), one after the other. */
export async function* iterateParts<T extends object>(
  invoices: AsyncIterable<InvoiceRow>,
  parts: (invoice: InvoiceRow) => T[],
): AsyncGenerator<WithInvoice<T>> {
  for await (const invoice of invoices) {
    const { id, invoiceNumber, currency } = invoice
    for (const part of parts(invoice)) yield { ...part, invoice: { id, invoiceNumber, currency } }
  }
}
