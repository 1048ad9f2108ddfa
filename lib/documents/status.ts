import { labels } from '@/lib/words/english/labels'
import type { InvoiceStatus, InvoiceType, PaymentMethod } from './types'

export const statusLabel = (status: InvoiceStatus): string => labels.statuses[status]
export const typeLabel = (type: InvoiceType): string => labels.types[type]
export const paymentMethodLabel = (method: PaymentMethod): string => labels.paymentMethods[method]
