import { addDays, isDay, type Day } from '@/lib/kernel/dates'
import type { DecimalSign } from '@/lib/kernel/money/decimal-sign'
import { parseCount } from '@/lib/kernel/money/parse'
import { anchorFor, keepMonthEnd } from '@/lib/documents/rhythm/schedule'
import type { Series } from '@/lib/series/types'
import type { Missed } from '@/lib/documents/rhythm/types'
import type { ClientOption } from '@/lib/parties/types'
import { textsOf } from '@/lib/documents/texts'
import { supplyOfNew } from '@/lib/documents/totals/supply'
import type { Seller } from '@/lib/documents/types'
import type { InvoiceSource } from '@/lib/render/view'
import {
  chargeFields,
  chargesIn,
  storedLanguages,
  storedLines,
  storedTexts,
  toInput,
  toSource,
  type InvoiceFields,
} from '@/components/documents/form/invoice-form-values'
import {
  repeatFields,
  repeatInput,
  repeatRule,
  type RepeatFields,
} from '@/components/documents/form/repeat/repeat-values'

/**
 * The form of a series as it is typed. It is that of an invoice, so that its parts serve both: its recurrence date is the day of the
 * next invoice, and its dates and number follow from that.
 */
export interface SeriesFields extends InvoiceFields {
  /** Days. */
  paymentTerms: string
  missed: Missed
}

/** `nextNumber` is what the next invoice would be called; `today` is where one begins again that has ended. */
export function seriesFields(
  series: Series,
  nextNumber: string,
  today: Day,
  decimalSign: DecimalSign,
): SeriesFields {
  return {
    kind: 'INVOICE',
    decimalSign,
    clientId: series.clientDeleted ? '' : String(series.clientId),
    currency: series.currency,
    invoiceNumber: nextNumber,
    issueDate: '',
    dueDate: '',
    invoiceType: 'RECURRING',
    ...repeatFields(series, series.nextDates[0] ?? today),
    paymentMethod: series.paymentMethod,
    ...storedLanguages(series),
    ...chargeFields(series, decimalSign),
    serviceFrom: '',
    serviceUntil: '',
    ...storedTexts(series),
    lineItems: storedLines(series.lineItems, decimalSign),
    paymentTerms: String(series.paymentTerms),
    missed: series.missed,
  }
}

/** What the schema reads and the API takes. Whatever is no number is left for the schema to refuse. */
export function seriesInput(fields: SeriesFields, version: number) {
  const { clientId, currency, paymentMethod, language, secondLanguage, lineItems } = toInput(fields)
  return {
    clientId,
    currency,
    paymentMethod,
    language,
    secondLanguage,
    lineItems,
    ...chargesIn(fields),
    ...textsOf(fields),
    ...repeatInput(fields),
    paymentTerms: parseCount(fields.paymentTerms) ?? Number.NaN,
    nextOn: fields.recurringDate,
    missed: fields.missed,
    version,
  }
}

/** The next invoice as the form stands. */
export function nextSource(
  fields: InvoiceFields,
  seller: Seller,
  client: ClientOption | null,
): InvoiceSource {
  const { recurringDate: day, paymentTerms } = fields as SeriesFields
  const terms = parseCount(paymentTerms) ?? 0
  const source = toSource(fields, seller, client)
  return {
    ...source,
    ...supplyOfNew(source, day),
    issueDate: day,
    dueDate: isDay(day) && Number.isInteger(terms) && Math.abs(terms) < 1e6 ? addDays(day, terms) : '',
    invoiceType: 'ONE_OFF',
  }
}

/**
 * Returns the rule of a series as typed, counted as on the server: from `anchor`, the current start of an existing series, or after
 * `issueDate` when it begins with an invoice.
 */
export function anchoredRule(fields: RepeatFields, { anchor, issueDate }: { anchor?: Day; issueDate?: Day }) {
  const rule = repeatRule(fields)
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1
  if (!isDay(rule.startsOn) || !isWhole) return rule
  if (anchor) return { ...rule, startsOn: anchorFor(rule, anchor, rule.startsOn) }
  if (isDay(issueDate)) return { ...rule, startsOn: keepMonthEnd(rule, issueDate!, rule.startsOn) }
  return rule
}
