import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { dateErrors } from '@/components/shared/form/date-errors'
import { invoiceSchema, type InvoiceFormValues, type InvoiceInput } from '@/lib/documents/schema'
import type { DatePattern } from '@/lib/kernel/dates/pattern'
import { toFieldErrors } from './field-errors'
import { toInput, type InvoiceFields } from './invoice-form-values'

/** The schema of the API, over what the typed texts mean. @param pattern of the dates in its messages */
export function checkInvoice(pattern: DatePattern): Resolver<InvoiceFields, unknown, InvoiceInput> {
  const check = zodResolver(invoiceSchema, dateErrors(pattern))
  return async (fields, context, options) => {
    const result = await check(toInput(fields) as InvoiceFormValues, context, options as never)
    return { ...result, errors: toFieldErrors(result.errors) } as never
  }
}
