import { addDays, isDay, type Day } from '@/lib/core/dates'
import type { LanguageChoice } from '@/lib/core/languages'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { INVOICE_TYPES, PAYMENT_METHODS } from '@/lib/documents/enums'
import type { DocumentKind, Invoice, InvoiceType, PaymentMethod, Seller } from '@/lib/documents/types'
import type {
  LineContent,
  TextLine,
  LineSource,
  Charges,
  LineCharges,
} from '@/lib/documents/totals/content-response'
import { isItem, LINE_KINDS, type LineKind } from '@/lib/documents/line-items/line-kinds'
import { mapOptionalDates, pickOptionalDates, type OptionalDate } from '@/lib/documents/supply-dates'
import { mapTexts, pickTexts, type DocumentTexts, type TextField } from '@/lib/documents/texts'
import { computeTotals } from '@/lib/documents/totals/compute-totals'
import { findTransfer } from '@/lib/documents/view/payment-details'
import { createCharges } from '@/lib/documents/totals/charges'
import {
  formatTaxParts,
  getPartsForRate,
  parseTaxParts,
  getCategoryForRate,
  formatDiscount,
  parseDiscount,
  toTaxKey,
  parseTaxKey,
} from '@/lib/documents/totals/parse-charges'
import type { PricedLine } from '@/lib/documents/totals/types'
import { TAX_CATEGORIES, type Tax, type TaxCategory } from '@/lib/core/tax/categories'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { formatDecimal, parseAmount, parsePercent } from '@/lib/core/money/parse'
import { formatMeasure, parseMeasure, parseQuantity } from '@/lib/core/money/quantity'
import type { Schedule } from '@/lib/recurring/schedules/schedule-response'
import type { ClientOption } from '@/lib/clients/client-response'
import {
  isFrequency,
  toRecurrenceFields,
  toRecurrenceInput,
  type RecurrenceFields,
} from '@/components/documents/form/recurrence/recurrence-values'

export interface LineFields {
  kind: LineKind
  description: string
  /** With its unit, if any: `0.75 h`. */
  quantity: string
  unitPrice: string
  /** `10%` or `50`; null if no discount was added. */
  discount: string | null
  /** The line item's own tax (`toTaxKey`); empty for the document's. */
  tax: string
  /** Source line or deposit; returned to the API unchanged. */
  source?: LineSource
}

/** Form values as typed: text fields, so half-typed input is neither lost nor converted. */
export interface InvoiceFields extends RecurrenceFields, Record<TextField | OptionalDate, string> {
  /** Fixed; not an input. */
  kind: DocumentKind
  /** Decimal sign that the numbers are typed with; not an input. */
  decimalSign: DecimalSign
  /** Language that the units are typed in, English by default; not an input. */
  unitLanguage?: string
  /** Source document and the relation to it, for the preview. */
  madeFrom?: Pick<Invoice, 'relation' | 'source'>
  clientId: string
  currency: string
  invoiceNumber: string
  issueDate: string
  dueDate: string
  invoiceType: InvoiceType
  /** Empty until the user picks one; until then derived from the type. */
  paymentMethod: PaymentMethod | ''
  /** Empty for the client's language, and for no second language. */
  language: string
  secondLanguage: string
  taxRate: string
  taxCategory: TaxCategory | ''
  taxReason: string
  /** Of `formatTaxParts`; empty for a plain rate. */
  taxParts: string
  pricesIncludeTax: boolean
  discount: string
  /** Label, and rate in percent. */
  withholding: { label: string; rate: string }
  /** Units of the currency of the seller's country for one unit of the document's. */
  exchangeRate: string
  lineItems: LineFields[]
}

export const NEW_LINE: LineFields = {
  kind: 'ITEM',
  description: '',
  quantity: '1',
  unitPrice: '0',
  discount: null,
  tax: '',
}

interface NewInvoice {
  kind?: DocumentKind
  decimalSign: DecimalSign
  unitLanguage?: string
  client: ClientOption | null
  currency: string
  invoiceNumber: string
  today: Day
  paymentTerms: number
  /** Default tax of the line items. */
  tax: Tax
  /** Default notes and terms. */
  texts: Partial<DocumentTexts>
  seller: Seller
}

