'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useTransition } from 'react'
import { LockKeyhole } from 'lucide-react'
import { useIssuedProtection } from '@/components/shared/issued-protection'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'
import { getDenialReason, getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getDocumentKind, type HasStatus } from '@/lib/documents/lifecycle/kinds'
import { useStatusChange } from './use-status-change'

type NotEditableCardProps = {
  invoice: HasStatus & { id: number; invoiceNumber: string }
}

/** Explains why an issued invoice can't be edited, and offers to change it back to a draft. */
export function NotEditableCard({ invoice }: NotEditableCardProps) {
  const t = useTranslations('documents.detail.notEditable')
  const { id, invoiceNumber, status } = invoice
  const kind = getDocumentKind(invoice)
  const [saving, start] = useTransition()
  const { setStatus } = useStatusChange([{ id, kind, status }])
  const isProtected = useIssuedProtection()
  const canReopen = getDenialReason('reopen', { kind, status, isProtected }) !== 'reopen.protected'

  return (
    <ErrorCard
      className="mt-10"
      icon={LockKeyhole}
      title={t('title')}
      text={
        <span className="wrap-anywhere">
          {canReopen
            ? t('text', { kind, number: invoiceNumber, status })
            : t('protected', { kind, number: invoiceNumber })}
        </span>
      }
      action={
        <>
          {canReopen && (
            <Button
              loading={saving}
              onClick={() => start(() => setStatus(id, getStatusAfter('reopen', { kind, status })))}
            >
              {t('reopen')}
            </Button>
          )}
          <Button asChild variant="outline">
            <Link href={`/invoices/${id}`}>{t('view', { kind })}</Link>
          </Button>
        </>
      }
    />
  )
}
