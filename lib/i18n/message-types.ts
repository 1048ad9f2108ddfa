import type { Amount } from '@/lib/core/money'
import type { Day } from '@/lib/core/dates'
import type { LanguageDates } from './date-formats'

/** Plural forms of a sentence, by the categories of `Intl.PluralRules`. `{count}` is the number. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Titles of documents that are not plain invoices: by kind, or by the invoice's purpose (lib/documents/titles.ts). */
export type OtherTitle = OtherKind | 'DEPOSIT' | 'PARTIAL' | 'FINAL'
export type OtherKind = 'CREDIT_NOTE' | 'QUOTE' | 'PROFORMA'

/** Texts on the document itself, the same in browser, PDF and print. */
export interface SheetMessages {
  /** Kind of document, above its number. */
  kind: string
  billTo: string
  noClient: string
  lineItems: string
  description: string
  quantity: string
  unitPrice: string
  /** Column heading for tax rates, if line items have several. */
  tax: string
  amount: string
  noLines: string
  subtotal: string
  total: string
  paid: string
  balanceDue: string
  partPaid: string
  /** Heading between the amount and the payment details. */
  howToPay: string
  paymentDetails: string
  notes: string
  terms: string
  footer: string
  page: string
  /** Texts in capitals: the kind above the number, the mark across a draft, the stamps. */
  kindMark: string
  draftMark: string
  paidStamp: string
  cancelledStamp: string
}

// A language is a folder of these types (lib/i18n/messages/en). They are separate, so that a page loads only the texts
// it shows. Braces are placeholders (`interpolate`).

