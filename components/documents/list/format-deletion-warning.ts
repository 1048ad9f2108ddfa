import { formatItemCount } from '@/components/shared/list/bulk-messages'
import {
  isDraft,
  getDocumentKind,
  STATUSES_BY_KIND,
  type InvoiceStatus,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { getStatusLabel } from '@/lib/documents/labels'

const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'Amounts of sent invoices no longer count as unpaid.',
  PAID: 'Payments of paid invoices no longer count in your totals.',
}

/** What happens when issued invoices are deleted. */
const ISSUED =
  'They leave your lists and their links stop working. Numbers and content of what was issued stay on the Numbers page.'

/** What goes with the chosen invoices, in plain words. */
export function formatDeletionWarning(rows: HasStatus[]): string {
  const kind = getDocumentKind(rows[0] ?? {})
  const kinds = STATUSES_BY_KIND[kind]
    .map((status) => ({
      kind,
      status,
      count: rows.filter((row) => row.status === status).length,
    }))
    .filter((group) => group.count > 0)
  const what = kinds.map((group) => `${group.count} ${getStatusLabel(group.status).toLowerCase()}`).join(', ')
  const isIssued = !kinds.every(isDraft)
  const warnings = kind === 'INVOICE' ? kinds.flatMap(({ status }) => WARNINGS[status] ?? []) : []
  return [
    `${withDocumentNoun(formatItemCount(rows.length, 'invoice'), kind)} (${what}) will be ${isIssued ? '' : 'permanently '}deleted.`,
    ...(isIssued ? [ISSUED] : []),
    ...warnings,
  ].join(' ')
}
