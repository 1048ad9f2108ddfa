import { zodResolver } from '@hookform/resolvers/zod'
import type { Resolver } from 'react-hook-form'
import { invoiceSchema, type InvoiceFormValues, type InvoiceInput } from '@/lib/documents/schema'
import { toInput, type InvoiceFields } from './invoice-form-values'

const check = zodResolver(invoiceSchema)

/** The schema of the API, over what the typed texts mean. */
export const checkInvoice = ((fields, context, options) =>
  check(toInput(fields) as InvoiceFormValues, context, options as never)) as Resolver<
  InvoiceFields,
  unknown,
  InvoiceInput
>
