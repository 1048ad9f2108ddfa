import { english } from '@/lib/words/english'
import type { InvoiceStatus, InvoiceType, PaymentMethod } from './types'

export const statusLabel = (status: InvoiceStatus): string => english.statuses[status]
export const typeLabel = (type: InvoiceType): string => english.types[type]
export const paymentMethodLabel = (method: PaymentMethod): string => english.paymentMethods[method]