/**
 * Returns the fields of a new invoice, from the proposed number, the client's currency and the user's Invoice Defaults.
 */
export function createInvoiceFields(from: NewInvoice): InvoiceFields {
  return {
    kind: from.kind ?? 'INVOICE',
    decimalSign: from.decimalSign,
    unitLanguage: from.unitLanguage,
    clientId: from.client ? String(from.client.id) : '',
    currency: from.client?.currency ?? from.currency,
    invoiceNumber: from.invoiceNumber,
    issueDate: from.today,
    dueDate: addDays(from.today, from.paymentTerms),
    invoiceType: 'ONE_OFF',
    ...toRecurrenceFields(null, ''),
    // A transfer if bank details are saved.
    paymentMethod: findTransfer(from.seller) ?? '',
    language: '',
    secondLanguage: '',
    ...toChargeFields(createChargesForTax(from.tax), from.decimalSign),
    ...mapOptionalDates(() => ''),
    exchangeRate: '',
    ...mapTexts((field) => from.texts[field] ?? ''),
    lineItems: [NEW_LINE],
  }
}

export function toInvoiceFields(
  invoice: Invoice,
  schedule: Schedule | null,
  decimalSign: DecimalSign,
  unitLanguage?: string,
): InvoiceFields {
  return {
    kind: invoice.kind,
    decimalSign,
    unitLanguage,
    madeFrom: { relation: invoice.relation, source: invoice.source },
    clientId: String(invoice.clientId),
    currency: invoice.currency,
    invoiceNumber: invoice.invoiceNumber,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    invoiceType: invoice.invoiceType,
    ...toRecurrenceFields(schedule, invoice.recurringDate ?? ''),
    paymentMethod: invoice.paymentMethod,
    ...toLanguageFields(invoice),
    ...toChargeFields(invoice, decimalSign),
    ...mapOptionalDates((field) => invoice[field] ?? ''),
    exchangeRate: invoice.exchangeRate === null ? '' : formatDecimal(invoice.exchangeRate, decimalSign),
    ...toTextFields(invoice),
    lineItems: toLineFields(invoice.lineItems, decimalSign, unitLanguage),
  }
}

export const toLanguageFields = ({ language, secondLanguage }: LanguageChoice) => ({
  language: language ?? '',
  secondLanguage: secondLanguage ?? '',
})

const createChargesForTax = ({ rate, category, reason, parts }: Tax): Charges => ({
  ...createCharges(rate),
  taxCategory: category,
  taxReason: reason,
  taxParts: parts,
})

export const toChargeFields = (charges: Charges, sign: DecimalSign) => ({
  taxRate: formatDecimal(charges.taxRate, sign),
  taxCategory: charges.taxCategory ?? ('' as const),
  taxReason: charges.taxReason ?? '',
  taxParts: formatTaxParts(charges.taxParts),
  pricesIncludeTax: charges.pricesIncludeTax,
  discount: formatDiscount(charges.discount, sign),
  withholding: {
    label: charges.withholding?.label ?? '',
    rate: charges.withholding ? formatDecimal(charges.withholding.rate, sign) : '',
  },
})

/** Fields that determine the charges, with the decimal sign they are typed with. */
export const CHARGE_FIELDS = [
  'taxRate',
  'taxCategory',
  'taxReason',
  'taxParts',
  'pricesIncludeTax',
  'discount',
  'withholding',
  'decimalSign',
] as const
type ChargeFields = Pick<InvoiceFields, (typeof CHARGE_FIELDS)[number]>

/** Parses the charges. Invalid numbers are left for the schema to reject. */
export function parseChargeFields(fields: ChargeFields) {
  const taxRate = parsePercent(fields.taxRate)
  const withheld = parsePercent(fields.withholding.rate)
  const taxCategory = getCategoryForRate(taxRate, fields.taxCategory || null)
  return {
    taxRate,
    taxCategory,
    taxReason: taxCategory && (fields.taxReason.trim() || null),
    taxParts: getPartsForRate(taxRate, parseTaxParts(fields.taxParts)),
    pricesIncludeTax: fields.pricesIncludeTax,
    discount: parseDiscount(fields.discount, fields.decimalSign),
    withholding: withheld === undefined ? null : { label: fields.withholding.label.trim(), rate: withheld },
  }
}

