import { addDays, isDay, type Day } from '@/lib/core/dates'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { parseCount } from '@/lib/core/money/parse'
import { getAnchor, alignToMonthEnd } from '@/lib/documents/recurrence/recurrence-dates'
import type { RecurringSchedule } from '@/lib/recurring/schedules/schedule-response'
import type { MissedPolicy } from '@/lib/documents/recurrence/types'
import type { ClientOption } from '@/lib/clients/client-response'
import { mapOptionalDates, createCopyDates } from '@/lib/documents/supply-dates'
import { findBilledPeriod } from '@/lib/documents/interpolate-texts'
import { pickTexts } from '@/lib/documents/texts'
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
 * Fields of a recurring schedule as typed. Extends the invoice's, so that components serve both: `recurringDate` is the
 * date of the next invoice, from which its other dates and number follow.
 */
export interface ScheduleFields extends InvoiceFields {
  /** In days. */
  paymentTerms: string
  missed: MissedPolicy
}

/** Leaves out the end that a schedule has reached: with it, nothing would come after a restart. */
function removeReachedEnd(series: RecurringSchedule): RecurringSchedule {
  const { restartsOn, endsOn, maxRuns, written } = series
  if (restartsOn === null) return series
  return {
    ...series,
    endsOn: endsOn !== null && endsOn < restartsOn ? null : endsOn,
    maxRuns: maxRuns !== null && maxRuns <= written ? null : maxRuns,
  }
}

/** Returns the fields of a schedule. `nextNumber`: number of the next invoice. */
export function toScheduleFields(
  series: RecurringSchedule,
  nextNumber: string,
  decimalSign: DecimalSign,
  unitLanguage?: string,
): ScheduleFields {
  return {
    kind: 'INVOICE',
    decimalSign,
    unitLanguage,
    clientId: series.clientDeleted ? '' : String(series.clientId),
    currency: series.currency,
    invoiceNumber: nextNumber,
    issueDate: '',
    dueDate: '',
    invoiceType: 'RECURRING',
    ...toRecurrenceFields(removeReachedEnd(series), series.nextDates[0] ?? series.restartsOn ?? ''),
    paymentMethod: series.paymentMethod,
    ...toLanguageFields(series),
    ...toChargeFields(series, decimalSign),
    ...mapOptionalDates(() => ''),
    exchangeRate: '',
    ...toTextFields(series),
    lineItems: toLineFields(series.lineItems, decimalSign, unitLanguage),
    paymentTerms: String(series.paymentTerms),
    missed: series.missed,
  }
}

/** Returns the input for the schema and the API. Invalid numbers are left for the schema to reject. */
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

/** Returns the period that the lines name: the date of supply of the next invoice. */
const getPeriod = (fields: InvoiceFields, day: string) =>
  findBilledPeriod(fields.lineItems, day, toRecurrenceRule(fields))

/** Returns the next invoice as input for the preview. */
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
    ...createCopyDates(source, day, seller.place?.country, getPeriod(fields, day)),
    issueDate: day,
    dueDate: isDay(day) && Number.isInteger(terms) && Math.abs(terms) < 1e6 ? addDays(day, terms) : '',
    invoiceType: 'ONE_OFF',
  }
}

/**
 * Returns the typed rule, counted as on the server: from `anchor`, the start of an existing schedule, or from
 * `issueDate` if it starts with an invoice.
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
