import { z } from 'zod'
import { INVOICE_TYPES, PAYMENT_METHODS, RELATIONS } from './enums'
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from './lifecycle/kinds'
import { frequencies } from './recurrence/types'

export const status = z.enum(DOCUMENT_STATUSES).meta({
  id: 'InvoiceStatus',
  description: 'PAID applies only to invoices; ACCEPTED and DECLINED only to quotes',
})
export const documentKind = z.enum(DOCUMENT_KINDS).meta({ id: 'DocumentKind' })
export const relation = z
  .enum(RELATIONS)
  .nullable()
  .meta({ id: 'DocumentRelation', description: 'Relation of a document to its source' })
export const invoiceType = z.enum(INVOICE_TYPES).meta({ id: 'InvoiceType' })
export const paymentMethod = z.enum(PAYMENT_METHODS).meta({ id: 'PaymentMethod' })
export const frequency = z.enum(frequencies).meta({ id: 'Frequency' })
