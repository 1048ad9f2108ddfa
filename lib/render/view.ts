import { isDay, type Day } from '@/lib/kernel/dates'
import { exact, exactOrNull, plainMoney, type Amount, type Exact } from '@/lib/kernel/money'
import type { Rhythm } from '@/lib/documents/rhythm/types'
import { accentOf, type Accent, type InvoiceTemplate } from '@/lib/business/design'
import type { Paper } from '@/lib/kernel/places/paper'
import { textFiller } from '@/lib/documents/fill-texts'
import {
  isCancelled,
  isInvoice,
  isOutstanding,
  isPayable,
  isPaid,
  type InvoiceStatus,
  type Stated,
} from '@/lib/documents/lifecycle/kinds'
import { balanceOf, payableOf, standingOf, type Judged, type Standing } from '@/lib/documents/standing'
import { REFERENCE_FIELDS, type DocumentTexts } from '@/lib/documents/texts'
import type { SaidContent } from '@/lib/documents/totals/line-content'
import { isItem } from '@/lib/documents/lines/kinds'
import { lineAmount } from '@/lib/documents/totals'
import type { Priced, PricedLine, Withholding } from '@/lib/documents/totals/types'
import type {
  Answer,
  InvoiceType,
  LogoRef,
  PaymentMethod,
  Relation,
  Seller,
  Source,
} from '@/lib/documents/types'
import { billToAddress, sellerAddress } from '@/lib/parties/address'
import type { BillTo } from '@/lib/parties/types'
import type { DocumentWords, SheetWords, Writing } from '@/lib/words/document-words'
import { english } from '@/lib/words/english/document'
import { fill } from '@/lib/words/fill'
import { wordsOfKind } from './kind-words'
import { lineRates, reasonsOf, sumRows, sumsOf, type StoredSums, type SumRow } from './sums'

/** What an invoice document is made from: a stored invoice, or a form as it stands. */
export interface InvoiceSource
  extends Stated, Partial<DocumentTexts>, StoredSums, Omit<Priced, 'lineItems' | 'withholding'> {
  invoiceNumber: string
  issueDate: Day
  dueDate: Day
  invoiceType: InvoiceType
  paymentMethod: PaymentMethod
  lineItems: (ItemSource | SaidContent)[]
  withholding?: (NonNullable<Priced['withholding']> & Pick<Withholding, 'label'>) | null
  /** When what is billed was supplied. */
  serviceFrom?: Day | null
  serviceUntil?: Day | null
  /** What it was made from, and what it is to that. */
  relation?: Relation | null
  source?: Pick<Source, 'number' | 'date'> | null
  /** How a quote was answered. */
  answer?: Pick<Answer, 'day' | 'by'> | null
  /** How it repeats, for the period its texts may name. */
  rhythm?: Rhythm | null
  /** What came in so far; nothing for a form. */
  amountPaid?: Amount
  seller: Seller
  client: BillTo | null
}

type ItemSource = PricedLine & { description: string; unit?: string | null; amount?: Amount }

