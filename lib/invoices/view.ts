import { formatDay, formatDayLong, isDay, type Day } from '@/lib/dates'
import { Exact, formatMoney, formatPlain, type Amount } from '@/lib/money'
import { countryName } from '@/lib/site'
import { accentOf, type Accent, type InvoiceTemplate } from './design'
import { textFiller } from './fill-texts'
import { dueText, isOverdue, paymentMethodLabel, statusLabel, typeLabel } from './status'
import { computeTotals } from './totals'
import type { BillTo, InvoiceStatus, InvoiceType, LogoRef, PaymentMethod, Seller } from './types'

/** What an invoice document is made from: a stored invoice, or a form as it stands. */
export interface InvoiceSource {
  invoiceNumber: string
  status: InvoiceStatus
  issueDate: Day
  dueDate: Day
  invoiceType: InvoiceType
  paymentMethod: PaymentMethod
  currency: string
  /** Percent. */
  taxRate: Amount | null
  notes: string | null
  termsAndConditions: string | null
  lineItems: { description: string; quantity: Amount | null; unitPrice: Amount | null }[]
  /** What came in so far; nothing for a form. */
  amountPaid?: Amount
  seller: Seller
  client: BillTo | null
}

export interface LabelledText {
  label: string
  value: string
}

/**
 * An invoice ready to be shown: every text final, nothing left to decide. Live preview, detail screen, public
 * page, PDF and e-mail all draw this, so they cannot disagree.
 */
export interface InvoiceView {
  template: InvoiceTemplate
  accent: Accent
  invoiceNumber: string
  title: string
  status: InvoiceStatus
  statusLabel: string
  /** "Paid", "Overdue by 3 days", "Due in 5 days"; empty for a draft preview without dates. */
  dueText: string
  overdue: boolean
  seller: { name: string; logo: LogoRef | null; lines: string[] }
  billTo: { name: string; lines: string[] } | null
  /** Issue date, due date, invoice type, payment method. */
  facts: LabelledText[]
  dueDate: string
  lines: { description: string; quantity: string; unitPrice: string; amount: string }[]
  subtotal: string
  taxLabel: string
  tax: string
  total: string
  /** What came in and what is left, when that is something in between. */
  partlyPaid: { paid: string; balance: string } | null
  /** The figure to be read at a glance: the total, or nothing left to pay. */
  amountDueLabel: string
  amountDue: string
  currency: string
  /** Where to pay, for the two bank methods. */
  payment: LabelledText[]
  notes: string | null
  terms: string | null
  footer: string
}

export const PREVIEW_NUMBER = 'EXAMPLE-0001'
export const PREVIEW_COMPANY = 'Your Company'
export const FOOTER = 'Thank you for your business'

interface Options {
  /** The day it is for the seller. */
  today: Day
  /** `Jan 05, 2025`, or `January 05, 2025` as on the detail screen. */
  dates?: 'short' | 'long'
}

/** Builds the display model. Missing data become the specified placeholders. */
export function invoiceView(source: InvoiceSource, { today, dates = 'short' }: Options): InvoiceView {
  const format = dates === 'long' ? formatDayLong : formatDay
  const date = (day: Day) => (isDay(day) ? format(day) : '—')
  const money = (value: Amount) => formatMoney(value, source.currency)
  const totals = computeTotals(source.lineItems, source.taxRate)
  const invoiceNumber = source.invoiceNumber.trim() || PREVIEW_NUMBER
  const fill = textFiller(source)
  const paid = new Exact(source.amountPaid ?? 0)
  const balance = totals.totalAmount.minus(paid)

  return {
    template: source.seller.template,
    accent: accentOf(source.seller.accentColor),
    invoiceNumber,
    title: `Invoice ${invoiceNumber}`,
    status: source.status,
    statusLabel: statusLabel(source.status),
    dueText: isDay(source.dueDate) ? dueText(source, today) : '',
    overdue: isOverdue(source, today),
    seller: {
      name: source.seller.name || PREVIEW_COMPANY,
      logo: source.seller.logo,
      lines: sellerLines(source.seller),
    },
    billTo: source.client && {
      name: source.client.companyName || source.client.name,
      lines: billToLines(source.client),
    },
    facts: [
      { label: 'Issue date', value: date(source.issueDate) },
      { label: 'Due date', value: date(source.dueDate) },
      { label: 'Invoice type', value: typeLabel(source.invoiceType) },
      { label: 'Payment method', value: paymentMethodLabel(source.paymentMethod) },
    ],
    dueDate: date(source.dueDate),
    lines: source.lineItems.map((line, index) => ({
      description: fill(line.description),
      quantity: quantityText(line.quantity),
      unitPrice: money(priceOf(line.unitPrice)),
      amount: money(totals.amounts[index]!),
    })),
    subtotal: money(totals.subtotal),
    taxLabel: `Tax (${quantityText(source.taxRate)}%)`,
    tax: money(totals.taxAmount),
    total: money(totals.totalAmount),
    partlyPaid: paid.gt(0) && balance.gt(0) ? { paid: money(paid), balance: money(balance) } : null,
    amountDueLabel: source.status === 'PAID' ? 'Amount paid' : 'Amount due',
    amountDue: money(AMOUNT_DUE[source.status](totals.totalAmount, balance)),
    currency: source.currency,
    payment: paymentDetails(source.paymentMethod, source.seller),
    notes: fill(source.notes ?? '') || null,
    terms: fill(source.termsAndConditions ?? '') || null,
    footer: FOOTER,
  }
}

/** What the sheet's large figure is, by status. */
const AMOUNT_DUE: Record<InvoiceStatus, (total: Amount, balance: Amount) => Amount> = {
  DRAFT: (_total, balance) => balance,
  SENT: (_total, balance) => balance,
  PAID: (total) => total,
  CANCELLED: () => 0,
}

const isNumber = (value: Amount | null): value is Amount =>
  value !== null && String(value).trim() !== '' && Number.isFinite(Number(value))
const quantityText = (value: Amount | null) => (isNumber(value) ? formatPlain(value) : '0')
const priceOf = (value: Amount | null): Amount => (isNumber(value) ? value : 0)

const textLines = (text: string | null) => text?.split('\n').map((line) => line.trim()) ?? []
const filled = (lines: (string | null | undefined)[]) => lines.filter((line): line is string => Boolean(line))

function sellerLines(seller: Seller): string[] {
  return filled([
    ...textLines(seller.address),
    seller.regNumber && `Company no. ${seller.regNumber}`,
    seller.vat && `VAT ${seller.vat}`,
  ])
}

function billToLines(client: BillTo): string[] {
  return filled([
    client.companyName && client.companyName !== client.name ? client.name : null,
    ...textLines(client.address),
    filled([client.city, client.state, client.postalCode]).join(', '),
    countryName(client.country),
    client.email,
    client.phone,
    client.vatNumber && `VAT ${client.vatNumber}`,
  ])
}

/** The rows of the payment block: account and sort code at home, IBAN and SWIFT abroad (specification, section 2). */
function paymentDetails(method: PaymentMethod, seller: Seller): LabelledText[] {
  if (method !== 'BANK_TRANSFER' && method !== 'INTERNATIONAL_TRANSFER') return []
  const rows: [string, string | null][] = [
    ['Bank name', seller.bankName],
    ['Account name', seller.bankAccountName],
  ]
  if (method === 'BANK_TRANSFER')
    rows.push(['Account number', seller.bankAccountNumber], ['Sort code', seller.bankSortCode])
  else rows.push(['IBAN', seller.bankIban], ['SWIFT/BIC', seller.bankSwift])
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
