import type { Amount } from '@/lib/core/money'
import type { Day } from '@/lib/core/dates'
import type { LanguageDates } from './date-formats'

/** A sentence that depends on a number: `{count}` is the number. The forms are those of `Intl.PluralRules`. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** What a document that is no plain invoice is called by: by its kind, or by what the invoice is for (lib/documents/titles.ts). */
export type OtherTitle = OtherKind | 'DEPOSIT' | 'PARTIAL' | 'FINAL'
export type OtherKind = 'CREDIT_NOTE' | 'QUOTE' | 'PROFORMA'

/** What stands on the sheet itself, the same in the browser, in a file and on paper. */
export interface SheetMessages {
  /** The kind of document, above its number. */
  kind: string
  billTo: string
  noClient: string
  lineItems: string
  description: string
  quantity: string
  unitPrice: string
  /** Heads the rates of lines that have several. */
  tax: string
  amount: string
  noLines: string
  subtotal: string
  total: string
  paid: string
  balanceDue: string
  partPaid: string
  /** Leads from the amount to the payment details. */
  howToPay: string
  paymentDetails: string
  notes: string
  terms: string
  footer: string
  /** `{page}` of `{pages}`. */
  page: string
  /** What is set in capitals: the kind above its number, across a draft, on the stamps. */
  kindMark: string
  draftMark: string
  paidStamp: string
  cancelledStamp: string
}

// A language is a folder of these (lib/i18n/messages/en), which the type checker completes. They are apart, so that a page carries no
// more words than it shows. Braces hold what is filled in (`fill`).

/** How a document stands and what it is. */
export interface LabelMessages {
  /** BCP 47: by whose rules numbers of things are said. */
  locale: string
  statuses: Record<'DRAFT' | 'SENT' | 'PAID' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED', string>
  types: Record<'ONE_OFF' | 'RECURRING', string>
  paymentMethods: Record<'REQUEST' | 'AUTOCHARGE' | 'BANK_TRANSFER' | 'INTERNATIONAL_TRANSFER', string>
  /** What is true on a day; of a quote, how long its offer stands. */
  standing: {
    paid: string
    cancelled: string
    dueToday: string
    dueIn: PluralForms
    overdueBy: PluralForms
    accepted: string
    declined: string
    expired: string
    validToday: string
    validFor: PluralForms
  }
  partPaid: string
}

/** All that is drawn of a document. */
export interface DocumentMessages extends LabelMessages {
  sheet: SheetMessages
  /** An invoice by its name and number. */
  title: string
  /** What any other document is called, and the same with its `{number}`. */
  kinds: Record<OtherTitle, string>
  titles: Record<OtherTitle, string>
  facts: Record<
    | 'issueDate'
    | 'dueDate'
    | 'validUntil'
    | 'creditedInvoice'
    | 'type'
    | 'paymentMethod'
    | 'serviceDate'
    | 'servicePeriod',
    string
  >
  /** Another document, by its `{number}` and `{day}`. */
  numberOfDay: string
  /** Lines that the product writes: what is asked for ahead by a quote's `{number}`, and what a final invoice takes off for it. */
  depositLines: Record<'rate' | 'amount' | 'less' | 'lessPartial' | 'heading', string>
  /** What a pro forma invoice says of itself. */
  proformaNote: string
  /** `{from}` and `{until}` are days. */
  period: string
  /** What the reader knows the document by, drawn after the facts where it is given. */
  references: Record<'purchaseOrder', string>
  /** `{rate}` is the percentage with its sign, `{amount}` what it is charged on. */
  tax: string
  taxOn: string
  /** The same where prices include it. */
  includesTax: string
  includesTaxOn: string
  unitPriceWithTax: string
  /** What is not charged on, by the `{category}` that says why. */
  untaxedOn: string
  categories: Record<'E' | 'AE' | 'K' | 'G' | 'O', string>
  /** Why no tax is charged, as long as its seller says nothing else. */
  taxReasons: Record<'E' | 'AE' | 'K' | 'G' | 'O', string>
  discount: string
  discountRate: string
  lineDiscount: string
  lineDiscountRate: string
  /** `{label}` is what the seller calls it. */
  withholding: string
  amountDue: string
  amountPaid: string
  amountCredited: string
  seller: { companyNumber: string; vat: string }
  /** Where to pay. IBAN and SWIFT are called so everywhere. */
  account: Record<
    'bankName' | 'accountName' | 'accountNumber' | 'sortCode' | 'iban' | 'swift' | 'reference',
    string
  >
  /** What an empty form shows. */
  placeholder: { number: string; company: string }
  /** BCP 47: whose voice reads it aloud, and what a file says it is written in. */
  lang: string
  /** Whether every label stands in two languages. */
  isBilingual?: true
  writing: Formatters
  /** The same as they are said of another kind, where that makes a difference. */
  ofKind?: (kind: OtherKind) => DocumentMessages
}

/** Units that have a name of their own in each language; symbols (km, m², kg) and what a business counts by itself have none. */
export const NAMED_UNITS = ['h', 'day', 'week', 'month', 'year', 'piece', 'page', 'word', 'mile'] as const
export type UnitMessages = Record<(typeof NAMED_UNITS)[number], PluralForms>