/** A line of the table. One that is no item lies across its columns. */
export type ViewLine = ViewItem | SaidContent
export interface ViewItem {
  kind: 'ITEM'
  description: string
  /** What the amount lacks of price by quantity. */
  discount: string | null
  quantity: string
  unitPrice: string
  /** Its rate, where the lines have several. */
  tax: string | null
  amount: string
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
  lines: ViewLine[]
  /** How the unit prices are headed. */
  unitPriceLabel: string
  /** Under the amounts, from what the lines add up to, to what is left to pay. To a payer, no tax of 0 %. */
  sums: SumRow[]
  total: string
  /** Why no tax is charged. */
  reasons: string[]
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
  { today, audience = 'payer', words: spoken = english }: ViewOptions,
): InvoiceView {
  const words = wordsOfKind(spoken, source)
  // Specification: `January 05, 2025` on the detail screen, `Jan 05, 2025` elsewhere.
  const { writing } = words
  const format = audience === 'owner' ? writing.longDay : writing.day
  const date = (day: Day) => (isDay(day) ? format(day) : '—')
  const money = (value: Amount) => writing.money(value, source.currency)
  const totals = sumsOf(source)
  const rates = lineRates(source, totals.taxes, writing)
  const invoiceNumber = source.invoiceNumber.trim() || PREVIEW_NUMBER
  const forPayer = <T extends { internal?: boolean }>(rows: T[]) =>
    audience === 'owner' ? rows : rows.filter(({ internal }) => !internal)
  const filledIn = textFiller(source, writing)
  const paid = exact(source.amountPaid ?? 0)
  const judged = { ...source, totalAmount: totals.totalAmount, withheldAmount: totals.withheldAmount }
  const balance = balanceOf(judged)
  const standing = standingOf(judged, today, words)
  const dueText = isDay(source.dueDate) ? standing.text : ''
  const badge = badgeOf(standing, words.statuses[source.status], audience)
  // What is withheld of a sum, or was paid of it, leaves another one; of an offer nothing is yet.
  const hasRest = source.kind !== 'QUOTE' && !isPaid(source) && !isCancelled(source)
  const asksForMoney = hasRest && isPayable(source)
  const isTold = isOutstanding(source) || standing.kind === 'SENT' || standing.kind === 'EXPIRED'

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
    dueNote: isTold && badge?.text !== dueText ? dueText : '',
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
      ...dayFacts(source, date, words),
      ...answerFacts(source, date, words),
      ...payFacts(source, words),
      ...sourceFacts(source, date, words),
      ...supplyFacts(source, date, words),
      ...REFERENCE_FIELDS.flatMap((field) => {
        const value = filledIn(source[field] ?? '')
        return value ? [{ label: words.references[field], value }] : []
      }),
    ]),
    dueDate: isDay(source.dueDate) ? writing.proseDay(source.dueDate) : '—',
    lines: source.lineItems.map((line, index) => {
      const description = filledIn(line.description)
      if (!isItem(line)) return { kind: line.kind, description }
      return {
        kind: 'ITEM',
        description,
        discount: discountOf(line, source.currency, words),
        quantity: measured(line.quantity, line.unit, writing),
        unitPrice: writing.unitPrice(numberOf(line.unitPrice), source.currency),
        tax: rates && rates[index]!,
        amount: money(totals.amounts[index]!),
      }
    }),
    unitPriceLabel: source.pricesIncludeTax ? words.unitPriceWithTax : words.sheet.unitPrice,
    sums: forPayer(
      sumRows(
        source,
        totals,
        {
          paid: paid.gt(0) && balance.gt(0) ? paid : null,
          left: hasRest && balance.gt(0) && !balance.eq(exact(totals.totalAmount)) ? balance : null,
          leftLabel: source.kind === 'CREDIT_NOTE' ? words.amountCredited : words.sheet.balanceDue,
        },
        words,
        money,
      ),
    ),
    total: money(totals.totalAmount),
    reasons: reasonsOf(source.kind, totals.taxes, words),
    amountDueLabel: amountLabel(source, words),
    amountDue: money(glanceOf(judged, balance)),
    amountToPay: standing.owed.gt(0) ? plainMoney(standing.owed, source.currency) : null,
    currency: source.currency,
    payment: asksForMoney
      ? toPay(paymentDetails(source.paymentMethod, source.seller, words), invoiceNumber, words)
      : [],
    notes: filledIn(source.notes ?? '') || null,
    terms: filledIn(source.termsAndConditions ?? '') || null,
    words: words.sheet,
  }
}

/** Until when it is to be paid, or its offer stands. */
function dayFacts(
  { kind, dueDate }: InvoiceSource,
  date: (day: Day) => string,
  { facts }: DocumentWords,
): LabelledText[] {
  if (kind === 'CREDIT_NOTE') return []
  return [{ label: kind === 'QUOTE' ? facts.validUntil : facts.dueDate, value: date(dueDate) }]
}

/** Whether it repeats, and how it is paid. What goes without saying is the sender's own. */
function payFacts(source: InvoiceSource, { facts, types, paymentMethods }: DocumentWords): LabelledText[] {
  const { invoiceType: type, paymentMethod: method } = source
  const rows: LabelledText[] = []
  if (isInvoice(source))
    rows.push({ label: facts.type, value: types[type], ...(type === 'ONE_OFF' && INTERNAL) })
  if (isPayable(source))
    rows.push({
      label: facts.paymentMethod,
      value: paymentMethods[method],
      ...(method === 'REQUEST' && INTERNAL),
    })
  return rows
}

