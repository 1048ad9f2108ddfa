'use client'

import { useState, useId } from 'react'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { isDraft, isInvoice, getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceStatus } from '@/lib/documents/types'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import type { InvoiceRow } from '@/components/documents/list/invoice-row'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { MAX_REASON } from '@/lib/documents/limits'

/** Effects of deleting an issued invoice. */
const ISSUED =
  'It leaves your lists and its link stops working. Its number and content stay on the Numbers page.'

/** Further effects by status. */
const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'Its amount no longer counts as unpaid.',
  PAID: 'Its payments no longer count in your totals.',
}

/** Hint that cancelling may be enough. */
const CANCEL_HINT = 'To keep the invoice in your lists, cancel it instead.'

interface DeleteDialogProps {
  row: Pick<InvoiceRow, 'number' | 'kind' | 'status' | 'recurs' | 'obstacles'>
  onClose: () => void
  onDelete: (reason: string) => Promise<boolean>
  onCancel: () => void
}

/** Confirms a deletion. For an issued invoice, asks for a reason and offers to cancel it instead. */
export default function DeleteDialog({ row, onClose, onDelete, onCancel }: DeleteDialogProps) {
  const [reason, setReason] = useState('')
  const isIssued = !isDraft(row)
  const canCancel = isIssued && isAllowed('cancel', row) && !row.obstacles?.CANCELLED
  const kind = getDocumentKind(row)
  const documentName = `${withDocumentNoun('Invoice', kind)} ${row.number}`
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={withDocumentNoun('Are you sure you want to delete this invoice?', kind)}
      description={
        <>
          {isIssued
            ? `${documentName} will be deleted. ${ISSUED}`
            : `${documentName} will be permanently deleted.`}{' '}
          {isInvoice(row) && WARNINGS[row.status]} {canCancel && withDocumentNoun(CANCEL_HINT, kind)}{' '}
          {row.recurs && 'Its series stays as it is. To stop later invoices, end the series.'}
        </>
      }
      confirmLabel="Delete"
      {...(canCancel && {
        instead: { label: withDocumentNoun('Cancel invoice instead', kind), onChoose: onCancel },
      })}
      onConfirm={() => onDelete(reason.trim())}
    >
      {isIssued && <DeletionReasonField value={reason} onChange={setReason} />}
    </ConfirmDialog>
  )
}

interface DeletionReasonFieldProps {
  value: string
  onChange: (reason: string) => void
}

/** Reason for deleting an issued document; stored with its number. */
export function DeletionReasonField({ value, onChange }: DeletionReasonFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Reason (optional)</Label>
      <Textarea
        id={id}
        aria-describedby={`${id}-description`}
        rows={2}
        maxLength={MAX_REASON}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-description`} className="text-caption text-muted-foreground">
        Kept with the number, for your records.
      </p>
    </div>
  )
}
