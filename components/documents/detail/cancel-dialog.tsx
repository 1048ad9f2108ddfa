'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'

interface CancelDialogProps {
  /** Invoice number and amount received. */
  invoice: HasStatus & { number: string; received?: string }
  onClose: () => void
  onCancel: () => void
  /** Opens the dialog that creates a credit note. */
  onCredit: () => void
}

/** Confirms before a paid invoice is cancelled, and offers a credit note, which turns the payment into credit. */
export default function CancelDialog({ invoice, onClose, onCancel, onCredit }: CancelDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Cancel invoice ${invoice.number}?`}
      description={
        <>
          {invoice.received} was recorded as paid. Cancelling doesn’t give it back to your client. A credit
          note does: it cancels the charge and turns what was paid into credit for your client. It is the
          usual way to correct an invoice that was issued and paid.
        </>
      }
      cancelLabel="Keep invoice"
      confirmLabel="Cancel invoice"
      {...(isAllowed('credit', invoice) && { instead: { label: 'Create credit note', onChoose: onCredit } })}
      onConfirm={onCancel}
    />
  )
}
