'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import type { InvoiceStatus } from '@/lib/invoices/types'
import type { InvoiceRow } from './invoice-row'

const WARNINGS: Partial<Record<InvoiceStatus, string>> = {
  SENT: 'It was already sent: its link will stop working, and its amount will no longer count as unpaid.',
  PAID: 'It was already paid: deleting it takes the payment out of your totals.',
}

interface DeleteDialogProps {
  row: Pick<InvoiceRow, 'number' | 'status'>
  onClose: () => void
  onDelete: () => Promise<boolean>
}

export default function DeleteDialog({ row, onClose, onDelete }: DeleteDialogProps) {
  const warning = WARNINGS[row.status]
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Are you sure you want to delete this invoice?"
      description={
        <>
          Invoice {row.number} will be gone for good. {warning}
        </>
      }
      confirmLabel="Delete"
      onConfirm={onDelete}
    />
  )
}
