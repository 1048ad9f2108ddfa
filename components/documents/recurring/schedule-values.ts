import { addDays, isDay, type Day } from '@/lib/core/dates'
import type { DecimalSign } from '@/lib/core/money/decimal-sign'
import { parseCount } from '@/lib/core/money/parse'
import { getAnchor, alignToMonthEnd } from '@/lib/documents/recurrence/recurrence-dates'
import type { RecurringSchedule } from '@/lib/recurring/schedules/types'
import type { MissedPolicy } from '@/lib/documents/recurrence/types'
import type { ClientOption } from '@/lib/clients/types'
import { pickTexts } from '@/lib/documents/texts'
import { createSupply } from '@/lib/documents/totals/supply'
import type { Seller } from '@/lib/documents/types'
import type { InvoiceSource } from '@/lib/documents/view/invoice-view'
import {
  toChargeFields,
  parseChargeFields,
  toLanguageFields,
  toLineFields,
  toTextFields,
  toInvoiceInput,
  toInvoiceSource,
  type InvoiceFields,
} from '@/components/documents/form/invoice-form-values'
import {
  toRecurrenceFields,
  toRecurrenceInput,
  toRecurrenceRule,
  type RecurrenceFields,
} from '@/components/documents/form/recurrence/recurrence-values'

/**
 * The form of a series as it is typed. It is that of an invoice, so that its parts serve both: its recurrence date is the day of the
 * next invoice, and its dates and number follow from that.
 */
export interface ScheduleFields extends InvoiceFields {
  /** Days. */
  paymentTerms: string
  missed: MissedPolicy
}

/** `nextNumber` is what the next invoice would be called; `today` is where one begins again that has ended. */
export function toScheduleFields(
  series: RecurringSchedule,
  nextNumber: string,
  today: Day,
  decimalSign: DecimalSign,
): ScheduleFields {
  return {
    kind: 'INVOICE',
    decimalSign,
    clientId: series.clientDeleted ? '' : String(series.clientId),
    currency: series.currency,
    invoiceNumber: nextNumber,
    issueDate: '',
    dueDate: '',
    invoiceType: 'RECURRING',
    ...toRecurrenceFields(series, series.nextDates[0] ?? today),
    paymentMethod: series.paymentMethod,
    ...toLanguageFields(series),
    ...toChargeFields(series, decimalSign),
    serviceFrom: '',
    serviceUntil: '',
    ...toTextFields(series),
    lineItems: toLineFields(series.lineItems, decimalSign),
    paymentTerms: String(series.paymentTerms),
    missed: series.missed,
  }
}

/** What the schema reads and the API takes. Whatever is no number is left for the schema to refuse. */
export function toScheduleInput(fields: ScheduleFields, version: number) {
  const { clientId, currency, paymentMethod, language, secondLanguage, lineItems } = toInvoiceInput(fields)
  return {
    clientId,
    currency,
    paymentMethod,
    language,
    secondLanguage,
    lineItems,
    ...parseChargeFields(fields),
    ...pickTexts(fields),
    ...toRecurrenceInput(fields),
    paymentTerms: parseCount(fields.paymentTerms) ?? Number.NaN,
    nextOn: fields.recurringDate,
    missed: fields.missed,
    version,
  }
}

/** The next invoice as the form stands. */
export function toNextInvoiceSource(
  fields: InvoiceFields,
  seller: Seller,
  client: ClientOption | null,
): InvoiceSource {
  const { recurringDate: day, paymentTerms } = fields as ScheduleFields
  const terms = parseCount(paymentTerms) ?? 0
  const source = toInvoiceSource(fields, seller, client)
  return {
    ...source,
    ...createSupply(source, day),
    issueDate: day,
    dueDate: isDay(day) && Number.isInteger(terms) && Math.abs(terms) < 1e6 ? addDays(day, terms) : '',
    invoiceType: 'ONE_OFF',
  }
}

/**
 * Returns the rule of a series as typed, counted as on the server: from `anchor`, the current start of an existing series, or after
 * `issueDate` when it begins with an invoice.
 */
export function anchorRecurrenceRule(
  fields: RecurrenceFields,
  { anchor, issueDate }: { anchor?: Day; issueDate?: Day },
) {
  const rule = toRecurrenceRule(fields)
  const isWhole = Number.isInteger(rule.every) && rule.every >= 1
  if (!isDay(rule.startsOn) || !isWhole) return rule
  if (anchor) return { ...rule, startsOn: getAnchor(rule, anchor, rule.startsOn) }
  if (isDay(issueDate)) return { ...rule, startsOn: alignToMonthEnd(rule, issueDate!, rule.startsOn) }
  return rule
}
