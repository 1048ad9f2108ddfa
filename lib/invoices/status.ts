import { daysBetween, type Day } from '@/lib/dates'
import type { InvoiceStatus, InvoiceType, PaymentMethod } from './types'

/** A constant as words: first letter capital, underscores as spaces (`BANK_TRANSFER` is `Bank transfer`). */
export function label(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const statusLabel = (status: InvoiceStatus): string => label(status)
export const typeLabel = (type: InvoiceType): string => label(type)
export const paymentMethodLabel = (method: PaymentMethod): string => label(method)

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

/**
 * Where an invoice stands, for the detail screen: settled states by name, otherwise by due date
 * (specification, section 4; overdue is never stored).
 */
export function dueText(invoice: { status: InvoiceStatus; dueDate: Day }, today: Day): string {
  if (invoice.status === 'PAID') return 'Paid'
  if (invoice.status === 'CANCELLED') return 'Cancelled'
  const left = daysBetween(today, invoice.dueDate)
  if (left < 0) return `Overdue by ${days(-left)}`
  return left === 0 ? 'Due today' : `Due in ${days(left)}`
}

/** Lists mark overdue on what was sent and not yet paid. */
export function isOverdue(invoice: { status: InvoiceStatus; dueDate: Day }, today: Day): boolean {
  return invoice.status === 'SENT' && invoice.dueDate < today
}

/** Whether an invoice still counts as outstanding: one definition on every screen. */
export const isOutstanding = (status: InvoiceStatus): boolean => status !== 'PAID' && status !== 'CANCELLED'
