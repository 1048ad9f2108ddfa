import { addDays, daysBetween, isDay, type Day } from '@/lib/core/dates'
import type { DecimalSign } from '@/lib/core/reader-locale'
import { getDefaultPaymentMethod } from '@/lib/documents/limits'
import { listNextDates } from '@/lib/documents/recurrence/recurrence-dates'
import { DEFAULT_RECURRENCE } from '@/lib/documents/recurrence/types'
import { isDeduction } from '@/lib/documents/totals/compute-totals'
import type { Invoice } from '@/lib/documents/types'
import {
  toChargeFields,
  toLanguageFields,
  toLineFields,
  toTextFields,
  type InvoiceFields,
} from '@/components/documents/form/invoice-form-values'

/** Returns the fields of an invoice as a recurring one: monthly from its issue date, next after today. */
export function toRecurringFields(fields: InvoiceFields, today: Day): InvoiceFields {
  if (fields.invoiceType === 'RECURRING') return fields
  const startsOn = isDay(fields.issueDate) ? fields.issueDate : today
  const from = addDays(startsOn > today ? startsOn : today, 1)
  const [next = from] = listNextDates({ ...DEFAULT_RECURRENCE, startsOn }, 1, { from })
  return { ...fields, invoiceType: 'RECURRING', recurringDate: next }
}

/**
 * Returns the fields that a recurring invoice copies from the one it repeats: items, texts and payment term, as a
 * duplicate does.
 * @param today issue date
 */
export function toRepeatedFields(
  source: Invoice,
  today: Day,
  decimalSign: DecimalSign,
  unitLanguage?: string,
): Partial<InvoiceFields> {
  // An invoice is deducted once.
  const lines = source.lineItems.filter((line) => !isDeduction(line))
  const isDefaultMethod = source.paymentMethod === getDefaultPaymentMethod(source.invoiceType)
  return {
    currency: source.currency,
    dueDate: addDays(today, daysBetween(source.issueDate, source.dueDate)),
    // Lets the default method follow from the new type.
    paymentMethod: isDefaultMethod ? '' : source.paymentMethod,
    ...toLanguageFields(source),
    ...toChargeFields(source, decimalSign),
    ...toTextFields(source),
    lineItems: toLineFields(lines, decimalSign, unitLanguage).map(({ source: _origin, ...line }) => line),
  }
}
