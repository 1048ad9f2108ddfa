'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'

interface DiscardDialogProps {
  open: boolean
  onStay: () => void
  onDiscard: () => void
}

export default function DiscardDialog({ open, onStay, onDiscard }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title="Discard your changes?"
      description="What you typed about this client has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      onConfirm={() => {
        onDiscard()
        return false
      }}
    />
  )
}
