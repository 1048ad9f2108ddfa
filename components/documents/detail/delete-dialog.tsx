'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { isDraft, isInvoice, kindOf } from '@/lib/documents/lifecycle/kinds'
import { may } from '@/lib/documents/lifecycle'
import type { InvoiceStatus } from '@/lib/documents/types'
import { inKind } from '@/lib/words/kind-nouns'
import { DeletionReason } from './deletion-reason'
import type { InvoiceRow } from '@/components/documents/list/invoice-row'

/** What goes with an invoice. */
const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'It was already sent. Its link will stop working, and its amount will no longer count as unpaid.',
  PAID: 'It was already paid. Deleting it removes the payment from your totals.',
}

/** What goes with any other document that somebody has. */
const SENT_ALREADY = 'It was already sent, and its link will stop working.'

/** What cancelling keeps, for whoever only wants it out of the way. */
const KEPT = 'Its number can’t be used again. To keep the invoice on record, cancel it instead.'

interface DeleteDialogProps {
  row: Pick<InvoiceRow, 'number' | 'kind' | 'status' | 'recurs'>
  onClose: () => void
  onDelete: (reason: string) => Promise<boolean>
  /** Sets the status to cancelled. */
  onCancel: () => void
}

/** Asks before an invoice is deleted. One that was issued can be cancelled instead, and a reason goes with it. */
export default function DeleteDialog({ row, onClose, onDelete, onCancel }: DeleteDialogProps) {
  const [reason, setReason] = useState('')
  const isIssued = !isDraft(row)
  const canCancel = isIssued && may('cancel', row)
  const kind = kindOf(row)
  const warning = isInvoice(row) ? WARNINGS[row.status] : isIssued && SENT_ALREADY
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={inKind('Are you sure you want to delete this invoice?', kind)}
      description={
        <>
          {inKind('Invoice', kind)} {row.number} will be permanently deleted. {warning}{' '}
          {canCancel && inKind(KEPT, kind)}{' '}
          {row.recurs && 'Its series stays as it is. To stop later invoices, end the series.'}
        </>
      }
      confirmLabel="Delete"
      {...(canCancel && {
        instead: { label: inKind('Cancel invoice instead', kind), onChoose: onCancel },
        cancelLabel: 'Keep',
      })}
      onConfirm={() => onDelete(reason.trim())}
    >
      {isIssued && <DeletionReason value={reason} onChange={setReason} />}
    </ConfirmDialog>
  )
}
