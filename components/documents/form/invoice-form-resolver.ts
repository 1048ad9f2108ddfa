import type { Resolver } from 'react-hook-form'
import { invoiceSchema, type InvoiceInput } from '@/lib/documents/schema'
import type { DatePattern } from '@/lib/core/reader-locale'
import { toInvoiceInput, type InvoiceFields } from './invoice-form-values'
import { schemaResolver } from './schema-resolver'

/** Returns the resolver of the invoice form. `pattern`: date format of its messages. */
export const invoiceFormResolver = (pattern: DatePattern): Resolver<InvoiceFields, unknown, InvoiceInput> =>
  schemaResolver(invoiceSchema, toInvoiceInput, pattern)
