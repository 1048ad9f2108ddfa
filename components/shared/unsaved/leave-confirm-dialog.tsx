'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import type { LeaveRequest } from './unsaved-forms'

export function LeaveConfirmDialog({ messages, leave, cancel }: LeaveRequest) {
  const t = useTranslations('common.unsaved')
  const { title, description, confirmLabel, isDestructive } = messages ?? {
    title: t('title'),
    description: t('description'),
    confirmLabel: t('confirm'),
    isDestructive: true,
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && cancel()}
      title={title}
      description={description}
      cancelLabel={t('keepEditing')}
      confirmLabel={confirmLabel}
      variant={isDestructive ? 'destructive' : 'default'}
      onConfirm={() => {
        leave()
        return false
      }}
    />
  )
}
