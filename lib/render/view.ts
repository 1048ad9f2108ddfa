import { isDay, type Day } from '@/lib/kernel/dates'
import { exact, exactOrNull, plainMoney, type Amount } from '@/lib/kernel/money'
import type { Rhythm } from '@/lib/documents/rhythm/types'
import { accentOf, type Accent, type InvoiceTemplate } from '@/lib/business/design'
import type { Paper } from '@/lib/kernel/places/paper'
import { textFiller } from '@/lib/documents/fill-texts'
import { isCancelled, isOutstanding, isPaid, type Stated } from '@/lib/documents/lifecycle/kinds'
import { balanceOf, standingOf, type Standing } from '@/lib/documents/standing'
import { REFERENCE_FIELDS, type DocumentTexts } from '@/lib/documents/texts'
import { computeTotals } from '@/lib/documents/totals'
import type { InvoiceType, LogoRef, PaymentMethod, Seller } from '@/lib/documents/types'
import { billToAddress, sellerAddress } from '@/lib/parties/address'
import type { BillTo } from '@/lib/parties/types'
import type { DocumentWords, SheetWords, Writing } from '@/lib/words/document-words'
import { english } from '@/lib/words/english/document'
import { fill } from '@/lib/words/fill'

/** What an invoice document is made from: a stored invoice, or a form as it stands. */
export interface InvoiceSource extends Stated, Partial<DocumentTexts> {
  invoiceNumber: string
  issueDate: Day
  dueDate: Day
  invoiceType: InvoiceType
  paymentMethod: PaymentMethod
  currency: string
  /** Percent. */
  taxRate: Amount | null
  lineItems: {
    description: string
    quantity: Amount | null
    unit?: string | null
    unitPrice: Amount | null
    amount?: Amount
  }[]
  /** What it comes to as it is stored, which is shown as it is; a form is added up here. */
  subtotal?: Amount
  taxAmount?: Amount
  totalAmount?: Amount
  /** How it repeats, for the period its texts may name. */
  rhythm?: Rhythm | null
  /** What came in so far; nothing for a form. */
  amountPaid?: Amount
  seller: Seller
  client: BillTo | null
}

export interface LabelledText {
  label: string
  value: string
  /** Only the sender's own screen shows it, and does not print it. */
  internal?: boolean
}

/** Who reads the document: the client; the sender on the detail screen; whoever fills the form in and sees the preview. */
export type Audience = 'payer' | 'owner' | 'preview'

export type StatusTone = 'draft' | 'sent' | 'overdue' | 'paid' | 'cancelled'

/**
 * An invoice ready to be shown: every text final, nothing left to decide. Live preview, detail screen, public
 * page, PDF and e-mail all draw this, so they cannot disagree.
 */
export interface InvoiceView extends Stated {
  /** BCP 47: whose voice reads it aloud. */
  lang: string
  /** Whether its labels stand in two languages, and want more room. */
  isInTwo?: true
  template: InvoiceTemplate
  accent: Accent
  paper: Paper
  invoiceNumber: string
  title: string
  statusLabel: string
  /** "Paid", "Overdue by 3 days", "Due in 5 days"; empty for a draft preview without dates. */
  dueText: string
  overdue: boolean
  /** The status, beside the number; of what was sent, a payer reads when it is due. Null where a file leaves it out. */
  badge: { text: string; tone: StatusTone; internal?: boolean } | null
  partPaid: boolean
  /** Beneath the amount, unless the badge says it. */
  dueNote: string
  seller: { name: string; logo: LogoRef | null; lines: string[] }
  billTo: { name: string; lines: string[] } | null
  /** Issue date, due date, invoice type, payment method and references; to a payer, those that say something. */
  facts: LabelledText[]
  /** As a mail says it. */
  dueDate: string
  lines: { description: string; quantity: string; unitPrice: string; amount: string }[]
  subtotal: string
  /** To a payer, none at 0 %. */
  tax: LabelledText | null
  total: string
  /** What came in so far where that is not all, and what is left of what is still due. */
  partlyPaid: { paid: string; balance: string | null } | null
  /** The figure to be read at a glance: the total, or nothing left to pay. */
  amountDueLabel: string
  amountDue: string
  /** The same as a bank's form takes it; null where nothing is owed. */
  amountToPay: string | null
  currency: string
  /** Where to pay and what to quote, for the two bank methods, as long as something is to be paid. */
  payment: LabelledText[]
  notes: string | null
  terms: string | null
  /** Everything else that stands on the sheet. */
  words: SheetWords
}

