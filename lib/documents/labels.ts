import { labels } from '@/lib/i18n/messages/en/labels'
import type { InvoiceStatus, InvoiceType } from './types'

export const getStatusLabel = (status: InvoiceStatus): string => labels.statuses[status]
export const getTypeLabel = (type: InvoiceType): string => labels.types[type]
