'use client'

import { useTranslations } from 'next-intl'
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
  const t = useTranslations('documents.detail.cancel')
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { number: invoice.number })}
      description={t('text', { amount: invoice.received ?? '' })}
      cancelLabel={t('keep')}
      confirmLabel={t('confirm')}
      {...(isAllowed('credit', invoice) && { instead: { label: t('credit'), onChoose: onCredit } })}
      onConfirm={onCancel}
    />
  )
}