const toLineCharges = (line: LineFields, sign: DecimalSign): LineCharges => ({
  discount: parseDiscount(line.discount ?? '', sign),
  tax: parseTaxKey(line.tax),
})

export const toTextFields = (texts: DocumentTexts) => mapTexts((field) => texts[field] ?? '')

export const toLineFields = (
  lines: (LineContent & LineSource)[],
  sign: DecimalSign,
  unitLanguage?: string,
): LineFields[] =>
  lines.map((line) => {
    const { kind, description } = line
    if (!isItem(line)) return { ...NEW_LINE, kind, description }
    const { quantity, unit, unitPrice, discount, tax } = line
    return {
      kind,
      description,
      quantity: formatMeasure(quantity, unit, sign, unitLanguage),
      unitPrice: formatDecimal(unitPrice, sign),
      discount: discount && formatDiscount(discount, sign),
      tax: tax ? toTaxKey(tax) : '',
      ...sourceField(line),
    }
  })

/** Returns a heading or text line, null for an item. Line breaks in a heading become spaces. */
function toTextLine({ kind, description }: LineFields): TextLine | null {
  if (kind === 'ITEM') return null
  const text = description.trim()
  return { kind, description: kind === 'HEADING' ? text.replace(/\s*\n\s*/g, ' ') : text }
}

function sourceField({
  sourceLine,
  depositId,
  depositTax,
  depositTaxes,
}: LineSource): Pick<LineFields, 'source'> {
  if (sourceLine === undefined && depositId === undefined) return {}
  const deposit = depositId && { depositId, depositTax, ...(depositTaxes && { depositTaxes }) }
  return { source: { ...(sourceLine && { sourceLine }), ...deposit } }
}

/** True if a line deducts an earlier invoice: it can be removed, but its figures can't be edited. */
export const isDeductionLine = (line: LineFields | undefined): boolean =>
  line?.source?.depositId !== undefined

export const isBlankLine = (line: LineFields, sign: DecimalSign) =>
  !line.description.trim() &&
  (parseQuantity(line.quantity, sign) ?? 1) === 1 &&
  !parseAmount(line.unitPrice, sign)

type TypedLines = Pick<InvoiceFields, 'lineItems' | 'decimalSign'>

/** Drops empty lines at the end, which Enter leaves behind; keeps an only line. */
function withoutBlankEnd({ lineItems: lines, decimalSign }: TypedLines): LineFields[] {
  let end = lines.length
  while (end > 1 && isBlankLine(lines[end - 1]!, decimalSign)) end--
  return lines.slice(0, end)
}

/** Line items for the preview: none while the form is untouched. */
const shownLines = (fields: TypedLines) =>
  fields.lineItems.every((line) => isBlankLine(line, fields.decimalSign)) ? [] : withoutBlankEnd(fields)

/** Returns the input for the schema and the API. Invalid numbers are left for the schema to reject. */
export function toInvoiceInput(fields: InvoiceFields) {
  return {
    // Undefined means an invoice, and an update never changes the kind.
    kind: fields.kind === 'QUOTE' || fields.kind === 'PROFORMA' ? fields.kind : undefined,
    clientId: fields.clientId ? Number(fields.clientId) : undefined,
    currency: fields.currency,
    issueDate: fields.issueDate,
    dueDate: fields.dueDate,
    invoiceNumber: fields.invoiceNumber,
    ...parseChargeFields(fields),
    ...pickOptionalDates(fields),
    exchangeRate: parseAmount(fields.exchangeRate, fields.decimalSign),
    ...pickTexts(fields),
    invoiceType: fields.invoiceType,
    recurringDate: fields.invoiceType === 'RECURRING' ? fields.recurringDate : null,
    schedule: isRepeating(fields) ? toRecurrenceInput(fields) : undefined,
    paymentMethod: fields.paymentMethod || undefined,
    language: fields.language,
    secondLanguage: fields.secondLanguage,
    lineItems: withoutBlankEnd(fields).map(
      (line) =>
        toTextLine(line) ?? {
          description: line.description,
          ...parseMeasure(line.quantity, fields.decimalSign, fields.unitLanguage),
          unitPrice: parseAmount(line.unitPrice, fields.decimalSign),
          ...toLineCharges(line, fields.decimalSign),
          ...line.source,
        },
    ),
  }
}

