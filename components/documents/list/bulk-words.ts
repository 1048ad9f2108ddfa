import { count } from '@/components/shared/list/bulk-words'
import { isDraft } from '@/lib/documents/lifecycle/kinds'
import { statusLabel } from '@/lib/documents/status'
import { INVOICE_STATUSES, type InvoiceStatus } from '@/lib/documents/types'

const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'Links of sent invoices will stop working, and their amounts will no longer count as unpaid.',
  PAID: 'Payments on paid invoices will be removed from your totals.',
}

/** What goes with the chosen invoices, in plain words. */
export function deletionText(statuses: InvoiceStatus[]): string {
  const kinds = INVOICE_STATUSES.map((status) => ({
    status,
    count: statuses.filter((one) => one === status).length,
  })).filter((kind) => kind.count > 0)
  const what = kinds.map((kind) => `${kind.count} ${statusLabel(kind.status).toLowerCase()}`).join(', ')
  const isIssued = !kinds.every(isDraft)
  const warnings = kinds.flatMap(({ status }) => WARNINGS[status] ?? [])
  return [
    `${count(statuses.length, 'invoice')} (${what}) will be permanently deleted.`,
    ...warnings,
    ...(isIssued ? ['Numbers that were issued can’t be used again.'] : []),
  ].join(' ')
}