/** Statuses, types and payment methods of documents. */
export interface LabelMessages {
  /** BCP 47 tag for plural rules. */
  locale: string
  statuses: Record<'DRAFT' | 'SENT' | 'PAID' | 'ACCEPTED' | 'DECLINED' | 'CANCELLED', string>
  types: Record<'ONE_OFF' | 'RECURRING', string>
  paymentMethods: Record<'REQUEST' | 'AUTOCHARGE' | 'BANK_TRANSFER' | 'INTERNATIONAL_TRANSFER', string>
  /** Payment status on a given day; for quotes, the days left to accept. */
  paymentStatus: {
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

/** All texts and formatters of a rendered document. */
export interface DocumentMessages extends LabelMessages {
  sheet: SheetMessages
  /** Title of an invoice, with its number. */
  title: string
  /** Names of other documents, and their titles with `{number}`. */
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
  /** Reference to another document, with `{number}` and `{day}`. */
  numberOfDay: string
  /** Generated line items: a deposit on quote `{number}`, and its deduction on the final invoice. */
  depositLines: Record<'rate' | 'amount' | 'less' | 'lessPartial' | 'heading', string>
  /** Note printed on pro forma invoices. */
  proformaNote: string
  /** Period of supply; `{from}` and `{until}` are dates. */
  period: string
  /** The client's references, printed after the facts if given. */
  references: Record<'purchaseOrder', string>
  /** `{rate}` is the percentage with its sign, `{amount}` the taxable amount. */
  tax: string
  taxOn: string
  /** Labels for prices that include tax. */
  includesTax: string
  includesTaxOn: string
  unitPriceWithTax: string
  /** Label of an untaxed amount, with its `{category}`. */
  untaxedOn: string
  categories: Record<'E' | 'AE' | 'K' | 'G' | 'O', string>
  /** Default exemption reasons. */
  taxReasons: Record<'E' | 'AE' | 'K' | 'G' | 'O', string>
  discount: string
  discountRate: string
  lineDiscount: string
  lineDiscountRate: string
  /** `{label}` is the seller's name for it. */
  withholding: string
  amountDue: string
  amountPaid: string
  amountCredited: string
  seller: { companyNumber: string; vat: string }
  /** Labels of the bank details. IBAN and SWIFT have the same name in every language. */
  account: Record<
    'bankName' | 'accountName' | 'accountNumber' | 'sortCode' | 'iban' | 'swift' | 'reference',
    string
  >
  /** Placeholders of an empty form. */
  placeholder: { number: string; company: string }
  /** BCP 47 tag for screen readers and the PDF's language. */
  lang: string
  /** Set if every label is in two languages. */
  isBilingual?: true
  formatters: Formatters
  /** Variants for another kind of document, if any. */
  getForKind?: (kind: OtherKind) => DocumentMessages
}

/** Units with a name in each language. Symbols (km, m², kg) and custom units have none. */
export const NAMED_UNITS = ['h', 'day', 'week', 'month', 'year', 'piece', 'page', 'word', 'mile'] as const
type UnitMessages = Record<(typeof NAMED_UNITS)[number], PluralForms>

/** Formatters of a language. */
export interface Formatters {
  money(value: Amount, currency: string): string
  unitPrice(value: Amount, currency: string): string
  number(value: Amount): string
  percent(value: Amount): string
  /** Unit after a quantity. */
  unit(unit: string, quantity: number): string
  /** Separator of quantity and unit. */
  unitSeparator: string
  /** Dates: in a column, on the owner's screen, and within a sentence. */
  day(day: Day): string
  longDay(day: Day): string
  proseDay(day: Day): string
  /** A date's month or quarter, with or without the year, and a range of dates. */
  month(day: Day, withYear: boolean): string
  quarter(day: Day, withYear: boolean): string
  dayRange(from: Day, to: Day): string
  /** Name of a country; the English one if no other is known. */
  country(code: string | null, english: string | null): string | null
}

/** Configuration of a language's formatters, besides the rules built into every browser (`createFormatters`). */
export interface FormatterConfig {
  dates: LanguageDates
  /** Separator of quantity and unit; a space by default. */
  unitSeparator?: string
  units: UnitMessages
}

/** Overrides of a catalogue's texts by key (`sheet.billTo`). */
type TextsByKey = Record<string, string>

/** Source of a language's messages. */
export type DocumentCatalogue = Omit<DocumentMessages, 'lang' | 'formatters' | 'getForKind'> & {
  formatterConfig: FormatterConfig
  /** Overrides for other kinds of documents, whose noun may have another gender. */
  textsByKind?: Partial<Record<OtherKind, TextsByKey>>
  /** Overrides by country (ISO 3166-1 alpha-2). */
  textsByCountry?: Record<string, TextsByKey>
}

/** Texts on the public page, around the document. */
export interface PageMessages {
  print: string
  download: string
  /** Title and description of the page. */
  from: string
  about: string
  copy: string
  /** Label of a copy button: `{what}` is the amount, or a payment detail. */
  copyWhat: string
  amount: string
  copied: string
  /** Confirmation for screen readers. */
  copiedAloud: string
  notCopied: string
  /** Texts for accepting or declining a quote. */
  answer: {
    accept: string
    decline: string
    /** Headings of the form. */
    acceptTitle: string
    declineTitle: string
    name: string
    note: string
    optional: string
    nameMissing: string
    back: string
    /** With `{name}` and `{day}`. */
    accepted: string
    declined: string
    thanks: string
    expired: string
    /** Messages for a quote answered before, and for too many attempts. */
    answeredBefore: string
    tooMany: string
  }
}

/** Texts of a receipt that differ from its invoice's. */
export interface ReceiptMessages {
  kind: string
  kindMark: string
  /** With the `{number}` of its invoice. */
  title: string
  /** Column headings. */
  payment: string
  date: string
  /** Takes the place of "Bill To". */
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

/** Texts of emails about documents. */
export interface MailMessages {
  letter: {
    greeting: string
    /** Salutation if the name is not known. */
    nobody: string
    /** Subject of the email with a document, and its variant with the seller's name. */
    subject: string
    subjectFrom: string
    /** Sentence with the document, its total and its due date. */
    sent: string
    /** Variant without a date, for documents that are partly or fully settled. */
    plain: string
    /** Further sentences: the due date has passed; a balance is due; a balance is due later. */
    late: string
    left: string
    leftBy: string
    view: string
    thanks: string
    dueDate: string
    due: string
    settled: string
    /** Variants within a sentence. */
    dueInline: string
    settledInline: string
    viewButton: string
    reply: string
    sentWith: string
    sentBy: string
    preview: string
    /** Variants for other kinds of documents; a quote has a last day instead of a due date. */
    kinds: Record<OtherKind, Record<'subject' | 'subjectFrom' | 'sent' | 'viewButton' | 'sentBy', string>> &
      Record<'QUOTE' | 'PROFORMA', { plain: string }>
    validUntil: string
    valid: string
    validInline: string
  }
  /** Default texts of reminders. The form lists each text's placeholders. */
  reminder: {
    before: { subject: string; message: string }
    after: { subject: string; message: string }
  }
  /** Time between reminder and due date: `{when}`, and `{days}` alone. */
  when: { today: string; in: PluralForms; ago: PluralForms; days: PluralForms }
  receipt: Record<'subject' | 'received' | 'fromCredit' | 'credited' | 'left' | 'paidInFull', string>
  /** Overrides by country (ISO 3166-1 alpha-2). */
  textsByCountry?: Record<string, TextsByKey>
}
