import type { InvoiceStatus, InvoiceType, PaymentMethod } from './types'

/** A constant as words: first letter capital, underscores as spaces (`BANK_TRANSFER` is `Bank transfer`). */
export function label(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const statusLabel = (status: InvoiceStatus): string => label(status)
export const typeLabel = (type: InvoiceType): string => label(type)
export const paymentMethodLabel = (method: PaymentMethod): string => label(method)
