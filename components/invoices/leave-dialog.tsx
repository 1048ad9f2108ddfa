'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'

type LeaveDialogProps = { creating: boolean; onStay: () => void; onLeave: () => void }

/** Asked before unsaved work is left. */
export default function LeaveDialog({ creating, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      description={
        creating
          ? 'This invoice is not saved yet. We keep it in this browser, so you can go on later.'
          : 'Your changes are not saved yet. We keep them in this browser, so you can go on later.'
      }
      cancelLabel="Keep editing"
      confirmLabel="Leave"
      variant="default"
      onConfirm={onLeave}
    />
  )
}
