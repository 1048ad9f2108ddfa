'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import type { LeaveRequest } from './unsaved-forms'

export function LeaveConfirmDialog({ words, leave, stay }: LeaveRequest) {
  const { title, description, confirmLabel, isLoss } = words
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && stay()}
      title={title}
      description={description}
      cancelLabel="Keep editing"
      confirmLabel={confirmLabel}
      variant={isLoss ? 'destructive' : 'default'}
      onConfirm={() => {
        leave()
        return false
      }}
    />
  )
}
