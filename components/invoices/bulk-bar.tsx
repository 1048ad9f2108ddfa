'use client'

import { lazy, Suspense, useState } from 'react'
import { CircleCheck, Download, Send, Trash2, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import './bulk-bar.css'
import { deletionText } from './bulk-words'
import type { InvoiceRow } from './invoice-row'
import { MARKS, useBulk, type BulkAction } from './use-bulk'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface BulkBarProps {
  /** The chosen rows. */
  rows: InvoiceRow[]
  /** How many the page has. */
  total: number
  onAll: () => void
  onClear: () => void
}

/** What is chosen and what can be done with it: under the list, and on a phone where the thumb is. */
export default function BulkBar({ rows, total, onAll, onClear }: BulkBarProps) {
  const [asking, setAsking] = useState(false)
  const { pending, mark, remove, download } = useBulk(rows, onClear)
  const can = (to: keyof typeof MARKS) => rows.some(({ status }) => status === MARKS[to])
  const busy = (action: BulkAction) => ({
    loading: pending === action,
    disabled: pending !== null && pending !== action,
  })

  return (
    <section aria-label="Chosen invoices" className="bulk-bar" data-bulk-bar="">
      <p className="bulk-count">
        <strong role="status" className="tabular">
          {rows.length} selected
        </strong>
        {rows.length < total && (
          <Button variant="link" size="sm" onClick={onAll}>
            Select all {total}
          </Button>
        )}
        <Button variant="ghost" size="icon-sm" aria-label="Clear selection" onClick={onClear}>
          <X aria-hidden="true" />
        </Button>
      </p>
      <div className="bulk-actions" data-bulk-actions="">
        {can('SENT') && (
          <Button variant="outline" size="sm" onClick={() => mark('SENT')} {...busy('SENT')}>
            <Send aria-hidden="true" />
            Mark as Sent
          </Button>
        )}
        {can('PAID') && (
          <Button variant="outline" size="sm" onClick={() => mark('PAID')} {...busy('PAID')}>
            <CircleCheck aria-hidden="true" />
            Mark as Paid
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={download} {...busy('pdfs')}>
          <Download aria-hidden="true" />
          {rows.length === 1 ? 'Download PDF' : 'Download PDFs'}
        </Button>
        <Button
          variant="outline"
          size="sm"
          className="text-destructive"
          onClick={() => setAsking(true)}
          {...busy('delete')}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </Button>
      </div>
      {asking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={
              rows.length === 1
                ? 'Are you sure you want to delete this invoice?'
                : `Are you sure you want to delete these ${rows.length} invoices?`
            }
            description={deletionText(rows.map(({ status }) => status))}
            confirmLabel="Delete"
            onConfirm={remove}
          />
        </Suspense>
      )}
    </section>
  )
}