/** The first date is optional; without one no schedule is sent. */
const isRepeating = ({ invoiceType, recurringDate }: InvoiceFields) =>
  invoiceType === 'RECURRING' && recurringDate !== ''

export const toPricedLine = (line: LineFields, sign: DecimalSign): PricedLine => ({
  quantity: parseQuantity(line.quantity, sign),
  unitPrice: parseAmount(line.unitPrice, sign),
  ...toLineCharges(line, sign),
  ...line.source,
})

export const computeFormTotals = (fields: ChargeFields & Pick<InvoiceFields, 'lineItems' | 'currency'>) =>
  computeTotals({
    ...parseChargeFields(fields),
    currency: fields.currency,
    lineItems: fields.lineItems.map((line) => toTextLine(line) ?? toPricedLine(line, fields.decimalSign)),
  })

const amount = (value: number | undefined) => (Number.isFinite(value) ? value! : null)

/** Returns the form as input for the live preview, with invalid numbers as zero. */
export function toInvoiceSource(
  fields: InvoiceFields,
  seller: Seller,
  client: ClientOption | null,
): InvoiceSource {
  return {
    kind: fields.kind,
    ...fields.madeFrom,
    invoiceNumber: fields.invoiceNumber,
    status: 'DRAFT',
    issueDate: fields.issueDate,
    dueDate: fields.dueDate,
    invoiceType: fields.invoiceType,
    paymentMethod: fields.paymentMethod || getDefaultPaymentMethod(fields.invoiceType),
    currency: fields.currency,
    ...parseChargeFields(fields),
    ...pickOptionalDates(fields),
    exchangeRate: amount(parseAmount(fields.exchangeRate, fields.decimalSign)),
    ...mapTexts((field) => fields[field].trim()),
    lineItems: shownLines(fields).map((line) => {
      const textLine = toTextLine(line)
      if (textLine) return textLine
      const { quantity, unit } = parseMeasure(line.quantity, fields.decimalSign, fields.unitLanguage)
      return {
        description: line.description.trim(),
        quantity: amount(quantity),
        unit,
        unitPrice: amount(parseAmount(line.unitPrice, fields.decimalSign)),
        ...toLineCharges(line, fields.decimalSign),
        ...line.source,
      }
    }),
    rhythm: toRecurrence(fields),
    seller,
    client,
  }
}

/** Returns the recurrence, or null while it is incomplete or invalid. */
function toRecurrence(fields: InvoiceFields): InvoiceSource['rhythm'] {
  const { frequency, every } = toRecurrenceInput(fields)
  return fields.invoiceType === 'RECURRING' && Number.isInteger(every) && every > 0 && every < 100
    ? { frequency, every }
    : null
}

/**
 * Validates a draft from browser storage, which may hold anything: text fields must be texts, everything else falls
 * back to `fallback`. Returns null if it is unusable.
 */
