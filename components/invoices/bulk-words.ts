import { statusLabel } from '@/lib/invoices/status'
import { INVOICE_STATUSES, type InvoiceStatus } from '@/lib/invoices/types'

/** `1 invoice`, `12 invoices`. */
export const count = (invoices: number): string => `${invoices} ${invoices === 1 ? 'invoice' : 'invoices'}`

const SHOWN = 3

/** How many stayed as they were and why, by number; undefined when none did. */
export function leftOut(invoices: [number: string, reason: string][]): string | undefined {
  if (invoices.length === 0) return undefined
  const reasons = new Map<string, string[]>()
  for (const [number, reason] of invoices) reasons.set(reason, [...(reasons.get(reason) ?? []), number])
  const texts = [...reasons].map(([reason, numbers]) => {
    const more = numbers.length - SHOWN
    const named = numbers.slice(0, SHOWN).join(', ')
    return `${named}${more > 0 ? ` and ${more} more` : ''}: ${reason.replace(/\.$/, '').toLowerCase()}`
  })
  return `${invoices.length} left out. ${texts.join('; ')}.`
}

const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'Links of sent invoices will stop working, and their amounts will no longer count as unpaid.',
  PAID: 'Payments of paid invoices leave your totals.',
}

/** What goes with the chosen invoices, in plain words. */
export function deletionText(statuses: InvoiceStatus[]): string {
  const kinds = INVOICE_STATUSES.map((status) => ({
    status,
    count: statuses.filter((one) => one === status).length,
  })).filter((kind) => kind.count > 0)
  const what = kinds.map((kind) => `${kind.count} ${statusLabel(kind.status).toLowerCase()}`).join(', ')
  const warnings = kinds.flatMap(({ status }) => WARNINGS[status] ?? [])
  return [`${count(statuses.length)} (${what}) will be gone for good.`, ...warnings].join(' ')
}
