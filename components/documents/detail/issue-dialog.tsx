'use client'

import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { getDocumentKind, type DocumentKind, type InvoiceStatus } from '@/lib/documents/lifecycle/kinds'

interface IssueDialogProps {
  document: { kind?: DocumentKind; number: string }
  /** The status that issues it. */
  status: InvoiceStatus
  onClose: () => void
  onIssue: () => void
}

/** Confirms before a document is issued that can't become a draft again. */
export default function IssueDialog({ document, status, onClose, onIssue }: IssueDialogProps) {
  const t = useTranslations('documents.detail.issue')
  const tStatus = useTranslations('documents.status')
  const kind = getDocumentKind(document)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title', { kind, number: document.number })}
      description={t('text', { kind })}
      confirmLabel={tStatus('markAs', { status })}
      variant="default"
      onConfirm={onIssue}
    />
  )
}
