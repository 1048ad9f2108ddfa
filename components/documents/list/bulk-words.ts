import { count } from '@/components/shared/list/bulk-words'
import {
  isDraft,
  kindOf,
  STATUSES_OF,
  type InvoiceStatus,
  type Stated,
} from '@/lib/documents/lifecycle/kinds'
import { inKind } from '@/lib/words/kind-nouns'
import { statusLabel } from '@/lib/documents/status'

const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'Links of sent invoices will stop working, and their amounts will no longer count as unpaid.',
  PAID: 'Payments on paid invoices will be removed from your totals.',
}

/** What goes with the chosen invoices, in plain words. */
export function deletionText(rows: Stated[]): string {
  const kind = kindOf(rows[0] ?? {})
  const kinds = STATUSES_OF[kind]
    .map((status) => ({
      kind,
      status,
      count: rows.filter((row) => row.status === status).length,
    }))
    .filter((group) => group.count > 0)
  const what = kinds.map((group) => `${group.count} ${statusLabel(group.status).toLowerCase()}`).join(', ')
  const isIssued = !kinds.every(isDraft)
  const warnings = kind === 'INVOICE' ? kinds.flatMap(({ status }) => WARNINGS[status] ?? []) : []
  return [
    `${inKind(count(rows.length, 'invoice'), kind)} (${what}) will be permanently deleted.`,
    ...warnings,
    ...(isIssued ? ['Numbers that were issued can’t be used again.'] : []),
  ].join(' ')
}