export const PREVIEW_NUMBER = english.placeholder.number

export interface ViewOptions {
  /** The day it is for the seller. */
  today: Day
  /** The payer unless said otherwise: who writes a new page forgets no rule by it. */
  audience?: Audience
  /** The document's language. */
  words?: DocumentWords
}

/** Builds the display model. In a preview, missing data become the specified placeholders. */
export function invoiceView(
  source: InvoiceSource,
  { today, audience = 'payer', words = english }: ViewOptions,
): InvoiceView {
  // Specification: `January 05, 2025` on the detail screen, `Jan 05, 2025` elsewhere.
  const { writing } = words
  const format = audience === 'owner' ? writing.longDay : writing.day
  const date = (day: Day) => (isDay(day) ? format(day) : '—')
  const money = (value: Amount) => writing.money(value, source.currency)
  const totals = storedTotals(source) ?? computeTotals(source.lineItems, source.taxRate, source.currency)
  const invoiceNumber = source.invoiceNumber.trim() || PREVIEW_NUMBER
  const forPayer = <T extends LabelledText>(rows: T[]) =>
    audience === 'owner' ? rows : rows.filter(({ internal }) => !internal)
  const filledIn = textFiller(source, writing)
  const paid = exact(source.amountPaid ?? 0)
  const judged = { ...source, totalAmount: totals.totalAmount }
  const balance = balanceOf(judged)
  const standing = standingOf(judged, today, words)
  const dueText = isDay(source.dueDate) ? standing.text : ''
  const badge = badgeOf(standing, words.statuses[source.status], audience)
  const isOpen = isOutstanding(source)

  return {
    lang: words.lang,
    ...(words.isInTwo && { isInTwo: words.isInTwo }),
    template: source.seller.template,
    accent: accentOf(source.seller.accentColor),
    paper: source.seller.paper ?? 'A4',
    invoiceNumber,
    title: fill(words.title, { number: invoiceNumber }),
    kind: source.kind,
    status: source.status,
    statusLabel: words.statuses[source.status],
    dueText,
    overdue: standing.overdue,
    badge,
    partPaid: standing.partPaid,
    dueNote: isOpen && badge.text !== dueText ? dueText : '',
    seller: {
      name: source.seller.name || (audience === 'preview' ? words.placeholder.company : ''),
      logo: source.seller.logo,
      lines: sellerLines(source, words),
    },
    billTo: source.client && {
      name: source.client.companyName || source.client.name,
      lines: billToLines(source.client, words),
    },
    facts: forPayer([
      { label: words.facts.issueDate, value: date(source.issueDate) },
      { label: words.facts.dueDate, value: date(source.dueDate) },
      {
        label: words.facts.type,
        value: words.types[source.invoiceType],
        ...(source.invoiceType === 'ONE_OFF' && INTERNAL),
      },
      {
        label: words.facts.paymentMethod,
        value: words.paymentMethods[source.paymentMethod],
        ...(source.paymentMethod === 'REQUEST' && INTERNAL),
      },
      ...REFERENCE_FIELDS.flatMap((field) => {
        const value = filledIn(source[field] ?? '')
        return value ? [{ label: words.references[field], value }] : []
      }),
    ]),
    dueDate: isDay(source.dueDate) ? writing.proseDay(source.dueDate) : '—',
    lines: source.lineItems.map((line, index) => ({
      description: filledIn(line.description),
      quantity: measured(line.quantity, line.unit, writing),
      unitPrice: writing.unitPrice(numberOf(line.unitPrice), source.currency),
      amount: money(totals.amounts[index]!),
    })),
    subtotal: money(totals.subtotal),
    tax: forPayer([taxRow(source.taxRate, money(totals.taxAmount), words)])[0] ?? null,
    total: money(totals.totalAmount),
    partlyPaid:
      paid.gt(0) && balance.gt(0) ? { paid: money(paid), balance: isOpen ? money(balance) : null } : null,
    amountDueLabel: isPaid(source) ? words.amountPaid : words.amountDue,
    amountDue: money(isPaid(source) ? totals.totalAmount : isCancelled(source) ? 0 : balance),
    amountToPay: standing.owed.gt(0) ? plainMoney(standing.owed, source.currency) : null,
    currency: source.currency,
    payment: isOpen
      ? toPay(paymentDetails(source.paymentMethod, source.seller, words), invoiceNumber, words)
      : [],
    notes: filledIn(source.notes ?? '') || null,
    terms: filledIn(source.termsAndConditions ?? '') || null,
    words: words.sheet,
  }
}

