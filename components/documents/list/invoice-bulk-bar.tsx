'use client'

import { lazy, Suspense, useState } from 'react'
import { CircleCheck, Download, Send, Trash2 } from 'lucide-react'
import { BulkBar } from '@/components/shared/list/bulk-bar'
import { usePermissionCheck } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import {
  isDraft,
  getDocumentKind,
  STATUSES_BY_KIND,
  type InvoiceStatus,
  type HasStatus,
} from '@/lib/documents/lifecycle/kinds'
import type { DocumentAction } from '@/lib/documents/lifecycle/action-rules'
import { findNextAction } from '@/lib/documents/lifecycle/document-actions'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { DeletionReasonField } from '@/components/documents/detail/delete-dialog'
import type { InvoiceRow } from './invoice-row'
import { useBulkActions, type BulkAction, type StatusChangeHandler } from './use-bulk-actions'
import { formatItemCount } from '@/components/shared/list/bulk-results'
import { getStatusLabel } from '@/lib/documents/labels'

const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'Amounts of sent invoices no longer count as unpaid.',
  PAID: 'Payments of paid invoices no longer count in your totals.',
}

/** Effects of deleting issued invoices. */
const ISSUED =
  'They leave your lists and their links stop working. Numbers and content of what was issued stay on the Numbers page.'

/** Returns a sentence on the effects of deleting the selected invoices. */
export function formatDeletionWarning(rows: HasStatus[]): string {
  const kind = getDocumentKind(rows[0] ?? {})
  const kinds = STATUSES_BY_KIND[kind]
    .map((status) => ({
      kind,
      status,
      count: rows.filter((row) => row.status === status).length,
    }))
    .filter((group) => group.count > 0)
  const breakdown = kinds
    .map((group) => `${group.count} ${getStatusLabel(group.status).toLowerCase()}`)
    .join(', ')
  const isIssued = !kinds.every(isDraft)
  const warnings = kind === 'INVOICE' ? kinds.flatMap(({ status }) => WARNINGS[status] ?? []) : []
  return [
    `${withDocumentNoun(formatItemCount(rows.length, 'invoice'), kind)} (${breakdown}) will be ${isIssued ? '' : 'permanently '}deleted.`,
    ...(isIssued ? [ISSUED] : []),
    ...warnings,
  ].join(' ')
}

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface InvoiceBulkBarProps {
  /** Selected rows. */
  rows: InvoiceRow[]
  /** Number of rows on the page. */
  total: number
  onSelectAll: () => void
  onClear: () => void
  move: StatusChangeHandler
}

/** Actions for the selected invoices. */
export default function InvoiceBulkBar({ rows, total, onSelectAll, onClear, move }: InvoiceBulkBarProps) {
  const [isConfirming, setConfirming] = useState(false)
  const [reason, setReason] = useState('')
  const { pending, mark, remove, download } = useBulkActions(rows, move, onClear)
  const may = usePermissionCheck()
  const can = (step: DocumentAction) => may('write') && rows.some((row) => findNextAction(row) === step)
  const busy = (action: BulkAction) => ({
    loading: pending === action,
    disabled: pending !== null && pending !== action,
  })

  return (
    <BulkBar
      label={withDocumentNoun('Selected invoices', rows[0]?.kind)}
      selectedCount={rows.length}
      total={total}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      {can('issue') && (
        <Button variant="outline" size="sm" onClick={() => mark('issue')}>
          <Send aria-hidden="true" />
          Mark as Sent
        </Button>
      )}
      {can('settle') && (
        <Button variant="outline" size="sm" onClick={() => mark('settle')}>
          <CircleCheck aria-hidden="true" />
          Mark as Paid
        </Button>
      )}
      {can('accept') && (
        <Button variant="outline" size="sm" onClick={() => mark('accept')}>
          <CircleCheck aria-hidden="true" />
          Mark as Accepted
        </Button>
      )}
      {(may('export') || rows.length === 1) && (
        <Button variant="outline" size="sm" onClick={download} {...busy('pdfs')}>
          <Download aria-hidden="true" />
          {rows.length === 1 ? 'Download PDF' : 'Download PDFs'}
        </Button>
      )}
      {may('remove') && (
        <Button
          variant="outline"
          size="sm"
          className="text-destructive"
          onClick={() => setConfirming(true)}
          {...busy('delete')}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      )}
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setConfirming}
            title={withDocumentNoun(
              rows.length === 1
                ? 'Are you sure you want to delete this invoice?'
                : `Are you sure you want to delete these ${rows.length} invoices?`,
              rows[0]?.kind,
            )}
            description={formatDeletionWarning(rows)}
            confirmLabel="Delete"
            onConfirm={() => remove(reason.trim())}
          >
            {!rows.every(isDraft) && <DeletionReasonField value={reason} onChange={setReason} />}
          </ConfirmDialog>
        </Suspense>
      )}
    </BulkBar>
  )
}
