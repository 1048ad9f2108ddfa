import { english } from '@/lib/i18n/documents/en'
import type { InvoiceStatus, InvoiceType } from './types'

export const getStatusLabel = (status: InvoiceStatus): string => english.statuses[status]
export const getTypeLabel = (type: InvoiceType): string => english.types[type]
