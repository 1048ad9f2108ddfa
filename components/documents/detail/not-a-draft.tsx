'use client'

import Link from 'next/link'
import { useTransition } from 'react'
import { LockKeyhole } from 'lucide-react'
import { ErrorCard } from '@/components/shared/page/error-card'
import { Button, buttonVariants } from '@/components/ui/button'
import { statusAfter } from '@/lib/documents/lifecycle'
import { statusLabel } from '@/lib/documents/status'
import type { InvoiceStatus } from '@/lib/documents/types'
import { useStatusChange } from './use-status-change'

type NotADraftProps = { invoice: { id: number; invoiceNumber: string; status: InvoiceStatus } }

/** Says why an issued invoice cannot be edited, and offers the way that keeps it honest: back to draft first. */
export function NotADraft({ invoice: { id, invoiceNumber, status } }: NotADraftProps) {
  const [saving, start] = useTransition()
  const { setStatus } = useStatusChange([{ id, status }])

  return (
    <ErrorCard
      className="mt-10"
      icon={LockKeyhole}
      title="Only drafts can be edited"
      text={
        <span className="break-anywhere">
          Invoice #{invoiceNumber} is {statusLabel(status).toLowerCase()}, so what your client sees can’t
          change. Move it back to draft to edit it.
        </span>
      }
      action={
        <>
          <Button
            loading={saving}
            onClick={() => start(() => setStatus(id, statusAfter('reopen', { status })))}
          >
            Move back to draft
          </Button>
          <Link href={`/invoices/${id}`} className={buttonVariants({ variant: 'outline' })}>
            View invoice
          </Link>
        </>
      }
    />
  )
}
