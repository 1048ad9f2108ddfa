'use client'

import Link from 'next/link'
import { useTransition } from 'react'
import { LockKeyhole } from 'lucide-react'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button } from '@/components/ui/button'
import { getStatusAfter } from '@/lib/documents/lifecycle/document-actions'
import { getStatusLabel } from '@/lib/documents/labels'
import type { HasStatus } from '@/lib/documents/lifecycle/kinds'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { useStatusChange } from './use-status-change'

type NotEditableCardProps = {
  invoice: HasStatus & { id: number; invoiceNumber: string }
}

/** Explains why an issued invoice can't be edited, and offers to change it back to a draft. */
export function NotEditableCard({ invoice: { id, kind, invoiceNumber, status } }: NotEditableCardProps) {
  const [saving, start] = useTransition()
  const { setStatus } = useStatusChange([{ id, status }])

  return (
    <ErrorCard
      className="mt-10"
      icon={LockKeyhole}
      title="Only drafts can be edited"
      text={
        <span className="wrap-anywhere">
          {withDocumentNoun('Invoice', kind)} #{invoiceNumber} is {getStatusLabel(status).toLowerCase()}, so
          what your client sees can’t change. Move it back to draft to edit it.
        </span>
      }
      action={
        <>
          <Button
            loading={saving}
            onClick={() => start(() => setStatus(id, getStatusAfter('reopen', { kind, status })))}
          >
            Move back to draft
          </Button>
          <Button asChild variant="outline">
            <Link href={`/invoices/${id}`}>{withDocumentNoun('View invoice', kind)}</Link>
          </Button>
        </>
      }
    />
  )
}
