'use client'

import { useTranslations } from 'next-intl'
import { useState, useId } from 'react'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { isDraft, isInvoice, getDocumentKind } from '@/lib/documents/lifecycle/kinds'
import { isAllowed } from '@/lib/documents/lifecycle/document-actions'
import type { InvoiceRow } from '@/components/documents/list/invoice-row'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { MAX_REASON } from '@/lib/documents/limits'

interface DeleteDialogProps {
  row: Pick<InvoiceRow, 'number' | 'kind' | 'status' | 'seriesId' | 'obstacles'>
  onClose: () => void
  onDelete: (reason: string) => Promise<boolean>
  onCancel: () => void
}

/** Confirms a deletion. For an issued invoice, asks for a reason and offers to cancel it instead. */
export default function DeleteDialog({ row, onClose, onDelete, onCancel }: DeleteDialogProps) {
  const t = useTranslations('documents.detail.delete')
  const tCommon = useTranslations('common')
  const [reason, setReason] = useState('')
  const isIssued = !isDraft(row)
  const canCancel = isIssued && isAllowed('cancel', row) && !row.obstacles?.CANCELLED
  const kind = getDocumentKind(row)
  const document = { kind, number: row.number }
  const creditNotes = row.obstacles?.creditNotes ?? []
  const sentences = [
    ...(isIssued ? [t('issued', document), t('effects', { kind })] : [t('draft', document)]),
    ...(isInvoice(row) && row.status === 'SENT' ? [t('sent')] : []),
    ...(isInvoice(row) && row.status === 'PAID' ? [t('paid')] : []),
    ...(kind === 'CREDIT_NOTE' && row.status === 'SENT' ? [t('dueAgain')] : []),
    ...(creditNotes.length > 0
      ? [t('creditNotes', { count: creditNotes.length, numbers: creditNotes.join(', ') })]
      : []),
    ...(canCancel ? [t('cancelHint', { kind })] : []),
    ...(row.seriesId === null ? [] : [t('series')]),
  ]
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { kind })}
      description={sentences.join(' ')}
      confirmLabel={tCommon('delete')}
      {...(canCancel && { instead: { label: t('cancelInstead', { kind }), onChoose: onCancel } })}
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
  const t = useTranslations('documents.detail.delete')
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{t('reason')}</Label>
      <Textarea
        id={id}
        aria-describedby={`${id}-description`}
        rows={2}
        maxLength={MAX_REASON}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-description`} className="text-caption text-muted-foreground">
        {t('reasonHint')}
      </p>
    </div>
  )
}