/** By whom and when it was accepted, as a signature says it; without a name where its seller heard of it. */
function answerFacts(
  { answer, status }: InvoiceSource,
  date: (day: Day) => string,
  { statuses }: DocumentWords,
): LabelledText[] {
  if (!answer) return []
  return [{ label: statuses[status], value: [answer.by, date(answer.day)].filter(Boolean).join(', ') }]
}

/** The document that it was made from. */
function sourceFacts(
  { relation, source, kind }: InvoiceSource,
  date: (day: Day) => string,
  words: DocumentWords,
): LabelledText[] {
  if (!source) return []
  const label = kind === 'CREDIT_NOTE' ? words.facts.creditedInvoice : words.kinds.QUOTE
  // What bills all of a pro forma invoice, or of a quote, stands by itself.
  if (relation === 'CONVERTED') return []
  return [{ label, value: fill(words.numberOfDay, { number: source.number, day: date(source.date) }) }]
}

/** The figure to be read at a glance. Only of what is paid, nothing is left once it is cancelled; and nothing is withheld of an offer yet. */
function glanceOf(document: Judged, balance: Exact): Exact {
  if (document.kind === 'QUOTE') return exact(document.totalAmount)
  if (isPaid(document)) return payableOf(document)
  return isPayable(document) && isCancelled(document) ? exact(0) : balance
}

/** What it is. */
function amountLabel(document: Stated, words: DocumentWords): string {
  if (isPaid(document)) return words.amountPaid
  if (document.kind === 'QUOTE') return words.sheet.total
  return document.kind === 'CREDIT_NOTE' ? words.amountCredited : words.amountDue
}

/** The day, or the days, on which what is billed was supplied. */
function supplyFacts(
  { serviceFrom, serviceUntil }: InvoiceSource,
  date: (day: Day) => string,
  { facts, period }: DocumentWords,
): LabelledText[] {
  if (!serviceFrom) return []
  const [from, until] = [date(serviceFrom), date(serviceUntil || serviceFrom)]
  return from === until
    ? [{ label: facts.serviceDate, value: from }]
    : [{ label: facts.servicePeriod, value: fill(period, { from, until }) }]
}

const INTERNAL = { internal: true } as const

const TONES: Record<InvoiceStatus, StatusTone> = {
  DRAFT: 'draft',
  SENT: 'sent',
  PAID: 'paid',
  ACCEPTED: 'paid',
  DECLINED: 'cancelled',
  CANCELLED: 'cancelled',
}

function badgeOf({ kind, text }: Standing, status: string, audience: Audience): InvoiceView['badge'] {
  if (kind === 'EXPIRED') return { text, tone: 'overdue' }
  if (kind !== 'DUE' && kind !== 'OVERDUE' && kind !== 'SENT') return { text: status, tone: TONES[kind] }
  // That it was sent, the payer knows.
  if (audience !== 'owner') return text ? { text, tone: kind === 'OVERDUE' ? 'overdue' : 'sent' } : null
  return { text: status, tone: 'sent', ...INTERNAL }
}

/** What a line is less than price by quantity, in words. */
function discountOf(line: ItemSource, currency: string, words: DocumentWords): string | null {
  if (!line.discount) return null
  const cut = lineAmount({ ...line, discount: null }, currency).minus(lineAmount(line, currency))
  if (cut.lte(0)) return null
  const { percent, money } = words.writing
  const [rate, amount] = [percent(numberOf(line.discount.value)), money(cut, currency)]
  return fill(line.discount.kind === 'PERCENT' ? words.lineDiscountRate : words.lineDiscount, {
    rate,
    amount,
  })
}

/** With its unit, which never stands on a line of its own. */
function measured(quantity: Typed, unit: string | null = null, writing: Writing): string {
  const number = numberOf(quantity)
  const text = writing.number(number)
  return unit ? text + writing.unitGap + writing.unit(unit, Number(number)) : text
}

type Typed = Amount | null | undefined

const numberOf = (value: Typed) => exactOrNull(value) ?? exact(0)

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