/** How a language writes what is no word. */
export interface Formatters {
  money(value: Amount, currency: string): string
  /** With as many decimals as the price has. */
  unitPrice(value: Amount, currency: string): string
  number(value: Amount): string
  /** With its sign. */
  percent(value: Amount): string
  /** Behind a quantity. */
  unit(unit: string, quantity: number): string
  /** Between the two. */
  unitGap: string
  /** A day in a column, on its owner's screen, and within a sentence. */
  day(day: Day): string
  longDay(day: Day): string
  proseDay(day: Day): string
  /** A day's month, its quarter and the year, each with the year or without, and a stretch of days. */
  month(day: Day, withYear: boolean): string
  quarter(day: Day, withYear: boolean): string
  days(from: Day, to: Day): string
  /** A country by its code; as it is called in English, where no more is known. */
  country(code: string | null, english: string | null): string | null
}

/** What a language needs to write what is no word, beside the rules that every browser has (`createFormatters`). */
export interface FormatterConfig {
  dates: LanguageDates
  /** What stands between a quantity and its unit, where that is not a space. */
  unitGap?: string
  units: UnitMessages
}

/** Texts in the place of others of the same catalogue, by their keys (`sheet.billTo`). */
export type TextsByKey = Record<string, string>

/** A language as it is written down. */
export type DocumentCatalogue = Omit<DocumentMessages, 'lang' | 'writing' | 'ofKind'> & {
  written: FormatterConfig
  /** What is said otherwise of a document of another kind, whose name may have another gender. */
  ofKinds?: Partial<Record<OtherKind, TextsByKey>>
  /** What is said otherwise in a country (ISO 3166-1 alpha-2). */
  inPlaces?: Record<string, TextsByKey>
}

/** What stands around a document on its public page. */
export interface PageMessages {
  print: string
  download: string
  /** The page's title and description. */
  from: string
  about: string
  copy: string
  /** What a button copies: the amount, or a detail of the payment by its label. */
  copyWhat: string
  amount: string
  copied: string
  /** The same to whoever does not see the button. */
  copiedAloud: string
  notCopied: string
  /** How a client answers a quote. */
  answer: {
    accept: string
    decline: string
    /** Heads what is asked before. */
    acceptTitle: string
    declineTitle: string
    name: string
    note: string
    optional: string
    nameMissing: string
    /** Leads back without an answer. */
    back: string
    /** By `{name}` on a `{day}`. */
    accepted: string
    declined: string
    thanks: string
    expired: string
    /** Said to whoever is too late, or tried too often. */
    answeredBefore: string
    tooMany: string
  }
}

/** What a receipt says otherwise than its invoice. */
export interface ReceiptMessages {
  kind: string
  kindMark: string
  /** By the `{number}` of its invoice. */
  title: string
  /** Heads of its table. */
  payment: string
  date: string
  /** In the place of "Bill To". */
  receivedFrom: string
  paidOn: string
  invoiceDate: string
  invoiceTotal: string
  withheld: string
  paidBefore: string
  paidNow: string
  credited: string
  methods: Record<'BANK_TRANSFER' | 'CARD' | 'CASH' | 'CHEQUE' | 'OTHER' | 'CREDIT' | 'CREDIT_NOTE', string>
}

/** The mails that carry a document. */
export interface MailMessages {
  letter: {
    greeting: string
    /** Whom a greeting names when the name is not known. */
    nobody: string
    /** The subject of the mail that sends a document, and the same where the seller has a name. */
    subject: string
    subjectFrom: string
    /** Names the document, its total and its due date. */
    sent: string
    /** The same without a date, for documents that are partly or fully settled. */
    plain: string
    /** Sentences that follow it: the due date has passed; a balance is left; a balance is left and due later. */
    late: string
    left: string
    leftBy: string
    view: string
    thanks: string
    dueDate: string
    due: string
    settled: string
    /** The same within a sentence. */
    dueInline: string
    settledInline: string
    viewButton: string
    reply: string
    sentWith: string
    sentBy: string
    preview: string
    /** The same of what is no invoice; a quote is valid until its day. */
    kinds: Record<OtherKind, Record<'subject' | 'subjectFrom' | 'sent' | 'viewButton' | 'sentBy', string>> &
      Record<'QUOTE' | 'PROFORMA', { plain: string }>
    validUntil: string
    valid: string
    validInline: string
  }
  /** What a reminder says where its owner wrote nothing else; a text's braces are listed beside its field. */
  reminder: {
    before: { subject: string; message: string }
    after: { subject: string; message: string }
  }
  /** How far its due date is from a reminder: `{when}`, and the `{days}` alone. */
  when: { today: string; in: PluralForms; ago: PluralForms; days: PluralForms }
  receipt: Record<'subject' | 'received' | 'fromCredit' | 'credited' | 'left' | 'paidInFull', string>
  /** What is said otherwise in a country (ISO 3166-1 alpha-2). */
  inPlaces?: Record<string, TextsByKey>
}
