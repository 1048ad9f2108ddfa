'use client'

import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import type { LeaveRequest } from './unsaved-forms'

export function LeaveConfirmDialog({ messages, leave, cancel }: LeaveRequest) {
  const { title, description, confirmLabel, isDestructive } = messages
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && cancel()}
      title={title}
      description={description}
      cancelLabel="Keep editing"
      confirmLabel={confirmLabel}
      variant={isDestructive ? 'destructive' : 'default'}
      onConfirm={() => {
        leave()
        return false
      }}
    />
  )
}
