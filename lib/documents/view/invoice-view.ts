import { isDay, type Day } from '@/lib/core/dates'
import { decimal, tryDecimal, formatPlainMoney, type Amount, type Decimal } from '@/lib/core/money'
import { formatClock } from '@/lib/core/money/quantity'
import type { Recurrence } from '@/lib/documents/recurrence/types'
import { deriveAccent, type Accent, type InvoiceTemplate } from '@/lib/business/design'
import { getWindowPlace, type WindowPlace } from '@/lib/core/geo/letter-window'
import type { Paper } from '@/lib/core/geo/paper'
import type { CreditedBy } from '@/lib/documents/credit-notes/creditable-response'
import { createTextInterpolator } from '@/lib/documents/interpolate-texts'
import {
  isCancelled,
  isInvoice,
  isOutstanding,
  isPayable,
  isPaid,
  type InvoiceStatus,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import {
  getBalance,
  getMoneyPaid,
  getPayableAmount,
  formatPaymentStatus,
  getPaymentStatus,
  isSettledByNotes,
  listAppliedNotes,
  type PaymentStatusInput,
  type PaymentStatus,
  type Settlement,
} from '@/lib/documents/payment-status/payment-status'
import type { OptionalDate } from '@/lib/documents/supply-dates'
import { REFERENCE_FIELDS, type DocumentTexts } from '@/lib/documents/texts'
import type { TextLine } from '@/lib/documents/totals/content-response'
import { isItem } from '@/lib/documents/line-items/line-kinds'
import { computeLineAmount, isDeduction } from '@/lib/documents/totals/compute-totals'
import type { PricedDocument, PricedLine } from '@/lib/documents/totals/types'
import type {
  QuoteAnswer,
  InvoiceType,
  LogoRef,
  PaymentMethod,
  Relation,
  Seller,
  SourceDocument,
} from '@/lib/documents/types'
import { formatBillToAddress, formatSellerAddress } from '@/lib/clients/format-client-address'
import type { BillTo } from '@/lib/clients/client-response'
import type { DocumentMessages, SheetMessages, Formatters } from '@/lib/i18n/message-types'
import { findClientContact, getClientTitle, isAddressedAsCompany } from '@/lib/clients/display-name'
import { FIRST_EDITION } from '@/lib/i18n/editions'
import { english } from '@/lib/i18n/documents/en'
import { toMinusSign } from '@/lib/i18n/number-formatters'
import { interpolate } from '@/lib/i18n/texts'
import { getKindMessages } from '@/lib/documents/titles'
import { createHomeTaxNotes } from './home-tax-note'
import { keepDatesTogether } from './keep-dates-together'
import { formatClientNumbers, formatSellerNumbers } from './party-numbers'
import { listPaymentDetails, type LabelledText } from './payment-details'
import {
  chargesTax,
  formatDeductedTax,
  listLineRates,
  listTaxReasons,
  createSumRows,
  getSums,
  type StoredSums,
  type SumRow,
} from './sum-rows'

/** Source of a document view: a stored document, or the current state of a form. */
export interface InvoiceSource
  extends
    HasStatus,
    Partial<DocumentTexts>,
    Partial<Record<OptionalDate, Day | null>>,
    StoredSums,
    Omit<PricedDocument, 'lineItems' | 'withholding'> {
  /** Absent for a form, which has the current edition. */
  edition?: number
  invoiceNumber: string
  issueDate: Day
  dueDate: Day
  invoiceType: InvoiceType
  paymentMethod: PaymentMethod
  lineItems: (ItemSource | TextLine)[]
  withholding?: (NonNullable<PricedDocument['withholding']> & { label: string }) | null
  relation?: Relation | null
  source?: Pick<SourceDocument, 'number' | 'date'> | null
  /** For the tax in the currency of the seller's country. */
  exchangeRate?: Amount | null
  answer?: Pick<QuoteAnswer, 'day' | 'by'> | null
  /** Recurrence, for the period that texts may name. */
  rhythm?: Recurrence | null
  /** 0 for a form. */
  amountPaid?: Amount
  amountCredited?: Amount
  payments?: Settlement[]
  /** Credit notes that credited more than the balance, besides those among the payments. */
  creditedBy?: CreditedBy[]
  seller: Seller
  client: BillTo | null
}

type ItemSource = PricedLine & { description: string; unit?: string | null; amount?: Amount }

/** A line of the table. Headings and texts span all columns. */
export type ViewLine = ViewItem | TextLine
export interface ViewItem {
  kind: 'ITEM'
  description: string
  /** Difference between quantity x unit price and the amount; of a deduction, the tax that was charged on it. */
  note: string | null
  quantity: string
  unitPrice: string
  /** Tax rate, if the lines have several. */
  tax: string | null
  amount: string
}

/** Field of the form that a fact shows. */
export type FactField =
  'issueDate' | 'dueDate' | 'serviceFrom' | 'correctionReason' | (typeof REFERENCE_FIELDS)[number]

interface Fact extends LabelledText {
  /** Only in the form's preview. */
  field?: FactField
}

/** Reader of the document: the client, the sender on the detail screen, or the sender in the form's preview. */
export type Audience = 'payer' | 'owner' | 'preview'

export type StatusTone = 'draft' | 'sent' | 'overdue' | 'paid' | 'cancelled'

/**
 * A document ready to display: every text is final. Live preview, detail screen, public page, PDF and email all draw
 * this, so that they can't differ.
 */
export interface InvoiceView extends HasStatus {
  /** BCP 47 language tag, for screen readers. */
  lang: string
  /** True if labels are in two languages and need more space. */
  isBilingual?: true
  template: InvoiceTemplate
  accent: Accent
  paper: Paper
  invoiceNumber: string
  title: string
  statusLabel: string
  stamp: 'paid' | 'cancelled' | null
  /** "Paid", "Overdue by 3 days", "Due in 5 days"; empty for a preview without a due date. */
  dueText: string
  overdue: boolean
  /** Status beside the number; for a sent document, when it is due. Null if it is left out. */
  badge: { text: string; tone: StatusTone } | null
  isPartiallyPaid: boolean
  /** Below the amount, unless the badge has the same text. */
  dueNote: string
  /** `logoText` describes the logo to screen readers. */
  seller: { name: string; logo: LogoRef | null; logoText: string; lines: string[] }
  billTo: { name: string; lines: string[] } | null
  /**
   * The address for the window of an envelope, above the document; `sender` is empty if it has no line of its own.
   * `billTo` then has the name, and what is not part of the address.
   */
  letter: { window: WindowPlace; foldMarks: boolean; sender: string; address: string[] } | null
  /** Dates, invoice type, payment method and references. */
  facts: Fact[]
  /** In the format used in emails. */
  dueDate: string
  lines: ViewLine[]
  unitPriceLabel: string
  /** Rows below the lines, from the subtotal to the balance due. For clients without a tax of 0 %. */
  sums: SumRow[]
  total: string
  /** Below the totals: tax in the currency of the seller's country, and reasons for charging no tax. */
  reasons: string[]
  /** The most prominent figure: the total, the amount paid or the balance. */
  amountDueLabel: string
  amountDue: string
  /** Balance due in the format of banking forms; null if nothing is due. */
  amountToPay: string | null
  currency: string
  /** Bank details and payment reference, for the two bank methods, as long as something is to be paid. */
  payment: LabelledText[]
  notes: string | null
  terms: string | null
  /** Remaining labels of the document. */
  words: SheetMessages
}

export interface ViewOptions {
  /** Current date in the time zone of the seller. */
  today: Day
  /** Defaults to the client, so that a new caller can't leak internal details. */
  audience?: Audience
  words?: DocumentMessages
}

/** Creates the view. In a preview, missing data become placeholders (specification). */
export function createInvoiceView(
  source: InvoiceSource,
  { today, audience = 'payer', words: messages = english }: ViewOptions,
): InvoiceView {
  const totals = getSums(source)
  const isTaxed = chargesTax(totals)
  const words = getKindMessages(messages, source, isTaxed)
  // Specification: `January 05, 2025` on the detail screen, `Jan 05, 2025` elsewhere.
  const { formatters } = words
  const sellerName = source.seller.name || (audience === 'preview' ? words.placeholder.company : '')
  const format = audience === 'owner' ? formatters.longDay : formatters.day
  const date = (day: Day) => (isDay(day) ? format(day) : '—')
  const isFirstEdition = words.edition === FIRST_EDITION
  // Dates within a longer text stay on one line.
  const inText = (day: Day) => (isFirstEdition ? date(day) : date(day).replaceAll(' ', '\u00a0'))
  const keepTogether = isFirstEdition ? (text: string) => text : keepDatesTogether
  const isNegative = hasNegativeAmounts(source, words)
  const signed = (value: Amount) => (isNegative && !decimal(value).eq(0) ? decimal(value).neg() : value)
  const money = (value: Amount) => formatters.money(signed(value), source.currency)
  const quantity = ({ quantity, unit }: ItemSource) => {
    const text = formatQuantity(signed(toAmount(quantity)), unit, formatters)
    return isFirstEdition ? text : toMinusSign(text)
  }
  const rates = listLineRates(source, totals.taxes, formatters)
  const invoiceNumber = source.invoiceNumber.trim() || words.placeholder.number
  const letter = createLetter(source, sellerName, words)
  const forPayer = (rows: SumRow[]) =>
    audience === 'owner' ? rows : rows.filter(({ internal }) => !internal)
  const withoutFields = (rows: Fact[]) =>
    audience === 'preview' ? rows : rows.map(({ field, ...row }) => row)
  const fillPlaceholders = createTextInterpolator(source, formatters)
  const paid = getMoneyPaid(source)
  const credited = listAppliedNotes(source.payments ?? [])
  const document = { ...source, totalAmount: totals.totalAmount, withheldAmount: totals.withheldAmount }
  const balance = getBalance(document)
  const paymentStatus = getPaymentStatus(document, today)
  const statusText = formatPaymentStatus(document, today, words)
  const dueText = isDay(source.dueDate) ? statusText : ''
  const isCredited = isSettledByNotes(document)
  const badge = isCredited ? null : createBadge(paymentStatus, statusText, words.statuses[source.status])
  // Payments and withholding leave a balance; a quote has none.
  const hasBalance = source.kind !== 'QUOTE' && !isPaid(source) && !isCancelled(source)
  const asksForMoney = hasBalance && isPayable(source)
  // "Amount due 0.00" answers the payer's question; the owner looks for what was invoiced.
  const showsTotal = audience === 'owner' && isPayable(source) && isCancelled(source)
  const showsDueNote =
    isOutstanding(source) || paymentStatus.kind === 'SENT' || paymentStatus.kind === 'EXPIRED'

  return {
    lang: words.lang,
    ...(words.isBilingual && { isBilingual: words.isBilingual }),
    template: source.seller.template,
    accent: deriveAccent(source.seller.accentColor),
    paper: source.seller.paper ?? 'A4',
    invoiceNumber,
    title: interpolate(words.title, { number: invoiceNumber }),
    kind: source.kind,
    status: source.status,
    statusLabel: words.statuses[source.status],
    stamp: isCancelled(source) ? 'cancelled' : isPaid(source) && !isCredited ? 'paid' : null,
    dueText,
    overdue: paymentStatus.overdue,
    badge,
    isPartiallyPaid: paymentStatus.isPartiallyPaid,
    dueNote: showsDueNote && badge?.text !== dueText ? dueText : '',
    seller: {
      name: sellerName,
      logo: source.seller.logo,
      logoText: interpolate(words.logo, { name: sellerName }),
      lines: formatSellerLines(source, words),
    },
    billTo: source.client && {
      name: formatAddressee(source.client, words),
      lines: [
        ...(letter ? [] : formatBillToPlace(source.client, words)),
        ...formatBillToDetails(source.client, source.seller, words),
      ],
    },
    letter,
    facts: withoutFields([
      { label: words.facts.issueDate, value: date(source.issueDate), field: 'issueDate' },
      ...createDayFacts(source, date, words),
      ...createAnswerFacts(source, inText, words),
      ...createPaymentFacts(source, words),
      ...createSourceFacts(source, inText, words),
      ...(source.creditedBy ?? []).map((note) => ({
        label: words.kinds.CREDIT_NOTE,
        value: formatCreditedBy(note, money),
      })),
      ...createSupplyFacts(source, date, inText, words),
      ...createReasonFacts(source, fillPlaceholders(source.correctionReason ?? ''), words),
      ...REFERENCE_FIELDS.flatMap((field) => {
        const value = fillPlaceholders(source[field] ?? '')
        return value ? [{ label: words.references[field], value, field }] : []
      }),
    ]),
    dueDate: isDay(source.dueDate) ? formatters.proseDay(source.dueDate) : '—',
    lines: source.lineItems.map((line, index) => {
      const description = keepTogether(fillPlaceholders(line.description))
      if (!isItem(line)) return { kind: line.kind, description }
      // A deduction is an amount, not a number of things.
      const isPriced = isFirstEdition || !isDeduction(line)
      return {
        kind: 'ITEM',
        description,
        note:
          formatDeductedTax(line, source, words, money) ?? formatLineDiscount(line, source.currency, words),
        quantity: isPriced ? quantity(line) : '',
        unitPrice: isPriced ? formatters.unitPrice(toAmount(line.unitPrice), source.currency) : '',
        tax: rates && rates[index]!,
        amount: money(totals.amounts[index]!),
      }
    }),
    unitPriceLabel: getUnitPriceLabel(source, isTaxed, words),
    sums: forPayer(
      createSumRows(
        source,
        totals,
        {
          credited,
          paid: paid.gt(0) && (balance.gt(0) || credited.length > 0) ? paid : null,
          left:
            (hasBalance && balance.gt(0) && !balance.eq(decimal(totals.totalAmount))) || credited.length > 0
              ? balance
              : null,
          leftLabel: source.kind === 'CREDIT_NOTE' ? words.amountCredited : words.sheet.balanceDue,
          showsNet: requiresNet(source, words),
        },
        words,
        money,
      ),
    ),
    total: money(totals.totalAmount),
    reasons: [
      ...createHomeTaxNotes(source, totals.taxes, words, {
        money: (value, currency) => formatters.money(signed(value), currency),
        date,
      }),
      ...listTaxReasons(source.kind, totals.taxes, words),
    ],
    amountDueLabel: showsTotal ? words.sheet.total : getAmountLabel(document, words),
    amountDue: money(showsTotal ? totals.totalAmount : getHeadlineAmount(document, balance)),
    amountToPay: paymentStatus.owed.gt(0) ? formatPlainMoney(paymentStatus.owed, source.currency) : null,
    currency: source.currency,
    payment: asksForMoney
      ? withReference(listPaymentDetails(source.paymentMethod, source.seller, words), invoiceNumber, words)
      : [],
    notes: keepTogether(fillPlaceholders(source.notes ?? '')) || null,
    terms: keepTogether(fillPlaceholders(source.termsAndConditions ?? '')) || null,
    words: { ...words.sheet, amount: getLineAmountLabel(source, isTaxed, words) },
  }
}

/**
 * Countries where the amounts of a credit note are negative, because the sign says which way it corrects the invoice:
 * the amount of the correction (art. 106j (2) no. 5 ustawy o VAT), rectification by differences (art. 15 RD 1619/2012).
 */
const NEGATIVE_CORRECTIONS = new Set(['PL', 'ES'])

const hasNegativeAmounts = ({ kind, seller }: InvoiceSource, { edition }: DocumentMessages): boolean =>
  edition !== FIRST_EDITION && kind === 'CREDIT_NOTE' && NEGATIVE_CORRECTIONS.has(seller.place?.country ?? '')

/** True outside the United States, whose law has no such rule and whose sheet the specification describes. */
const requiresNet = ({ seller }: InvoiceSource, { locale }: DocumentMessages): boolean =>
  seller.place?.country ? seller.place.country !== 'US' : locale !== 'en-US'

function getUnitPriceLabel(
  { pricesIncludeTax }: InvoiceSource,
  isTaxed: boolean,
  { edition, sheet, unitPriceWithTax }: DocumentMessages,
): string {
  if (pricesIncludeTax) return unitPriceWithTax
  return isTaxed && edition !== FIRST_EDITION ? sheet.netUnitPrice : sheet.unitPrice
}

/** Header of the amounts, which are net where prices don't include the tax that is charged. */
const getLineAmountLabel = (
  { pricesIncludeTax }: InvoiceSource,
  isTaxed: boolean,
  { edition, sheet }: DocumentMessages,
): string => (isTaxed && !pricesIncludeTax && edition !== FIRST_EDITION ? sheet.netAmount : sheet.amount)

/** Due date, or the last day of a quote. */
function createDayFacts(
  { kind, dueDate }: InvoiceSource,
  date: (day: Day) => string,
  { facts }: DocumentMessages,
): Fact[] {
  if (kind === 'CREDIT_NOTE') return []
  return [
    { label: kind === 'QUOTE' ? facts.validUntil : facts.dueDate, value: date(dueDate), field: 'dueDate' },
  ]
}

/** Type and payment method, except for the default ones, which say nothing to a reader. */
function createPaymentFacts(
  source: InvoiceSource,
  { facts, types, paymentMethods }: DocumentMessages,
): LabelledText[] {
  const { invoiceType: type, paymentMethod: method } = source
  const rows: LabelledText[] = []
  if (isInvoice(source) && type !== 'ONE_OFF') rows.push({ label: facts.type, value: types[type] })
  if (isPayable(source) && method !== 'REQUEST')
    rows.push({ label: facts.paymentMethod, value: paymentMethods[method] })
  return rows
}

/** Answer to a quote with name and date; without a name if the seller recorded it. */
function createAnswerFacts(
  { answer, status }: InvoiceSource,
  date: (day: Day) => string,
  { statuses }: DocumentMessages,
): LabelledText[] {
  if (!answer) return []
  return [{ label: statuses[status], value: [answer.by, date(answer.day)].filter(Boolean).join(', ') }]
}

/** Formats number and amount, and what the amount consists of if the totals have a part of it. */
const formatCreditedBy = (
  { number, amount, applied }: CreditedBy,
  money: (amount: Amount) => string,
): string =>
  applied === 0
    ? `${number}, ${money(amount)}`
    : `${number}, ${money(amount)} (${money(applied)} + ${money(decimal(amount).minus(applied))})`

function createSourceFacts(
  { relation, source, kind }: InvoiceSource,
  date: (day: Day) => string,
  words: DocumentMessages,
): LabelledText[] {
  if (!source) return []
  const label = kind === 'CREDIT_NOTE' ? words.facts.creditedInvoice : words.kinds.QUOTE
  // An invoice for the whole of its source doesn't mention it.
  if (relation === 'CONVERTED') return []
  return [{ label, value: interpolate(words.numberOfDay, { number: source.number, day: date(source.date) }) }]
}

/**
 * Returns the most prominent figure: a quote shows its total before withholding, and cancelling leaves a balance of 0
 * only for documents to be paid.
 */
function getHeadlineAmount(document: PaymentStatusInput, balance: Decimal): Decimal {
  if (document.kind === 'QUOTE') return decimal(document.totalAmount)
  if (isPaid(document)) return getPayableAmount(document).minus(decimal(document.amountCredited ?? 0))
  return isPayable(document) && isCancelled(document) ? decimal(0) : balance
}

function getAmountLabel(document: PaymentStatusInput, words: DocumentMessages): string {
  if (isPaid(document)) return isSettledByNotes(document) ? words.amountDue : words.amountPaid
  if (document.kind === 'QUOTE') return words.sheet.total
  return document.kind === 'CREDIT_NOTE' ? words.amountCredited : words.amountDue
}

/** Date or period of supply. */
function createSupplyFacts(
  { serviceFrom, serviceUntil }: InvoiceSource,
  date: (day: Day) => string,
  inText: (day: Day) => string,
  { facts, period }: DocumentMessages,
): Fact[] {
  if (!serviceFrom) return []
  const [from, until] = [inText(serviceFrom), inText(serviceUntil || serviceFrom)]
  return from === until
    ? [{ label: facts.serviceDate, value: date(serviceFrom), field: 'serviceFrom' }]
    : [{ label: facts.servicePeriod, value: interpolate(period, { from, until }) }]
}

/** Reason of a credit note, in one line. */
const createReasonFacts = ({ kind }: InvoiceSource, reason: string, { facts }: DocumentMessages): Fact[] =>
  kind === 'CREDIT_NOTE' && reason
    ? [{ label: facts.correctionReason, value: reason.replace(/\s+/g, ' '), field: 'correctionReason' }]
    : []

const TONES: Record<InvoiceStatus, StatusTone> = {
  DRAFT: 'draft',
  SENT: 'sent',
  PAID: 'paid',
  ACCEPTED: 'paid',
  DECLINED: 'cancelled',
  CANCELLED: 'cancelled',
}

function createBadge({ kind }: PaymentStatus, text: string, status: string): InvoiceView['badge'] {
  if (kind === 'EXPIRED') return { text, tone: 'overdue' }
  if (kind !== 'DUE' && kind !== 'OVERDUE' && kind !== 'SENT') return { text: status, tone: TONES[kind] }
  // Clients know that it was sent, and the sender reads it above the sheet.
  return text ? { text, tone: kind === 'OVERDUE' ? 'overdue' : 'sent' } : null
}

/** Formats the discount of a line. */
function formatLineDiscount(line: ItemSource, currency: string, words: DocumentMessages): string | null {
  if (!line.discount) return null
  const cut = computeLineAmount({ ...line, discount: null }, currency).minus(
    computeLineAmount(line, currency),
  )
  if (cut.lte(0)) return null
  const { percent, money } = words.formatters
  const [rate, amount] = [percent(toAmount(line.discount.value)), money(cut, currency)]
  return interpolate(line.discount.kind === 'PERCENT' ? words.lineDiscountRate : words.lineDiscount, {
    rate,
    amount,
  })
}

/** Formats a quantity with its unit; the separator prevents a line break between them. */
function formatQuantity(quantity: Typed, unit: string | null = null, formatters: Formatters): string {
  const number = toAmount(quantity)
  const text = (unit === 'h' && formatClock(Number(number))) || formatters.number(number)
  return unit ? text + formatters.unitSeparator + formatters.unit(unit, Number(number)) : text
}

type Typed = Amount | null | undefined

const toAmount = (value: Typed) => tryDecimal(value) ?? decimal(0)

const compactLines = (lines: (string | null | undefined)[]) =>
  lines.filter((line): line is string => Boolean(line))

function formatSellerLines({ seller, client }: InvoiceSource, words: DocumentMessages): string[] {
  return compactLines([
    ...formatSellerAddress(seller, client, words.formatters.country),
    ...formatSellerNumbers(seller, words),
  ])
}

/** Formats the first line of the address. With a contact below it, only the contact gets an honorific. */
function formatAddressee(client: BillTo, { addressee }: DocumentMessages): string {
  const name = getClientTitle(client)
  if (findClientContact(client) !== null) return name
  return interpolate(isAddressedAsCompany(client) ? addressee.company : addressee.person, { name })
}

/** Contact person and address of the client. */
function formatBillToPlace(client: BillTo, words: DocumentMessages): string[] {
  const contact = findClientContact(client)
  return compactLines([
    contact === null ? null : interpolate(words.addressee.person, { name: contact }),
    ...formatBillToAddress(client, words.formatters.country),
  ])
}

/** Countries whose post wants no other address in the window: Belgium (bpost, "Juiste plaats van het adres"). */
const WITHOUT_SENDER = new Set(['BE'])

/** Places the client's address for the window of the seller's envelopes; null without a window or a client. */
function createLetter(
  { seller, client }: InvoiceSource,
  sellerName: string,
  words: DocumentMessages,
): InvoiceView['letter'] {
  const window = getWindowPlace(seller.letterWindow ?? 'NONE')
  if (!window || !client) return null
  return {
    window,
    foldMarks: seller.foldMarks ?? false,
    sender: WITHOUT_SENDER.has(seller.place?.country ?? '')
      ? ''
      : compactLines([sellerName, ...formatSellerAddress(seller, client, words.formatters.country)]).join(
          ' · ',
        ),
    address: [formatAddressee(client, words), ...formatBillToPlace(client, words)],
  }
}

function formatBillToDetails(client: BillTo, seller: Seller, words: DocumentMessages): string[] {
  return compactLines([client.email, client.phone, ...formatClientNumbers(client, seller, words)])
}

/** Adds the payment reference to bank details. */
const withReference = (
  account: LabelledText[],
  invoiceNumber: string,
  words: DocumentMessages,
): LabelledText[] =>
  account.length > 0 ? [...account, { label: words.account.reference, value: invoiceNumber }] : []