export function parseDraftFields(stored: unknown, fallback: InvoiceFields): InvoiceFields | null {
  if (!isRecord(stored) || !Array.isArray(stored.lineItems)) return null
  const text = (key: keyof InvoiceFields) => {
    const value = stored[key]
    return typeof value === 'string' ? value : String(fallback[key])
  }
  const day = (key: 'issueDate' | 'dueDate' | 'recurringDate' | 'endsOn' | OptionalDate) => {
    const value = text(key)
    return isDay(value) || value === '' ? value : fallback[key]
  }
  // Numbers typed before the browser's language changed keep their value.
  const typedWith = stored.decimalSign === '.' || stored.decimalSign === ',' ? stored.decimalSign : null
  const typedIn = typeof stored.unitLanguage === 'string' ? stored.unitLanguage : 'en'
  const languages = [typedIn, fallback.unitLanguage ?? 'en'] as const
  const signs = [typedWith ?? fallback.decimalSign, fallback.decimalSign] as const
  const withholding = isRecord(stored.withholding) ? stored.withholding : fallback.withholding
  const withholdingField = (key: 'label' | 'rate') => {
    const value = withholding[key]
    return typeof value === 'string' ? value : fallback.withholding[key]
  }
  return {
    kind: fallback.kind,
    decimalSign: fallback.decimalSign,
    unitLanguage: fallback.unitLanguage,
    madeFrom: fallback.madeFrom,
    clientId: /^[1-9]\d{0,9}$/.test(text('clientId')) ? text('clientId') : '',
    currency: /^[A-Z]{3}$/.test(text('currency')) ? text('currency') : fallback.currency,
    invoiceNumber: text('invoiceNumber'),
    issueDate: day('issueDate'),
    dueDate: day('dueDate'),
    invoiceType: INVOICE_TYPES.find((type) => type === stored.invoiceType) ?? fallback.invoiceType,
    recurringDate: day('recurringDate'),
    frequency: isFrequency(stored.frequency) ? stored.frequency : fallback.frequency,
    every: text('every'),
    endsOn: day('endsOn'),
    maxRuns: text('maxRuns'),
    autoSend: typeof stored.autoSend === 'boolean' ? stored.autoSend : fallback.autoSend,
    paymentMethod: PAYMENT_METHODS.find((method) => method === stored.paymentMethod) ?? '',
    language: text('language'),
    secondLanguage: text('secondLanguage'),
    taxRate: text('taxRate'),
    taxCategory: TAX_CATEGORIES.find((one) => one === stored.taxCategory) ?? '',
    taxReason: text('taxReason'),
    taxParts: text('taxParts'),
    pricesIncludeTax:
      typeof stored.pricesIncludeTax === 'boolean' ? stored.pricesIncludeTax : fallback.pricesIncludeTax,
    discount: convertDiscount(text('discount'), ...signs),
    withholding: { label: withholdingField('label'), rate: withholdingField('rate') },
    ...mapOptionalDates(day),
    exchangeRate: convertAmount(text('exchangeRate'), ...signs),
    ...mapTexts(text),
    lineItems: stored.lineItems.filter(isRecord).map((line) => ({
      kind: LINE_KINDS.find((kind) => kind === line.kind) ?? 'ITEM',
      description: String(line.description ?? ''),
      quantity: convertQuantity(String(line.quantity ?? ''), signs, languages),
      unitPrice: convertAmount(String(line.unitPrice ?? ''), ...signs),
      discount: typeof line.discount === 'string' ? convertDiscount(line.discount, ...signs) : null,
      tax: typeof line.tax === 'string' ? line.tax : '',
      ...(isRecord(line.source) && sourceField(onlyNumbers(line.source))),
    })),
  }
}

/** Rewrites a number with another decimal sign; other text stays as typed. */
function convertAmount(text: string, from: DecimalSign, to: DecimalSign): string {
  const amount = parseAmount(text, from)
  return from !== to && Number.isFinite(amount) ? formatDecimal(amount!, to) : text
}

function convertQuantity(
  text: string,
  [from, to]: readonly [DecimalSign, DecimalSign],
  [fromLanguage, toLanguage]: readonly [string, string],
): string {
  const { quantity, unit } = parseMeasure(text, from, fromLanguage)
  const isSame = from === to && fromLanguage === toLanguage
  return !isSame && Number.isFinite(quantity) ? formatMeasure(quantity!, unit, to, toLanguage) : text
}

function convertDiscount(text: string, from: DecimalSign, to: DecimalSign): string {
  const discount = parseDiscount(text, from)
  return from !== to && Number.isFinite(discount?.value) ? formatDiscount(discount, to) : text
}

const isNumber = (value: unknown) => typeof value === 'number'

const onlyNumbers = (stored: Record<string, unknown>): LineSource =>
  Object.fromEntries(
    Object.entries(stored).filter(([name, value]) =>
      name === 'depositTaxes' ? Array.isArray(value) && value.every(isNumber) : isNumber(value),
    ),
  )

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