/** What was added up when it was stored, by the rounding of that day; null for what was not. */
function storedTotals({ lineItems, subtotal, taxAmount, totalAmount }: InvoiceSource) {
  if (subtotal === undefined || taxAmount === undefined || totalAmount === undefined) return null
  const amounts = lineItems.flatMap(({ amount }) => amount ?? [])
  return amounts.length === lineItems.length ? { amounts, subtotal, taxAmount, totalAmount } : null
}

const INTERNAL = { internal: true } as const

function badgeOf(
  { kind, text }: Standing,
  status: string,
  audience: Audience,
): NonNullable<InvoiceView['badge']> {
  if (kind !== 'DUE' && kind !== 'OVERDUE')
    return { text: status, tone: kind.toLowerCase() as Lowercase<typeof kind> }
  // That it was sent, the payer knows.
  if (audience !== 'owner') return { text, tone: kind === 'OVERDUE' ? 'overdue' : 'sent' }
  return { text: status, tone: 'sent', ...INTERNAL }
}

const taxRow = (rate: Amount | null, value: string, words: DocumentWords): LabelledText => ({
  label: fill(words.tax, { rate: words.writing.percent(numberOf(rate)) }),
  value,
  ...(numberOf(rate).eq(0) && INTERNAL),
})

/** With its unit, which never stands on a line of its own. */
function measured(quantity: Amount | null, unit: string | null = null, writing: Writing): string {
  const number = numberOf(quantity)
  const text = writing.number(number)
  return unit ? `${text}\u00a0${writing.unit(unit, Number(number))}` : text
}

const numberOf = (value: Amount | null) => exactOrNull(value) ?? exact(0)

const filled = (lines: (string | null | undefined)[]) => lines.filter((line): line is string => Boolean(line))

function sellerLines({ seller, client }: InvoiceSource, words: DocumentWords): string[] {
  return filled([
    ...sellerAddress(seller, client, words.writing.country),
    seller.regNumber && fill(words.seller.companyNumber, { number: seller.regNumber }),
    seller.vat && fill(words.seller.vat, { number: seller.vat }),
  ])
}

function billToLines(client: BillTo, words: DocumentWords): string[] {
  return filled([
    client.companyName && client.companyName !== client.name ? client.name : null,
    ...billToAddress(client, words.writing.country),
    client.email,
    client.phone,
    client.vatNumber && fill(words.seller.vat, { number: client.vatNumber }),
  ])
}

/** Where to pay, and by what the seller will know what was paid. */
const toPay = (account: LabelledText[], invoiceNumber: string, words: DocumentWords): LabelledText[] =>
  account.length > 0 ? [...account, { label: words.account.reference, value: invoiceNumber }] : []

/** The rows of the payment block: account and sort code at home, IBAN and SWIFT abroad (specification, section 2). */
export function paymentDetails(method: PaymentMethod, seller: Seller, words = english): LabelledText[] {
  if (method !== 'BANK_TRANSFER' && method !== 'INTERNATIONAL_TRANSFER') return []
  const rows: [string, string | null][] = [
    [words.account.bankName, seller.bankName],
    [words.account.accountName, seller.bankAccountName],
  ]
  if (method === 'BANK_TRANSFER')
    rows.push(
      [words.account.accountNumber, seller.bankAccountNumber],
      [words.account.sortCode, seller.bankSortCode],
    )
  else rows.push([words.account.iban, seller.bankIban], [words.account.swift, seller.bankSwift])
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
